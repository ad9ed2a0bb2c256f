/** A template in UTF-8: what its pages have in common, and the texts that were others once. */
import { type Common, endOfText, type Filled } from '../../generator/site/model/filled.ts'
import type { Texts } from './shape.ts'
import type { Filling, Template } from './template.ts'

const encoder = new TextEncoder()

/** Bytes that a unit of UTF-16 may take. */
const most = 3

/** Signs that some way of writing a text does not leave as they are, of those that a text may hold (`generator/site/config/yaml.ts`). */
const signs = ['&', '<', '>', '"', "'", '\\', '\t', '\n', '\r', '\u2028', '\u2029']
/** One sign after the other, which the engine does many letters at a time: a pattern for all of them takes five times as long. */
export const maybeEscaped = (text: string): boolean => {
  for (const sign of signs) if (text.includes(sign)) return true
  return false
}

/** @param first the texts of the first page @returns makes pages one after the other: the texts of each hold until the next */
export const bytesFiller = ({ literals, fillings }: Template, first: readonly string[]): ((texts: Texts) => Filled) => {
  /** Fillings whose text was another once, in the order of the page. */
  let live: readonly Filling[] = []
  let known = 0
  const commonOf = ({ texts, varying }: Texts): Common => {
    const varies = new Set(varying)
    known = varying.length
    live = fillings.filter(({ index }) => varies.has(index))
    const parts: string[] = []
    let part = literals[0] ?? ''
    fillings.forEach(({ index, written }, place) => {
      if (varies.has(index)) {
        parts.push(part)
        part = ''
      } else part += written(texts[index] ?? '')
      part += literals[place + 1] ?? ''
    })
    return {
      bytes: encoder.encode(parts.join('') + part),
      gaps: Int32Array.from(parts, text => encoder.encode(text).length),
    }
  }
  let common = commonOf({ texts: first, varying: [] })
  /** The texts of a page, and nothing behind the end of the last. */
  let list: string[] = ['']

  let encoded = new Uint8Array(0)
  return page => {
    if (page.varying.length > known) {
      common = commonOf(page)
      list = [...live.map(() => ''), '']
    }
    // By hand, since pages have dozens: V8 is long in optimizing this.
    for (let at = 0; at < live.length; at++) list[at] = page.texts[live[at]?.index ?? 0] ?? ''
    const plain = list.join(endOfText)
    const texts = maybeEscaped(plain) ? list.map((text, at) => live[at]?.written(text) ?? text).join(endOfText) : plain
    if (encoded.length < texts.length * most) encoded = new Uint8Array(texts.length * most * 2)
    return { common, texts: encoded.subarray(0, encoder.encodeInto(texts, encoded).written) }
  }
}
