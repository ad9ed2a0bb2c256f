import type { Site } from '../../../generator/site/build.ts'
import type { Page } from '../../../generator/site/model/page.ts'

const emptyParts = {
  'an empty heading': /<h[1-6][^>]*>\s*<\/h[1-6]>/,
  'an empty list': /<(ul|ol|dl)[^>]*>\s*<\/\1>/,
  'an empty link': /<a [^>]*>\s*<\/a>/,
  'an empty paragraph': /<p(?! class="(?:form__error|hours__now)")(?: [^>]*)?>\s*<\/p>/,
  'a value that is not there': /\bundefined\b|\bNaN\b|\[object |Infinity|[ >]none[.,<]/,
}

const emptyIn = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0 || value.some(emptyIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).some(emptyIn)
  return value === '' || value === null || value === undefined
}

/** Problems of a page: empty elements, missing values, broken links. */
const pageProblems = (
  page: Page,
  html: string,
  paths: ReadonlySet<string>,
  idsOf: (path: string) => ReadonlySet<string>,
): readonly string[] => {
  const body = html.slice(html.indexOf('<body'))
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  const dead = links.filter(href => {
    if (!/^[/#]/.test(href)) return !/^(https?:\/\/|tel:\+|mailto:[^"]+@)/.test(href)
    const [path = '', fragment] = href.split('#')
    const target = path === '' ? page.path : path
    return !paths.has(target) || (fragment !== undefined && !idsOf(target).has(fragment))
  })
  return [
    ...Object.entries(emptyParts).flatMap(([what, pattern]) => {
      const found = pattern.exec(body)
      return found === null ? [] : [`${what} on ${page.path}: ${body.slice(Math.max(0, found.index - 80), found.index + 80)}`]
    }),
    ...(page.head.title.trim() === '' ? [`no title on ${page.path}`] : []),
    ...(emptyIn(page.head.structuredData?.['@graph'] ?? {}) ? [`an empty value in the structured data of ${page.path}`] : []),
    ...dead.map(href => `a dead link on ${page.path}: ${href}`),
  ]
}

const known = new Map<string, readonly string[]>()

/** Problems of a site’s pages. A page that was checked before on a site with the same paths is not rendered again. */
export const problemsOf = (site: Site): readonly string[] => {
  const paths = new Set<string>(site.routes.map(route => route.path))
  const around = [...paths].join()
  const pages = new Map<string, Page>(site.routes.map(route => [route.path, site.page(route)]))
  const idsOf = (path: string): ReadonlySet<string> => {
    const page = pages.get(path)
    const html = page === undefined ? '' : site.html(page)
    return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
  }
  const headers = JSON.stringify(site.headers)
  return [
    ...(/undefined|null|NaN/.test(headers) ? [headers] : []),
    ...[...pages.values()].flatMap(page => {
      const key = `${around} ${JSON.stringify(page)}`
      const found = known.get(key) ?? pageProblems(page, site.html(page), paths, idsOf)
      known.set(key, found)
      return found
    }),
  ].slice(0, 3)
}
