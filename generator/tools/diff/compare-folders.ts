/** Compares two built folders and their server files. */
import { quickCompressedSize } from '../../pipeline/publish/compress.ts'
import { serverFolder } from '../../pipeline/publish/record.ts'
import type { Watcher } from '../../platform/terminal/progress.ts'
import type { SiteFiles } from '../../site/model/file.ts'
import { compareSites } from './compare/site.ts'
import type { SiteDifference } from './model.ts'
import { withServerFiles } from './read/files.ts'
import { siteView } from './read/site.ts'
import { folderFiles } from './sides.ts'

export const builtFiles = (folder: string): SiteFiles => withServerFiles(folderFiles(folder), folderFiles(serverFolder(folder)))

export const compareFolders = (before: string, after: string, watcher: Watcher): SiteDifference => {
  const bar = watcher.progress({ en: 'Comparing pages', fr: 'Comparaison des pages' })
  const view = (folder: string) => siteView(builtFiles(folder), quickCompressedSize)
  const difference = compareSites(view(before), view(after), bar.at)
  bar.end()
  return difference
}
