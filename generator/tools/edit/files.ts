/** The files of a session: those of its configs with their ledgers, and what was not saved of an earlier one. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfigChain } from '../../io/config/chain.ts'
import { readDraft, writeDraft } from '../../io/config/drafts.ts'
import { packsFor } from '../../io/config/packs.ts'
import type { Chain } from '../../site/config/chain.ts'
import { ledgerText } from '../translations/ledger.ts'
import { ledgerFile } from '../translations/ledger-file.ts'
import { type WorkingTexts, workingTexts } from './texts.ts'

export interface SessionFiles {
  readonly texts: WorkingTexts
  readonly filesOf: (config: string) => readonly string[]
  readonly chainOf: (config: string) => Chain
  /** Takes a further config in. */
  readonly add: (config: string) => void
  /** What is not saved outlives the session. */
  readonly keep: () => void
  /** Whether a draft was taken up. */
  readonly wasDraft: boolean
}

/** A ledger that is not there yet is an empty one. */
const ledgerOnDisk = (file: string, cwd: string): string => {
  const path = resolve(cwd, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ledgerText({})
}

export const openFiles = (configs: readonly string[], cwd: string): SessionFiles => {
  const texts = workingTexts()
  const known = new Map<string, readonly string[]>()
  const opened = new Set<string>()
  // A file is read from the disk once, and from then on when it is saved.
  const open = (file: string, text: string): void => {
    if (opened.has(file)) return
    opened.add(file)
    texts.open(file, text)
  }
  const add = (config: string): void => {
    const { sources } = readConfigChain(config, cwd)
    for (const [file, text] of sources) open(file, text)
    open(ledgerFile(config), ledgerOnDisk(ledgerFile(config), cwd))
    known.set(config, [...sources.keys()])
  }
  for (const config of configs) add(config)
  const drafts = [...opened].flatMap(file => {
    const draft = readDraft(file, cwd)
    return draft === undefined || draft.base !== texts.disk(file) ? [] : [[file, draft.text] as const]
  })
  if (drafts.length > 0) texts.change('', new Map(drafts))

  const filesOf = (config: string): readonly string[] => known.get(config) ?? [config]
  return {
    texts,
    filesOf,
    add,
    chainOf: config => {
      const [first = config, ...bases] = filesOf(config)
      const own = [{ file: first, text: texts.text(first) }, ...bases.map(file => ({ file, text: texts.text(file) }))] as const
      return [...own, ...packsFor(own)]
    },
    keep: () => {
      const unsaved = texts.unsaved()
      for (const file of opened)
        writeDraft(file, unsaved.includes(file) ? { base: texts.disk(file), text: texts.text(file) } : undefined, cwd)
    },
    wasDraft: drafts.length > 0,
  }
}
