/**
 * The command `upgrade` between packed versions of Townsite.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { makeRelease } from '../../support/releases.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** The version that is installed in all of these sites: this program. */
const installed = (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version

const folder = temporaryFolder()

/** The version after the installed one. */
const next = '900.0.0'

makeRelease(join(folder, 'next'), {
  version: next,
  changelog: `# Changelog

## ${next} - 2026-12-01

- Changed: the button of the top bar is shorter. Changes pages: home, contact, services.
- Breaking: \`phones\` is checked. No codemod: the program does not know the number.
`,
  changes: { 'languages/en.yaml': text => text.replace('callNow: Call now', 'callNow: Call') },
})

const packageText = `${JSON.stringify({ name: 'acme', scripts: { townsite: 'townsite' }, devDependencies: { townsite: installed } }, null, 2)}\n`

/** Makes the folder of a site. @param files by their paths */
const siteWith = (name: string, files: Readonly<Record<string, string>>): string => {
  const root = join(folder, name)
  for (const [path, text] of Object.entries({ 'package.json': packageText, ...files })) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const filesIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  )

const commented = `# Our site

# Where it is
site: { origin: "https://www.curbsidepaws.example", languages: [en-US] }

business:
  name: Curbside Paws # as registered
  type: ProfessionalService
  address: { city: Austin, region: TX, country: US }

phones: { book: { main: 512-555-0142 } }
services:
  - { name: Dog grooming, summary: "A warm bath, a haircut and short nails, in our van at your door." }
locations:
  - { name: Austin }
`

test('prints what the new version changes next to what its changelog announces, and writes nothing', async () => {
  const files = { 'site.config.yaml': commented }
  const root = siteWith('dry', files)
  const { code, out, err } = await run(['upgrade', '--from', join(folder, 'next')], { cwd: root })
  expect(err).toBe('Nothing was written. To write the changes, run the same command with --apply.\n')
  expect(out).toBe(`Townsite ${installed} → ${next}

The changelog announces:

${next}:
  - Breaking: \`phones\` is checked. No codemod: the program does not know the number.
  - Changed: the button of the top bar is shorter. Changes pages: home, contact, services.

Changes of configs:
  site.config.yaml
    format 1: The config begins with the version of its format: townsite: 1

Changes of the site:
Townsite ${installed} → Townsite ${next}
7 pages: 7 changed.

What visitors and search engines read
  Link to tel:+15125550142 in the call button · all 7 pages
    was: Call [now] (512)\u00a0555-0142
    now: Call (512)\u00a0555-0142

The changelog does not announce changes of these files:
  ! 404.html (changed)
  ! 500.html (changed)
  ! about.html (changed)
  ! privacy.html (changed)
  ! services/dog-grooming.html (changed)
`)
  expect(code).toBe(1)
  expect(filesIn(root)).toEqual({ 'package.json': packageText, ...files })
})

test('writes the configs and package.json with --apply, with comments, line ends and byte order mark', async () => {
  const windows = `\ufeff${commented.replaceAll('\n', '\r\n')}`
  const root = siteWith('apply', { 'site.config.yaml': windows })
  const { code, out, err } = await run(['upgrade', '--from', join(folder, 'next'), '--apply'], { cwd: root })
  expect(err).toBe(`To install Townsite ${next}, run: npm install\n`)
  expect(out).toMatch(/\nWritten: package\.json, site\.config\.yaml\n$/)
  expect(code).toBe(0)
  expect(filesIn(root)).toEqual({
    'package.json': packageText.replace(installed, next),
    'site.config.yaml': windows.replace('# Our site\r\n\r\n', '# Our site\r\n\r\ntownsite: 1\r\n\r\n'),
  })
})

test('migrates a config to the format of the installed version, and has nothing to do afterwards', async () => {
  const root = siteWith('format', { 'site.config.yaml': commented })
  const dry = await run(['upgrade', installed], { cwd: root })
  expect(dry).toEqual({
    code: 1,
    out: `Changes of configs:
  site.config.yaml
    format 1: The config begins with the version of its format: townsite: 1

Changes of the site:
the config → the migrated config
The same: 7 pages, and no file differs.
`,
    err: 'Nothing was written. To write the changes, run the same command with --apply.\n',
  })
  expect((await run(['upgrade', installed, '--apply'], { cwd: root })).code).toBe(0)
  const migrated = commented.replace('# Our site\n\n', '# Our site\n\ntownsite: 1\n\n')
  expect(filesIn(root)).toEqual({ 'package.json': packageText, 'site.config.yaml': migrated })
  expect(await run(['upgrade', installed], { cwd: root })).toEqual({
    code: 0,
    out: `Nothing to do: the site uses Townsite ${installed}, and every config is up to date.\n`,
    err: '',
  })
})

test('upgrades a brand base with all its cities, and reports once what they share', async () => {
  const base = commented.replace('locations:\n  - { name: Austin }\n', '').replace('origin: "https://www.curbsidepaws.example", ', '')
  const city = (name: string): string => `extends: ../site.config.yaml # the brand
site: { origin: https://${name.toLowerCase()}.example }
locations: [{ name: ${name} }]
`
  const files = { 'site.config.yaml': base, 'sites/austin.config.yaml': city('Austin'), 'sites/waco.config.yaml': city('Waco') }
  const root = siteWith('brand', files)
  const { code, out, err } = await run(['upgrade', '--from', join(folder, 'next'), '--apply'], { cwd: root })
  expect(err).toBe(`To install Townsite ${next}, run: npm install\n`)
  expect(out).toContain('In all 2 sites: What visitors and search engines read\n  Link to tel:+15125550142 in the call button')
  expect(out).toContain('  ! about.html (changed, sites/waco.config.yaml)\n')
  expect(out).toMatch(/\nWritten: .*package\.json.*site\.config\.yaml.*\n$/)
  expect(code).toBe(0)
  expect(filesIn(root)).toEqual({
    'package.json': packageText.replace(installed, next),
    'site.config.yaml': base.replace('# Our site\n\n', '# Our site\n\ntownsite: 1\n\n'),
    'sites/austin.config.yaml': `townsite: 1\n${city('Austin')}`,
    'sites/waco.config.yaml': `townsite: 1\n${city('Waco')}`,
  })
})

test('mentions no changelog if it announces nothing', async () => {
  const release = join(folder, 'silent')
  makeRelease(release, { version: next, changelog: '# Changelog\n\n## 1.0.0-rc.0 (2026-11-27)\n' })
  const root = siteWith('silent-site', { 'site.config.yaml': commented })
  const { out } = await run(['upgrade', '--from', release], { cwd: root })
  expect(out).toMatch(/^Townsite \S+ → 900\.0\.0\n\nChanges of configs:\n/)
})

test('reports errors of the new version with their lines, and writes nothing', async () => {
  const release = join(folder, 'strict')
  makeRelease(release, { version: next, changes: { 'languages/en.yaml': text => text.replace('  callNow: Call now\n', '') } })
  const files = { 'site.config.yaml': commented }
  const root = siteWith('strict-site', files)
  const { code, out, err } = await run(['upgrade', '--from', release, '--apply'], { cwd: root })
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('site.config.yaml:')
  expect(err).toContain('callNow')
  expect(err).toMatch(
    /\nerror: Townsite 900\.0\.0 cannot build site\.config\.yaml\. Nothing was written\. See docs\/help\/upgrade\.md\.\n$/,
  )
  expect(filesIn(root)).toEqual({ 'package.json': packageText, ...files })
})

test('reports errors of the config in the installed version first', async () => {
  const root = siteWith('broken', { 'site.config.yaml': commented.replace('512-555-0142', '512-555-014') })
  const { code, out, err } = await run(['upgrade', '--from', join(folder, 'next')], { cwd: root })
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('site.config.yaml:11:')
  expect(err).toContain(`error: Townsite ${installed} cannot build site.config.yaml. Nothing was written.`)
})

const packed = join(folder, 'next')

test.each<readonly [what: string, args: readonly string[], site: Readonly<Record<string, string>>, message: string | RegExp]>([
  ['an invalid version', ['^1.2'], {}, 'error: “^1.2” is not a valid version. Examples: 1.2.0, or a tag such as latest\n'],
  ['a missing package', ['--from', 'x.tgz'], {}, 'error: The file or folder x.tgz does not exist.\n'],
  [
    'a folder without the package',
    ['--from', '.'],
    {},
    'error: . is not a package of Townsite. --from must be its folder or a tarball made by “npm pack”. Example: --from townsite-1.0.0.tgz\n',
  ],
  [
    'a site without a dependency',
    ['9.9.9'],
    { 'package.json': '{}' },
    /^error: The site in .+ has no package\.json that depends on Townsite, so its version cannot be changed\. To migrate only its config, run: npx townsite upgrade\n$/,
  ],
  [
    'configs of several sites',
    ['--config', 'site.config.yaml', 'b/site.config.yaml'],
    { 'b/package.json': '{}', 'b/site.config.yaml': commented },
    /^error: The configs belong to several sites: /,
  ],
  [
    'a format that the installed version does not know',
    [installed],
    { 'site.config.yaml': `townsite: 2\n${commented}` },
    /^site\.config\.yaml:1:11 {2}error {2}This config has format 2, [\s\S]* FORMAT_VERSION\n[\s\S]*\nerror: site\.config\.yaml has errors\. Fix them first\.\n$/,
  ],
  [
    'a config that cannot be read',
    [installed],
    { 'site.config.yaml': 'business: [\n' },
    /^site\.config\.yaml:1:11 {2}error {2}[\s\S]* YAML_SYNTAX\n[\s\S]*\nerror: site\.config\.yaml has errors\. Fix them first\.\n$/,
  ],
  [
    'a missing config',
    ['--config', 'none.yaml', '--from', packed],
    {},
    /CONFIG_MISSING[\s\S]*\nerror: none\.yaml has errors\. Fix them first\.\n$/,
  ],
])('refuses %s', async (what, args, site, message) => {
  const root = siteWith(`refused ${what}`, { 'site.config.yaml': commented, ...site })
  const { code, out, err } = await run(['upgrade', ...args], { cwd: root })
  expect([code, out]).toEqual([2, ''])
  if (typeof message === 'string') expect(err).toBe(message)
  else expect(err).toMatch(message)
})

test('refuses an older version', async () => {
  const release = join(folder, 'older')
  makeRelease(release, { version: '0.0.1' })
  const root = siteWith('older-site', { 'site.config.yaml': commented })
  const { code, err } = await run(['upgrade', '--from', release], { cwd: root })
  expect([code, err]).toEqual([
    2,
    `error: Townsite 0.0.1 is older than the installed version ${installed}. Downgrades are not supported. Restore the config and package.json from git instead, then run “npm install”.\n`,
  ])
})

test('explains what to do without a connection', async () => {
  const root = siteWith('offline', { 'site.config.yaml': commented, '.npmrc': 'registry=http://127.0.0.1:9/\nfetch-retries=0\n' })
  const { code, out, err } = await run(['upgrade', '9.9.9'], { cwd: root })
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^error: npm could not install townsite@9\.9\.9:\n/)
  expect(err).toMatch(/ECONNREFUSED/)
  expect(err).toMatch(
    /\nCheck the connection to the npm registry\. If there is none, download the package on another computer with “npm pack townsite” and pass the file: --from townsite-1\.0\.0\.tgz\n$/,
  )
})

