import type { AbsoluteUrl } from '../model/url.ts'

/** Host names for the configuration files of servers. */
export interface ServerName {
  readonly secure: boolean
  readonly host: string
  readonly port: number
  /** The same name with or without `www.`, which the business probably owns as well. */
  readonly otherName: string | null
  /** The host as part of a variable name, so that several sites can share a server. */
  readonly id: string
}

/** Removes `www.`, or adds it to a name directly below a top-level domain. */
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
