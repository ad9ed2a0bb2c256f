/** A template in UTF-8: what its pages have in common, and the texts that were others once. */
import { type Common, endOfText, type Filled } from '../../generator/site/model/filled.ts'
import { isWide } from '../../generator/site/model/narrow.ts'
import type { Texts } from './shape.ts'
import type { Filling, Template } from './template.ts'

const encoder = new TextEncoder()

/** Bytes that a unit of UTF-16 may take. */
const most = 3

/** Signs that some way of writing a text does not leave as they are, of those that a text may hold (`generator/site/config/yaml/parse-yaml.ts`). */
const signs = ['&', '<', '>', '"', "'", '\\', '\t', '\n', '\r', '\u2028', '\u2029']
/** One sign after the other, which the engine does many letters at a time: a pattern for all of them takes five times as long. */
export const maybeEscaped = (text: string): boolean => {
  for (const sign of signs) if (text.includes(sign)) return true
  return false
}

/** The texts of some places, each with `endOfText` behind it. */
const joiner = (fillings: readonly Filling[]): ((texts: readonly string[]) => string) => {
  /** The texts of a page, and nothing behind the end of the last. */
  const list = [...fillings.map(() => ''), '']
  return texts => {
    // By hand, since pages have dozens: V8 is long in optimizing this.
    for (let at = 0; at < fillings.length; at++) list[at] = texts[fillings[at]?.index ?? 0] ?? ''
    const plain = list.join(endOfText)
    return maybeEscaped(plain) ? list.map((text, at) => fillings[at]?.written(text) ?? text).join(endOfText) : plain
  }
}

const nothing = new Uint8Array(0)

/** @param first the texts of the first page @returns makes pages one after the other: the wide texts of each hold until the next */
export const bytesFiller = ({ literals, fillings }: Template, first: readonly string[]): ((texts: Texts) => Filled) => {
  /** Numbers of texts that were wide once. */
  const wide = new Set<number>()
  let known = 0
  /** What the page has in common with those before, and what tells its texts: those that were others once, in the order of the page. */
  const shapeOf = ({ texts, varying }: Texts) => {
    const varies = new Set(varying)
    known = varying.length
    const parts: string[] = []
    let part = literals[0] ?? ''
    fillings.forEach(({ index, written }, place) => {
      if (varies.has(index)) {
        parts.push(part)
        part = ''
      } else part += written(texts[index] ?? '')
      part += literals[place + 1] ?? ''
    })
    const live = fillings.filter(({ index }) => varies.has(index))
    const lengths = parts.map((text, place) => {
      const { length } = encoder.encode(text)
      return wide.has(live[place]?.index ?? -1) ? ~length : length
    })
    const common: Common = { bytes: encoder.encode(parts.join('') + part), gaps: Int32Array.from(lengths) }
    const narrowTexts = joiner(live.filter(({ index }) => !wide.has(index)))
    return { common, narrowTexts, wideTexts: wide.size === 0 ? undefined : joiner(live.filter(({ index }) => wide.has(index))) }
  }
  let shape = shapeOf({ texts: first, varying: [] })
  let encoded = nothing
  const inUtf8 = (text: string): Uint8Array => {
    if (encoded.length < text.length * most) encoded = new Uint8Array(text.length * most * 2)
    return encoded.subarray(0, encoder.encodeInto(text, encoded).written)
  }
  return page => {
    if (page.varying.length > known) shape = shapeOf(page)
    let narrow = shape.narrowTexts(page.texts)
    if (isWide(narrow)) {
      for (const index of page.varying) if (isWide(page.texts[index] ?? '')) wide.add(index)
      shape = shapeOf(page)
      narrow = shape.narrowTexts(page.texts)
    }
    return { common: shape.common, narrow, wide: shape.wideTexts === undefined ? nothing : inUtf8(shape.wideTexts(page.texts)) }
  }
}
