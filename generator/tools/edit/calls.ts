/** Everything that the editor’s server can be asked: a feature’s calls stand in its own file. */
import type { FileCalls } from './file.ts'
import type { FormCalls } from './forms.ts'
import type { NewCityCalls } from './new-city.ts'
import type { NewSiteCalls } from './new-site.ts'
import type { PageCalls } from './protocol.ts'
import type { TranslationCalls } from './translations.ts'
import type { WidgetCalls } from './widgets.ts'

export interface Calls extends PageCalls, FormCalls, FileCalls, TranslationCalls, NewSiteCalls, NewCityCalls, WidgetCalls {}
