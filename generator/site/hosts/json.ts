/** Helpers for hosts with a JSON file. */
import type { Header } from '../model/host.ts'

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Headers for the URLs that `source` matches; no rule without headers, which schemas reject. */
export const headerRule = (source: string, headers: readonly Header[]) =>
  headers.length === 0 ? [] : [{ source, headers: headers.map(({ name, value }) => ({ key: name, value })) }]
