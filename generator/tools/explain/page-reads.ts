/** What of the config a page is made from. Nobody keeps a list of it: the page is planned once more, and what it reads is noted. */
import type { ConfigPath } from '../../site/config/document.ts'
import type { Config } from '../../site/config/schema.ts'
import { weekOf } from '../../site/config/week.ts'
import { isShared, type Route } from '../../site/model/route.ts'
import { pagePlanner } from '../../site/plan/page.ts'
import { type PhoneEntry, type ResolvedConfig, type ResolveOptions, resolveConfig } from '../../site/plan/resolve.ts'
import { usedIcons, usedPictures } from '../../site/plan/used-assets.ts'
import { trackReads } from './reads.ts'

/** Pictures and icons stand in for those of the assets folder: only their texts come from the config. */
export const circumstances = (config: Config, year: number): ResolveOptions => ({
  assets: {
    pictures: new Map(usedPictures(config).map(file => [file, { src: `/${file}`, width: 1, height: 1, sources: [], colour: '#000000' }])),
    icons: new Map(usedIcons(config).map(name => [name, { viewBox: '', markup: '' }])),
    logo: null,
  },
  year,
  themeColour: { light: '#ffffff', dark: '#000000' },
})

/** A phone book that looks a number up in the config each time it is asked. */
class PhoneBook extends Map<string, PhoneEntry> {
  readonly #site: ResolvedConfig
  constructor(site: ResolvedConfig) {
    super(site.phones)
    this.#site = site
  }
  override get(name: string): PhoneEntry | undefined {
    JSON.stringify(this.#site.config.phones.book[name])
    return super.get(name)
  }
}

export interface PageReads {
  /** For this page. */
  readonly own: readonly ConfigPath[]
  /** For what all pages of its language share. */
  readonly shared: readonly ConfigPath[]
}

export const pageReads = (config: Config, route: Route, year: number): PageReads => {
  const { config: likeness, during } = trackReads(config)
  const resolved = resolveConfig(likeness, circumstances(config, year))
  const site: ResolvedConfig = {
    ...resolved,
    phones: new PhoneBook(resolved),
    get week() {
      return weekOf(likeness.hours.weekly)
    },
  }
  const others = isShared(route.kind) ? [] : site.languages.map(language => language.code).filter(code => code !== route.language)
  const { made: planPage, read: shared } = during(() => pagePlanner(site))
  const { read: own } = during(() => planPage(route))
  // An id is looked at to find a thing, and shown nowhere.
  const isSaid = (path: ConfigPath): boolean => path.at(-1) !== 'id' && !others.includes(String(path.at(-1)))
  return { own: own.filter(isSaid), shared: shared.filter(isSaid) }
}
