/**
 * Installs the servers of hosts that tests run against, the spreadsheet program that saves their tables, and Chromium without a window.
 * Requires root, on Debian or a system based on it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { missingPackages } from '../site/hosts/find-servers.ts'

const apt = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=240', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Debian runs this script before it starts a service. Its refusal keeps ports free and the machine unchanged. */
const denyStart = (): (() => void) => {
  const script = '/usr/sbin/policy-rc.d'
  try {
    writeFileSync(script, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' })
    return () => rmSync(script, { force: true })
  } catch {
    return () => undefined
  }
}

const obstacle = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root can install them'
  return existsSync('/etc/debian_version') ? undefined : 'only Debian’s packages are known here'
}

/** Installs what is missing. @returns the result as text */
export const installServers = (): string => {
  const missing = missingPackages()
  if (missing.length === 0) return 'all there'
  const why = obstacle()
  if (why !== undefined) return `${missing.join(', ')} missing, and ${why}`
  const allowStart = denyStart()
  try {
    const wanted = ['install', '-y', '--no-install-recommends', ...missing]
    const installed = apt(...wanted) || (apt('update') && apt(...wanted))
    return installed ? `${missing.join(', ')} installed` : `${missing.join(', ')} missing, and apt-get could not install them`
  } finally {
    allowStart()
  }
}
