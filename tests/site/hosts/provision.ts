/**
 * The real servers that tests run against. What is missing is installed where that is possible (root on Debian or a child of it);
 * elsewhere the tests of that server are skipped, and say why.
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type ServerName = 'serve' | 'nginx' | 'apache' | 'caddy'

export type Provision = { readonly kind: 'ready'; readonly program: string } | { readonly kind: 'missing'; readonly reason: string }

/** Debian's names; `file` is there once the package is. The program comes first. */
const packages = {
  nginx: [
    { name: 'nginx', file: '/usr/sbin/nginx' },
    { name: 'libnginx-mod-http-brotli-static', file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so' },
  ],
  apache: [{ name: 'apache2-bin', file: '/usr/sbin/apache2' }],
  caddy: [{ name: 'caddy', file: '/usr/bin/caddy' }],
} as const

/** Waits for another test that is installing the same. */
const apt = (...args: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=240', ...args], { stdio: 'ignore', timeout: 300_000, env })
    child.on('error', () => resolve(false))
    child.on('close', code => resolve(code === 0))
  })

/** Debian asks this script before it starts a service; a refusal keeps ports free and the machine as it was. */
const denyStart = (): (() => void) => {
  const script = '/usr/sbin/policy-rc.d'
  try {
    writeFileSync(script, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' })
    return () => rmSync(script, { force: true })
  } catch {
    return () => undefined
  }
}

const install = async (names: readonly string[]): Promise<void> => {
  const allowStart = denyStart()
  const wanted = ['install', '-y', '--no-install-recommends', ...names]
  if (!(await apt(...wanted)) && (await apt('update'))) await apt(...wanted)
  allowStart()
}

const obstacle = (): string | null => {
  if (process.getuid?.() !== 0) return 'only root can install it'
  return existsSync('/etc/debian_version') ? null : 'only Debian’s packages are known here'
}

/** Makes sure of these servers, all missing packages at once. */
export const provision = async (names: readonly ServerName[]): Promise<ReadonlyMap<ServerName, Provision>> => {
  const isMissing = (name: ServerName) => name !== 'serve' && packages[name].some(({ file }) => !existsSync(file))
  const wanted = names.filter(isMissing).flatMap(name => (name === 'serve' ? [] : packages[name].map(one => one.name)))
  const why = obstacle()
  if (wanted.length > 0 && why === null) await install(wanted)
  return new Map(
    names.map((name): [ServerName, Provision] => {
      if (name === 'serve') return [name, { kind: 'ready', program: createRequire(import.meta.url).resolve('serve/build/main.js') }]
      if (!isMissing(name)) return [name, { kind: 'ready', program: packages[name][0].file }]
      const list = packages[name].map(one => one.name).join(' ')
      return [name, { kind: 'missing', reason: `not installed, and ${why ?? 'apt-get could not install it'}: apt-get install ${list}` }]
    }),
  )
}
