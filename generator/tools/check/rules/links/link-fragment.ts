import { defineCheck } from '../../define-check.ts'

/** `#top` is the top of any page: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document */
const isTop = (fragment: string): boolean => fragment.toLowerCase() === 'top'

export const linkFragment = defineCheck({
  id: 'link-fragment',
  severity: 'error',
  about: {
    en: 'Every link to a part of a page (#part) finds that part.',
    fr: 'Chaque lien vers une partie de page (#partie) trouve cette partie.',
  },
  hint: {
    en: 'Name an id that the page has, or link to the page itself.',
    fr: 'Nommez une partie que la page a, ou faites le lien vers la page elle-même.',
  },
  messages: {
    missing: {
      en: 'a link leads to #{fragment} on {path}, which has no part of that name',
      fr: 'un lien mène à #{fragment} sur {path}, qui n’a rien de ce nom',
    },
  },
  example: { variant: 'missing', values: { fragment: 'prices', path: '/gutters' } },
  needs: 'pages',
  run: ({ pages }, report) => {
    const idsAt = new Map<string, ReadonlySet<string>>(pages.map(page => [page.path, new Set(page.ids)]))
    for (const page of pages)
      for (const target of page.fragments) {
        const [path = '', ...rest] = target.split('#')
        const fragment = rest.join('#')
        if (idsAt.get(path)?.has(fragment) === false && !isTop(fragment))
          report({ variant: 'missing', values: { fragment, path }, page: page.path })
      }
  },
})
