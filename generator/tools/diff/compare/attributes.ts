/** Attributes of an element that stayed, compared one by one. */

import type { Attributes } from '../read/attributes.ts'

interface AttributeChange {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** An attribute without a value is told in words: `not required` → `required`. */
export const attributeChanges = (before: Attributes, after: Attributes): readonly AttributeChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(name => {
    const [was, is] = [before[name], after[name]]
    if (was === is) return []
    if ((was ?? '') === '' && (is ?? '') === '')
      return [{ name, before: was === undefined ? `not ${name}` : name, after: is === undefined ? `not ${name}` : name }]
    return [{ name, before: was ?? null, after: is ?? null }]
  })
