import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openStaging } from '../../io/output/publish.ts'
import { foreignDiagnostics } from '../../io/output/record.ts'
import { readShard } from '../../io/output/shard.ts'
import { report, summary } from '../../io/terminal/terminal.ts'
import { isError } from '../../site/model/diagnostic.ts'
import { type Command, outOption, text, UsageError } from '../command.ts'
import { type FoundShard, validateShards, wholeSites } from './shards.ts'

/** Publishes a whole site from the folders of its shards. @returns how many files it has */
const publish = (out: string, files: ReadonlyMap<string, string>, beside: ReadonlyMap<string, string>): number => {
  const stage = openStaging(out)
  try {
    for (const [path, folder] of files) stage.put({ path, bytes: readFileSync(join(folder, path)) })
    return stage.commit({
      files: [...beside].map(([path, bytes]) => ({ path, bytes })),
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
  about: 'put the shards of a build together; refused when one is missing or two disagree',
  args: '<folders...>',
  options: [outOption],
  examples: [['npm run merge -- shard-1 shard-2 shard-3 shard-4 --out dist', 'four shards, built with --shard 1/4 to 4/4']],
  run: async (given, folders) => {
    const out = text(given, 'out') ?? 'dist'
    if (out === '') throw new UsageError('--out needs a folder')
    if (folders.some(folder => resolve(folder) === resolve(out))) throw new UsageError('--out names a shard: choose another folder')
    const read = folders.map(readShard)
    const shards = read.flatMap((one): readonly FoundShard[] => (one.ok ? [one.value] : []))
    const broken = read.flatMap(one => one.diagnostics)
    const sites = wholeSites(shards)
    const targetOf = (id: string): string => (shards[0]?.marker.by === 'site' ? join(out, id) : out)
    const diagnostics =
      broken.length > 0 ? broken : [...validateShards(shards), ...sites.flatMap(site => foreignDiagnostics(targetOf(site.id)))]
    report(diagnostics, () => undefined)
    if (diagnostics.some(isError)) return 1
    for (const { id, files, beside } of sites)
      summary(`${targetOf(id)}: ${publish(targetOf(id), files, beside)} files from ${shards.length} shards`)
    return 0
  },
}
