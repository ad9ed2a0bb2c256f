import { escapeRegExp } from '../../../site/model/escape.ts'
import { matchesOf } from '../../../site/model/matches.ts'
import { memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isPhoneLink, plainBlanks } from '../facts/page.ts'

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** Most texts have too few for a number, which is told without a pattern. */
const countDigits = (text: string): number => {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign >= 48 && sign <= 57) count++
  }
  return count
}

/** How a shown number is written, whatever it is: `000-000-0000`. */
const shapeOf = (shown: string): string => shown.replace(/\d/g, '0')

const patternOf = (shape: string): string => `(?<!\\d)${escapeRegExp(shape).replace(/\d/g, '\\d')}(?!\\d)`

/** `+15145550123`, whether dialled or as it is written in this country. */
const isSame = (one: string, other: string): boolean => {
  const [long, short] = one.length < other.length ? [other, one] : [one, other]
  return long.endsWith(short.replace(/^0+/, ''))
}

/** What finds numbers of these shapes, a line each, in a text, with plain blanks: most pages show the same ones, and have most texts in common. */
const finderOf = memoizeText(lines => {
  const shapes = lines.split('\n')
  const number = new RegExp(shapes.map(patternOf).join('|'), 'gu')
  const shortest = Math.min(...shapes.map(({ length }) => length))
  const fewest = Math.min(...shapes.map(countDigits))
  const numbersIn = memoizeText((text): readonly string[] =>
    countDigits(text) < fewest ? [] : matchesOf(number, plainBlanks(text)).map(([written]) => written),
  )
  return (text: string): readonly string[] => (text.length < shortest ? [] : numbersIn(text))
})

/** Numbers that a reader takes for the one of the block; the emergency number may stand beside it, with words of its own. */
export const blockPhone = {
  id: 'block-phone',
  needs: 'page',
  run: ({ page, site }) => {
    const shown = page.links.flatMap(link => (isPhoneLink(link) && /^\D*\d[^\p{L}]*$/u.test(link.text) ? plainBlanks(link.text) : []))
    if (shown.length === 0) return []
    const numbersIn = finderOf([...new Set(shown.map(shapeOf))].join('\n'))
    const { emergency } = site.phones
    const isLabelledEmergency = (written: string, run: string): boolean =>
      emergency !== null && isSame(digitsIn(emergency), digitsIn(written)) && run.length > written.length + 2
    return page.blocks.flatMap((runs): readonly Finding[] => {
      const found: string[] = []
      for (const run of runs) for (const written of numbersIn(run)) if (!isLabelledEmergency(written, run)) found.push(written)
      const other = found.find(written => !isSame(digitsIn(written), digitsIn(found[0] ?? '')))
      return other === undefined ? [] : [{ message: `two phone numbers stand in one block: ${found[0]} and ${other}` }]
    })
  },
} as const satisfies PageCheck
