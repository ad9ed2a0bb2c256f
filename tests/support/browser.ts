import { type Browser, chromium } from 'playwright'
import { browserArguments } from '../../generator/platform/images/find-browser.ts'
import { findBrowser } from './find-browser.ts'

/** Starts the tests’ browser. `npm test` installs one if necessary. */
export const launchBrowser = async (): Promise<Browser> => {
  const found = findBrowser()
  if (found === undefined) throw new Error('no browser: run “npm test”, which installs one')
  return chromium.launch({ executablePath: found.path, args: [...browserArguments()] })
}
