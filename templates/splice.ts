/**
 * Rendering by splicing: of pages that differ in their texts only, the first is rendered and the others are filled in. React writes a
 * text as it stands, escaped, so a page's markup is known from the first page's and from the texts.
 */

import { escapeHtml } from '../generator/site/model/escape.ts'
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

/** What stands in a shape for a text, and between what it is made of. */
const aText = Symbol('text')
const aList = Symbol('list')
const aGroup = Symbol('group')
const theEnd = Symbol('end')

/** What inputs filled into one template have in common, in the order of a walk: keys, lengths of lists, and what is compared as it is. */
type Shape = readonly unknown[]

/** Walks through an input. @returns its shape, with its texts */
const walked = (input: object, fixed: ReadonlySet<string>): { readonly shape: Shape; readonly texts: readonly string[] } => {
  const shape: unknown[] = []
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      shape.push(value === '' ? '' : aText)
      if (value !== '') texts.push(value)
    } else if (Array.isArray(value)) {
      shape.push(aList, value.length)
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      shape.push(aGroup)
      for (const key in value) {
        // Any key may be asked of an object; `in` gave this one.
        const held = (value as Readonly<Record<string, unknown>>)[key]
        shape.push(key)
        if (fixed.has(key)) shape.push(held)
        else walk(held)
      }
      shape.push(theEnd)
    } else shape.push(value)
  }
  walk(input)
  return { shape, texts }
}

const isSame = (one: Shape, other: Shape): boolean => one.length === other.length && one.every((part, at) => part === other[at])

/** Shapes beyond which the one asked for longest ago is forgotten: memory stays bounded when something fixed differs on each page. */
const limit = 64

/** The same input but for its texts, whose places are marked. */
const marked = (value: unknown, fixed: ReadonlySet<string>, count = { texts: 0 }): unknown => {
  if (typeof value === 'string') return value === '' ? '' : mark(count.texts++)
  if (Array.isArray(value)) return value.map(item => marked(item, fixed, count))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fixed.has(key) ? held : marked(held, fixed, count)]))
}

/** A template that is filled in: texts that stood in the same place on the page before are not escaped again. */
const filler = ({ literals, fillings }: Template): ((texts: readonly string[]) => string) => {
  const last = fillings.map(() => ({ text: '', written: '' }))
  return texts => {
    let markup = literals[0] ?? ''
    fillings.forEach(({ index, written }, at) => {
      const text = texts[index] ?? ''
      let before = last[at]
      if (before?.text !== text) {
        before = { text, written: written(text) }
        last[at] = before
      }
      markup += before.written + (literals[at + 1] ?? '')
    })
    return markup
  }
}

/**
 * `render`, called once for each shape of its input. Two inputs have one shape when they differ in non-empty strings alone, and in
 * none below a key of `fixed`: what lies there is compared as it is, objects by identity.
 *
 * @param render writes strings down and does not look into them; what it decides by lies below `fixed` keys
 */
export const spliced = <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>): ((input: Input) => string) => {
  /** Those asked for lately come first. */
  const known: { readonly shape: Shape; readonly fill: (texts: readonly string[]) => string }[] = []
  return input => {
    const { shape, texts } = walked(input, fixed)
    const place = known.findIndex(one => isSame(one.shape, shape))
    const [found] = place < 0 ? [] : known.splice(place, 1)
    const one = found ?? { shape, fill: filler(templateOf(render(marked(input, fixed) as Input))) }
    known.unshift(one)
    if (known.length > limit) known.pop()
    return one.fill(texts)
  }
}
