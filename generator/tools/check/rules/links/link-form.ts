import { defineCheck } from '../../define-check.ts'

export const linkForm = defineCheck({
  id: 'link-form',
  severity: 'error',
  about: {
    en: 'Links within the site are written one way: from the root, without host, slash at the end or .html.',
    fr: 'Les liens internes s’écrivent d’une seule façon : depuis la racine, sans hôte, sans barre oblique à la fin ni .html.',
  },
  hint: { en: 'Write it like /contact.', fr: 'Écrivez-le comme /contact.' },
  messages: {
    slash: {
      en: 'the link “{text}” is written {href}: it ends with a slash',
      fr: 'le lien « {text} » est écrit {href} : il finit par une barre oblique',
    },
    html: {
      en: 'the link “{text}” is written {href}: it ends with .html',
      fr: 'le lien « {text} » est écrit {href} : il finit par .html',
    },
    index: {
      en: 'the link “{text}” is written {href}: it ends with /index',
      fr: 'le lien « {text} » est écrit {href} : il finit par /index',
    },
    doubleSlash: {
      en: 'the link “{text}” is written {href}: it has two slashes in a row',
      fr: 'le lien « {text} » est écrit {href} : il a deux barres obliques de suite',
    },
    relative: {
      en: 'the link “{text}” is written {href}: it is relative: it leads elsewhere from another page',
      fr: 'le lien « {text} » est écrit {href} : il est relatif : d’une autre page, il mène ailleurs',
    },
    ownOrigin: {
      en: 'the link “{text}” is written {href}: it repeats the site’s own address',
      fr: 'le lien « {text} » est écrit {href} : il répète l’adresse du site',
    },
  },
  example: { variant: 'relative', values: { text: 'Cleaning', href: 'gutters' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { href, to, text } of page.links) if (to.kind === 'odd') report({ variant: to.why, values: { text, href } })
  },
})
