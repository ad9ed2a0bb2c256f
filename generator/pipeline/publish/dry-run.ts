/** Replaces staging in a build that writes nothing, and collects what publishing would change. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isRuleRecord, type RecordedRedirect, recordedRedirects, redirectsFile } from '../../site/emit/rule-records.ts'
import type { StagedFile } from '../../site/model/file.ts'
import { wholeBytes } from '../../site/util/template-instance.ts'
import { readRecord, serverFolder } from './record.ts'
import type { Staging } from './staging.ts'

export interface FileChange {
  readonly path: string
  readonly fate: 'added' | 'changed' | 'removed' | 'same'
}

interface DryRunResult {
  readonly files: readonly FileChange[]
  readonly serverFiles: readonly FileChange[]
  readonly redirects: { readonly before: readonly RecordedRedirect[]; readonly after: readonly RecordedRedirect[] }
}

export interface DryRun extends Staging {
  readonly result: () => DryRunResult
}

const fateOf = (folder: string, { path, bytes }: StagedFile): FileChange => {
  const file = join(folder, path)
  if (!existsSync(file)) return { path, fate: 'added' }
  return { path, fate: readFileSync(file).equals(wholeBytes(bytes)) ? 'same' : 'changed' }
}

const gone = (folder: string, before: readonly string[], after: readonly FileChange[]): readonly FileChange[] => {
  const stays = new Set(after.map(file => file.path))
  return before.filter(path => !stays.has(path) && existsSync(join(folder, path))).map(path => ({ path, fate: 'removed' }))
}

/** Paths without the compressed variants of files among them. */
const withoutVariants = (paths: readonly string[]): readonly string[] => {
  const uniquePaths = new Set(paths)
  return paths.filter(path => !(/\.(?:br|gz)$/.test(path) && uniquePaths.has(path.slice(0, -3))))
}

/** @param folder the output folder that a build would publish to */
export const openDryRun = (folder: string): DryRun => {
  const out = resolve(folder)
  const hosts = serverFolder(out)
  const record = readRecord(out)
  const files = new Map<string, FileChange>()
  const serverFiles: FileChange[] = []
  let after: readonly RecordedRedirect[] = []
  return {
    madeFrom: record.inputs,
    put: file => {
      files.set(file.path, fateOf(out, file))
      return false
    },
    // Compressed variants change with their file: they are neither made nor listed.
    keep: () => true,
    sizeOf: () => 0,
    putServerFiles: made => {
      for (const file of made.filter(one => !isRuleRecord(one.path))) serverFiles.push(fateOf(hosts, file))
      after = recordedRedirects(Buffer.from(made.find(one => one.path === redirectsFile)?.bytes ?? '[]').toString())
    },
    commit: ({ info }) => ({ ok: true, value: info({ files: files.size, bytes: 0, written: 0, removed: [] }), diagnostics: [] }),
    discard: () => undefined,
    result: () => {
      const name = basename(hosts)
      const old = join(hosts, redirectsFile)
      const changes = [
        ...serverFiles,
        ...gone(
          hosts,
          Object.keys(record.serverFiles).filter(path => !isRuleRecord(path)),
          serverFiles,
        ),
      ]
      return {
        files: [...files.values(), ...gone(out, withoutVariants([...record.files.keys()]), [...files.values()])],
        serverFiles: changes.map(({ path, fate }) => ({ path: `${name}/${path}`, fate })),
        redirects: { before: existsSync(old) ? recordedRedirects(readFileSync(old, 'utf8')) : [], after },
      }
    },
  }
}
