/**
 * What a build notes beside the output folder for whoever compares builds: its redirects and headers, which every host writes in words of
 * its own, and which class and property each of its letters stands for.
 */
import type { OutputFile } from '../model/file.ts'
import type { HeaderRule, Redirect } from '../model/host.ts'
import type { ShortNames } from '../model/short-names.ts'
import { bytesOf } from './growing-bytes.ts'

export const redirectsFile = '.townsite-redirects.json'
export const headersFile = '.townsite-headers.json'
export const namesFile = '.townsite-names.json'

const recordFiles: ReadonlySet<string> = new Set([redirectsFile, headersFile, namesFile])

export type RecordedRedirect = Pick<Redirect, 'from' | 'to' | 'status'>

/** Redirects that are put into bytes at a time: the text of so few is quickly forgotten. */
const atOnce = 200

function* redirectTexts(redirects: readonly Redirect[]): Generator<string> {
  for (let first = 0; first < redirects.length; first += atOnce) {
    const some = redirects.slice(first, first + atOnce).map(({ from, to, status }): RecordedRedirect => ({ from, to, status }))
    yield (first === 0 ? '[' : ',') + JSON.stringify(some).slice(1, -1)
  }
  yield redirects.length === 0 ? '[]' : ']'
}

/**
 * Redirects that a pattern stands for are noted one by one: there may be more than pages, so their text is made when it is asked for, and
 * not kept.
 */
export const ruleRecords = (
  redirects: () => readonly Redirect[],
  headers: readonly HeaderRule[],
  names: ShortNames = new Map(),
): readonly OutputFile[] => [
  {
    path: redirectsFile,
    get bytes() {
      const single = redirects().flatMap(redirect => redirect.covers ?? [redirect])
      const texts = redirectTexts(single)
      return single.length > atOnce ? bytesOf(texts) : [...texts].join('')
    },
  },
  { path: headersFile, bytes: JSON.stringify(headers) },
  { path: namesFile, bytes: JSON.stringify([...names]) },
]

export const isRuleRecord = (path: string): boolean => recordFiles.has(path)

// All were written above, by this program or an earlier version of it.
export const recordedRedirects = (text: string): readonly RecordedRedirect[] => JSON.parse(text) as readonly RecordedRedirect[]
export const recordedHeaders = (text: string): readonly HeaderRule[] => JSON.parse(text) as readonly HeaderRule[]
export const recordedNames = (text: string): ShortNames => new Map(JSON.parse(text) as readonly (readonly [string, string])[])
