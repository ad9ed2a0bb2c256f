/** The views of the work area, in the order of the bar. A further one is a further line. */
import type { ComponentType } from 'react'
import { FileView } from './file/file-view.tsx'
import { NewView } from './new/new-view.tsx'
import { PageView } from './page-view.tsx'
import { TranslationsView } from './translations/translations-view.tsx'
import type { ViewProps } from './view-props.ts'
import type { Word } from './words.ts'

interface View {
  readonly id: string
  readonly label: Word
  readonly component: ComponentType<ViewProps>
}

export const views: readonly View[] = [
  { id: 'page', label: 'theSite', component: PageView },
  { id: 'translations', label: 'translations', component: TranslationsView },
  { id: 'file', label: 'file', component: FileView },
  { id: 'new', label: 'newView', component: NewView },
]
