/** Template instances: the texts that differ between pages are separate, everything else is in the template. */

import type { PageTemplate, TemplateInstance } from '../../generator/site/model/file.ts'
import { endOfText } from '../../generator/site/util/template-instance.ts'
import type { Texts } from './shape.ts'
import type { MarkupTemplate, Slot } from './template.ts'

const encoder = new TextEncoder()

/** Bytes that one UTF-16 code unit may take in UTF-8. */
const maxBytes = 3

/** Characters that one of the escapes of `template.ts` changes. One search for each is faster than a regular expression for all. */
const escapedCharacters = ['&', '<', '>', '"', "'", '\\', '\t', '\n', '\r', '\u2028', '\u2029']
export const maybeEscaped = (text: string): boolean => escapedCharacters.some(character => text.includes(character))

/** Writes the texts of some slots, each followed by `endOfText`. Escapes them only if that may change them. */
const textWriter = (slots: readonly Slot[]): ((texts: readonly string[]) => string) => {
  const list = [...slots.map(() => ''), '']
  const changesPlain = slots.some(({ isHyphenated }) => isHyphenated)
  return texts => {
    for (let at = 0; at < slots.length; at++) list[at] = texts[slots[at]?.index ?? 0] ?? ''
    const plain = list.join(endOfText)
    return changesPlain || maybeEscaped(plain) ? list.map((text, at) => slots[at]?.escapeText(text) ?? text).join(endOfText) : plain
  }
}

/**
 * Makes the instances of one shape. The first page is all template; a text that differs on a later page becomes variable from then on.
 * @param first texts of the first page
 */
export const instanceMaker = ({ literals, slots }: MarkupTemplate, first: readonly string[]): ((texts: Texts) => TemplateInstance) => {
  const templateWith = ({ texts, varying }: Texts) => {
    const varies = new Set(varying)
    const parts: string[] = []
    let part = literals[0] ?? ''
    slots.forEach(({ index, escapeText }, at) => {
      if (varies.has(index)) {
        parts.push(part)
        part = ''
      } else part += escapeText(texts[index] ?? '')
      part += literals[at + 1] ?? ''
    })
    const template: PageTemplate = {
      bytes: encoder.encode(parts.join('') + part),
      gaps: parts.map(text => Buffer.byteLength(text)),
    }
    return { template, known: varying.length, textsOf: textWriter(slots.filter(({ index }) => varies.has(index))) }
  }
  let current = templateWith({ texts: first, varying: [] })
  let buffer = new Uint8Array(0)
  return page => {
    if (page.varying.length > current.known) current = templateWith(page)
    const text = current.textsOf(page.texts)
    if (buffer.length < text.length * maxBytes) buffer = new Uint8Array(text.length * maxBytes * 2)
    return { template: current.template, texts: buffer.subarray(0, encoder.encodeInto(text, buffer).written) }
  }
}
