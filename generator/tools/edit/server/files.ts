/** The files of a session: those of its configs with their ledgers, and what was not saved of an earlier one. */

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Draft, draftFile, readDraft, writeDraft } from '../../../io/config/drafts.ts'
import { packsFor } from '../../../io/config/pack-files.ts'
import { readConfigChain } from '../../../io/config/read-chain.ts'
import { followed, tidyFolders } from '../../../io/owner-file.ts'
import { assetsFolder } from '../../../io/project.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { ledgerText } from '../../translations/ledger.ts'
import { ledgerFile } from '../../translations/ledger-file.ts'
import { newFolder } from './new-file.ts'
import { merged, type WorkingTexts, workingTexts } from './texts.ts'

export interface SessionFiles {
  readonly texts: WorkingTexts
  readonly filesOf: (config: string) => readonly string[]
  readonly chainOf: (config: string) => Chain
  /** The same as the disk had it when the session began. */
  readonly chainOnDisk: (config: string) => Chain
  /** Takes a further config in. */
  readonly add: (config: string) => void
  /** What is not saved outlives the session. */
  readonly keep: () => void
  /** Whether a draft was taken up. */
  readonly wasDraft: boolean
  /** Files that somebody else changed in the same lines as a draft that was taken up. */
  readonly conflicts: readonly string[]
}

/** A ledger that is not there yet is an empty one. */
const ledgerOnDisk = (file: string, cwd: string): string => {
  const path = resolve(cwd, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ledgerText({})
}

/** What a file begins with in a session. */
interface Begun {
  /** What counts as the disk's. */
  readonly disk: string
  readonly text: string
  readonly isConflict: boolean
}

/**
 * What was not saved, put upon what the disk says now. Where somebody else changed the same lines meanwhile, what the disk said then
 * counts: saving asks before it writes over theirs.
 */
const begunWith = (disk: string, draft: Draft | undefined): Begun => {
  if (draft === undefined) return { disk, text: disk, isConflict: false }
  const text = draft.text === disk ? disk : merged(draft.base, draft.text, disk)
  return text === undefined ? { disk: draft.base, text: draft.text, isConflict: true } : { disk, text, isConflict: false }
}

/** Writes of drafts only those that are not on the disk as they are. */
const draftKeeper = (cwd: string) => {
  const known = new Map<string, Draft | undefined>()
  return {
    read: (file: string): Draft | undefined => {
      const draft = readDraft(file, cwd)
      known.set(file, draft)
      return draft
    },
    keep: (file: string, draft: Draft | undefined): void => {
      const before = known.get(file)
      if (known.has(file) && before?.base === draft?.base && before?.text === draft?.text) return
      writeDraft(file, draft, cwd)
      known.set(file, draft)
    },
  }
}

export const openFiles = (configs: readonly string[], cwd: string): SessionFiles => {
  const texts = workingTexts()
  const drafts = draftKeeper(cwd)
  const known = new Map<string, readonly string[]>()
  const onDisk = new Map<string, string>()
  const opened = new Set<string>()
  const restored = new Map<string, string>()
  const conflicts: string[] = []
  // A file is read from the disk once, and from then on when it is saved.
  const open = (file: string, disk: string, draft: Draft | undefined): void => {
    const begun = begunWith(disk, draft)
    onDisk.set(file, disk)
    opened.add(file)
    texts.open(file, begun.disk)
    if (begun.text !== begun.disk) restored.set(file, begun.text)
    if (begun.isConflict) conflicts.push(file)
  }
  const take = (config: string, draftOf: (file: string) => Draft | undefined): void => {
    const { sources } = readConfigChain(config, cwd)
    const ledger = ledgerFile(config)
    for (const [file, text] of [...sources, [ledger, ledgerOnDisk(ledger, cwd)] as const])
      if (!opened.has(file)) open(file, text, draftOf(file))
    known.set(config, [...sources.keys()])
  }
  const keep = (): void => {
    const unsaved = texts.unsaved()
    for (const file of opened) drafts.keep(file, unsaved.includes(file) ? { base: texts.disk(file), text: texts.text(file) } : undefined)
  }
  for (const config of configs) take(config, drafts.read)
  removeLeftBehind([...opened], cwd)
  if (restored.size > 0) texts.change('', restored)
  keep()

  const filesOf = (config: string): readonly string[] => known.get(config) ?? [config]
  const chainWith = (config: string, textOf: (file: string) => string): Chain => {
    const [first = config, ...bases] = filesOf(config)
    const own = [{ file: first, text: textOf(first) }, ...bases.map(file => ({ file, text: textOf(file) }))] as const
    return [...own, ...packsFor(own)]
  }
  return {
    texts,
    filesOf,
    // What is new has no draft.
    add: config => take(config, () => undefined),
    chainOf: config => chainWith(config, texts.text),
    chainOnDisk: config => chainWith(config, file => onDisk.get(file) ?? ''),
    keep,
    wasDraft: restored.size > 0,
    conflicts,
  }
}

/** Removes temporary files that a killed editor left next to the files it writes. @param files of a session, relative to `cwd` */
const removeLeftBehind = (files: readonly string[], cwd: string): void => {
  const folders = files.flatMap(file => {
    const path = resolve(cwd, file)
    return [dirname(followed(path)), dirname(draftFile(file, cwd)), newFolder(path)]
  })
  tidyFolders([...folders, join(assetsFolder, 'images')])
}
