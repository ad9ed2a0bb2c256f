import type { Finding, PagesCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'

/** RFC 9309. Only what all robots are told. */
const ofFile = ({ files, indexable, origin }: SiteFacts): readonly Finding[] => {
  if (!files.has('robots.txt')) return [{ message: 'robots.txt is not published' }]
  const lines = files
    .text('robots.txt')
    .split(/\r?\n/)
    .map(line => line.replace(/#.*/, '').trim())
  const shut = lines.some(line => /^disallow:\s*\/\s*$/i.test(line))
  return [
    ...(shut
      ? [
          {
            message: indexable
              ? 'robots.txt keeps search engines off the whole site'
              : 'robots.txt keeps search engines from reading that the site shall not be listed',
          },
        ]
      : []),
    ...(indexable && !lines.some(line => line.toLowerCase() === `sitemap: ${origin}/sitemap.xml`.toLowerCase())
      ? [{ message: `robots.txt does not name ${origin}/sitemap.xml` }]
      : []),
  ]
}

export const robots = {
  id: 'robots',
  needs: 'pages',
  run: ({ pages, site }) => [
    ...ofFile(site),
    ...pages.flatMap(page => {
      const wanted = site.indexable && page.route.traits.hidden !== true
      if (page.listed === wanted) return []
      return [
        {
          message: wanted ? 'the page asks not to be listed (noindex)' : 'the page lacks noindex, though it shall not be listed',
          page: page.path,
        },
      ]
    }),
  ],
} as const satisfies PagesCheck
