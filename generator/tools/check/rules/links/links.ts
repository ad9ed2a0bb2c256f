import { pathOnSite } from '../../../../site/urls/redirect-chains.ts'
import { splitTarget } from '../../../../site/util/paths.ts'
import { defineCheck } from '../../define-check.ts'

export const linkTarget = defineCheck({
  id: 'link-target',
  severity: 'error',
  about: {
    en: 'Every link on the site leads to a page or file that exists.',
    fr: 'Chaque lien du site mène à une page ou à un fichier qui existe.',
  },
  hint: { en: 'Correct the link, or remove it.', fr: 'Corrigez le lien, ou retirez-le.' },
  messages: {
    missing: {
      en: 'The link “{text}” leads to {path}, which does not exist',
      fr: 'Le lien « {text} » mène à {path}, qui n’existe pas',
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

export const linkRedirect = defineCheck({
  id: 'link-redirect',
  severity: 'error',
  about: { en: 'No link leads to a URL that redirects.', fr: 'Aucun lien ne mène à une URL qui redirige.' },
  hint: { en: 'Link to the new URL.', fr: 'Faites le lien vers la nouvelle URL.' },
  messages: {
    moved: {
      en: 'The link “{text}” leads to {from}, which redirects to {to}',
      fr: 'Le lien « {text} » mène à {from}, qui redirige vers {to}',
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

/** `#top` is the top of any page: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document */
const isTop = (fragment: string): boolean => fragment.toLowerCase() === 'top'

export const linkFragment = defineCheck({
  id: 'link-fragment',
  severity: 'error',
  about: {
    en: 'Every link to a part of a page (#part) leads to an id on that page.',
    fr: 'Chaque lien vers une partie de page (#partie) mène à un identifiant de cette page.',
  },
  hint: {
    en: 'Write an id of that page after “#”, or link to the page without “#”.',
    fr: 'Écrivez après « # » un identifiant de cette page, ou faites le lien vers la page, sans « # ».',
  },
  messages: {
    missing: {
      en: 'A link leads to #{fragment} on {path}, which has no element with this id',
      fr: 'Un lien mène à #{fragment} sur {path}, qui n’a pas d’élément avec cet identifiant',
    },
    redirect: {
      en: 'The redirect from {from} leads to #{fragment} on {path}, which has no element with this id',
      fr: 'La redirection de {from} mène à #{fragment} sur {path}, qui n’a pas d’élément avec cet identifiant',
      hint: {
        en: 'Write an id of that page after “#”, or remove “#{fragment}”: browsers show the top of the page.',
        fr: 'Écrivez après « # » un identifiant de cette page, ou retirez « #{fragment} » : les navigateurs affichent le haut de la page.',
      },
    },
  },
  example: { variant: 'missing', values: { fragment: 'prices', path: '/gutters' } },
  needs: 'pages',
  run: ({ pages, site }, report) => {
    const idsAt = new Map<string, ReadonlySet<string>>(pages.map(page => [page.path, new Set(page.ids)]))
    for (const { from, to } of site.redirects) {
      const target = pathOnSite(to, site.origin)
      const [path, suffix] = splitTarget(target ?? '/')
      const [, fragment = ''] = suffix.split('#')
      // The id is compared with the decoded fragment: https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
      if (fragment !== '' && idsAt.get(path)?.has(decodeURIComponent(fragment)) === false && !isTop(fragment))
        report({ variant: 'redirect', values: { from, fragment, path } })
    }
    for (const page of pages)
      for (const target of page.fragments) {
        const [path = '', ...rest] = target.split('#')
        const fragment = rest.join('#')
        if (idsAt.get(path)?.has(fragment) === false && !isTop(fragment))
          report({ variant: 'missing', values: { fragment, path }, page: page.path })
      }
  },
})

const writtenAs = <const En extends string, const Fr extends string>(en: En, fr: Fr) =>
  ({ en: `The link “{text}” is written {href}: ${en}`, fr: `Le lien « {text} » est écrit {href} : ${fr}` }) as const

export const linkForm = defineCheck({
  id: 'link-form',
  severity: 'error',
  about: {
    en: 'Links within the site have one form: an absolute path, without host, trailing slash or .html.',
    fr: 'Les liens internes ont une seule forme : un chemin absolu, sans hôte, sans barre oblique à la fin ni .html.',
  },
  hint: { en: 'Write an absolute path, for example /contact.', fr: 'Écrivez un chemin absolu, par exemple /contact.' },
  messages: {
    slash: writtenAs('it ends with a slash', 'il finit par une barre oblique'),
    html: writtenAs('it ends with .html', 'il finit par .html'),
    index: writtenAs('it ends with /index', 'il finit par /index'),
    doubleSlash: writtenAs('it has two slashes in a row', 'il a deux barres obliques de suite'),
    relative: writtenAs('it is relative: it leads elsewhere from another page', 'il est relatif : d’une autre page, il mène ailleurs'),
    ownOrigin: writtenAs('it repeats the site’s own address', 'il répète l’adresse du site'),
  },
  example: { variant: 'relative', values: { text: 'Cleaning', href: 'gutters' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { href, to, text } of page.links) if (to.kind === 'odd') report({ variant: to.why, values: { text, href } })
  },
})

export const linkSecure = defineCheck({
  id: 'link-secure',
  severity: 'warning',
  about: { en: 'Links to other sites use https.', fr: 'Les liens vers d’autres sites sont en https.' },
  hint: { en: 'Write https:// if that site supports it.', fr: 'Écrivez https:// si ce site l’accepte.' },
  messages: {
    insecure: {
      en: 'The link “{text}” leads to {href}, which is not encrypted',
      fr: 'Le lien « {text} » mène à {href}, qui n’est pas chiffré',
    },
  },
  example: { variant: 'insecure', values: { text: 'Weather', href: 'http://weather.example' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { href, text } of page.links) if (/^http:/i.test(href)) report({ variant: 'insecure', values: { text, href } })
  },
})

export const orphanPage = defineCheck({
  id: 'orphan-page',
  severity: 'warning',
  about: { en: 'Every page is linked from another page.', fr: 'Chaque page est liée depuis une autre page.' },
  hint: { en: 'Add a link to it on another page.', fr: 'Ajoutez sur une autre page un lien qui y mène.' },
  messages: { orphan: { en: 'No other page links to this page', fr: 'Aucune autre page ne mène à cette page' } },
  example: { variant: 'orphan' },
  needs: 'pages',
  run: ({ pages, linked }, report) => {
    for (const { path, listed, route } of pages)
      if (listed && route.traits.hidden !== true && route.kind !== 'home' && !linked.has(path)) report({ variant: 'orphan', page: path })
  },
})
