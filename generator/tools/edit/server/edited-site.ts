/**
 * The site of a config as it stands in the editor: the last sound one is shown for as long as a draft has mistakes. A large site says a
 * change at once, and is judged as a whole when there is time.
 */
import { assetNames } from '../../../io/assets/names.ts'
import { currentDay, currentYear } from '../../../io/clock.ts'
import { assetsFolder } from '../../../io/project.ts'
import { type OpenedSite, openCompiled } from '../../../io/site.ts'
import type { Terminal } from '../../../io/terminal/terminal.ts'
import { build, type Site } from '../../../site/build.ts'
import { compileChain } from '../../../site/compile.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { asBase } from '../../../site/config/overlay/brand-base.ts'
import { type Chain, composeChain, lazyChain } from '../../../site/config/overlay/config-chain.ts'
import type { ConfigDocument } from '../../../site/config/yaml/config-document.ts'
import { type ConfigParser, sectionCache } from '../../../site/config/yaml/section-cache.ts'
import { type Diagnostic, isError, type Result } from '../../../site/model/diagnostic.ts'
import { usedIcons, usedPictures } from '../../../site/plan/used-assets.ts'
import { areOtherWords, changedValues, sharing } from './changed-values.ts'
import { markMemory } from './origins/marked-config.ts'
import { knownBefore, type OriginFinder, originFinder } from './origins/page-origins.ts'
import { provisional } from './provisional.ts'

export interface EditedSite {
  /** Takes the config in as it is now. */
  readonly refresh: (chain: Chain) => Promise<void>
  /** Judges it as a whole, where that was put off. */
  readonly judge: () => Promise<void>
  readonly isJudged: () => boolean
  readonly chain: () => Chain
  /** Reads files of this session, and again only what changed of them. */
  readonly read: ConfigParser
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

/** A site of more pages is shown before it is judged. */
const judgedAtOnce = 1_000

/** What a site is made of beside its words: with the same, a change of words needs no picture or style anew. */
const assetKey = ({ config }: CompiledConfig): string =>
  JSON.stringify([config.theme, usedPictures(config), usedIcons(config), config.hosting, config.site.origin])

export const editedSite = ({ cwd, env }: Terminal, read: ConfigParser = sectionCache()): EditedSite => {
  const marks = markMemory()
  let chain: Chain = [{ file: '', text: '' }]
  let document: ConfigDocument | undefined
  let opened: OpenedSite | undefined
  let finder: OriginFinder | undefined
  let key = ''
  let isReadable = true
  let diagnostics: readonly Diagnostic[] = []
  let isJudged = true
  /** What the config said when the site was made that is shown. */
  let shown: unknown

  const show = (next: OpenedSite): void => {
    const changes = opened && changedValues(opened.site.config, next.site.config)
    const before = finder?.known
    opened = next
    const holds = areOtherWords(changes, path => marks.isMarked(path))
    // Where things came, went or moved, what was found at their paths is none of theirs.
    const known = changes === undefined || before === undefined ? undefined : holds ? before : knownBefore(before)
    finder = originFinder(next.site, marks, known)
    shown = document?.data
  }

  const take = async (compiled: CompiledConfig): Promise<void> => {
    const now = assetKey(compiled)
    if (opened !== undefined && now === key) {
      const config = sharing(opened.site.config, compiled.config)
      const world = { year: currentYear(env), today: currentDay(env), folder: 'dist' }
      const made = build({ ...compiled, config }, opened.site.assets, world)
      diagnostics = [...diagnostics, ...made.diagnostics]
      show({ ...opened, site: made })
      return
    }
    const made = await openCompiled(compiled, { useCache: true, cwd, env })
    diagnostics = [...diagnostics, ...made.diagnostics]
    if (!made.ok) return
    key = now
    show(made.value)
  }

  const compile = (one: Chain): Result<CompiledConfig> => compileChain(asBase(one, read)?.chain ?? one, assetNames(assetsFolder), read)

  const judge = async (): Promise<void> => {
    if (isJudged) return
    const compiled = compile(chain)
    diagnostics = compiled.diagnostics
    isJudged = true
    if (compiled.ok) await take(compiled.value)
  }

  /** Whether the site could be shown with what changed, before it is judged. */
  const showFirst = (): boolean => {
    if (opened === undefined || opened.site.routes.length <= judgedAtOnce) return false
    const site = provisional(opened.site, changedValues(shown, document?.data), lazyChain(chain, read))
    if (site !== undefined) show({ ...opened, site })
    return site !== undefined
  }

  return {
    compile,
    refresh: async next => {
      chain = next
      const composed = composeChain(chain, read).document
      isReadable = composed !== undefined
      document = composed ?? document
      isJudged = false
      if (composed === undefined || !showFirst()) await judge()
    },
    judge,
    isJudged: () => isJudged,
    chain: () => chain,
    read,
    document: () => document,
    opened: () => opened,
    finder: () => finder,
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
