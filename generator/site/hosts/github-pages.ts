/**
 * GitHub Pages supports neither redirects nor headers, and is unreliable if a page and a folder have the same name. So a redirect is an
 * HTML page with a refresh, and such a page is also published inside the folder.
 */

import type { OutputFile } from '../model/file.ts'
import type { Redirect } from '../model/host.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { absolute, cleanPath } from '../util/paths.ts'
import { escapeHtml } from '../util/text.ts'
import type { Host } from './host.ts'
import { isAbsolute, pagesWithFolder } from './rules.ts'

const stub = (target: AbsoluteUrl): string => {
  const url = escapeHtml(target)
  return `<!doctype html>
<meta charset="utf-8">
<title>${url}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<meta http-equiv="refresh" content="0; url=${url}">
<a href="${url}">${url}</a>
`
}

/** At `/x` and at `/x/`, as GitHub Pages serves a separate file for each. */
const stubsOf = (origin: AbsoluteUrl, { from, to }: Redirect): readonly OutputFile[] => {
  const name = cleanPath(from).slice(1)
  const bytes = stub(isAbsolute(to) ? to : absolute(origin, to))
  return name === '' ? [{ path: 'index.html', bytes }] : [`${name}.html`, `${name}/index.html`].map(path => ({ path, bytes }))
}

export const githubPages = {
  name: 'github-pages',
  title: 'GitHub Pages',
  manual: ['https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site'],
  maxRedirects: Number.POSITIVE_INFINITY,
  redirectsBy: 'page',
  pagesTwice: true,
  noPlaceholders: true,
  headerless: true,
  errorPages: { notFound: '/404' },
  print: ({ origin, redirects, pages }) => {
    const { hostname } = new URL(origin)
    return {
      published: [
        { path: '.nojekyll', bytes: '' },
        ...(hostname.endsWith('.github.io') ? [] : [{ path: 'CNAME', bytes: `${hostname}\n` }]),
        ...redirects.flatMap(redirect => stubsOf(origin, redirect)),
      ],
      copies: pagesWithFolder(
        pages,
        redirects.map(({ from }) => cleanPath(from)),
      ),
    }
  },
} as const satisfies Host
