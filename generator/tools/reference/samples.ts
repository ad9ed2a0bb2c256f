/** The sample sites, on a fixed day and without the cache of their folder. */
import { openSite } from '../../platform/site.ts'
import type { Site } from '../../site/build.ts'

/** @throws if the config has errors */
export const sampleSite = async (file: string): Promise<Site> => {
  const opened = await openSite(file, { useCache: true, env: { SOURCE_DATE_EPOCH: '1795000000' } })
  if (!opened.ok) throw new Error(`${file} has errors`)
  return opened.value.site
}
