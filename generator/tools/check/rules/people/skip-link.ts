import { defineCheck } from '../../define-check.ts'

export const skipLink = defineCheck({
  id: 'skip-link',
  severity: 'error',
  about: {
    en: 'The first link of a page leads past the navigation.',
    fr: 'Le premier lien d’une page mène après la navigation.',
  },
  hint: {
    en: 'Keep the skip link first in templates/document.tsx.',
    fr: 'Gardez le lien d’évitement en premier dans templates/document.tsx.',
  },
  messages: {
    missing: {
      en: 'the first link does not lead to a part of the page itself',
      fr: 'le premier lien ne mène pas à une partie de la page même',
    },
  },
  example: { variant: 'missing' },
  needs: 'page',
  run: ({ page }, report) => {
    const first = page.links[0]?.href ?? ''
    if (!first.startsWith('#') || !page.ids.includes(first.slice(1))) report({ variant: 'missing' })
  },
})
