/** The site of a config, watched, beside what the last build into its folder remembers. */
import { createHash } from 'node:crypto'
import { keepAssets, keptAssets } from '../../io/assets/kept.ts'
import { hasExtendedLetters } from '../../io/assets/load.ts'
import type { Changed, Sound } from '../../io/config/config-cache.ts'
import type { Memory } from '../../io/output/memory.ts'
import { circumstancesOf, gatherIngredients, type Ingredients, type OpenedSite, type OpenOptions, shareImagesOf } from '../../io/site.ts'
import type { Assets } from '../../site/assets.ts'
import { build, type Circumstances } from '../../site/build.ts'
import { watchCells } from '../../site/config/cells.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { lazy } from '../../site/model/memoize.ts'
import { noteRow, unnoted, withReads } from '../../site/model/reads.ts'
import { openTable } from '../../site/model/reads-table.ts'
import { pageKinds } from '../../site/pages/index.ts'
import { type KnownRoutes, knownRoutes, manyRoutes } from '../../site/plan/known-routes.ts'
import { routesOf } from '../../site/plan/resolve.ts'
import { forgetful, type KnownParts, knownParts, noneKnown, type Remembered, remembered } from './remembered.ts'
import { renderedOnce } from './rendered.ts'

interface Place {
  /** What the last build into the output folder remembers. */
  readonly before: Memory | undefined
  readonly sound: Sound | undefined
  /** Where the config lies in the cache. */
  readonly configKey: string
  /** The one area in which the config differs from that of the last build, where it is known to differ in no more. */
  readonly changed: Changed | undefined
  /** Stands for all that a build is made from, with files of its config that have these hashes. */
  readonly inputsOf: (hashes: readonly string[]) => string
}

interface OpenedRemembered {
  readonly opened: OpenedSite
  readonly memory: Remembered
}

/** What a site is opened with. */
interface Kept extends Ingredients {
  /** Reads the files of its assets, where they were not. */
  readonly complete: () => Promise<void>
}

const hashed = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')

/** All that a site is made from beside its config, as far as it is known before assets are read. @param rest what else there is */
const aroundOf = ({ config, document }: CompiledConfig, rest: string): string => {
  // The files that redirects come from, of which the config itself says nothing.
  const from =
    document.files.length === 1 ? [] : config.redirects.map((_, index) => document.find(['redirects', index]).value.at.source.file)
  return hashed(JSON.stringify([document.files.map(({ file }) => file), from, rest]))
}

/** The same with assets. */
const surroundingsOf = (around: string, { assets, shareImages }: Ingredients): string => {
  const { pictures, icons, logo, mark, icon, pages, styleHashes, appIcons, files, diagnostics } = assets
  const shown = [
    [...pictures],
    [...icons],
    [logo, mark, icon, pages, styleHashes, diagnostics],
    [...appIcons, ...files].map(file => `${file.path} ${hashed(file.bytes)}`).toSorted(),
    Object.values(pages).map(({ shortNames }) => [...(shortNames ?? [])]),
    shareImages.urlOf({ title: '', direction: 'ltr' }),
    around,
  ]
  return hashed(JSON.stringify(shown))
}

/** What an edit that changes no asset needs of them; of the files that it leaves as they are it has none. */
const keptIngredients = (surroundings: string, compiled: CompiledConfig, options: OpenOptions): Kept | undefined => {
  const kept = keptAssets(surroundings)
  if (kept === undefined) return undefined
  const shareImages = shareImagesOf(compiled, options)
  let whole: Assets | undefined
  const files = (): Assets => {
    if (whole === undefined) throw new Error('files were asked for before they were read')
    return whole
  }
  const assets: Assets = {
    ...kept,
    shareUrl: shareImages.urlOf,
    get appIcons() {
      return files().appIcons
    },
    get files() {
      return files().files
    },
    changedOn: undefined,
    diagnostics: { icons: [], pictures: [], logo: [], copied: [], published: [] },
  }
  const complete = async (): Promise<void> => {
    whole ??= (await gatherIngredients(compiled, options)).assets
  }
  return { assets, circumstances: circumstancesOf(options), shareImages, complete }
}

