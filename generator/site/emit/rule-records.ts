/**
 * What a build notes beside the output folder for whoever compares builds: its redirects and headers, which every host writes in words of
 * its own, and which class and property each of its letters stands for.
 */
import type { OutputFile } from '../model/file.ts'
import { type HeaderRule, placeholderFiller, type Redirect } from '../model/host.ts'
import type { ShortNames } from '../model/short-names.ts'
import { bytesOf } from './growing-bytes.ts'

export const redirectsFile = '.townsite-redirects.json'
export const headersFile = '.townsite-headers.json'
export const namesFile = '.townsite-names.json'

const recordFiles: ReadonlySet<string> = new Set([redirectsFile, headersFile, namesFile])

export type RecordedRedirect = Pick<Redirect, 'from' | 'to' | 'status'>

/** Redirects that are put into bytes at a time: the text of so few is quickly forgotten. */
const atOnce = 200

/** What JSON writes as it is: so are nearly all parts of addresses. */
const plainInJson = /^[\w.~-]*$/

const inJson = (text: string): string => (plainInJson.test(text) ? text : JSON.stringify(text).slice(1, -1))

const noted = ({ from, to, status }: Redirect): string => JSON.stringify({ from, to, status } satisfies RecordedRedirect)

/** What is noted of a redirect, or of all that it stands for. */
const notedSingly = (redirect: Redirect): readonly string[] => {
  if (redirect.covers === undefined) return [noted(redirect)]
  const textOf = placeholderFiller(noted(redirect))
  return redirect.covers.map(one => (typeof one === 'string' ? textOf(inJson(one)) : noted(one)))
}

function* redirectTexts(redirects: readonly Redirect[]): Generator<string> {
  let before = '['
  let texts: string[] = []
  for (const redirect of redirects)
    for (const text of notedSingly(redirect)) {
      if (texts.length === atOnce) {
        yield `${before}${texts.join(',')}`
        before = ','
        texts = []
      }
      texts.push(text)
    }
  yield `${before}${texts.join(',')}]`
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
      return bytesOf(redirectTexts(redirects()))
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
