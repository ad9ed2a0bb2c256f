import { memoize } from '../generator/site/util/memoize.ts'

/** JSON for a `<script>` element, which ends at the first `</script` even within quotes: the characters that could begin it are escaped. */
export const jsonForScript = (value: unknown): string => {
  const json = JSON.stringify(value)
  return /[<>&\u2028\u2029]/.test(json)
    ? json.replace(/[<>&\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json
}

/** A string within the quotes of such JSON. Most contain nothing to escape. */
export const textForScript = (text: string): string =>
  /[\0-\x1f"\\<>&\u2028\u2029\ud800-\udfff]/.test(text) ? jsonForScript(text).slice(1, -1) : text

/** A node that several pages share, such as the business, is serialized once. */
const node = memoize<object, string>(jsonForScript, new WeakMap())

/** A JSON-LD document for a `<script>` element. */
export const graphForScript = ({
  '@context': context,
  '@graph': graph,
}: {
  readonly '@context': string
  readonly '@graph': readonly object[]
}): string => `{"@context":${jsonForScript(context)},"@graph":[${graph.map(node).join(',')}]}`
