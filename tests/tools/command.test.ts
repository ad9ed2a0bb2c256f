/** What commands make of names that are given to them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { terminalIn } from '../../generator/platform/terminal/terminal.ts'
import { sitesIn, UsageError } from '../../generator/tools/command.ts'
import { temporaryFolder } from '../support/temporary.ts'

const cwd = temporaryFolder()
mkdirSync(join(cwd, 'sites'))
for (const name of ['laval', 'brossard']) writeFileSync(join(cwd, 'sites', `${name}.config.yaml`), '')

symlinkSync('languages', join(cwd, 'link'))

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
  [['nothing/*.config.yaml'], "No config matches nothing/*.config.yaml. Check the spelling. Example: --config 'sites/*.config.yaml'"],
  [['site.config.yaml', './site.config.yaml'], '--config contains ./site.config.yaml twice. Remove one of them.'],
  [['a/x.config.yaml', 'b/x.config.yaml'], 'a/x.config.yaml and b/x.config.yaml would both be built to dist/x. Rename one of them.'],
  [
    ['a/Laval.config.yaml', 'b/laval.config.yaml'],
    'a/Laval.config.yaml and b/laval.config.yaml would both be built to dist/laval, because on Windows and macOS names that differ only in case are the same. Rename one of them.',
  ],
  [
    ['a/x.config.yaml', 'a/x.hosts.config.yaml'],
    'a/x.hosts.config.yaml would be built to dist/x.hosts, the folder for the server files of a/x.config.yaml. Rename one of them.',
  ],
  // The same letter, composed and decomposed.
  [['a/lévis.config.yaml', 'b/le\u0301vis.config.yaml'], expect.stringContaining('would both be built to')],
  [
    ['...config.yaml', 'a/x.config.yaml'],
    '...config.yaml has no name before .config.yaml, so its output folder would have none either. Rename it. Example: laval.config.yaml',
  ],
  [
    ['..config.yaml', 'a/x.config.yaml'],
    '..config.yaml has no name before .config.yaml, so its output folder would have none either. Rename it. Example: laval.config.yaml',
  ],
])('%j', async (config, sites) => {
  expect(await resolved(config)).toEqual(sites)
})

test.each([
  ['', '--out must be a folder, but it is empty. Example: --out dist'],
  ['.', '--out . contains other files, which a build would replace. Choose a separate folder, such as dist.'],
  ['/', '--out / contains other files, which a build would replace. Choose a separate folder, such as dist.'],
  [process.cwd(), expect.stringContaining('contains other files')],
  [join(process.cwd(), 'assets'), expect.stringContaining('is in assets, a folder with other files')],
  [join(process.cwd(), 'assets', 'static', 'site'), expect.stringContaining('is in assets, a folder with other files')],
  [join(process.cwd(), 'docs', 'site'), expect.stringContaining('is in docs, a folder with other files')],
  [
    'sites/.townsite/laval',
    '--out sites/.townsite/laval is in .townsite, a folder with other files. Choose a separate folder, such as dist.',
  ],
  ['link', '--out link is in languages, a folder with other files. Choose a separate folder, such as dist.'],
  ['link/new/folder', '--out link/new/folder is in languages, a folder with other files. Choose a separate folder, such as dist.'],
  ['docs', [['site.config.yaml', 'docs']]],
])('--out %s', async (out, answer) => {
  expect(await resolved([], out)).toEqual(answer)
})

test('--out cannot contain or be in the folders of a config elsewhere', async () => {
  const other = join(cwd, 'other')
  mkdirSync(join(other, 'site'), { recursive: true })
  const config = ['other/site/site.config.yaml']
  for (const out of ['other', 'other/site'])
    expect(await resolved(config, out)).toBe(
      `--out ${out} contains other files, which a build would replace. Choose a separate folder, such as dist.`,
    )
  expect(await resolved(config, 'other/site/assets/x')).toBe(
    '--out other/site/assets/x is in assets, a folder with other files. Choose a separate folder, such as dist.',
  )
  expect(await resolved(config, 'other/site/dist')).toEqual([['other/site/site.config.yaml', 'other/site/dist']])
})

test.each(['assets', 'languages', 'sites', 'starters', 'townsite', '.git', '.github', '.townsite', 'node_modules'])(
  '--out cannot be in %s',
  async name => {
    expect(await resolved([], `${name}/x`)).toBe(
      `--out ${name}/x is in ${name}, a folder with other files. Choose a separate folder, such as dist.`,
    )
  },
)
