import type { Showing } from './page-bar.tsx'
import type { Editor } from './use-editor.ts'
import type { EditorLanguage, Say } from './words.ts'

/** What each view is given. */
export interface ViewProps {
  readonly editor: Editor
  readonly say: Say
  /** Names of the site’s languages in themselves, by their codes. */
  readonly languageNames: ReadonlyMap<string, string>
  /** That of the editor. */
  readonly language: EditorLanguage
  readonly onLanguage: (language: EditorLanguage) => void
  readonly showing: Showing
  readonly onShowing: (showing: Showing) => void
}
