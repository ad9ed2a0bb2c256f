/** Files for server owners, which lie beside the output folder. */
import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { type OutputFile, wholeBytes } from '../../site/model/file.ts'
import { fileComparer } from './compare-file.ts'
import { writeNew } from './file-writer.ts'
import { type Entries, isAsRecorded } from './record.ts'
import { targetsIn } from './targets.ts'

/** Stages what changed of the files beside the folder. */
export const stageBeside = (folder: string, stage: string, before: Entries, files: readonly OutputFile[]): Entries => {
  const holds = fileComparer()
  const [place, target] = [targetsIn(folder), targetsIn(stage)]
  return Object.fromEntries(
    files.map(file => {
      const known = before[file.path]
      const [path, bytes] = [place(file.path), wholeBytes(file.bytes)]
      if (known !== undefined && isAsRecorded(path, known) && holds(path, bytes)) return [file.path, known]
      accessSync(dirname(path), constants.W_OK)
      return [file.path, writeNew(target(file.path), bytes)]
    }),
  )
}
