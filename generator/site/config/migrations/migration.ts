/** One step from a format of the config to the next. */
import type { Translated } from '../../messages/language.ts'
import type { Edit } from '../edit/edit-text.ts'

export interface Migration {
  /** The format that a config has afterwards. Before, it has the one below. */
  readonly to: number
  /** What it changes, in a sentence. */
  readonly about: Translated<string>
  /**
   * Returns the edits of one file, besides the key `townsite`.
   * @param data of this file alone: in an overlay, lists may be maps by id
   */
  readonly edits: (data: unknown) => readonly Edit[]
}
