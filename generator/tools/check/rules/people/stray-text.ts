import type { Translated } from '../../../../site/messages/language.ts'
import { defineCheck } from '../../define-check.ts'
import { excerpt } from '../../message-values.ts'

const unfilled = { en: 'a placeholder without a value', fr: 'une valeur à insérer restée vide' }

/** What visitors should never see, and its most likely cause. */
const strays: readonly { readonly pattern: RegExp; readonly what: Translated<string> }[] = [
  {
    pattern: /\{\s*[A-Za-z_]\w*\s*(?:,[^}]*)?\}/,
    what: unfilled,
  },
  {
    pattern: /\[object \w+\]|\bundefined\b|\bNaN\b/,
    what: { en: 'a missing value', fr: 'une valeur manquante' },
  },
  { pattern: /\blorem ipsum\b/i, what: { en: 'filler text', fr: 'du texte de remplissage' } },
  { pattern: /\bTODO:|\b(?:FIXME|TBD)\b/, what: { en: 'a working note', fr: 'une note de travail' } },
  {
    pattern: /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);/i,
    what: { en: 'an HTML entity that was escaped twice', fr: 'une entité HTML encodée deux fois' },
  },
  {
    pattern: /<\/?(?:p|br|b|i|strong|em|a|ul|li|span|div)\b[^>]*>/i,
    what: { en: 'HTML, which texts cannot contain', fr: 'du HTML, que les textes ne peuvent pas contenir' },
  },
  {
    pattern: /\uFFFD|Ã[\u0080-\u00bf]|â€[\u2122\u0153\u009d\u201c\u201d™œ]/,
    what: { en: 'letters in a wrong encoding', fr: 'des lettres mal encodées' },
  },
]

export const strayText = defineCheck({
  id: 'stray-text',
  severity: 'error',
  about: {
    en: 'No page shows placeholders, code or damaged characters.',
    fr: 'Aucune page n’affiche de valeur à insérer, de code ni de caractères endommagés.',
  },
  hint: { en: 'Correct the text in the config.', fr: 'Corrigez le texte dans la configuration.' },
  messages: { stray: { en: '“{found}” is {what}: “{text}”', fr: '« {found} » est {what} : « {text} »' } },
  example: {
    variant: 'stray',
    values: { found: '{officer}', what: unfilled, text: 'We keep {officer} until the gutters are clean.' },
  },
  needs: 'text',
  run: ({ text: { text, language } }, report) => {
    for (const { pattern, what } of strays) {
      const found = pattern.exec(text)?.[0]
      if (found !== undefined)
        report({ variant: 'stray', values: { found, what, text: excerpt(text, 80) }, quote: { language, text: found } })
    }
  },
})
