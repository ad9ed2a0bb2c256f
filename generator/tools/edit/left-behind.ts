/** What an editor that was killed has left half written, wherever it writes. */
import { dirname, join, resolve } from 'node:path'
import { draftFile } from '../../io/config/drafts.ts'
import { followed, tidyFolders } from '../../io/owner-file.ts'
import { assetsFolder } from '../../io/project.ts'
import { newFolder } from './new-file.ts'

/** @param files those of a session, by names that begin from `cwd` */
export const removeLeftBehind = (files: readonly string[], cwd: string): void => {
  const beside = files.flatMap(file => {
    const path = resolve(cwd, file)
    return [dirname(followed(path)), dirname(draftFile(file, cwd)), newFolder(path)]
  })
  tidyFolders([...beside, join(assetsFolder, 'images')])
}
