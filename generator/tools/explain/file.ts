/** Explains published files that are not pages. */
import type { Site } from '../../site/build.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import { pageScript } from '../../site/pages/index.ts'
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
  readonly what: Translated<string>
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
    return {
      what: { en: 'an image, in the size and format of its name', fr: 'une image, dans la taille et le format de son nom' },
      from: [`assets/images/${name}`],
      keys: [imageKey(config, name)],
    }
  }
  const { scene } = assets
  if (scene?.src === url || scene?.sources.some(({ srcset }) => srcset === url))
    return {
      what: {
        en: 'the illustration in the place of missing photos, in the colors of the theme',
        fr: 'l’illustration qui remplace les photos manquantes, aux couleurs du thème',
      },
      keys: keys('theme.scene', 'theme.colours', 'trade'),
    }
  return assets.logo?.src === url
    ? { what: { en: 'the logo', fr: 'le logo' }, from: [`assets/images/${config.theme.logo ?? ''}`], keys: keys('theme.logo') }
    : undefined
}

const ofScript = ({ assets, config }: Site, url: string): Origin | undefined => {
  // Only the kinds that this site has.
  const kinds = keysOf(assets.pages).filter(kind => assets.pages[kind].script === url)
  const [first] = kinds
  if (first === undefined) return undefined
  return {
    what: { en: `the script of these pages: ${kinds.join(', ')}`, fr: `le script de ces pages : ${kinds.join(', ')}` },
    from: [`templates/client/entries/${pageScript(first, config)}`],
  }
}

const ofFont = (url: string): Origin | undefined => {
  const [, stem, extension] = /^\/assets\/(.+)\.[0-9a-f]+(\.woff2)$/.exec(url) ?? []
  return stem === undefined
    ? undefined
    : {
        what: { en: 'a font file of the typeface', fr: 'un fichier de la police' },
        from: [`assets/fonts/${stem}${extension}`],
        keys: keys('theme.font'),
      }
}

const ofShareImage = ({ routes, page }: Site, url: string): Origin | undefined => {
  if (!url.startsWith('/assets/share/')) return undefined
  const pages = routes.filter(route => page(route).head.openGraph.image?.card?.url === url).map(route => route.path)
  if (pages.length === 0) return undefined
  return {
    what: {
      en: `the image that social networks show for ${pages.join(', ')}: drawn from the page’s title`,
      fr: `l’image que les réseaux sociaux affichent pour ${pages.join(', ')} : dessinée d’après le titre de la page`,
    },
    keys: keys('site.sharePictures', 'business.name', 'theme'),
  }
}

const ofHosts = ({ hosts }: Site, file: string): Origin | undefined => {
  const isIn = (files: typeof hosts.published): boolean => files.some(({ path }) => path === file)
  const hostKeys = keys('hosting', 'redirects', 'site.origin')
  if (isIn(hosts.published))
    return {
      what: {
        en: 'the configuration of a host: redirects, headers or domains',
        fr: 'la configuration d’un hébergeur : redirections, en-têtes ou domaines',
      },
      keys: hostKeys,
    }
  if (!isIn(hosts.serverFiles)) return undefined
  return {
    what: {
      en: 'for the server administrator: written to <out>.hosts, next to the published folder',
      fr: 'pour la personne qui administre le serveur : écrit dans <out>.hosts, à côté du dossier publié',
    },
    keys: hostKeys,
  }
}

const siteFiles: readonly (Origin & { readonly pattern: RegExp })[] = [
  {
    pattern: /^sitemap(-\d+)?\.xml$/,
    what: {
      en: 'the sitemap: all pages that search engines may index, in each language',
      fr: 'le plan du site : toutes les pages que les moteurs de recherche peuvent indexer, dans chaque langue',
    },
    keys: keys('site.origin', 'site.indexable', 'site.languages'),
  },
  {
    pattern: /^robots\.txt$/,
    what: { en: 'the rules for search engine crawlers', fr: 'les règles pour les robots des moteurs de recherche' },
    keys: keys('site.indexable', 'site.origin'),
  },
  {
    pattern: /^manifest(\.[\w-]+)?\.webmanifest$/,
    what: {
      en: 'the web app manifest: name and icons on the home screen of a phone',
      fr: 'le manifeste d’application web : nom et icônes sur l’écran d’accueil d’un téléphone',
    },
    keys: keys('business.name', 'site.languages', 'theme.colours'),
  },
]

const ofIcon = ({ assets }: Site, file: string): Origin | undefined =>
  file === assets.icon.slice(1) || assets.appIcons.some(({ path }) => path === file)
    ? {
        what: { en: 'an icon of the site, drawn in the colors of its theme', fr: 'une icône du site, aux couleurs de son thème' },
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
  ofIcon(site, file) ?? { what: { en: 'copied unchanged', fr: 'copié tel quel' }, from: [`assets/static/${file}`] }

const precompressed: Translated<string> = {
  en: ' (precompressed, for hosts that support it)',
  fr: ' (précompressé, pour les hébergeurs qui le permettent)',
}

/** @param path URL path of the file: `/robots.txt` */
export const explainFile = (site: Site, path: string, language: MessageLanguage): FileAnswer | undefined => {
  const whole = path.slice(1)
  const published = new Set([...site.files, ...site.hosts.serverFiles].map(file => file.path))
  // A compressed version is explained as its original.
  const file = published.has(whole) || !site.needs.compressed ? whole : whole.replace(/\.(br|gz)$/, '')
  const origin = published.has(file) ? originOf(site, file) : ofShareImage(site, `/${file}`)
  if (origin === undefined) return undefined
  return {
    kind: 'file',
    path,
    what: `${origin.what[language]}${file === whole ? '' : precompressed[language]}`,
    from: origin.from ?? [],
    lines: linesOf(site.document, origin.keys ?? [], detail.all),
  }
}
