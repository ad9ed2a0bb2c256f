/**
 * JSON as the cache keeps it: in Latin-1 where few signs lie beyond it, which are escaped. V8 reads that in two thirds of the time that
 * UTF-8 takes, of which each sign becomes two bytes where a single one does not fit into one. Else in UTF-8.
 */

export type Letters = 'latin1' | 'utf8'

/** Whether so few signs lie beyond ASCII that to escape some of them pays. */
const isMostlyLatin = (texts: readonly string[]): boolean => {
  let [letters, bytes] = [0, 0]
  for (const text of texts) {
    letters += text.length
    bytes += Buffer.byteLength(text)
  }
  return bytes < letters * 1.1
}

export const lettersOf = (texts: readonly string[]): Letters => (isMostlyLatin(texts) ? 'latin1' : 'utf8')

/** Letters that are escaped. */
const beyondLatin = /[^\0-\xff]/g

const escaped = (text: string): string => text.replace(beyondLatin, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const bytesOfJson = (json: string, letters: Letters): Buffer =>
  letters === 'latin1' ? Buffer.from(escaped(json), letters) : Buffer.from(json)

export const jsonIn = ({ buffer, byteOffset, byteLength }: Uint8Array, letters: Letters): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString(letters)

/** How many bytes these are. */
export const sizeOfJson = (json: string, letters: Letters): number =>
  letters === 'latin1' ? json.length + 5 * (json.match(beyondLatin)?.length ?? 0) : Buffer.byteLength(json)
