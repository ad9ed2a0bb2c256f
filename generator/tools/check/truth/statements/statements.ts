/** Statements that a site’s config contradicts: what to look for in texts of a language, and what the config has instead. */
import { days } from '../../../../site/config/values/week.ts'
import { escapeRegExp } from '../../../../site/model/escape.ts'
import { dayName } from '../../../../site/plan/format/time.ts'
import type { NamedService, SiteFacts } from '../../facts/site.ts'
import { foreignLaws } from './laws.ts'
import { type StatementWords, statementWordsOf, tradeWords } from './words.ts'

/** Something that no text of the site may say. */
export interface Untruth {
  readonly pattern: RegExp
  /** Source of the words themselves, for one pattern of many. */
  readonly source: string
  /** Another pattern that the sentence must hold. */
  readonly beside?: RegExp
  /** What the config has instead; none when what was found is no contradiction. */
  readonly instead: (groups: Readonly<Record<string, string | undefined>>) => string | undefined
}

const anyBlanks = (source: string): string => source.replaceAll(' ', '\\s+')

const wholeWords = (source: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags)

/** Whole words of this source. */
const words = (written: string, flags = 'iu'): Pick<Untruth, 'pattern' | 'source'> => {
  const source = anyBlanks(written)
  return { source, pattern: wholeWords(source, flags) }
}

/** Whether a text may hold any of them: most hold none, which one look tells. */
export const mayHold = (untruths: readonly Untruth[]): ((text: string) => boolean) => {
  const any = wholeWords(untruths.map(({ source }) => source.replace(/\(\?<\w+>/g, '(?:')).join('|'), 'iu')
  return text => untruths.length > 0 && any.test(text)
}

const emergencies = ({ always, dayAndNight, answering, emergency }: StatementWords): readonly Untruth[] => {
  const instead = (): string => 'the config has no emergency service'
  return [
    { ...words(always), instead },
    { ...words(emergency), instead },
    { ...words(dayAndNight), beside: new RegExp(anyBlanks(answering), 'iu'), instead },
  ]
}

/** Languages that businesses speak; their names come with the platform. */
const spoken = 'ar de el en es fa fr he hi ht it ja ko nl pl pt ro ru tr uk vi zh'.split(' ')

const languages = ({ and, bilingual }: StatementWords, locale: string, site: SiteFacts): readonly Untruth[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const codes = new Map(spoken.map(code => [(names.of(code) ?? code).toLowerCase(), code]))
  const own = new Set(site.languages.map(language => new Intl.Locale(language.locale).language))
  const any = [...codes.keys()].map(escapeRegExp).join('|')
  return [
    {
      ...words(`(?<one>${any}),? (?:${and}) (?<other>${any})`),
      instead: ({ one = '', other = '' }) => {
        const lacking = [one, other].find(name => !own.has(codes.get(name.toLowerCase()) ?? ''))
        return lacking === undefined ? undefined : `the site has no ${lacking}`
      },
    },
    ...(own.size > 1 ? [] : [{ ...words(bilingual), instead: () => 'the site has one language' }]),
  ]
}

const years = ({ founded, since, own }: StatementWords, { business }: SiteFacts): readonly Untruth[] => {
  const { founded: year } = business
  if (year === undefined) return []
  return [
    {
      ...words(`(?:${founded}) (?<year>\\d{4})`),
      beside: words(own).pattern,
      instead: groups => (Number(groups.year) === year ? undefined : `the config says founded: ${year}`),
    },
    {
      ...words(`(?:${since}) (?<year>\\d{4})`),
      beside: words(own).pattern,
      instead: groups => (Number(groups.year) >= year ? undefined : `the config says founded: ${year}`),
    },
  ]
}

const openDays = ({ openOn, weekend }: StatementWords, locale: string, { closedDays }: SiteFacts): readonly Untruth[] =>
  closedDays.map(day => {
    const name = escapeRegExp(dayName(days.indexOf(day), locale))
    return {
      ...words(openOn(day === 'sat' || day === 'sun' ? `${name}|${weekend}` : name)),
      instead: () => `the config has no opening hours on ${dayName(days.indexOf(day), 'en')}`,
    }
  })

/** Words of five letters and more, without the endings of plurals. */
const stems = (name: string): readonly string[] =>
  (name.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(word => !tradeWords.has(word)).map(word => word.replace(/[sx]$/, ''))

/** Words that name a service which the site does not have, and none that it has. */
const removed = (language: string, { services, removedServices }: SiteFacts): readonly Untruth[] => {
  const stemsOf = ({ names }: NamedService): readonly string[] => (names[language] ?? []).flatMap(stems)
  const kept = new Set(services.flatMap(stemsOf))
  return removedServices.flatMap(service => {
    const own = [...new Set(stemsOf(service))].filter(stem => !kept.has(stem))
    return own.length === 0
      ? []
      : [
          {
            ...words(`(?:${own.map(escapeRegExp).join('|')})(?:s|x|es|en|e|n)?`),
            instead: () => `the service ${service.id} was removed`,
          },
        ]
  })
}

/** All that texts of this language must not say. @param tag BCP 47 @param code of the language in the config */
export const untruthsOf = (tag: string, code: string, site: SiteFacts): readonly Untruth[] => {
  const { country, regions, licence, office } = site.business
  const table = statementWordsOf(tag)
  return [
    ...foreignLaws(country, regions, tag.split('-')[0] ?? '').map(law => ({
      ...words(law.names, 'u'),
      instead: () => `that is of ${law.of}, the business in ${regions[0]}, ${country}`,
    })),
    ...removed(code, site),
    ...(table === undefined
      ? []
      : [
          ...(site.emergency ? [] : emergencies(table)),
          ...(site.emergency ? [] : openDays(table, tag, site)),
          ...(licence === null ? [{ ...words(table.licensed), instead: () => 'the config has no licence' }] : []),
          ...languages(table, tag, site),
          ...years(table, site),
          office
            ? { ...words(table.noOffice), instead: () => 'the config has a street address' }
            : { ...words(table.visit), instead: () => 'the config has no street address' },
        ]),
  ]
}
