/** `new --package`: the files of the folder, and why one cannot be created. tests/package.integration.test.ts installs and builds it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteFolderFault } from '../../../generator/tools/new/create-site.ts'
import { siteFiles } from '../../../generator/tools/new/site-files.ts'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

test('the folder depends on exactly the version that creates it', () => {
  const files = siteFiles('Señor Fix & Co $& Ltd')
  expect([...files.keys()]).toEqual([
    'package.json',
    '.gitignore',
    '.gitattributes',
    '.github/workflows/site.yml',
    '.devcontainer/devcontainer.json',
    'renovate.json',
    'AGENTS.md',
    'README.md',
    'tsconfig.json',
    'assets/.gitkeep',
  ])
  expect(files.get('package.json')).toBe(`{
  "name": "senor-fix-co-ltd",
  "private": true,
  "engines": {
    "node": ">=20.19"
  },
  "scripts": {
    "start": "townsite start",
    "dev": "townsite dev",
    "edit": "townsite edit",
    "check": "townsite check",
    "build": "townsite build"
  },
  "dependencies": {
    "townsite": "${version}"
  },
  "devDependencies": {
    "@types/react": "${devDependencies['@types/react']}",
    "typescript": "${devDependencies.typescript}"
  }
}
`)
  expect(files.get('README.md')).toContain('# Señor Fix & Co $& Ltd\n')
  expect([...files.values()].filter(text => text.includes('{{'))).toEqual([files.get('.github/workflows/site.yml')])
  for (const path of ['renovate.json', 'tsconfig.json', '.devcontainer/devcontainer.json'])
    expect(() => JSON.parse(files.get(path) ?? '')).not.toThrow()
})

test('the workflow pins each action by its commit, gives no secret to pull requests, and uses no text of strangers in a shell', () => {
  const text = siteFiles('Fix').get('.github/workflows/site.yml') ?? ''
  const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, what = '']) => what)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(what => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(what))).toEqual([])
  // The file has this shape.
  const { permissions, jobs } = parse(text) as {
    readonly permissions: object
    readonly jobs: Readonly<
      Record<string, { readonly if?: string; readonly permissions?: object; readonly steps: readonly { readonly run?: string }[] }>
    >
  }
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions, job.if])).toEqual([
    ['build', undefined, undefined],
    ['publish', { pages: 'write', 'id-token': 'write' }, "github.event_name == 'push' && vars.PUBLISH == 'github-pages'"],
  ])
  expect(Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.match(/\$\{\{[^}]*\}\}/g) ?? []))).toEqual([])
})

test('the version of create-townsite, and of what it installs, is that of townsite', () => {
  expect(JSON.parse(readFileSync('generator/create-townsite/package.json', 'utf8'))).toMatchObject({
    version,
    dependencies: { townsite: version },
  })
})

test('a folder that a killed run has left is completed, and one with other files or texts is refused', () => {
  const folder = temporaryFolder()
  const files = siteFiles('Fix')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, 'fix', path)), { recursive: true })
    writeFileSync(join(folder, 'fix', path), text)
  }
  const fault = () => siteFolderFault('fix', { path: name => join(folder, name), language: 'en' }, files)
  const otherwise = 'Choose a new or empty folder: --package fix-site'
  for (const path of ['package.json', '.github/workflows/site.yml']) write(path, files.get(path) ?? '')
  write('node_modules/townsite/package.json', '{}')
  expect(fault()).toBeUndefined()
  write('notes.txt', 'mine')
  expect(fault()).toBe(`fix is not empty: it contains notes.txt. ${otherwise}`)
  write('package.json', '{}')
  expect(fault()).toBe(`fix is not empty: it contains package.json. ${otherwise}`)
})

const answers = ['--trade', 'plumber', '--name', 'Fix', '--city', 'Austin', '--country', 'US', '--region', 'TX', '--phone', '512-555-0142']
const cwd = temporaryFolder()
mkdirSync(join(cwd, 'full'))
writeFileSync(join(cwd, 'full', 'notes.txt'), '')
writeFileSync(join(cwd, 'file'), '')

test.each([
  [
    'a folder with files',
    ['--package', 'full'],
    1,
    'full is not empty: it contains notes.txt. Choose a new or empty folder: --package full-site\n',
  ],
  ['a file', ['--package', 'file'], 1, 'file is a file. Choose a new or empty folder: --package file-site\n'],
  ['an empty name', ['--package', ''], 1, '"" is not a valid folder name. Example: --package acme-plumbing\n'],
  [
    'a folder of packages',
    ['--package', 'node_modules/fix'],
    1,
    'node_modules/fix is in node_modules, a folder of other programs. Choose another folder: --package fix\n',
  ],
  [
    'a file for the config',
    ['--package', 'fix', '--out', 'a.config.yaml'],
    2,
    'error: --package and --out cannot be combined: the config in the new folder is always site.config.yaml. Omit --out.\n',
  ],
  [
    'a package file that does not exist',
    ['--package', 'fix', '--package-file', 'no.tgz'],
    2,
    'error: The package file no.tgz does not exist. Pass a file made by “npm pack”. Example: --package-file townsite-1.0.0.tgz\n',
  ],
  [
    'a package file without a folder',
    ['--package-file', 'no.tgz'],
    2,
    'error: --package-file can only be used with --package. Example: --package my-site --package-file townsite-1.0.0.tgz\n',
  ],
])('new --package refuses %s, and writes nothing', async (_, options, code, err) => {
  expect(await run(['new', ...answers, ...options], { cwd })).toEqual({ code, err, out: '' })
  expect(readdirSync(cwd).sort()).toEqual(['file', 'full'])
})
