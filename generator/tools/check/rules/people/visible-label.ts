import { defineCheck } from '../../define-check.ts'
import { plainSpaces } from '../../facts/page-facts.ts'

/** Letters and digits, as speech recognition compares them. */
const spoken = (text: string): string =>
  plainSpaces(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** WCAG 2.2, 2.5.3: people who use speech input say the words that they see. */
export const visibleLabel = defineCheck({
  id: 'visible-label',
  severity: 'warning',
  about: {
    en: 'What screen readers call a link or button holds the words that are seen.',
    fr: 'Le nom qu’un lecteur d’écran donne à un lien ou à un bouton contient les mots qu’on voit.',
  },
  hint: {
    en: 'Begin the word under translations with the words that are seen.',
    fr: 'Commencez ce texte par les mots qu’on voit.',
  },
  messages: {
    differs: {
      en: 'what is seen, “{text}”, is not in what is read out, “{name}”',
      fr: 'ce qu’on voit, « {text} », n’est pas dans ce qui est lu à voix haute, « {name} »',
    },
  },
  example: { variant: 'differs', values: { text: 'Send', name: 'Submit' } },
  needs: 'page',
  run: ({ page: { links, buttons, language } }, report) => {
    for (const { text, name } of [...links, ...buttons])
      if (text !== name && !spoken(name).includes(spoken(text)))
        report({ variant: 'differs', values: { text, name }, quote: { language, text: name } })
  },
})
