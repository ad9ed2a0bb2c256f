/** The redirects of a built site, from the files of whichever hosts it was built for. */
import type { RedirectRule } from '../model.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `serve.json`, `vercel.json`, `firebase.json`: lists of objects under various names. */
const fromJson = (text: string): readonly RedirectRule[] => {
  const value = parsed(text)
  const root = isObject(value) && isObject(value.hosting) ? value.hosting : value
  const list = isObject(root) && Array.isArray(root.redirects) ? root.redirects : []
  return list.filter(isObject).map(one => ({
    from: String(one.source ?? ''),
    to: String(one.destination ?? ''),
    status: Number(one.type ?? one.statusCode ?? 301),
  }))
}

const fromLines =
  (line: RegExp) =>
  (text: string): readonly RedirectRule[] =>
    [...text.matchAll(line)].map(([, from = '', to = '', status = '']) => ({ from, to, status: Number(status) }))

const nginx = (text: string): readonly RedirectRule[] =>
  [...text.matchAll(/^location = (\S+) \{ return (\d+) "([^"]*?)(?:\$is_args\$args)?"/gm)].map(([, from = '', status = '', to = '']) => ({
    from,
    to,
    status: Number(status),
  }))

/** By the end of the file’s name. Apache and GitHub Pages are read through the others, or as plain files. */
const readers: Readonly<Record<string, (text: string) => readonly RedirectRule[]>> = {
  'serve.json': fromJson,
  'vercel.json': fromJson,
  'firebase.json': fromJson,
  _redirects: fromLines(/^(\/\S*)\s+(\S+)\s+(30[1278])$/gm),
  'redirects.conf': nginx,
  'rules.caddy': fromLines(/^\t(\/\S*) "([^"]*)" (30[1278])$/gm),
}

const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** @param files texts of host files by path @returns rules by the address that they lead away from */
export const redirectsOf = (files: ReadonlyMap<string, string>): ReadonlyMap<string, RedirectRule> => {
  const rules = new Map<string, RedirectRule>()
  for (const [path, text] of files) {
    const read = readers[path.slice(path.lastIndexOf('/') + 1)]
    for (const { from, to, status } of read?.(text) ?? [])
      if (status >= 300 && status < 400 && !rules.has(plain(from))) rules.set(plain(from), { from: plain(from), to, status })
  }
  return rules
}
