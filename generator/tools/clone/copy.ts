/** Writes a clone as a complete copy of its base, with the same comments, order and line breaks. */
import { type Edit, editText } from '../../site/config/edit/edit-text.ts'
import type { ClonePlan } from './plan.ts'

/** @param before ids of the base’s areas, in their order */
const editsOf = ({ changes, locations }: ClonePlan, before: readonly string[]): readonly Edit[] => [
  ...changes.map(({ path, value }): Edit => (value === null ? { kind: 'remove', path } : { kind: 'set', path, value })),
  ...(locations?.added ?? []).map((value): Edit => ({ kind: 'append', path: ['locations'], value })),
  ...before
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => locations?.kept?.includes(id) === false)
    .toReversed()
    .map(({ index }): Edit => ({ kind: 'remove', path: ['locations', index] })),
]

/** @param schema path from the copy to the JSON Schema */
export const copyText = (base: string, schema: string, plan: ClonePlan, before: readonly string[]): string => {
  const copy = editText(base, editsOf(plan, before))
  const line = `# yaml-language-server: $schema=${schema}`
  return /^#\s*yaml-language-server:.*$/m.test(copy) ? copy.replace(/^#\s*yaml-language-server:.*$/m, () => line) : `${line}\n${copy}`
}
