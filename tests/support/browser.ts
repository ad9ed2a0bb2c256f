import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserArguments, browserOnPath, type FoundBrowser, findBrowser as findAny } from '../../generator/platform/images/find-browser.ts'
import { browserShell } from '../site/hosts/find-servers.ts'

/** The tests’ browser, if any: the one in `TOWNSITE_BROWSER`, Debian’s Chromium without a window, or another. */
export const testBrowser = (): string | undefined =>
  process.env.TOWNSITE_BROWSER === undefined && existsSync(browserShell.file) ? browserShell.file : findBrowser()?.path

/** Starts the tests’ browser. `npm test` installs one if necessary. */
export const launchBrowser = async (path = testBrowser()): Promise<Browser> => {
  if (path === undefined) throw new Error('no browser: run “npm test”, which installs one')
  // The widths of letters and the distance at which a map loads are those of the whole browser.
  const args = [...browserArguments(), '--font-render-hinting=none', '--blink-settings=lazyLoadingFrameMarginPxUnknown=2500']
  return chromium.launch({ executablePath: path, args })
}

/** The installed browser with everything that a visitor’s has, if any. */
export const findBrowser = (): FoundBrowser | undefined => findAny(chromium.executablePath())

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const isDebian = (): boolean => existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))

/** The installed browser, or one that is installed now. @throws if there is none and none can be installed */
export const provideBrowser = (): FoundBrowser => {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stderr.write('No browser found: installing one with “playwright install chromium” …\n')
  if (
    run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium']) ||
    run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
  ) {
    const own = chromium.executablePath()
    if (existsSync(own)) return { path: own, from: '“playwright install”' }
  }
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('That could not download. Installing Debian’s packages chromium and chromium-headless-shell …\n')
    run('apt-get', ['update', '-q'])
    if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', browserShell.name])) {
      const debians = browserOnPath()
      if (debians !== undefined) return { path: debians, from: 'Debian’s package chromium' }
    }
  }
  throw new Error('No browser for the tests. Install Chrome, Chromium or Edge, or name one in TOWNSITE_BROWSER.')
}
