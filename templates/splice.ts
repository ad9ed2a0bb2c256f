/**
 * Rendering by splicing: of pages that differ in their texts only, the first is rendered and the others are filled in. React writes a
 * text as it stands, escaped, so a page's markup is known from the first page's and from the texts.
 */

import { escapeHtml } from '../generator/site/model/escape.ts'
import { memoize } from '../generator/site/model/memoize.ts'
import { textForScript } from './json.ts'

/** Private-use characters, which no page holds, around the number of a text; what became of the `<` shows how texts are escaped there. */
const open = '\uE000'
const close = '\uE001'
const mark = (index: number): string => `${open}<${index}${close}`
const marks = new RegExp(`${open}(<|&lt;|\\\\u003c)(\\d+)${close}`)

/** By what became of `<`: in markup that is written as it is, between tags and in attributes, in the JSON of a script. */
const escapes: Readonly<Record<string, (text: string) => string>> = {
  '<': text => text,
  '&lt;': escapeHtml,
  '\\u003c': textForScript,
}

interface Filling {
  /** Which text, from 0. */
  readonly index: number
  readonly written: (text: string) => string
}

interface Template {
  /** One more than there are fillings. */
  readonly literals: readonly string[]
  readonly fillings: readonly Filling[]
}

const templateOf = (markup: string): Template => {
  // Split by a pattern with two groups: literal, what became of `<`, number, literal, …
  const parts = markup.split(marks)
  const literals: string[] = []
  const fillings: Filling[] = []
  parts.forEach((part, at) => {
    if (at % 3 === 0) literals.push(part)
    else if (at % 3 === 1) fillings.push({ written: escapes[part] ?? escapeHtml, index: Number(parts[at + 1]) })
  })
  return { literals, fillings }
}

const fill = ({ literals, fillings }: Template, texts: readonly string[]): string => {
  let markup = literals[0] ?? ''
  fillings.forEach(({ index, written }, at) => {
    markup += written(texts[index] ?? '') + (literals[at + 1] ?? '')
  })
  return markup
}

/** Numbers for objects, so that a key can name them. */
let identified = 0
const identityOf = memoize<object, number>(() => ++identified, new WeakMap())

/** Shapes beyond which earlier ones are forgotten: memory stays bounded when something fixed differs on each page. */
const limit = 64

/**
 * `render`, called once for each shape of its input. Two inputs have one shape when they differ in non-empty strings alone, and in
 * none below a key of `fixed`: what lies there is compared as it is, objects by identity.
 *
 * @param render writes strings down and does not look into them; what it decides by lies below `fixed` keys
 */
export const spliced = <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>): ((input: Input) => string) => {
  const templates = new Map<string, Template>()

  return input => {
    const texts: string[] = []
    let shape = ''
    const walk = (value: unknown): void => {
      if (typeof value === 'string') {
        shape += value === '' ? 'e' : 't'
        if (value !== '') texts.push(value)
      } else if (Array.isArray(value)) {
        shape += `[${value.length}`
        for (const item of value) walk(item)
      } else if (typeof value === 'object' && value !== null) {
        shape += '{'
        for (const key in value) {
          // Any key may be asked of an object; `in` gave this one.
          const held = (value as Readonly<Record<string, unknown>>)[key]
          shape += key
          if (!fixed.has(key)) walk(held)
          else shape += typeof held === 'object' && held !== null ? `#${identityOf(held)}` : `=${String(held)}`
        }
      } else shape += String(value)
    }
    walk(input)

    let template = templates.get(shape)
    if (template === undefined) {
      let count = 0
      const marked = (value: unknown): unknown => {
        if (typeof value === 'string') return value === '' ? '' : mark(count++)
        if (Array.isArray(value)) return value.map(marked)
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fixed.has(key) ? held : marked(held)]))
      }
      // The same input but for its strings.
      template = templateOf(render(marked(input) as Input))
      if (templates.size >= limit) templates.clear()
      templates.set(shape, template)
    }
    return fill(template, texts)
  }
}
