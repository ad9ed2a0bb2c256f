import type { AbsoluteUrl } from '../model/url.ts'

/** What a server's own configuration needs to know of the site's address. */
export interface ServerName {
  readonly secure: boolean
  readonly host: string
  readonly port: number
  /** The same name with or without `www.`, where a business is likely to own it too. */
  readonly otherName: string | null
  /** The host as part of a variable's name, so that several sites can share a server. */
  readonly id: string
}

/** With `www.` off; or on, for a name right below a top-level domain. */
const otherNameOf = (host: string): string | null => {
  if (host.startsWith('www.')) return host.slice(4)
  return host.split('.').length === 2 ? `www.${host}` : null
}

export const serverName = (origin: AbsoluteUrl): ServerName => {
  const { protocol, hostname, port } = new URL(origin)
  const secure = protocol === 'https:'
  return {
    secure,
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    otherName: otherNameOf(hostname),
    id: hostname.replace(/[^a-z0-9]/g, '_'),
  }
}
