import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStaging } from '../../io/output/publish.ts'
import { foreignDiagnostics } from '../../io/output/record.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import { isError } from '../../site/model/diagnostic.ts'
import { type Command, jsonOption, outIn, outOption, UsageError } from '../command.ts'
import { readShard } from './shard-folder.ts'
import { type FoundShard, validateShards, wholeSites } from './shards.ts'

interface WholeSite {
  /** The folder that holds each file. */
  readonly files: ReadonlyMap<string, string>
  readonly beside: ReadonlyMap<string, string>
}

/** Publishes a whole site from the folders of its shards. @returns how many files it has */
const publish = (out: string, { files, beside }: WholeSite, path: Terminal['path']): number => {
  const stage = openStaging(path(out))
  try {
    for (const [name, folder] of files) stage.put({ path: name, bytes: readFileSync(path(join(folder, name))) })
    return stage.commit({
      files: [...beside].map(([name, bytes]) => ({ path: name, bytes })),
      // The next build here makes everything anew.
      inputs: '',
      info: published => published.files,
    })
  } catch (error) {
    stage.discard()
    throw error
  }
}

export const merge: Command = {
  title: 'put the shards of a build together',
  about: 'put the shards of a build together; refused when one is missing or two disagree',
  args: '<folders...>',
  options: [outOption, jsonOption],
  examples: [['npm run merge -- shard-1 shard-2 shard-3 shard-4 --out dist', 'four shards, built with --shard 1/4 to 4/4']],
  run: async ({ given, args: folders, terminal }) => {
    const { cwd, path, report, summary } = terminal
    const out = outIn(given, terminal)
    if (folders.some(folder => path(folder) === path(out))) throw new UsageError('--out names a shard: choose another folder')
    const read = folders.map(folder => readShard(folder, cwd))
    const shards = read.flatMap((one): readonly FoundShard[] => (one.ok ? [one.value] : []))
    const broken = read.flatMap(one => one.diagnostics)
    const sites = wholeSites(shards)
    const targetOf = (id: string): string => (shards[0]?.marker.by === 'site' ? join(out, id) : out)
    const diagnostics =
      broken.length > 0 ? broken : [...validateShards(shards), ...sites.flatMap(site => foreignDiagnostics(targetOf(site.id), cwd))]
    report(diagnostics, () => undefined)
    if (diagnostics.some(isError)) return 1
    const merged = sites.map(site => {
      const target = targetOf(site.id)
      const files = publish(target, site, path)
      if (given.json !== true) summary(`${target}: ${files} files from ${shards.length} shards`)
      return { site: site.id, out: target, files, shards: shards.length }
    })
    if (given.json === true) terminal.out(JSON.stringify(merged, null, 2))
    return 0
  },
}
