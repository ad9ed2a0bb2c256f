import { defineCheck } from '../../define-check.ts'

export const controlName = defineCheck({
  id: 'control-name',
  severity: 'error',
  about: { en: 'Every link and button says what it does.', fr: 'Chaque lien et chaque bouton dit ce qu’il fait.' },
  hint: { en: 'Give it a text, or an aria-label.', fr: 'Donnez-lui un texte, ou un aria-label.' },
  messages: {
    link: { en: 'the link to {href} has no text', fr: 'le lien vers {href} n’a pas de texte' },
    button: { en: 'a button has no text', fr: 'un bouton n’a pas de texte' },
  },
  example: { variant: 'button' },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { name, href } of page.links) if (name === '') report({ variant: 'link', values: { href } })
    for (const { name } of page.buttons) if (name === '') report({ variant: 'button' })
  },
})
