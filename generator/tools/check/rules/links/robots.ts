import { defineCheck } from '../../define-check.ts'

/** RFC 9309. Only rules for all robots are read. */
export const robots = defineCheck({
  id: 'robots',
  severity: 'error',
  about: {
    en: 'robots.txt and noindex exclude from search engines only the pages that must not be listed.',
    fr: 'robots.txt et noindex excluent des moteurs de recherche seulement les pages qui ne doivent pas y paraître.',
  },
  hint: {
    en: 'Remove a robots.txt from assets/static/ if there is one. Otherwise, report this as a bug.',
    fr: 'S’il y a un robots.txt dans assets/static/, retirez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    missing: { en: 'robots.txt is not published', fr: 'robots.txt n’est pas publié' },
    wholeSite: {
      en: 'robots.txt blocks the whole site for search engines',
      fr: 'robots.txt interdit tout le site aux moteurs de recherche',
    },
    hidesNoindex: {
      en: 'robots.txt blocks these pages, so search engines cannot read their noindex',
      fr: 'robots.txt interdit ces pages : les moteurs de recherche ne peuvent donc pas lire leur noindex',
    },
    noSitemap: { en: 'robots.txt does not contain {url}', fr: 'robots.txt ne contient pas {url}' },
    noindex: {
      en: 'The page has noindex, but search engines should list it',
      fr: 'La page a noindex, mais les moteurs de recherche devraient l’afficher',
    },
    noNoindex: {
      en: 'The page has no noindex, but search engines must not list it',
      fr: 'La page n’a pas noindex, mais les moteurs de recherche ne doivent pas l’afficher',
    },
  },
  example: { variant: 'wholeSite' },
  needs: 'pages',
  run: ({ pages, site: { files, indexable, origin, drafts } }, report) => {
    if (!files.has('robots.txt')) report({ variant: 'missing' })
    else {
      const lines = files
        .text('robots.txt')
        .split(/\r?\n/)
        .map(line => line.replace(/#.*/, '').trim().toLowerCase())
      const url = `${origin}/sitemap.xml`
      if (lines.some(line => /^disallow:\s*\/$/.test(line))) report({ variant: indexable ? 'wholeSite' : 'hidesNoindex' })
      if (indexable && !lines.includes(`sitemap: ${url}`.toLowerCase())) report({ variant: 'noSitemap', values: { url } })
    }
    const draftIds = new Set(drafts.map(({ id }) => id))
    for (const { path, route, listed } of pages) {
      const shouldBeListed = indexable && route.traits.hidden !== true && !draftIds.has(route.params.location ?? '')
      if (listed !== shouldBeListed) report({ variant: shouldBeListed ? 'noindex' : 'noNoindex', page: path })
    }
  },
})

export const preview = defineCheck({
  id: 'preview',
  severity: 'notice',
  about: { en: 'Search engines may list the site.', fr: 'Les moteurs de recherche peuvent afficher le site.' },
  hint: {
    en: 'Remove “indexable” from “site” before you publish.',
    fr: 'Retirez « indexable » de « site » avant de publier.',
  },
  messages: {
    notIndexable: {
      en: 'No page of this site appears in search engines, because site.indexable is false',
      fr: 'Aucune page de ce site ne paraît dans les moteurs de recherche, car site.indexable est false',
    },
  },
  example: { variant: 'notIndexable' },
  needs: 'site',
  run: ({ site }, report) => {
    if (!site.indexable) report({ variant: 'notIndexable', at: ['site', 'indexable'] })
  },
})
