import { editOf } from '../compare-words.ts'
import type { Change, Place, Topic } from '../model.ts'
import { quoted, type Text } from '../phrases.ts'
import type { Attributes } from '../read/elements.ts'

interface Draft {
  readonly topic: Topic
  readonly place?: Place
  readonly subject?: Text | null
  readonly before: Text | null
  readonly after: Text | null
  readonly section?: string
}

const whole = ({ topic, place = 'main', subject = null, before, after, section = '' }: Draft) => ({
  topic,
  place,
  subject,
  before,
  after,
  section,
})

/** A change that is grouped with changes of exactly the same values. */
export const change = (draft: Draft): Change => ({
  ...whole(draft),
  key: JSON.stringify([draft.topic, draft.subject ?? null, draft.before, draft.after]),
})

/** A change of wording, grouped with texts in which the same words were replaced. */
export const rewording = (draft: Draft): Change => {
  const [before, after] = [quoted(draft.before), quoted(draft.after)]
  return {
    ...whole(draft),
    key: before === null || after === null ? JSON.stringify(['words', draft.before, draft.after]) : `words ${editOf(before, after)}`,
  }
}

export type Side = 'before' | 'after'

/** The value of an item that only one side has. */
export const onlyOn = (side: Side, value: Text) => ({ before: side === 'before' ? value : null, after: side === 'after' ? value : null })

/** The keys whose values differ, with both values. */
export const differingKeys = <Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly (readonly [key: string, before: Value | null, after: Value | null])[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const [was, is] = [before.get(key) ?? null, after.get(key) ?? null]
    return was === is ? [] : [[key, was, is] as const]
  })

interface AttributeChange {
  readonly name: string
  readonly before: Text | null
  readonly after: Text | null
}

/** An attribute without a value is named: `not required` → `required`. */
export const attributeChanges = (before: Attributes, after: Attributes): readonly AttributeChange[] =>
  differingKeys(new Map(Object.entries(before)), new Map(Object.entries(after))).map(([name, was, is]) => {
    const named = (value: string | null): Text => (value === null ? { code: 'notSet', values: { attribute: name } } : name)
    return (was ?? '') === '' && (is ?? '') === '' ? { name, before: named(was), after: named(is) } : { name, before: was, after: is }
  })
