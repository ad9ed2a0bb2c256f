/** The files of a session: those of its configs, with what was not saved of an earlier one. */
import { readConfigChain } from '../../io/config/chain.ts'
import { readDraft, writeDraft } from '../../io/config/drafts.ts'
import { packsFor } from '../../io/config/packs.ts'
import type { Chain } from '../../site/config/chain.ts'
import { type WorkingTexts, workingTexts } from './texts.ts'

export interface SessionFiles {
  readonly texts: WorkingTexts
  readonly filesOf: (config: string) => readonly string[]
  readonly chainOf: (config: string) => Chain
  /** What is not saved outlives the session. */
  readonly keep: () => void
  /** Whether a draft was taken up. */
  readonly wasDraft: boolean
}

export const openFiles = (configs: readonly string[], cwd: string): SessionFiles => {
  const texts = workingTexts()
  const known = new Map<string, readonly string[]>()
  // A file is read from the disk once, and from then on when it is saved.
  for (const config of configs) {
    const { sources } = readConfigChain(config, cwd)
    for (const [file, text] of sources) if (![...known.values()].flat().includes(file)) texts.open(file, text)
    known.set(config, [...sources.keys()])
  }
  const all = [...new Set([...known.values()].flat())]
  const drafts = all.flatMap(file => {
    const draft = readDraft(file, cwd)
    return draft === undefined || draft.base !== texts.disk(file) ? [] : [[file, draft.text] as const]
  })
  if (drafts.length > 0) texts.change('', new Map(drafts))

  const filesOf = (config: string): readonly string[] => known.get(config) ?? [config]
  return {
    texts,
    filesOf,
    chainOf: config => {
      const [first = config, ...bases] = filesOf(config)
      const own = [{ file: first, text: texts.text(first) }, ...bases.map(file => ({ file, text: texts.text(file) }))] as const
      return [...own, ...packsFor(own)]
    },
    keep: () => {
      const unsaved = texts.unsaved()
      for (const file of all) writeDraft(file, unsaved.includes(file) ? { base: texts.disk(file), text: texts.text(file) } : undefined, cwd)
    },
    wasDraft: drafts.length > 0,
  }
}
