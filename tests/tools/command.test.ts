/** What commands make of names that are given to them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { terminalIn } from '../../generator/platform/terminal/terminal.ts'
import { sitesIn, UsageError } from '../../generator/tools/command.ts'
import { temporaryFolder } from '../support/temporary.ts'

const cwd = temporaryFolder()
mkdirSync(join(cwd, 'sites'))
for (const name of ['laval', 'brossard']) writeFileSync(join(cwd, 'sites', `${name}.config.yaml`), '')

const silent = { write: () => undefined }
const terminal = terminalIn(
  { out: silent, err: silent, cwd, env: {}, person: undefined, stopped: () => new Promise(() => undefined) },
  'usual',
)

/** Where each config is built to, or why none is. */
const resolved = async (config: readonly string[], out?: string): Promise<unknown> => {
  try {
    const { sites } = await sitesIn({ config, ...(out === undefined ? {} : { out }) }, terminal)
    return sites.map(site => [site.config, site.out])
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

test.each([
  [[], [['site.config.yaml', 'dist']]],
  [['sites/laval.config.yaml'], [['sites/laval.config.yaml', 'dist']]],
  // Whether a second one matches or not.
  [['sites/l*.config.yaml'], [['sites/laval.config.yaml', 'dist/laval']]],
  [
    ['sites/*'],
    [
      ['sites/brossard.config.yaml', 'dist/brossard'],
      ['sites/laval.config.yaml', 'dist/laval'],
    ],
  ],
  [
    ['site.config.yaml', 'sites/l*'],
    [
      ['site.config.yaml', 'dist/site'],
      ['sites/laval.config.yaml', 'dist/laval'],
    ],
  ],
  // Named, and matched as well.
  [['./sites/laval.config.yaml', 'sites/l*'], [['./sites/laval.config.yaml', 'dist/laval']]],
  [['nothing/*.config.yaml'], 'no config matches nothing/*.config.yaml'],
  [['site.config.yaml', './site.config.yaml'], '--config names ./site.config.yaml twice: once is enough'],
  [['a/x.config.yaml', 'b/x.config.yaml'], 'a/x.config.yaml and b/x.config.yaml would both be built to dist/x'],
])('%j', async (config, sites) => {
  expect(await resolved(config)).toEqual(sites)
})

test.each([
  ['', '--out needs a folder'],
  ['.', '--out . contains other files, which a build would replace. Choose a separate folder, such as dist.'],
  ['/', '--out / contains other files, which a build would replace. Choose a separate folder, such as dist.'],
  [process.cwd(), expect.stringContaining('contains other files')],
  [join(process.cwd(), 'assets'), expect.stringContaining('is in assets, a source folder')],
  [join(process.cwd(), 'assets', 'static', 'site'), expect.stringContaining('is in assets, a source folder')],
  ['assets', [['site.config.yaml', 'assets']]],
])('--out %s', async (out, answer) => {
  expect(await resolved([], out)).toEqual(answer)
})
