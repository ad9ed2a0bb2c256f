/** A Chromium of this computer: for the tests, and for pictures of pages. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Env } from '../terminal/shell.ts'

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

/** A browser that was installed by itself, and is called by its name. */
export const browserOnPath = ({ PATH = '' }: Env = process.env): string | undefined =>
  PATH.split(delimiter)
    .flatMap(folder => commands.map(command => join(folder, command)))
    .find(existsSync)

/**
 * The browser that is there, or none. An environment variable wins; a wrong one is told at once.
 * @param own where Playwright keeps the browser it installs
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

/** Arguments for a browser that talks to nobody by itself. Root has no sandbox. */
export const browserArguments = (): readonly string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
