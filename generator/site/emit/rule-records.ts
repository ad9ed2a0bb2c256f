/**
 * Files next to the output folder that let `diff` compare builds: redirects and headers in a neutral form, since every host has its own
 * format, and the full name behind each shortened class and property.
 */
import type { OutputFile } from '../model/file.ts'
import type { HeaderRule, Redirect } from '../model/host.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import type { ShortNames } from '../util/short-names.ts'

export const redirectsFile = '.townsite-redirects.json'
export const headersFile = '.townsite-headers.json'
export const namesFile = '.townsite-names.json'

const recordFiles: ReadonlySet<string> = new Set([redirectsFile, headersFile, namesFile])

export type RecordedRedirect = Pick<Redirect, 'from' | 'to' | 'status'>

const recorded = ({ from, to, status }: Redirect): RecordedRedirect => ({ from, to, status })

/** Redirects that a pattern covers are recorded one by one: there may be more than pages, so their text is not cached. */
export const ruleRecords = (
  redirects: () => readonly Redirect[],
  headers: readonly HeaderRule[],
  names: ShortNames = new Map(),
): readonly OutputFile[] => [
  {
    path: redirectsFile,
    get bytes() {
      return JSON.stringify(redirects().flatMap(expandRedirect).map(recorded))
    },
  },
  { path: headersFile, bytes: JSON.stringify(headers) },
  { path: namesFile, bytes: JSON.stringify([...names]) },
]

export const isRuleRecord = (path: string): boolean => recordFiles.has(path)

// They were written by this program or an earlier version of it.
export const recordedRedirects = (text: string): readonly RecordedRedirect[] => JSON.parse(text) as readonly RecordedRedirect[]
export const recordedHeaders = (text: string): readonly HeaderRule[] => JSON.parse(text) as readonly HeaderRule[]
export const recordedNames = (text: string): ShortNames => new Map(JSON.parse(text) as readonly (readonly [string, string])[])
