/** Compares the attributes of two versions of an element. */

import type { Text } from '../phrases.ts'
import type { Attributes } from '../read/attributes.ts'

interface AttributeChange {
  readonly name: string
  readonly before: Text | null
  readonly after: Text | null
}

/** An attribute without a value is named: `not required` → `required`. */
export const attributeChanges = (before: Attributes, after: Attributes): readonly AttributeChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): readonly AttributeChange[] => {
    const [was, is] = [before[name], after[name]]
    if (was === is) return []
    const named = (value: string | undefined): Text => (value === undefined ? { code: 'notSet', values: { attribute: name } } : name)
    if ((was ?? '') === '' && (is ?? '') === '') return [{ name, before: named(was), after: named(is) }]
    return [{ name, before: was ?? null, after: is ?? null }]
  })
