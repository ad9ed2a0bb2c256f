/** Has something new written, and shows its first page. */
import type { State } from '../../protocol.ts'
import type { Editor } from '../use-editor.ts'

export const writeWith = (editor: Editor, asked: () => Promise<State>) => (): Promise<void> =>
  editor.make(async () => {
    const state = await asked()
    editor.showFirst(state)
    return state
  })
