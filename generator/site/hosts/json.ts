/** What the hosts with a JSON file share. */
import type { Header } from '../model/host.ts'

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Headers for the addresses that `source` matches; no rule without headers, which schemas refuse. */
export const headerRule = (source: string, headers: readonly Header[]) =>
  headers.length === 0 ? [] : [{ source, headers: headers.map(({ name, value }) => ({ key: name, value })) }]
