/** The files of a session: its configs with their ledgers of translations, and drafts of an earlier session. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Draft, draftFile, readDraft, writeDraft } from '../../../platform/config/drafts.ts'
import { packsFor } from '../../../platform/config/pack-files.ts'
import { readConfigChain } from '../../../platform/config/read-chain.ts'
import { followed, tidyFolders } from '../../../platform/owner-file.ts'
import { assetFoldersOf } from '../../../platform/site-root.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { ledgerFile, ledgerText } from '../../translations/ledger.ts'
import { newFolder } from './new-config.ts'
import { merged, workingTexts } from './texts.ts'

/** Merges a draft with the text on disk. If both changed the same lines, the base of the draft counts as the text on disk: saving reports the conflict. */
const startWith = (disk: string, draft: Draft | undefined) => {
  if (draft === undefined) return { disk, text: disk, isConflict: false }
  const text = draft.text === disk ? disk : merged(draft.base, draft.text, disk)
  return text === undefined ? { disk: draft.base, text: draft.text, isConflict: true } : { disk, text, isConflict: false }
}

/** Reads drafts, and writes those that changed. */
const draftFiles = (cwd: string) => {
  const known = new Map<string, Draft | undefined>()
  return {
    read: (file: string): Draft | undefined => {
      const draft = readDraft(file, cwd)
      known.set(file, draft)
      return draft
    },
    write: (file: string, draft: Draft | undefined): void => {
      const before = known.get(file)
      if (known.has(file) && before?.base === draft?.base && before?.text === draft?.text) return
      writeDraft(file, draft, cwd)
      known.set(file, draft)
    },
  }
}

export const openFiles = (configs: readonly string[], cwd: string) => {
  const texts = workingTexts()
  const drafts = draftFiles(cwd)
  const known = new Map<string, readonly string[]>()
  const onDisk = new Map<string, string>()
  const opened = new Set<string>()
  const restored = new Map<string, string>()
  const conflicts: string[] = []
  const open = (file: string, disk: string, draft: Draft | undefined): void => {
    const start = startWith(disk, draft)
    onDisk.set(file, disk)
    opened.add(file)
    texts.open(file, start.disk)
    if (start.text !== start.disk) restored.set(file, start.text)
    if (start.isConflict) conflicts.push(file)
  }
  const openConfig = (config: string, draftOf: (file: string) => Draft | undefined): void => {
    const { sources } = readConfigChain(config, cwd)
    const ledger = ledgerFile(config)
    const ledgerPath = resolve(cwd, ledger)
    const ledgerOnDisk = existsSync(ledgerPath) ? readFileSync(ledgerPath, 'utf8') : ledgerText({})
    for (const [file, text] of [...sources, [ledger, ledgerOnDisk] as const]) if (!opened.has(file)) open(file, text, draftOf(file))
    known.set(config, [...sources.keys()])
  }
  /** Writes unsaved texts to drafts, which outlive the session. */
  const writeDrafts = (): void => {
    const unsaved = texts.unsaved()
    for (const file of opened) drafts.write(file, unsaved.includes(file) ? { base: texts.disk(file), text: texts.text(file) } : undefined)
  }
  for (const config of configs) openConfig(config, drafts.read)
  removeTemporaryFiles([...opened], cwd)
  if (restored.size > 0) texts.change('', restored)
  writeDrafts()

  const filesOf = (config: string): readonly string[] => known.get(config) ?? [config]
  const imageFolders = (config: string): readonly string[] => assetFoldersOf(filesOf(config), cwd).map(folder => join(folder, 'images'))
  const chainWith = (config: string, textOf: (file: string) => string): Chain => {
    const [first = config, ...bases] = filesOf(config)
    const own = [{ file: first, text: textOf(first) }, ...bases.map(file => ({ file, text: textOf(file) }))] as const
    return [...own, ...packsFor(own)]
  }
  return {
    texts,
    filesOf,
    /** The folders of the images of a config. New images are saved in the first one. */
    imageFolders,
    add: (config: string): void => openConfig(config, () => undefined),
    chainOf: (config: string): Chain => chainWith(config, texts.text),
    /** The chain as it was on disk when the session started. */
    chainOnDisk: (config: string): Chain => chainWith(config, file => onDisk.get(file) ?? ''),
    writeDrafts,
    wasDraft: restored.size > 0,
    /** Files of restored drafts that were changed on disk in the same lines. */
    conflicts: conflicts as readonly string[],
  }
}

/** Removes temporary files that a killed editor left next to the files it writes. @param files of a session, relative to `cwd` */
const removeTemporaryFiles = (files: readonly string[], cwd: string): void => {
  const folders = files.flatMap(file => {
    const path = resolve(cwd, file)
    return [dirname(followed(path)), dirname(draftFile(file, cwd)), newFolder(path)]
  })
  tidyFolders([...folders, ...assetFoldersOf(files, cwd).map(folder => join(folder, 'images'))])
}
