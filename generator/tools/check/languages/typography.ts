import { memoize } from '../../../site/model/memoize.ts'
import type { Finding, TextCheck } from '../check.ts'
import type { SaidText } from '../facts/said.ts'
import type { SiteFacts } from '../facts/site.ts'
import { typographyOf } from './typographies/index.ts'

/** Addresses follow rules of their own. */
const addresses = /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/g
/** Stands for an address: no letter, no digit, no blank. */
const stub = '\uFFFC'

/** A fault with a little of what stands around it, cut at blanks. */
const excerpt = (text: string, at: number, length: number): string => {
  const begin = text.lastIndexOf(' ', Math.max(0, at - 18)) + 1
  const end = text.indexOf(' ', Math.min(text.length, at + length + 14))
  return text.slice(at < 18 ? 0 : begin, end < 0 ? text.length : end)
}

const namesOf = memoize(
  ({ places, business, languages }: SiteFacts): ReadonlySet<string> =>
    new Set([...places, business.name, ...languages.map(language => language.name)].flatMap(name => name.match(/\p{L}+/gu) ?? [])),
  new WeakMap(),
)

/** Every Longer Word Begins With a Capital, names aside. */
const isTitleCase = (text: string, names: ReadonlySet<string>): boolean => {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).slice(1).filter(word => !names.has(word) && word !== word.toUpperCase())
  return words.length > 1 && words.every(word => /^\p{Lu}/u.test(word))
}

const isHeading = (of: string): boolean => /^h[1-6]$/.test(of)

const faultsOf = ({ text, language, of = '' }: SaidText, site: SiteFacts): readonly Finding[] => {
  const typography = typographyOf(language)
  if (typography === undefined || typography.fixed?.includes(text)) return []
  const prose = text.includes('@') || text.includes('://') || text.includes('www.') ? text.replace(addresses, stub) : text
  const faults = !typography.suspect.test(prose)
    ? []
    : typography.rules.flatMap(({ pattern, sign, what }): readonly Finding[] => {
        if (sign !== undefined && !prose.includes(sign)) return []
        const match = pattern.exec(prose)
        if (match === null) return []
        const quoted = excerpt(prose, match.index, match[0].length)
        return [{ message: `${what}: “${quoted}”`, quote: { language, text: quoted } }]
      })
  const shouts = typography.sentenceCase === true && isHeading(of) && isTitleCase(prose, namesOf(site))
  return shouts ? [...faults, { message: `capitals as in an English title: “${text}”`, quote: { language, text } }] : faults
}

export const typography = {
  id: 'typography',
  needs: 'text',
  applies: site => site.languages.some(language => typographyOf(language.locale) !== undefined),
  suspects: (text, site) => faultsOf(text, site).length > 0,
  run: ({ text, site }) => faultsOf(text, site),
} as const satisfies TextCheck
