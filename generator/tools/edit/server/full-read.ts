/**
 * The second reading of a text before it is saved. The editor reads a text in parts and remembers them; here it is read whole and anew, as
 * a build reads it, so that no fault of that memory reaches a file.
 */
import { startThread } from '../../../io/program/threads.ts'
import { saysTheSame } from '../../../site/config/edit/edit-data.ts'
import { parseConfigText } from '../../../site/config/yaml/parse-config.ts'
import type { ConfigParser } from '../../../site/config/yaml/section-cache.ts'
import { dataOf } from '../../../site/config/yaml/tree.ts'

/** Characters of a text that is read at once: a longer one is read in a thread, so that nobody who types waits for it. */
const readAtOnce = 300_000

/** What a text says, read whole; `undefined` when it cannot be read. */
export const saidIn = (text: string): unknown => {
  const parsed = parseConfigText({ file: '', text })
  return parsed.ok ? dataOf(parsed.value) : undefined
}

const saidLater = (text: string): Promise<unknown> => startThread<unknown>('readText', text).result

/** @param read what the editor reads with @returns whether a text says what the editor shows; one that was found to is not read again */
export const fullReadCheck = (read: ConfigParser): ((file: string, text: string) => Promise<boolean>) => {
  const right = new Map<string, string>()
  return async (file, text) => {
    if (right.get(file) === text) return true
    const shown = read({ file, text })
    const said = text.length > readAtOnce ? await saidLater(text) : saidIn(text)
    const isRight = shown.ok && said !== undefined && saysTheSame(said, dataOf(shown.value))
    if (isRight) right.set(file, text)
    return isRight
  }
}
