/** The site of the open config. While the config has errors, the editor shows the last valid site. */
import { assetNames } from '../../../platform/assets/names.ts'
import { currentDay, currentYear } from '../../../platform/clock.ts'
import { devImages } from '../../../platform/images/dev-images.ts'
import { type OpenedSite, openCompiled } from '../../../platform/site.ts'
import { assetFoldersOf } from '../../../platform/site-root.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { build, type Site } from '../../../site/build.ts'
import { compileChain } from '../../../site/compile.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { isInheritedFact } from '../../../site/config/inherited-facts.ts'
import { asBase } from '../../../site/config/overlay/brand-base.ts'
import { type Chain, composeChain } from '../../../site/config/overlay/config-chain.ts'
import type { ConfigDocument } from '../../../site/config/yaml/config-document.ts'
import { type ConfigParser, sectionCache } from '../../../site/config/yaml/section-cache.ts'
import type { Diagnostic, Result } from '../../../site/model/diagnostic.ts'
import { usedIcons, usedImages } from '../../../site/plan/used-assets.ts'
import { isError } from '../../../site/util/diagnostics.ts'
import { type OriginFinder, originFinder } from './origins/page-origins.ts'

/** Sites with the same key have the same images, icons and styles. */
const assetKey = ({ config }: CompiledConfig): string =>
  JSON.stringify([config.theme, usedImages(config), usedIcons(config), config.hosting, config.site.origin])

/** @param mayLack whether a config is a base that may leave out these keys */
export const editedSite = (
  { cwd, env }: Terminal,
  mayLack: (file: string, keys: readonly string[]) => boolean,
  read: ConfigParser = sectionCache(),
) => {
  let chain: Chain = [{ file: '', text: '' }]
  let document: ConfigDocument | undefined
  let opened: OpenedSite | undefined
  let finder: OriginFinder | undefined
  let key = ''
  let isReadable = true
  let diagnostics: readonly Diagnostic[] = []

  const foldersOf = (chain: Chain): readonly string[] =>
    assetFoldersOf(
      chain.filter(({ isPack }) => isPack !== true).map(({ file }) => file),
      cwd,
    )
  // Encoding a photo takes half a minute: it is shown as it is, and encoded in the background.
  const images = devImages(
    () => foldersOf(chain),
    () => undefined,
  )

  const compile = (chain: Chain): Result<CompiledConfig> => {
    const assets = assetNames(...foldersOf(chain))
    const complete = compileChain(chain, assets, read)
    const base = complete.ok ? undefined : asBase(chain, read)
    return base !== undefined && mayLack(chain[0].file, base.absent) ? compileChain(base.chain, assets, read) : complete
  }

  /** Loads images only if others are used, because that takes long. */
  const open = async (compiled: CompiledConfig): Promise<Result<OpenedSite>> => {
    if (opened === undefined || assetKey(compiled) !== key)
      return openCompiled(compiled, { useCache: true, tolerates: isInheritedFact, makers: { pictures: images.make }, cwd, env })
    const site = build(compiled, opened.site.assets, { year: currentYear(env), today: currentDay(env), folder: 'dist' })
    return { ok: true, value: { ...opened, site }, diagnostics: site.diagnostics }
  }

  return {
    compile,
    /** Compiles a config and what it extends, and builds its site if it is valid. */
    refresh: async (next: Chain): Promise<void> => {
      chain = next
      const composed = composeChain(chain, read).document
      isReadable = composed !== undefined
      document = composed ?? document
      const compiled = compile(chain)
      diagnostics = compiled.diagnostics
      if (!compiled.ok) return
      const result = await open(compiled.value)
      diagnostics = [...diagnostics, ...result.diagnostics]
      if (!result.ok) return
      key = assetKey(compiled.value)
      opened = result.value
      finder = originFinder(opened.site)
    },
    chain: () => chain,
    read,
    /** The last config that could be parsed, valid or not. */
    document: () => document,
    /** The last valid site. */
    opened: () => opened,
    finder: () => finder,
    diagnostics: () => diagnostics,
    /** Whether the current texts can be parsed, so that `document` is theirs. */
    isReadable: () => isReadable,
    close: images.close,
    isValid: () => !diagnostics.some(one => isError(one) && !isInheritedFact(one)),
  }
}

export type EditedSite = ReturnType<typeof editedSite>

/** @throws Error if no valid site was opened */
export const siteOf = (edited: EditedSite): Site => {
  const opened = edited.opened()
  if (opened === undefined) throw new Error('no site is open')
  return opened.site
}
