import { memoize } from '../../../../site/util/memoize.ts'
import { defineCheck } from '../../define-check.ts'
import type { SiteFacts } from '../../facts/site-facts.ts'
import { sourceOf } from './config-source.ts'
import { falseStatementsOf, mentionsAnyOf } from './false-statements.ts'

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+(?=[^\d\s])/)

/** The statements that are false for a site in texts of a language. Most texts have none of them, which one pattern finds out. */
const statementsFor = memoize(
  (site: SiteFacts) =>
    memoize((locale: string) => {
      const code = site.languages.find(one => one.locale === locale)?.code ?? locale
      const statements = falseStatementsOf(locale, code, site)
      return { statements, mentionsAny: mentionsAnyOf(statements) }
    }),
  new WeakMap(),
)

export const factAgreement = defineCheck({
  id: 'fact-agreement',
  severity: 'warning',
  about: {
    en: 'No sentence contradicts the config: emergency service, licence, languages, days, year of foundation, place to visit, services that were removed, laws of another place (English, French, Spanish, German, Dutch; laws and services in all).',
    fr: 'Aucune phrase ne contredit la configuration : service d’urgence, licence, langues, jours, année de fondation, endroit où venir, services retirés, lois d’un autre endroit (anglais, français, espagnol, allemand, néerlandais; lois et services dans toutes les langues).',
  },
  hint: {
    en: 'Write other words, or say when they hold, as in {emergency, select, yes {…} other {}}: docs/texts.md has all choices.',
    fr: 'Écrivez autre chose, ou dites quand cela vaut, comme {emergency, select, yes {…} other {}} : docs/texts.md montre tous les choix.',
  },
  messages: {
    contradiction: {
      en: 'the text says “{words}”, but {fact}',
      fr: 'le texte dit « {words} », mais {fact}',
    },
  },
  example: {
    variant: 'contradiction',
    values: {
      words: '24/7',
      fact: { en: 'the config has no emergency service', fr: 'il n’y a pas de service d’urgence' },
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
