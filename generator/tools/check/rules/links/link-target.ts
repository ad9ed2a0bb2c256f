import { defineCheck } from '../../define-check.ts'

export const linkTarget = defineCheck({
  id: 'link-target',
  severity: 'error',
  about: {
    en: 'Every link on the site leads to a page or file that is there.',
    fr: 'Chaque lien du site mène à une page ou à un fichier qui existe.',
  },
  hint: { en: 'Correct the address, or remove the link.', fr: 'Corrigez l’adresse, ou retirez le lien.' },
  messages: {
    missing: {
      en: 'the link “{text}” leads to {path}, which is not there',
      fr: 'le lien « {text} » mène à {path}, qui n’existe pas',
    },
  },
  example: { variant: 'missing', values: { text: 'Prices', path: '/gone' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const exists = (path: string): boolean =>
      site.routeAt(path) !== undefined || site.files.has(path.slice(1)) || site.redirectAt(path) !== undefined
    for (const { to, text } of page.links)
      if (to.kind === 'site' && !exists(to.path)) report({ variant: 'missing', values: { text, path: to.path } })
  },
})
