/** A Chromium for the tests: looked for in the usual places, installed where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

export interface FoundBrowser {
  readonly path: string
  /** Where it comes from, in words. */
  readonly from: string
}

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge', 'msedge']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(base =>
    base === undefined
      ? []
      : [join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'), join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe')],
  ),
]

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => commands.map(command => join(folder, command)))
    .find(existsSync)

const playwrightsOwn = (): string | undefined => {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The browser that is there, or none. An environment variable wins; a wrong one is told at once. */
export const findBrowser = (): FoundBrowser | undefined => {
  for (const name of ['TOWNSITE_BROWSER', 'CHROME_PATH'] as const) {
    const path = process.env[name]
    if (path === undefined || path === '') continue
    if (!existsSync(path)) throw new Error(`${name} names ${path}, which is not there`)
    return { path, from: `the environment variable ${name}` }
  }
  const own = playwrightsOwn()
  if (own !== undefined) return { path: own, from: 'Playwright' }
  const installed = onPath() ?? applications.find(existsSync)
  return installed === undefined ? undefined : { path: installed, from: 'this computer' }
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const isDebian = (): boolean => existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))

/** The browser that is there, else one that is installed now. Throws with what to do when neither works. */
export const provideBrowser = (): FoundBrowser => {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stderr.write('No browser found: installing one with “playwright install chromium” …\n')
  if (
    run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium']) ||
    run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
  ) {
    const own = playwrightsOwn()
    if (own !== undefined) return { path: own, from: '“playwright install”' }
  }
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('That could not download. Installing Debian’s package chromium …\n')
    run('apt-get', ['update', '-q'])
    if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])) {
      const debians = onPath()
      if (debians !== undefined) return { path: debians, from: 'Debian’s package chromium' }
    }
  }
  throw new Error('No browser for the tests. Install Chrome, Chromium or Edge, or name one in TOWNSITE_BROWSER.')
}
