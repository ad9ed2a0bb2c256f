/** Old addresses and where they lead, as the config writes them and as a person pastes them. */

export interface Redirect {
  readonly from: string
  readonly to: string
  /** 302 for one that holds for now only. */
  readonly status?: number
}

export const redirectsOf = (value: unknown): readonly Redirect[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => {
        const { from, to, status } = (one ?? {}) as Readonly<Record<string, unknown>>
        return { from: String(from ?? ''), to: String(to ?? ''), ...(status === undefined ? {} : { status: Number(status) }) }
      })
    : []

/** An address of the site without its host, which a table of an old site has before each. */
const pathOf = (text: string): string => text.trim().replace(/^https?:\/\/[^/]+(?=\/|$)/, '') || '/'

/** Two columns of a table, or lines of two addresses. Lines without both are none. */
export const pairsIn = (text: string): readonly Redirect[] =>
  text.split(/\r?\n/).flatMap(line => {
    const [from = '', to = ''] = line.trim().split(/\t+|\s*[;,]\s*|\s+(?:→|->|=>)?\s*/)
    return from === '' || to === '' ? [] : [{ from: pathOf(from), to: /^https?:/.test(to) ? to : pathOf(to) }]
  })
