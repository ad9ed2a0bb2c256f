/** Explains published files that are not pages. */
import type { Site } from '../../site/build.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import { pageKinds } from '../../site/pages/index.ts'
import { imageKey } from '../../site/plan/used-assets.ts'
import { keysOf } from '../../site/util/table.ts'
import { detail, type Line, linesOf } from './lines.ts'

export interface FileAnswer {
  readonly kind: 'file'
  readonly path: string
  /** A short description. */
  readonly what: string
  /** Project files that it is generated or copied from. */
  readonly from: readonly string[]
  /** Lines of the config that it depends on. */
  readonly lines: readonly Line[]
}

/** The sources of one kind of file. */
interface Origin {
  readonly what: string
  readonly from?: readonly string[]
  readonly keys?: readonly ConfigPath[]
}

const ofPicture = ({ config, assets }: Site, url: string): Origin | undefined => {
  const [name] =
    [...assets.pictures].find(
      ([, { src, sources }]) => src === url || sources.some(({ srcset }) => srcset.split(', ').some(one => one.split(' ')[0] === url)),
    ) ?? []
  if (name !== undefined)
    return {
      what: 'an image, encoded in the size and format of its name',
      from: [`assets/images/${name}`],
      keys: [imageKey(config, name)],
    }
  return assets.logo?.src === url
    ? { what: 'the logo', from: [`assets/images/${config.theme.logo ?? ''}`], keys: [['theme', 'logo']] }
    : undefined
}

const ofProgram = ({ assets }: Site, url: string): Origin | undefined => {
  const kinds = keysOf(pageKinds).filter(kind => assets.pages[kind].script === url)
  const [first] = kinds
  if (first !== undefined)
    return {
      what: `the script of these pages: ${kinds.join(', ')}`,
      from: [`templates/client/entries/${pageKinds[first].script}`],
    }
  const stem = /^\/assets\/(.+)\.[0-9a-f]+(\.woff2)$/.exec(url)
  return stem === null
    ? undefined
    : { what: 'a font file of the typeface', from: [`assets/fonts/${stem[1]}${stem[2]}`], keys: [['theme', 'font']] }
}

const ofSharePicture = ({ routes, page }: Site, url: string): Origin | undefined => {
  if (!url.startsWith('/assets/share/')) return undefined
  const pages = routes.filter(route => page(route).head.openGraph.image?.card?.url === url).map(route => route.path)
  return pages.length === 0
    ? undefined
    : {
        what: `the image that social networks show for ${pages.join(', ')}: drawn from the page’s title`,
        keys: [['site', 'sharePictures'], ['business', 'name'], ['theme']],
      }
}

const ofHosts = ({ hosts }: Site, file: string): Origin | undefined => {
  if (hosts.published.some(({ path }) => path === file))
    return {
      what: 'the configuration of a host: redirects, headers or domains',
      keys: [['hosting'], ['redirects'], ['site', 'origin']],
    }
  return hosts.serverFiles.some(({ path }) => path === file)
    ? {
        what: 'for the server administrator: written to <out>.hosts, next to the published folder',
        keys: [['hosting'], ['redirects'], ['site', 'origin']],
      }
    : undefined
}

const ofSite = ({ assets }: Site, file: string): Origin | undefined => {
  if (/^sitemap(-\d+)?\.xml$/.test(file))
    return {
      what: 'the sitemap: all pages that search engines may index, in each language',
      keys: [
        ['site', 'origin'],
        ['site', 'indexable'],
        ['site', 'languages'],
      ],
    }
  if (file === 'robots.txt')
    return {
      what: 'the rules for search engine crawlers',
      keys: [
        ['site', 'indexable'],
        ['site', 'origin'],
      ],
    }
  if (/^manifest(\.[\w-]+)?\.webmanifest$/.test(file))
    return {
      what: 'the web app manifest: name and icons on the home screen of a phone',
      keys: [
        ['business', 'name'],
        ['site', 'languages'],
        ['theme', 'colours'],
      ],
    }
  if (file === assets.icon.slice(1) || assets.appIcons.some(({ path }) => path === file))
    return {
      what: 'an icon of the site, drawn in the colours of its theme',
      from: ['generator/site/emit/icons.ts'],
      keys: [['theme', 'colours']],
    }
  return undefined
}

/** @param path URL path of the file: `/robots.txt` */
export const explainFile = (site: Site, path: string): FileAnswer | undefined => {
  const whole = path.slice(1)
  const published = new Set([...site.files, ...site.hosts.serverFiles].map(one => one.path))
  // A compressed version is explained as its original.
  const file = published.has(whole) || !site.needs.compressed ? whole : whole.replace(/\.(br|gz)$/, '')
  const url = `/${file}`
  const made = published.has(file)
    ? (ofHosts(site, file) ??
      ofPicture(site, url) ??
      ofProgram(site, url) ??
      ofSite(site, file) ?? { what: 'copied unchanged', from: [`assets/static/${file}`] })
    : ofSharePicture(site, url)
  if (made === undefined) return undefined
  const { what, from = [], keys = [] } = made
  return {
    kind: 'file',
    path,
    what: file === whole ? what : `${what} (compressed, for hosts that serve it so)`,
    from,
    lines: linesOf(site.document, keys, detail.all),
  }
}
