/** Explains published files that are not pages. */
import type { Site } from '../../site/build.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import { pageKinds, pageScript } from '../../site/pages/index.ts'
import { imageKey } from '../../site/plan/used-assets.ts'
import { keysOf } from '../../site/util/table.ts'
import { detail, type Line, linesOf } from './lines.ts'

export interface FileAnswer {
  readonly kind: 'file'
  readonly path: string
  readonly what: string
  /** Project files that it is generated or copied from. */
  readonly from: readonly string[]
  /** Lines of the config that it depends on. */
  readonly lines: readonly Line[]
}

/** The sources of a file. */
interface Origin {
  readonly what: string
  readonly from?: readonly string[]
  readonly keys?: readonly ConfigPath[]
}

const keys = (...names: readonly string[]): readonly ConfigPath[] => names.map(name => name.split('.'))

const ofImage = ({ config, assets }: Site, url: string): Origin | undefined => {
  const image = [...assets.pictures].find(
    ([, { src, sources }]) => src === url || sources.some(({ srcset }) => srcset.split(/, | /).includes(url)),
  )
  if (image !== undefined) {
    const [name] = image
    return { what: 'an image, in the size and format of its name', from: [`assets/images/${name}`], keys: [imageKey(config, name)] }
  }
  const { scene } = assets
  if (scene?.src === url || scene?.sources.some(({ srcset }) => srcset === url))
    return {
      what: 'the illustration in the place of missing photos, in the colors of the theme',
      keys: keys('theme.scene', 'theme.colours', 'trade'),
    }
  return assets.logo?.src === url
    ? { what: 'the logo', from: [`assets/images/${config.theme.logo ?? ''}`], keys: keys('theme.logo') }
    : undefined
}

const ofScript = ({ assets, config }: Site, url: string): Origin | undefined => {
  const kinds = keysOf(pageKinds).filter(kind => assets.pages[kind].script === url)
  const [first] = kinds
  if (first === undefined) return undefined
  return { what: `the script of these pages: ${kinds.join(', ')}`, from: [`templates/client/entries/${pageScript(first, config)}`] }
}

const ofFont = (url: string): Origin | undefined => {
  const [, stem, extension] = /^\/assets\/(.+)\.[0-9a-f]+(\.woff2)$/.exec(url) ?? []
  return stem === undefined
    ? undefined
    : { what: 'a font file of the typeface', from: [`assets/fonts/${stem}${extension}`], keys: keys('theme.font') }
}

const ofShareImage = ({ routes, page }: Site, url: string): Origin | undefined => {
  if (!url.startsWith('/assets/share/')) return undefined
  const pages = routes.filter(route => page(route).head.openGraph.image?.card?.url === url).map(route => route.path)
  if (pages.length === 0) return undefined
  return {
    what: `the image that social networks show for ${pages.join(', ')}: drawn from the page’s title`,
    keys: keys('site.sharePictures', 'business.name', 'theme'),
  }
}

const ofHosts = ({ hosts }: Site, file: string): Origin | undefined => {
  const isIn = (files: typeof hosts.published): boolean => files.some(({ path }) => path === file)
  const hostKeys = keys('hosting', 'redirects', 'site.origin')
  if (isIn(hosts.published)) return { what: 'the configuration of a host: redirects, headers or domains', keys: hostKeys }
  if (!isIn(hosts.serverFiles)) return undefined
  return { what: 'for the server administrator: written to <out>.hosts, next to the published folder', keys: hostKeys }
}

const siteFiles: readonly (Origin & { readonly pattern: RegExp })[] = [
  {
    pattern: /^sitemap(-\d+)?\.xml$/,
    what: 'the sitemap: all pages that search engines may index, in each language',
    keys: keys('site.origin', 'site.indexable', 'site.languages'),
  },
  { pattern: /^robots\.txt$/, what: 'the rules for search engine crawlers', keys: keys('site.indexable', 'site.origin') },
  {
    pattern: /^manifest(\.[\w-]+)?\.webmanifest$/,
    what: 'the web app manifest: name and icons on the home screen of a phone',
    keys: keys('business.name', 'site.languages', 'theme.colours'),
  },
]

const ofIcon = ({ assets }: Site, file: string): Origin | undefined =>
  file === assets.icon.slice(1) || assets.appIcons.some(({ path }) => path === file)
    ? {
        what: 'an icon of the site, drawn in the colors of its theme',
        from: ['generator/site/emit/icons.ts'],
        keys: keys('theme.colours'),
      }
    : undefined

const originOf = (site: Site, file: string): Origin =>
  ofHosts(site, file) ??
  ofImage(site, `/${file}`) ??
  ofScript(site, `/${file}`) ??
  ofFont(`/${file}`) ??
  siteFiles.find(({ pattern }) => pattern.test(file)) ??
  ofIcon(site, file) ?? { what: 'copied unchanged', from: [`assets/static/${file}`] }

/** @param path URL path of the file: `/robots.txt` */
export const explainFile = (site: Site, path: string): FileAnswer | undefined => {
  const whole = path.slice(1)
  const published = new Set([...site.files, ...site.hosts.serverFiles].map(file => file.path))
  // A compressed version is explained as its original.
  const file = published.has(whole) || !site.needs.compressed ? whole : whole.replace(/\.(br|gz)$/, '')
  const origin = published.has(file) ? originOf(site, file) : ofShareImage(site, `/${file}`)
  if (origin === undefined) return undefined
  return {
    kind: 'file',
    path,
    what: file === whole ? origin.what : `${origin.what} (precompressed, for hosts that support it)`,
    from: origin.from ?? [],
    lines: linesOf(site.document, origin.keys ?? [], detail.all),
  }
}
