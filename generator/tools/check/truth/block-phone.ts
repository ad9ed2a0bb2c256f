import { escapeRegExp } from '../../../site/model/escape.ts'
import { matchesOf } from '../../../site/model/matches.ts'
import { memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { plainBlanks } from '../facts/page.ts'

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** A shown number as a pattern: every number that is written the same way. */
const shapeOf = (shown: string): string => `(?<!\\d)${escapeRegExp(shown).replace(/\d/g, '\\d')}(?!\\d)`

/** `+15145550123`, whether dialled or as it is written in this country. */
const isSame = (one: string, other: string): boolean => {
  const [long, short] = one.length < other.length ? [other, one] : [one, other]
  return long.endsWith(short.replace(/^0+/, ''))
}

/** Most pages show the same numbers. */
const numbersLike = memoizeText(shapes => new RegExp(shapes, 'gu'))

/** Numbers that a reader takes for the one of the block; the emergency number may stand beside it, with words of its own. */
export const blockPhone = {
  id: 'block-phone',
  needs: 'page',
  run: ({ page, site }) => {
    const shown = page.links.flatMap(({ href, text }) => (/^tel:/i.test(href) && /^\D*\d[^\p{L}]*$/u.test(text) ? plainBlanks(text) : []))
    if (shown.length === 0) return []
    const number = numbersLike([...new Set(shown)].map(shapeOf).join('|'))
    const { emergency } = site.phones
    const isLabelledEmergency = (written: string, run: string): boolean =>
      emergency !== null && isSame(digitsIn(emergency), digitsIn(written)) && run.length > written.length + 2
    return page.blocks.flatMap((runs): readonly Finding[] => {
      const numbers = runs.flatMap(run =>
        /\d/.test(run)
          ? matchesOf(number, plainBlanks(run)).flatMap(([written]) => (isLabelledEmergency(written, run) ? [] : written))
          : [],
      )
      const other = numbers.find(written => !isSame(digitsIn(written), digitsIn(numbers[0] ?? '')))
      return other === undefined ? [] : [{ message: `two phone numbers stand in one block: ${numbers[0]} and ${other}` }]
    })
  },
} as const satisfies PageCheck
