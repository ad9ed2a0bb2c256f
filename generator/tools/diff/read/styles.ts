/** Parses a stylesheet into declarations by selector, including the conditions around it. */
import { getOrCreate } from '../../../site/util/memoize.ts'
import { withoutHash } from './names.ts'

/** Strings, comments and URLs, in which braces and semicolons have no meaning. */
const opaque = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g

interface Hidden {
  readonly css: string
  readonly show: (text: string) => string
}

const hideOpaque = (css: string): Hidden => {
  const hidden: string[] = []
  return {
    css: css.replace(opaque, found => (found.startsWith('/*') ? '' : `\u0001${hidden.push(found) - 1}\u0001`)),
    show: text => text.replace(/\u0001(\d+)\u0001/g, (_, index: string) => hidden[Number(index)] ?? ''),
  }
}

/** Declarations by selector: `@media print .button` → [`color: red`]. Declarations of a repeated selector are merged. */
export const rulesOf = (sheet: string): ReadonlyMap<string, readonly string[]> => {
  const rules = new Map<string, string[]>()
  const { css, show } = hideOpaque(withoutHash(sheet))
  const around: string[] = []
  let written = ''
  const flush = (): void => {
    const text = show(written.trim())
    written = ''
    if (text === '') return
    const [property = '', ...value] = text.split(':')
    const declaration = value.length === 0 ? text : `${property.trim()}: ${value.join(':').trim()}`
    getOrCreate(rules, around.join(' '), () => []).push(declaration)
  }
  for (const character of css) {
    if (character === '{') {
      around.push(show(written.trim()))
      written = ''
    } else if (character === '}') {
      flush()
      around.pop()
    } else if (character === ';') flush()
    else written += character
  }
  flush()
  return rules
}
