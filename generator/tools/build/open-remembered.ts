/** The site of a config, watched, beside what the last build into its folder remembers. */
import { createHash } from 'node:crypto'
import type { Memory } from '../../io/output/memory.ts'
import { gatherIngredients, type Ingredients, type OpenedSite, type OpenOptions } from '../../io/site.ts'
import { build } from '../../site/build.ts'
import { watchCells } from '../../site/config/cells.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { withReads } from '../../site/model/reads.ts'
import { openTable } from '../../site/model/reads-table.ts'
import { forgetful, type Remembered, remembered } from './remembered.ts'

interface Place {
  /** What the last build into the output folder remembers. */
  readonly before: Memory | undefined
  readonly sound: Memory['sound']
  /** Where the config lies in the cache. */
  readonly configKey: string
  /** Stands for all that a build is made from, with these texts of its config. */
  readonly inputsOf: (texts: readonly string[]) => string
}

interface OpenedRemembered {
  readonly opened: OpenedSite
  readonly memory: Remembered
}

const hashOf = (file: OutputFile): string => createHash('sha256').update(file.bytes).digest('base64url')

/** All that a site is made from beside its config, in one hash. */
const surroundingsOf = ({ config, document }: CompiledConfig, { assets, shareImages }: Ingredients, rest: string): string => {
  const { pictures, icons, logo, mark, icon, pages, styleHashes, appIcons, files, diagnostics } = assets
  // The files that redirects come from, of which the config itself says nothing.
  const from =
    document.sources.size === 1 ? [] : config.redirects.map((_, index) => document.find(['redirects', index]).value.at.source.file)
  const shown = [
    [...pictures],
    [...icons],
    [logo, mark, icon, pages, styleHashes, diagnostics],
    [...appIcons, ...files].map(file => `${file.path} ${hashOf(file)}`).toSorted(),
    Object.values(pages).map(({ shortNames }) => [...(shortNames ?? [])]),
    shareImages.urlOf({ title: '', direction: 'ltr' }),
    [...document.sources.keys()],
    from,
    rest,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/** @param place nothing is remembered without */
export const openRemembered = async (
  compiled: CompiledConfig,
  options: OpenOptions,
  place: Place | undefined,
): Promise<OpenedRemembered> => {
  const ingredients = await gatherIngredients(compiled, options)
  const { assets, circumstances, shareImages } = ingredients
  if (place === undefined) return { opened: { site: build(compiled, assets, circumstances), shareImages }, memory: forgetful }
  const { config, document } = compiled
  const surroundings = surroundingsOf(compiled, ingredients, place.inputsOf([]))
  const before = place.before?.surroundings === surroundings ? place.before : undefined
  const watched = watchCells(config, before?.names)
  const log = openTable(before?.table)
  const { made: site, row: siteRow } = withReads(log, () => build({ config: watched.config, document }, assets, circumstances))
  const { sound, configKey } = place
  const memory = remembered({ config, sound, configKey, watched, log, siteRow, surroundings, before })
  return { opened: { site, shareImages }, memory }
}
