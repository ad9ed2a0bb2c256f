/** Finds an installed Chromium, for the tests and for screenshots. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Env } from '../terminal/shell.ts'

export interface FoundBrowser {
  readonly path: string
  /** Where it was found, as text. */
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

/** A browser on the PATH. */
export const browserOnPath = ({ PATH = '' }: Env = process.env): string | undefined =>
  PATH.split(delimiter)
    .flatMap(folder => commands.map(command => join(folder, command)))
    .find(existsSync)

/**
 * Finds a browser. An environment variable has priority, and must name an existing file.
 * @param own path of the browser that Playwright installs
 */
export const findBrowser = (own: string, env: Env = process.env): FoundBrowser | undefined => {
  for (const name of ['TOWNSITE_BROWSER', 'CHROME_PATH'] as const) {
    const path = env[name]
    if (path === undefined || path === '') continue
    if (!existsSync(path)) throw new Error(`${name} names ${path}, which is not there`)
    return { path, from: `the environment variable ${name}` }
  }
  if (existsSync(own)) return { path: own, from: 'Playwright' }
  const installed = browserOnPath(env) ?? applications.find(existsSync)
  return installed === undefined ? undefined : { path: installed, from: 'this computer' }
}

/** Command-line arguments that turn off network requests of the browser’s own. Chromium’s sandbox does not work for root. */
export const browserArguments = (): readonly string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
