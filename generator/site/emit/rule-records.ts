/**
 * What a build notes of its redirects and headers, beside the output folder: every host writes them in words of its own, and whoever
 * compares builds wants to know nothing of hosts.
 */
import type { OutputFile } from '../model/file.ts'
import type { HeaderRule, Redirect } from '../model/host.ts'

export const redirectsFile = '.townsite-redirects.json'
export const headersFile = '.townsite-headers.json'

export type RecordedRedirect = Pick<Redirect, 'from' | 'to' | 'status'>

/** Redirects that a pattern stands for are noted one by one. */
export const ruleRecords = (redirects: readonly Redirect[], headers: readonly HeaderRule[]): readonly OutputFile[] => [
  {
    path: redirectsFile,
    bytes: JSON.stringify(
      redirects.flatMap(redirect => redirect.covers ?? [redirect]).map(({ from, to, status }): RecordedRedirect => ({ from, to, status })),
    ),
  },
  { path: headersFile, bytes: JSON.stringify(headers) },
]

export const isRuleRecord = (path: string): boolean => path === redirectsFile || path === headersFile

// Both were written above, by this program or an earlier version of it.
export const recordedRedirects = (text: string): readonly RecordedRedirect[] => JSON.parse(text) as readonly RecordedRedirect[]
export const recordedHeaders = (text: string): readonly HeaderRule[] => JSON.parse(text) as readonly HeaderRule[]
