import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignDiagnostics, foreignServerFileDiagnostics } from '../../pipeline/publish/record.ts'
import { openStaging } from '../../pipeline/publish/staging.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, jsonOption, outIn, outOption, UsageError } from '../command.ts'
import { withValues } from '../messages.ts'
import { readShard } from './shard-folder.ts'
import { validateShards, type WholeSite, wholeSites } from './shards.ts'

const serverFilesOf = ({ serverFiles }: WholeSite): readonly OutputFile[] => [...serverFiles].map(([path, bytes]) => ({ path, bytes }))

/** Publishes a complete site from the folders of its shards. @returns the number of files */
const publish = (out: string, site: WholeSite, path: Terminal['path']): Result<number> => {
  const staging = openStaging(path(out), out)
  if (!staging.ok) return staging
  const stage = staging.value
  try {
    for (const [name, folder] of site.files) stage.put({ path: name, bytes: readFileSync(path(join(folder, name))) })
    stage.putServerFiles(serverFilesOf(site))
    const published = stage.commit({
      // No inputs, so that the next build here is a full build.
      inputs: '',
      info: summary => summary.files,
    })
    if (!published.ok) stage.discard()
    return published
  } catch (error) {
    stage.discard()
    throw error
  }
}

const mergedText = withValues<{ readonly out: string; readonly files: number; readonly shards: number }>({
  en: ({ out, files, shards }) => `${out}: ${files} files from ${shards} shards`,
  fr: ({ out, files, shards }) => `${out} : ${files} fichiers, de ${shards} parties`,
})

export const merge: Command = {
  title: { en: 'Merge the shards of a build', fr: 'Réunir les parties d’une génération' },
  about: {
    en: 'Merge the folders of “npm run build -- --shard i/n” into one site; fails if a shard is missing or two differ',
    fr: 'Réunir les dossiers de « npm run build -- --shard i/n » en un seul site; échoue si une partie manque ou si deux diffèrent',
  },
  args: '<folders...>',
  options: [outOption, jsonOption],
  examples: [
    [
      'npm run merge -- shard-1 shard-2 shard-3 shard-4 --out dist',
      { en: 'Merge four shards, built with --shard 1/4 to 4/4', fr: 'Réunir quatre parties, générées avec --shard 1/4 à 4/4' },
    ],
  ],
  run: async ({ given, args: folders, terminal }) => {
    const { cwd, path, report, summary, language } = terminal
    const out = outIn(given, terminal)
    if (folders.some(folder => path(folder) === path(out)))
      throw new UsageError({
        en: '--out is the folder of a shard. Choose another folder. Example: --out dist',
        fr: '--out est le dossier d’une partie. Choisissez un autre dossier. Exemple : --out dist',
      })
    const read = folders.map(folder => readShard(folder, cwd))
    const shards = read.flatMap(result => (result.ok ? [result.value] : []))
    const broken = read.flatMap(result => result.diagnostics)
    const sites = wholeSites(shards)
    const targetOf = (id: string): string => (shards[0]?.marker.by === 'site' ? join(out, id) : out)
    const foreignIn = (site: WholeSite): readonly Diagnostic[] => [
      ...foreignDiagnostics(targetOf(site.id), cwd),
      ...foreignServerFileDiagnostics(targetOf(site.id), serverFilesOf(site), cwd),
    ]
    const diagnostics = broken.length > 0 ? broken : [...validateShards(shards), ...sites.flatMap(foreignIn)]
    report(diagnostics, () => undefined)
    if (diagnostics.some(isError)) return 1
    const merged: object[] = []
    for (const site of sites) {
      const out = targetOf(site.id)
      const published = publish(out, site, path)
      report(published.diagnostics, () => undefined)
      if (!published.ok) return 1
      const counts = { out, files: published.value, shards: shards.length }
      if (given.json !== true) summary(mergedText[language](counts))
      merged.push({ site: site.id, ...counts })
    }
    if (given.json === true) terminal.out(JSON.stringify(merged, null, 2))
    return 0
  },
}
