import { defineCheck } from '../../define-check.ts'

/** RFC 9309. Only rules for all robots are read. */
export const robots = defineCheck({
  id: 'robots',
  severity: 'error',
  about: {
    en: 'robots.txt and noindex exclude from search engines only the pages that must not be listed.',
    fr: 'robots.txt et noindex éloignent les moteurs de recherche de ce qui ne doit pas y paraître, et de rien d’autre.',
  },
  hint: {
    en: 'Remove a robots.txt from assets/static/ if there is one; else this is the generator’s fault.',
    fr: 'S’il y a un robots.txt dans assets/static/, retirez-le; sinon, c’est la faute du générateur.',
  },
  messages: {
    missing: { en: 'robots.txt is not published', fr: 'robots.txt n’est pas publié' },
    wholeSite: {
      en: 'robots.txt keeps search engines off the whole site',
      fr: 'robots.txt éloigne les moteurs de recherche de tout le site',
    },
    hidesNoindex: {
      en: 'robots.txt keeps search engines from reading that the site must not be listed',
      fr: 'robots.txt empêche les moteurs de recherche de lire que le site ne doit pas y paraître',
    },
    noSitemap: { en: 'robots.txt does not name {url}', fr: 'robots.txt ne nomme pas {url}' },
    noindex: {
      en: 'the page asks not to be listed (noindex)',
      fr: 'la page demande de ne pas paraître dans les moteurs de recherche (noindex)',
    },
    noNoindex: {
      en: 'the page lacks noindex, but it must not be listed',
      fr: 'il manque noindex à la page, qui ne doit pas paraître dans les moteurs de recherche',
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
