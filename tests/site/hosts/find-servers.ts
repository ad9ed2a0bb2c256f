/** The servers and tools that tests run. Tests of a missing one are skipped with the command that installs it. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

export type ServerName = 'serve' | 'nginx' | 'apache' | 'caddy' | 'lighttpd'

export type FoundServer = { readonly kind: 'ready'; readonly program: string } | { readonly kind: 'missing'; readonly reason: string }

/** Packages of Debian; `file` exists if the package is installed. The program comes first. */
const packages = {
  nginx: [
    { name: 'nginx', file: '/usr/sbin/nginx' },
    { name: 'libnginx-mod-http-brotli-static', file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so' },
  ],
  apache: [{ name: 'apache2-bin', file: '/usr/sbin/apache2' }],
  caddy: [{ name: 'caddy', file: '/usr/bin/caddy' }],
  lighttpd: [
    { name: 'lighttpd', file: '/usr/sbin/lighttpd' },
    { name: 'lighttpd-mod-deflate', file: '/usr/lib/lighttpd/mod_deflate.so' },
    { name: 'lighttpd-mod-openssl', file: '/usr/lib/lighttpd/mod_openssl.so' },
  ],
} as const

/** Saves tables as spreadsheets do, for tests of CSV files. */
const calc = { name: 'libreoffice-calc-nogui', file: '/usr/bin/soffice' } as const

/** Chromium without a window, which takes half of the processor time. */
export const browserShell = { name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' } as const

const isThere = ({ file }: { readonly file: string }): boolean => existsSync(file)

/** Required packages of Debian that are not installed. */
export const missingPackages = (): readonly string[] =>
  [...Object.values(packages).flat(), calc, browserShell].filter(one => !isThere(one)).map(({ name }) => name)

export const findServer = (name: ServerName): FoundServer => {
  if (name === 'serve') return { kind: 'ready', program: createRequire(import.meta.url).resolve('serve/build/main.js') }
  const wanted = packages[name]
  return wanted.every(isThere)
    ? { kind: 'ready', program: wanted[0].file }
    : {
        kind: 'missing',
        reason: `not installed: “npm run test:thorough -- --install” does, or apt-get install ${wanted.map(one => one.name).join(' ')}`,
      }
}
