/** The shell scripts of the release workflow and of the action, as GitHub runs them. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../support/temporary.ts'

interface Step {
  readonly name?: string
  readonly run?: string
}

const root = temporaryFolder()
/** A program that records its arguments. */
const bin = join(root, 'bin')
mkdirSync(bin)
for (const name of ['gh', 'npm', 'npx']) {
  writeFileSync(join(bin, name), `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> called\n`)
  chmodSync(join(bin, name), 0o755)
}

const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: string; readonly if?: string; readonly permissions?: object; readonly steps?: readonly Step[] }>
  >
}
const scriptOf = (name: string): string =>
  Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .find(step => step.name === name)?.run ?? ''

let runs = 0
const run = (script: string, env: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) => {
  const cwd = join(root, String(runs++))
  mkdirSync(join(cwd, 'generator/create-townsite'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text)
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}`, ...env },
  })
  const text = (file: string): string => (existsSync(join(cwd, file)) ? readFileSync(join(cwd, file), 'utf8') : '')
  return { status, stdout, text }
}

const changelog = '# Changelog\n\n## 1.2.0 (2027-01-15)\n\n- Added: one.\n- Fixed: two.\n\n## 1.1.0 (2026-12-01)\n\n- Added: three.\n'
const versions = (version: string, creator = version, text = changelog) => ({
  'package.json': JSON.stringify({ version }),
  'generator/create-townsite/package.json': JSON.stringify({ version: creator }),
  'CHANGELOG.md': text,
})

test('the section of the changelog is the text of the release', () => {
  const { status, stdout, text } = run(scriptOf('Compare the versions'), { GITHUB_REF_NAME: 'v1.2.0' }, versions('1.2.0'))
  expect({ status, stdout, notes: text('notes.md').trim() }).toEqual({ status: 0, stdout: '', notes: '- Added: one.\n- Fixed: two.' })
})

test.each([
  ['the tag', 'v1.2.1', versions('1.2.0'), '::error::The tag is v1.2.1, and package.json has the version 1.2.0.\n'],
  ['create-townsite', 'v1.2.0', versions('1.2.0', '1.1.0'), '::error::create-townsite has the version 1.1.0 instead of 1.2.0.\n'],
  ['the changelog', 'v1.3.0', versions('1.3.0'), '::error::CHANGELOG.md has no section “## 1.3.0” with entries.\n'],
  [
    'an empty section',
    'v1.2.0',
    versions('1.2.0', '1.2.0', '## 1.2.0\n\n## 1.1.0\n\n- Added: three.\n'),
    '::error::CHANGELOG.md has no section “## 1.2.0” with entries.\n',
  ],
])('a release is refused because of %s', (_, tag, files, stdout) => {
  expect(run(scriptOf('Compare the versions'), { GITHUB_REF_NAME: tag }, files)).toMatchObject({ status: 1, stdout })
})

test.each([
  ['v1.2.0', '', 'latest'],
  ['v1.2.0-rc.1', '--prerelease ', 'next'],
])('%s is released, and published to npm with its tag', (tag, option, npmTag) => {
  const version = tag.slice(1)
  const files = { [`townsite-${version}.tgz`]: '', [`create-townsite-${version}.tgz`]: '', 'sbom.cdx.json': '' }
  const env = { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: 'owner/townsite' }
  expect(run(scriptOf('Create the release'), env, files).text('called')).toBe(
    `gh release create ${tag} --repo owner/townsite --verify-tag --notes-file notes.md ${option}./create-townsite-${version}.tgz ./townsite-${version}.tgz sbom.cdx.json\n`,
  )
  expect(run(scriptOf('Publish'), env, files).text('called')).toBe(
    `npm publish ./townsite-${version}.tgz --access public --provenance --tag ${npmTag}\nnpm publish ./create-townsite-${version}.tgz --access public --provenance --tag ${npmTag}\n`,
  )
})

test('only tested packages are published, after an approval, and without a secret', () => {
  expect(Object.entries(jobs).map(([name, { needs, if: condition, permissions }]) => [name, needs, condition, permissions])).toEqual([
    ['test', undefined, undefined, undefined],
    ['pack', 'test', undefined, undefined],
    ['release', 'pack', undefined, { contents: 'write' }],
    ['npm', 'release', "vars.PUBLISH_TO_NPM == 'true'", { 'id-token': 'write' }],
  ])
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).not.toContain('secrets.')
})

test('the action runs the command of the installed package, with one argument per line', () => {
  const { runs: action } = parse(readFileSync('.github/actions/townsite/action.yml', 'utf8')) as {
    readonly runs: { readonly steps: readonly Step[] }
  }
  const script = action.steps.find(step => step.run !== undefined)?.run ?? ''
  expect(run(script, { COMMAND: 'check', ARGUMENTS: '--config\nsites/a b.config.yaml\n\n' }, {}).text('called')).toBe(
    'npm ci\nnpx --no-install townsite check --config sites/a b.config.yaml\n',
  )
  expect(run(script, { COMMAND: '', ARGUMENTS: '' }, {}).text('called')).toBe('npm ci\n')
})
