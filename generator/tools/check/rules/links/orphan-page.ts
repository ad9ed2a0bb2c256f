import { defineCheck } from '../../define-check.ts'

export const orphanPage = defineCheck({
  id: 'orphan-page',
  severity: 'warning',
  about: { en: 'Every page is linked from another one.', fr: 'Une autre page mène à chaque page.' },
  hint: { en: 'Link to it from a page that visitors see.', fr: 'Faites-y un lien depuis une page que voient les visiteurs.' },
  messages: { orphan: { en: 'no other page links to this one', fr: 'aucune autre page ne mène à celle-ci' } },
  example: { variant: 'orphan' },
  needs: 'pages',
  run: ({ pages, linked }, report) => {
    for (const { path, listed, route } of pages)
      if (listed && route.traits.hidden !== true && route.kind !== 'home' && !linked.has(path)) report({ variant: 'orphan', page: path })
  },
})