/** Runs the executable, which loads the code of the site first. */
const runBin = (args: readonly string[], cwd: string) => {
  const {
    status: code,
    stdout: out,
    stderr: err,
  } = spawnSync(process.execPath, [resolve('generator/bin.mjs'), ...args], { cwd, encoding: 'utf8' })
  return { code, out, err }
}

test('builds the code of the site with both versions', () => {
  const styles = 'h1 { letter-spacing: 0.01em }\n'
  const root = siteWith('own-code', { 'site.config.yaml': commented, 'townsite/styles.css': styles })
  const { code, out } = runBin(['upgrade', '--from', join(folder, 'next')], root)
  expect(out).toContain(
    '7 pages: 7 changed.\n\nWhat visitors and search engines read\n  Link to tel:+15125550142 in the call button · all 7 pages\n',
  )
  expect(out).not.toContain('letter-spacing')
  expect(code).toBe(1)
})

test('reports errors in the code of the site, which are no differences', () => {
  const block = "import { defineBlock } from 'townsite/extension'\nexport default defineBlock({\n"
  const root = siteWith('broken-code', { 'site.config.yaml': commented, 'townsite/blocks/price-list.tsx': block })
  const { code, out, err } = runBin(['upgrade', '--from', join(folder, 'next')], root)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('townsite/blocks/price-list.tsx:3:')
})
