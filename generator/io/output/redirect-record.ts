import type { OutputFile } from '../../site/model/file.ts'
import type { Redirect } from '../../site/model/host.ts'

/** Where a build notes its redirects, beside the output folder: every host writes them in words of its own. */
export const redirectsFile = '.townsite-redirects.json'

export const redirectRecord = (redirects: readonly Redirect[]): OutputFile => ({
  path: redirectsFile,
  bytes: JSON.stringify(redirects.flatMap(redirect => redirect.covers ?? [redirect]).map(({ from, to, status }) => ({ from, to, status }))),
})
