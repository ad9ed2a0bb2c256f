import { days } from '../../../../site/config/values/week.ts'
import type { Translated } from '../../../../site/messages/language.ts'
import { dayName } from '../../../../site/plan/format/time.ts'
import { memoize } from '../../../../site/util/memoize.ts'
import { escapeRegExp } from '../../../../site/util/text.ts'
import { defineCheck } from '../../define-check.ts'
import type { NamedService, SiteFacts } from '../../facts/site-facts.ts'
import { sourceOf } from './config-source.ts'
import { foreignLaws } from './laws.ts'
import { type StatementWords, statementWordsOf, tradeWords } from './statement-words.ts'

/** A statement that contradicts the config of a site: how to find it in a text, and which fact contradicts it. */
interface FalseStatement {
  readonly pattern: RegExp
  /** Source of the words in the pattern. */
  readonly source: string
  /** Another pattern that must be in the same sentence. */
  readonly requires?: RegExp
  /** The fact that contradicts the words found; `undefined` if they are true. */
  readonly factAgainst: (groups: Readonly<Record<string, string | undefined>>) => Translated<string> | undefined
}

const anySpace = (source: string): string => source.replaceAll(' ', '\\s+')

const wholeWords = (source: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags)

const words = (written: string, flags = 'iu'): Pick<FalseStatement, 'pattern' | 'source'> => {
  const source = anySpace(written)
  return { source, pattern: wholeWords(source, flags) }
}

