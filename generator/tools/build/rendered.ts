/** Markup that one edit has rendered, for the next ones. */
import type { Rendered } from '../../../templates/splice/splice.ts'
import { readCache, writeCache } from '../../io/cache.ts'

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

const withMaps = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)

/** Renders what no edit has before; of an input with no other values than JSON has, and maps. To read it takes a tenth of that, without React. */
export const renderedOnce: Rendered = (input, render) => {
  const key = `rendered ${JSON.stringify(input, withMaps)}`
  const known = readCache(key)
  if (known !== undefined) return decoder.decode(known)
  const markup = render()
  writeCache(key, encoder.encode(markup))
  return markup
}
