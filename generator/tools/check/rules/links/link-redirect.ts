import { defineCheck } from '../../define-check.ts'

export const linkRedirect = defineCheck({
  id: 'link-redirect',
  severity: 'error',
  about: { en: 'No link leads to an address that has moved.', fr: 'Aucun lien ne mène à une adresse qui a changé.' },
  hint: { en: 'Link to the new address.', fr: 'Faites le lien vers la nouvelle adresse.' },
  messages: {
    moved: {
      en: 'the link “{text}” leads to {from}, which has moved to {to}',
      fr: 'le lien « {text} » mène à {from}, qui est maintenant à {to}',
    },
  },
  example: { variant: 'moved', values: { text: 'Cleaning', from: '/gutter-cleaning', to: '/gutters' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    for (const { to, text } of page.links) {
      if (to.kind !== 'site') continue
      const redirect = site.redirectAt(to.path)
      if (redirect !== undefined) report({ variant: 'moved', values: { text, from: to.path, to: redirect.to } })
    }
  },
})
