/** The site of a config as it stands in the editor: the last sound one is shown for as long as a draft has mistakes. */
import { assetNames } from '../../io/assets/names.ts'
import { currentDay, currentYear } from '../../io/clock.ts'
import { assetsFolder } from '../../io/project.ts'
import { type OpenedSite, openCompiled } from '../../io/site.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import { build, type Site } from '../../site/build.ts'
import { compileChain } from '../../site/compile.ts'
import { asBase } from '../../site/config/base.ts'
import { type Chain, composeChain } from '../../site/config/chain.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { ConfigDocument } from '../../site/config/document.ts'
import { type Diagnostic, isError, type Result } from '../../site/model/diagnostic.ts'
import { usedIcons, usedPictures } from '../../site/plan/used-assets.ts'
import { type OriginFinder, originFinder } from './origins/page-origins.ts'

export interface EditedSite {
  /** Takes the config in as it is now. */
  readonly refresh: (chain: Chain) => Promise<void>
  readonly chain: () => Chain
  /** The config as it stands, mistakes and all; the last one that could be read. */
  readonly document: () => ConfigDocument | undefined
  readonly opened: () => OpenedSite | undefined
  readonly finder: () => OriginFinder | undefined
  readonly diagnostics: () => readonly Diagnostic[]
  readonly isSound: () => boolean
  /** Whether the texts can be read at all; `document` is that of these texts then. */
  readonly isReadable: () => boolean
  readonly compile: (chain: Chain) => Result<CompiledConfig>
}

/** What a site is made of beside its words: with the same, a change of words needs no picture or style anew. */
const assetKey = ({ config }: CompiledConfig): string =>
  JSON.stringify([config.theme, usedPictures(config), usedIcons(config), config.hosting, config.site.origin])

export const editedSite = ({ cwd, env }: Terminal): EditedSite => {
  let chain: Chain = [{ file: '', text: '' }]
  let document: ConfigDocument | undefined
  let opened: OpenedSite | undefined
  let finder: OriginFinder | undefined
  let key = ''
  let isReadable = true
  let diagnostics: readonly Diagnostic[] = []

  const take = async (compiled: CompiledConfig): Promise<void> => {
    const now = assetKey(compiled)
    if (opened !== undefined && now === key) {
      const site = build(compiled, opened.site.assets, { year: currentYear(env), today: currentDay(env), folder: 'dist' })
      opened = { ...opened, site }
      diagnostics = [...diagnostics, ...site.diagnostics]
    } else {
      const made = await openCompiled(compiled, { useCache: true, cwd, env })
      diagnostics = [...diagnostics, ...made.diagnostics]
      if (!made.ok) return
      opened = made.value
      key = now
    }
    finder = undefined
  }

  const compile = (one: Chain): Result<CompiledConfig> => compileChain(asBase(one)?.chain ?? one, assetNames(assetsFolder))

  return {
    compile,
    refresh: async next => {
      chain = next
      const composed = composeChain(chain).document
      isReadable = composed !== undefined
      document = composed ?? document
      const compiled = compile(chain)
      diagnostics = compiled.diagnostics
      if (compiled.ok) await take(compiled.value)
    },
    chain: () => chain,
    document: () => document,
    opened: () => opened,
    finder: () => {
      if (finder === undefined && opened !== undefined) finder = originFinder(opened.site)
      return finder
    },
    diagnostics: () => diagnostics,
    isReadable: () => isReadable,
    isSound: () => !diagnostics.some(isError),
  }
}

export const siteOf = (edited: EditedSite): Site => {
  const opened = edited.opened()
  if (opened === undefined) throw new Error('there is no site to show yet')
  return opened.site
}
