/** Markup that one edit has rendered, for the next ones. */
import type { Rendered } from '../../../templates/splice/splice.ts'
import { readCache, writeCache } from '../../io/cache.ts'

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

const withMaps = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)

/** Shapes beyond which nothing is kept: an edit of one area has six, one that every page shows may have thousands. */
const most = 64

/**
 * Of one edit: renders what none has before. For inputs with no other values than JSON has, and maps. To read what was rendered takes a tenth
 * of that, without React.
 */
export const renderedOnce = (): Rendered => {
  let left = most
  return (input, render) => {
    if (left === 0) return render()
    left--
    const key = `rendered ${JSON.stringify(input, withMaps)}`
    const known = readCache(key)
    if (known !== undefined) return decoder.decode(known)
    const markup = render()
    writeCache(key, encoder.encode(markup))
    return markup
  }
}