/** Whether the config has letters that need fonts of their own: asked of all its words only where one area does not tell. */
const isExtended = ({ config }: CompiledConfig, { before, changed }: Place): boolean => {
  const isAsBefore = changed !== undefined && hasExtendedLetters(changed.was) === hasExtendedLetters(changed.is)
  return isAsBefore && before !== undefined ? before.hasExtension : hasExtendedLetters(config)
}

/** The routes of a site whose pages are at the addresses that they were at. Who asks for them depends on what they were planned from. */
const routesAsKnown = ({ pages, parts }: KnownParts, config: Config): KnownRoutes | undefined => {
  const count = pages()?.count
  return count === undefined || count < manyRoutes
    ? undefined
    : knownRoutes({ config, kinds: pageKinds, count, note: () => noteRow(parts.others.routes?.row) })
}

/** While others bundle and draw what this thread has asked them for, it has nothing else to do. */
const meanwhile = async (work: () => unknown): Promise<void> => {
  await new Promise(done => setImmediate(done))
  work()
}

/** @param place nothing is remembered without */
export const openRemembered = async (
  compiled: CompiledConfig,
  options: OpenOptions,
  place: Place | undefined,
): Promise<OpenedRemembered> => {
  const { config, document } = compiled
  if (place === undefined) {
    const routes = lazy(() => routesOf(config, pageKinds))
    const [{ assets, circumstances, shareImages }] = await Promise.all([gatherIngredients(compiled, options), meanwhile(routes)])
    return { opened: { site: build(compiled, assets, { ...circumstances, routes }), shareImages }, memory: forgetful }
  }
  const { sound, configKey } = place
  const around = aroundOf(compiled, place.inputsOf([]))
  const before = place.before?.around === around ? place.before : undefined
  const known = before === undefined ? noneKnown : knownParts(before, config)
  const watched = watchCells(config, before?.names)
  const log = openTable(known.table)
  const common = { sound, configKey, watched, log }
  const hasExtension = isExtended(compiled, place)
  const allRoutes = lazy(() => routesOf(watched.config, pageKinds))
  const opened = ({ assets, circumstances, shareImages, complete }: Kept, known: KnownParts) => {
    const routes = routesAsKnown(known, config)
    const whole: Circumstances = {
      ...circumstances,
      routes: routes === undefined ? allRoutes : () => routes.table,
      // A first build renders so much that to keep it takes longer than the first edit gains by it.
      rendered: before === undefined ? undefined : renderedOnce(),
    }
    const { made: site, row } = withReads(log, () => build({ config: watched.config, document }, assets, whole))
    return { opened: { site, shareImages, complete, routeAt: routes?.routeAt }, siteRow: row }
  }

  // Where nothing but the config differs, and that in nothing that assets are made from.
  const isKept = before?.hasExtension === hasExtension && known.fresh('assets') !== undefined
  const kept = isKept ? keptIngredients(before.surroundings, compiled, options) : undefined
  if (before !== undefined && kept !== undefined) {
    const { siteRow, ...site } = opened(kept, known)
    const from = { around, hasExtension, surroundings: before.surroundings }
    const memory = remembered({ ...common, siteRow, from, known, isAnew: false })
    memory.keep('assets')
    return { ...site, memory }
  }

  const { made, row } = withReads(log, () => gatherIngredients({ config: watched.config, document }, options, hasExtension))
  const [ingredients] = await Promise.all([made, before === undefined && meanwhile(() => unnoted(log, allRoutes))])
  const surroundings = surroundingsOf(around, ingredients)
  keepAssets(surroundings, ingredients.assets)
  const isAsBefore = before?.surroundings === surroundings
  const parts = isAsBefore ? known : noneKnown
  const { siteRow, ...site } = opened({ ...ingredients, complete: async () => undefined }, parts)
  const memory = remembered({
    ...common,
    siteRow,
    from: { around, hasExtension, surroundings },
    known: parts,
    isAnew: before !== undefined && !isAsBefore,
  })
  memory.note('assets', row)
  return { ...site, memory }
}
