import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { excerpt, languageName } from '../../message-values.ts'

/** Shorter texts are often the same in two languages: names, “Service”, “Message”. */
const minWords = 4

const countWords = (text: string): number => text.replace(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0

export const sameText = defineCheck({
  id: 'same-text',
  severity: 'notice',
  about: {
    en: 'No longer text is the same in two languages.',
    fr: 'Aucun texte un peu long n’est le même dans deux langues.',
  },
  hint: {
    en: 'Translate it. A name is written once for all languages, where the config allows that.',
    fr: 'Traduisez-le. Un nom s’écrit une seule fois pour toutes les langues, là où c’est possible.',
  },
  messages: {
    same: {
      en: 'the text is the same in {one} and {other}: “{text}”',
      fr: 'le texte est le même en {one} et en {other} : « {text} »',
    },
  },
  example: {
    variant: 'same',
    values: { one: languageName('en'), other: languageName('fr'), text: 'We clean what the rain brings.' },
  },
  applies: site => site.languages.length > 1,
  needs: 'site',
  run: ({ site }, report) => {
    for (const versions of groupBy(site.texts, ({ path }) => path.slice(0, -1).join('\n')).values())
      for (const [index, { text, language, path }] of versions.entries()) {
        const same = versions.slice(0, index).find(earlier => earlier.text.trim() === text.trim())
        if (same !== undefined && countWords(text) >= minWords)
          report({
            variant: 'same',
            values: { one: languageName(same.language), other: languageName(language), text: excerpt(text) },
            at: path,
          })
      }
  },
})
