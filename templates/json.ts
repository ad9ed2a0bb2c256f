import { memoize } from '../generator/site/model/memoize.ts'

/**
 * JSON for a `<script>` element, whose text ends at the first `</script` whatever the quotes around it: the characters that
 * could begin one are written as escapes, which JSON reads back.
 */
export const jsonForScript = (value: unknown): string => {
  const json = JSON.stringify(value)
  return /[<>&\u2028\u2029]/.test(json)
    ? json.replace(/[<>&\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json
}

/** A text within the quotes of such JSON. Most hold nothing that is escaped. */
export const textForScript = (text: string): string =>
  /[\0-\x1f"\\<>&\u2028\u2029\ud800-\udfff]/.test(text) ? jsonForScript(text).slice(1, -1) : text

/** A node that comes back on the next page, the business for instance, is written once. */
const node = memoize<object, string>(jsonForScript, new WeakMap())

/** A JSON-LD document for a `<script>` element. */
export const graphForScript = ({
  '@context': context,
  '@graph': graph,
}: {
  readonly '@context': string
  readonly '@graph': readonly object[]
}): string => `{"@context":${jsonForScript(context)},"@graph":[${graph.map(node).join(',')}]}`
