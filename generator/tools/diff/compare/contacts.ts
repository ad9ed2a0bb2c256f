/** Phone numbers and e-mail addresses that were replaced. One replacement explains every text that repeats the number. */
import { escapeRegExp } from '../../../site/util/text.ts'
import { align } from '../align.ts'
import type { Change, Place } from '../model.ts'
import type { Part } from '../read/parts.ts'

export interface Swap {
  readonly topic: 'phone' | 'email'
  /** As visitors read it, in the first of its spellings. */
  readonly before: string
  readonly after: string
  /** Every spelling: languages write a number in their own ways. */
  readonly forms: readonly (readonly [before: string, after: string])[]
  /** As programs read it: `+15145550123`. */
  readonly codes: readonly [before: string, after: string]
}

interface Contact {
  readonly topic: Swap['topic']
  readonly code: string
  readonly shown: string
  readonly place: Place
}

const number = /[+(]?\d[\d\s().\-\u2010-\u2013]{4,}\d/

/** The number in a text, with the extension that its link dials. */
const numberIn = (text: string, code: string): string | undefined => {
  const [, extension] = /;ext=(\d+)/.exec(code) ?? []
  const whole = extension === undefined ? null : new RegExp(String.raw`${number.source}\D{1,20}${extension}(?!\d)`).exec(text)
  return (whole ?? number.exec(text))?.[0]
}

const contactsOf = (parts: readonly Part[]): readonly Contact[] =>
  parts.flatMap(({ links, place }) =>
    links.flatMap(({ href, text }): readonly Contact[] => {
      const [, scheme, code = ''] = /^(tel|mailto):([^?]*)/.exec(href) ?? []
      if (scheme === undefined) return []
      return scheme === 'tel'
        ? [{ topic: 'phone', code, shown: numberIn(text, code) ?? code, place }]
        : [{ topic: 'email', code, shown: code, place }]
    }),
  )

/** @returns the replaced numbers and addresses, without duplicates */
export const contactSwaps = (partsBefore: readonly Part[], partsAfter: readonly Part[]): readonly Swap[] => {
  const swaps = new Map<string, Swap>()
  for (const { same, ...hunk } of align(contactsOf(partsBefore), contactsOf(partsAfter), ({ place, code }) => `${place} ${code}`)) {
    if (same || hunk.before.length !== hunk.after.length) continue
    for (const [index, was] of hunk.before.entries()) {
      const is = hunk.after[index]
      if (is === undefined || is.topic !== was.topic) continue
      const codes = [was.code, is.code] as const
      const forms = swaps.get(codes.join(' '))?.forms ?? [codes]
      const isKnown = forms.some(([old, now]) => old === was.shown && now === is.shown)
      const allForms = isKnown ? forms : [...forms, [was.shown, is.shown] as const]
      const [before, after] = allForms[1] ?? codes
      swaps.set(codes.join(' '), { topic: was.topic, before, after, forms: allForms, codes })
    }
  }
  return [...swaps.values()]
}

/** The swaps that turn one text into the other; `null` when they do not explain it. */
export const explainedBy = (swaps: readonly Swap[], before: string, after: string): readonly Swap[] | null => {
  const pairs = swaps.flatMap(swap => swap.forms.map(([was, is]) => ({ swap, was, is })))
  if (pairs.length === 0) return null
  const used = new Set<Swap>()
  // One pass, so that replaced text is not replaced again.
  const turned = before.replace(new RegExp(pairs.map(({ was }) => escapeRegExp(was)).join('|'), 'g'), found => {
    const pair = pairs.find(({ was }) => was === found)
    if (pair !== undefined) used.add(pair.swap)
    return pair?.is ?? found
  })
  return turned === after && used.size > 0 ? [...used] : null
}

export const swapChange = ({ topic, before, after, codes }: Swap, place: Place): Change => ({
  topic,
  place,
  subject: null,
  before,
  after,
  section: '',
  key: `${topic} ${codes.join(' ')}`,
})