const mentionsAnyOf = (statements: readonly FalseStatement[]): ((text: string) => boolean) => {
  const any = wholeWords(statements.map(({ source }) => source.replace(/\(\?<\w+>/g, '(?:')).join('|'), 'iu')
  return text => statements.length > 0 && any.test(text)
}

const emergencies = ({ always, dayAndNight, answering, emergency }: StatementWords): readonly FalseStatement[] => {
  const factAgainst = () => ({ en: 'the config has no emergency service', fr: 'la configuration n’a pas de service d’urgence' })
  return [
    { ...words(always), factAgainst },
    { ...words(emergency), factAgainst },
    { ...words(dayAndNight), requires: new RegExp(anySpace(answering), 'iu'), factAgainst },
  ]
}

/** Languages that businesses speak; `Intl` has their names. */
const spokenLanguages = 'ar de el en es fa fr he hi ht it ja ko nl pl pt ro ru tr uk vi zh'.split(' ')

const languages = ({ and, bilingual }: StatementWords, locale: string, site: SiteFacts): readonly FalseStatement[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const codes = new Map(spokenLanguages.map(code => [(names.of(code) ?? code).toLowerCase(), code]))
  const own = new Set(site.languages.map(language => new Intl.Locale(language.locale).language))
  const any = [...codes.keys()].map(escapeRegExp).join('|')
  return [
    {
      ...words(`(?<one>${any}),? (?:${and}) (?<other>${any})`),
      factAgainst: ({ one = '', other = '' }) => {
        const missing = [one, other].find(name => !own.has(codes.get(name.toLowerCase()) ?? ''))
        return missing === undefined ? undefined : { en: `the site has no ${missing}`, fr: `le site n’a pas de version en ${missing}` }
      },
    },
    ...(own.size > 1
      ? []
      : [{ ...words(bilingual), factAgainst: () => ({ en: 'the site has one language', fr: 'le site n’a qu’une langue' }) }]),
  ]
}

const years = ({ founded, since, own }: StatementWords, year: number): readonly FalseStatement[] => {
  const fact = { en: `the config has founded: ${year}`, fr: `l’entreprise a été fondée en ${year} selon la configuration` }
  const requires = words(own).pattern
  return [
    {
      ...words(`(?:${founded}) (?<year>\\d{4})`),
      requires,
      factAgainst: groups => (Number(groups.year) === year ? undefined : fact),
    },
    { ...words(`(?:${since}) (?<year>\\d{4})`), requires, factAgainst: groups => (Number(groups.year) >= year ? undefined : fact) },
  ]
}

const openDays = ({ openOn, weekend }: StatementWords, locale: string, { closedDays }: SiteFacts): readonly FalseStatement[] =>
  closedDays.map(day => {
    const index = days.indexOf(day)
    const name = escapeRegExp(dayName(index, locale))
    const fact = {
      en: `the config has no opening hours on ${dayName(index, 'en')}`,
      fr: `la configuration n’a pas d’heures d’ouverture le ${dayName(index, 'fr')}`,
    }
    return { ...words(openOn(day === 'sat' || day === 'sun' ? `${name}|${weekend}` : name)), factAgainst: () => fact }
  })

/** Words of five letters and more, without the endings of plurals. */
const stems = (name: string): readonly string[] =>
  (name.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(word => !tradeWords.has(word)).map(word => word.replace(/[sx]$/, ''))

/** Words that name a service which the overlay removed, and no other service. */
const removedServices = (language: string, { services, removedServices }: SiteFacts): readonly FalseStatement[] => {
  const stemsOf = ({ names }: NamedService): readonly string[] => (names[language] ?? []).flatMap(stems)
  const used = new Set(services.flatMap(stemsOf))
  return removedServices.flatMap(service => {
    const own = [...new Set(stemsOf(service))].filter(stem => !used.has(stem))
    const fact = { en: `the service ${service.id} was removed`, fr: `le service ${service.id} a été retiré` }
    return own.length === 0 ? [] : [{ ...words(`(?:${own.map(escapeRegExp).join('|')})(?:s|x|es|en|e|n)?`), factAgainst: () => fact }]
  })
}

const otherLaws = (language: string, { country, regions }: SiteFacts['business']): readonly FalseStatement[] =>
  foreignLaws(country, regions, language).map(({ names, of }) => ({
    ...words(names, 'u'),
    factAgainst: () => ({
      en: `that applies only in ${of.en}, and the business is in ${[...regions.slice(0, 1), country].join(', ')}`,
      fr: `cela ne concerne que ${of.fr}, et l’entreprise se trouve ailleurs : ${[...regions.slice(0, 1), country].join(', ')}`,
    }),
  }))

/**
 * All statements that are false for a site in texts of a language.
 * @param locale BCP 47 tag
 * @param code code of the language in the config
 */
const falseStatementsOf = (locale: string, code: string, site: SiteFacts): readonly FalseStatement[] => {
  const { licence, office, founded } = site.business
  const inAnyLanguage = [...otherLaws(locale.split('-')[0] ?? '', site.business), ...removedServices(code, site)]
  const table = statementWordsOf(locale)
  if (table === undefined) return inAnyLanguage
  const noLicence = { en: 'the config has no licence', fr: 'la configuration n’a pas de licence' }
  const hasOffice = { en: 'the config has a street address', fr: 'la configuration contient une adresse municipale' }
  const noOffice = { en: 'the config has no street address', fr: 'la configuration ne contient pas d’adresse municipale' }
  return [
    ...inAnyLanguage,
    // An emergency service also answers on closed days.
    ...(site.emergency ? [] : [...emergencies(table), ...openDays(table, locale, site)]),
    ...(licence === null ? [{ ...words(table.licensed), factAgainst: () => noLicence }] : []),
    ...languages(table, locale, site),
    ...(founded === undefined ? [] : years(table, founded)),
    office ? { ...words(table.noOffice), factAgainst: () => hasOffice } : { ...words(table.visit), factAgainst: () => noOffice },
  ]
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+(?=[^\d\s])/)

/** The statements that are false for a site in texts of a language. Most texts have none of them, so one pattern for all is tried first. */
const statementsFor = memoize(
  (site: SiteFacts) =>
    memoize((locale: string) => {
      const code = site.languages.find(language => language.locale === locale)?.code ?? locale
      const statements = falseStatementsOf(locale, code, site)
      return { statements, mentionsAny: mentionsAnyOf(statements) }
    }),
  new WeakMap(),
)

export const factAgreement = defineCheck({
  id: 'fact-agreement',
  severity: 'warning',
  about: {
    en: 'No sentence contradicts the config about emergency service, license, languages, days, founding year or office (English, French, Spanish, German, Dutch), or about removed services and laws of another place (all languages).',
    fr: 'Aucune phrase ne contredit la configuration sur l’urgence, la licence, les langues, les jours, l’année de fondation ou le bureau (anglais, français, espagnol, allemand, néerlandais). Aucune ne mentionne un service retiré ou la loi d’un autre endroit (toutes les langues).',
  },
  hint: {
    en: 'Change the sentence, or make it depend on the config, as in {emergency, select, yes {…} other {}}. docs/reference/placeholders.md lists all conditions.',
    fr: 'Changez la phrase, ou faites-la dépendre de la configuration, comme {emergency, select, yes {…} other {}}. docs/reference/placeholders.md énumère toutes les conditions.',
  },
  messages: {
    contradiction: {
      en: 'The text says “{words}”, but {fact}',
      fr: 'Le texte dit « {words} », mais {fact}',
    },
  },
  example: {
    variant: 'contradiction',
    values: {
      words: '24/7',
      fact: { en: 'the config has no emergency service', fr: 'la configuration n’a pas de service d’urgence' },
    },
  },
  figures: true,
  needs: 'text',
  run: ({ text, site }, report) => {
    const { statements, mentionsAny } = statementsFor(site)(text.language)
    if (!mentionsAny(text.text)) return
    for (const { pattern, requires, factAgainst } of statements) {
      for (const sentence of sentencesOf(text.text)) {
        const found = pattern.exec(sentence)
        const fact = found === null || requires?.test(sentence) === false ? undefined : factAgainst(found.groups ?? {})
        if (found === null || fact === undefined) continue
        const [words] = found
        const at = sourceOf(site, text, words)
        const values = { words, fact }
        // The words of a day that is open for 24 hours are true on that day.
        const isOpen24 = at?.[0] === 'translations' && at[1] === 'open24'
        if (at === undefined) report({ variant: 'contradiction', values })
        else if (!isOpen24) report({ variant: 'contradiction', values, at, needle: words })
        break
      }
    }
  },
})
