import type { Change, Place, Topic } from '../model.ts'
import { editOf } from '../words.ts'

interface Draft {
  readonly topic: Topic
  readonly place?: Place
  readonly subject?: string | null
  readonly before: string | null
  readonly after: string | null
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

/** A change that is the same one when it is the same to the letter. */
export const change = (draft: Draft): Change => ({
  ...whole(draft),
  key: JSON.stringify([draft.topic, draft.subject ?? null, draft.before, draft.after]),
})

/** A change of wording: the same words replaced in two texts are one change. */
export const rewording = (draft: Draft): Change => ({
  ...whole(draft),
  key:
    draft.before === null || draft.after === null
      ? JSON.stringify(['words', draft.before, draft.after])
      : `words ${editOf(draft.before, draft.after)}`,
})
