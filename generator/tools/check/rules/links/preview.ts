import { defineCheck } from '../../define-check.ts'

export const preview = defineCheck({
  id: 'preview',
  severity: 'notice',
  about: { en: 'The site may be listed by search engines.', fr: 'Les moteurs de recherche peuvent montrer le site.' },
  hint: {
    en: 'Remove site.indexable before the site goes public.',
    fr: 'Retirez site.indexable avant que le site soit public.',
  },
  messages: {
    notIndexable: {
      en: 'search engines are asked not to list any page of this site',
      fr: 'les moteurs de recherche sont priés de ne montrer aucune page de ce site',
    },
  },
  example: { variant: 'notIndexable' },
  needs: 'site',
  run: ({ site }, report) => {
    if (!site.indexable) report({ variant: 'notIndexable', at: ['site', 'indexable'] })
  },
})
