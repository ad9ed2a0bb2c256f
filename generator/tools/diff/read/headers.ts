/** The headers of a built site, from `_headers` or from the list that serve reads. */
import { withoutDigests } from './names.ts'

const fromUnderscore = (text: string): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>()
  let scope = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) scope = line.trim()
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== '') headers.set(scope === '/*' ? name : `${name} (${scope})`, withoutDigests(value))
  }
  return headers
}

interface ServeRule {
  readonly source?: unknown
  readonly headers?: unknown
}

const fromServe = (text: string): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>()
  // Written by this program, or by hand: every value is looked at before it is used.
  const { headers: rules } = JSON.parse(text) as { readonly headers?: readonly ServeRule[] }
  for (const { source, headers: list } of rules ?? [])
    for (const one of Array.isArray(list) ? (list as readonly { readonly key?: unknown; readonly value?: unknown }[]) : []) {
      const name = source === '**' ? String(one.key) : `${String(one.key)} (${String(source)})`
      headers.set(name, withoutDigests(String(one.value)))
    }
  return headers
}

/** Values by name; a name that holds for some addresses alone has these behind it. Digests of styles are left out. */
export const headersOf = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null => {
  const underscore = files.get('_headers')
  if (underscore !== undefined) return fromUnderscore(underscore)
  const serve = files.get('serve.json')
  if (serve === undefined) return null
  try {
    return fromServe(serve)
  } catch {
    return null
  }
}
