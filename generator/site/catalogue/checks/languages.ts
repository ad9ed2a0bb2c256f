/** Checks: languages. */
import type { CheckEntry } from './entry.ts'

export const languageChecks = {
  'page-language': {
    severity: 'error',
    about: 'Every page declares its language and direction.',
    example: 'the page does not declare its language, en-CA',
    remedy: 'Keep lang and dir on <html> in templates/document.tsx.',
  },
  'language-toggle': {
    severity: 'error',
    about: 'The language links lead to the same page in the other languages.',
    example: 'the link “Français” leads to /fr, not to the same page in Français, /fr/contact',
    remedy: 'Keep templates/components/languages/ as it was, with lang and hreflang on each link.',
  },
  'page-parity': {
    severity: 'warning',
    about: 'A page has the same parts in every language.',
    example: '/fr has 0 pictures, its twin / has 1',
    remedy: 'Give every language the same sections, pictures, fields and questions.',
  },
  'same-text': {
    severity: 'notice',
    about: 'No longer text is the same in two languages.',
    example: 'the text is the same in en and fr: “We clean what the rain brings.”',
    remedy: 'Translate it. A name is written once for all languages, where the config allows that.',
  },
  untranslated: {
    severity: 'warning',
    about: 'No text is in the words of another language of the site.',
    example: 'the text is in en: “Clean gutters”',
    remedy: 'Translate it. The names of places and of the business are left alone.',
  },
  typography: {
    severity: 'warning',
    about: 'Texts keep to the typography of their language.',
    example: "a straight apostrophe; write ’: “votre adresse jusqu'à ce que les gouttières”",
    remedy: 'Correct the text in the config.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
