import { editOf } from '../compare-words.ts'
import type { Change, Place, Topic } from '../model.ts'
import { quoted, type Text } from '../phrases.ts'

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
