/** The texts of the items in a JSON-LD graph, so that an item that was parsed before is not parsed again. */

interface GraphTexts {
  /** Text of `@context`, in JSON. */
  readonly context: string
  readonly items: readonly string[]
}

const begin = /^\{"@context":("[^"\\]*"),"@graph":\[/

const [quote, comma, openBrace, closeBrace, openBracket, closeBracket] = [34, 44, 123, 125, 91, 93] as const
const backslash = 92

/** @returns the index after the string that begins at a quotation mark */
const behindString = (text: string, at: number): number => {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes++
    if (slashes % 2 === 0) return end + 1
  }
  return text.length
}

/** @returns `undefined` for a graph that is not formatted as `JSON.stringify` formats one: it must be parsed as a whole */
export const graphItems = (text: string): GraphTexts | undefined => {
  const head = begin.exec(text)
  if (head === null) return undefined
  const items: string[] = []
  let start = head[0].length
  let depth = 0
  for (let at = start; at < text.length; ) {
    const sign = text.charCodeAt(at)
    if (sign === quote) {
      at = behindString(text, at)
      continue
    }
    if (depth === 0 && (sign === comma || sign === closeBracket)) {
      items.push(text.slice(start, at))
      start = at + 1
      if (sign === closeBracket)
        return text.slice(at) === ']}' && items.every(item => item !== '') ? { context: head[1] ?? '', items } : undefined
    } else if (sign === openBrace || sign === openBracket) depth++
    else if (sign === closeBrace || sign === closeBracket) depth--
    at++
  }
  return undefined
}
