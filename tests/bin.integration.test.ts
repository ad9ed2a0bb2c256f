/**
 * `bin.mjs` runs the sources of the checkout that contains it, from any folder and for any user.
 *
 * @module-tag thorough
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject, type Project } from './support/project.ts'
import { smallText } from './support/sample.ts'
import { temporaryFolder } from './support/temporary.ts'
import { thorough } from './support/thorough.ts'

const projects = [copyProject(), copyProject()] as const
afterAll(() => {
  for (const project of projects) project.remove()
})

interface Options {
  /** Options of Node. */
  readonly node?: readonly string[]
  readonly cwd?: string
  readonly uid?: number
}

const townsite = ({ file, folder }: Project, args: readonly string[], { node = [], cwd = folder, uid }: Options = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, file('generator/bin.mjs'), ...args], {
    encoding: 'utf8',
    cwd,
    ...(uid === undefined ? {} : { uid }),
  })
  return { status, stdout, stderr }
}

/** The help of `build`, and the error. */
const helped = (project: Project): readonly string[] => {
  const { stdout, stderr } = townsite(project, ['build', '--help'])
  return [/Build the \w+ into a folder/.exec(stdout)?.[0] ?? 'no help', stderr]
}

const rename = ({ file }: Project, from: string, to: string): void => {
  const command = file('generator/tools/build/command.ts')
  writeFileSync(command, readFileSync(command, 'utf8').replace(`Build the ${from} into a folder`, `Build the ${to} into a folder`))
}

const small = ({ file }: Project): string => {
  const config = join(file('assets'), 'small.config.yaml')
  writeFileSync(config, smallText)
  return config
}

test('a changed source is compiled before the program runs, and an unchanged one is not', thorough, () => {
  const [project] = projects
  const site = ['Build the site into a folder', '']
  expect(helped(project)).toEqual(site)
  const compiledAt = statSync(project.file('lib/sources.json')).mtimeMs
  expect(helped(project)).toEqual(site)
  expect(statSync(project.file('lib/sources.json')).mtimeMs).toBe(compiledAt)
  rename(project, 'site', 'house')
  expect(helped(project)).toEqual(['Build the house into a folder', ''])
  rename(project, 'house', 'site')
  expect(helped(project)).toEqual(site)
})

test('chunks of the last compilation stay for an hour, and older ones are removed', thorough, () => {
  const [project] = projects
  const chunks = () => readdirSync(project.file('lib')).filter(name => name.startsWith('chunk-'))
  /** Sets the times of all chunks to two hours ago. */
  const age = () => {
    for (const name of chunks()) utimesSync(project.file(join('lib', name)), new Date(Date.now() - 7.2e6), new Date(Date.now() - 7.2e6))
  }
  rmSync(project.file('lib'), { recursive: true })
  helped(project)
  age()
  const first = chunks()
  rename(project, 'site', 'house')
  helped(project)
  const second = chunks()
  expect(second).toEqual(expect.arrayContaining(first))
  expect(second.length).toBeGreaterThan(first.length)
  age()
  rename(project, 'house', 'place')
  helped(project)
  const gone = first.filter(name => !chunks().includes(name))
  expect(gone.length).toBeGreaterThan(0)
  expect(chunks()).toEqual(expect.arrayContaining(second.filter(name => !gone.includes(name))))
  rename(project, 'place', 'site')
})

test('a copied checkout runs its own sources, not those that the copied lib/ was compiled from', thorough, () => {
  const [project, copy] = projects
  helped(project)
  cpSync(project.file('lib'), copy.file('lib'), { recursive: true })
  rename(copy, 'site', 'copy')
  expect(helped(copy)).toEqual(['Build the copy into a folder', ''])
  const built = townsite(copy, ['build', '--config', small(copy)])
  expect([built.status, built.stderr]).toEqual([0, ''])
  expect([readdirSync(copy.folder).includes('dist'), readdirSync(project.folder).includes('dist')]).toEqual([true, false])
})

test('a copied checkout with the same sources is not compiled again', thorough, () => {
  const [project] = projects
  const site = helped(project)
  const copy = copyProject()
  rmSync(copy.file('lib'), { recursive: true })
  cpSync(project.file('lib'), copy.file('lib'), { recursive: true, preserveTimestamps: true })
  const compiledAt = statSync(copy.file('lib/main.js')).mtimeMs
  expect(helped(copy)).toEqual(site)
  expect(statSync(copy.file('lib/main.js')).mtimeMs).toBe(compiledAt)
  rename(copy, 'site', 'copy')
  expect(helped(copy)).toEqual(['Build the copy into a folder', ''])
  copy.remove()
})

test('processes that compile at the same time do no harm', thorough, async () => {
  const [project] = projects
  rmSync(project.file('lib'), { recursive: true })
  const all = ['plan', 'build', 'check', 'urls'].map(async name => {
    const child = spawn(process.execPath, [project.file('generator/bin.mjs'), name, '--help'], { cwd: project.folder })
    const [code] = await once(child, 'exit')
    return code as unknown
  })
  expect(await Promise.all(all)).toEqual([0, 0, 0, 0])
  expect(readdirSync(project.file('lib')).filter(name => name.endsWith('.tmp'))).toEqual([])
})

test('an error in a source of the program is reported with its place, without a stack trace', thorough, () => {
  const [project] = projects
  const source = project.file('generator/main.ts')
  const valid = readFileSync(source, 'utf8')
  writeFileSync(source, `${valid}const x = = 3\n`)
  const { status, stderr } = townsite(project, ['build', '--help'])
  writeFileSync(source, valid)
  expect(status).toBe(1)
  expect(stderr).toContain(`generator/main.ts:${valid.split('\n').length}:11`)
  expect(stderr).toContain('Unexpected "="')
  expect(stderr).not.toContain('    at ')
})

test('an error in a script of pages stops the build that needs the script, and no other command', thorough, () => {
  const [project] = projects
  const script = project.file('templates/client/menu.ts')
  const valid = readFileSync(script, 'utf8')
  writeFileSync(script, `${valid}const x = = 3\n`)
  expect(helped(project)).toEqual(['Build the site into a folder', ''])
  const built = townsite(project, ['build', '--config', small(project)])
  const line = valid.split('\n').length
  expect([built.status, built.stderr]).toEqual([
    1,
    `templates/client/menu.ts:${line}:11  error  Unexpected "="  CODE_INVALID
  ${line - 1} │ }
  ${line} │ const x = = 3
     │           ^
  → Fix the line. A running “npm run dev” continues as soon as the file is correct.

1 error
`,
  ])
  writeFileSync(script, valid)
  expect(helped(project)).toEqual(['Build the site into a folder', ''])
})

/** A user account that may read the project and not write to it; nothing where this process may not change its account. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined

test(
  'a checkout that cannot be written to renders pages, for another user, from another folder, with a dangling cache link',
  thorough,
  () => {
    const [project] = projects
    helped(project)
    const config = small(project)
    const elsewhere = temporaryFolder()
    chmodSync(elsewhere, 0o777)
    const cache = project.file('node_modules/.cache')
    rmSync(cache, { recursive: true, force: true })
    symlinkSync(join(elsewhere, 'gone', 'cache'), cache)
    chmodSync(project.folder, 0o755)
    const readOnly = stranger === undefined
    const folders = ['.', 'lib', 'node_modules', 'assets'].map(project.file)
    if (readOnly) for (const folder of folders) chmodSync(folder, 0o555)
    try {
      for (const [place, node] of [[], ['--enable-source-maps']].entries()) {
        const out = join(elsewhere, `out-${place}`)
        const { status, stderr } = townsite(project, ['build', '--config', config, '--out', out], {
          node,
          cwd: elsewhere,
          ...(stranger === undefined ? {} : { uid: stranger }),
        })
        expect(stderr).not.toMatch(/React|ReferenceError| {4}at /)
        expect([status, existsSync(join(out, 'index.html'))]).toEqual([0, true])
      }
    } finally {
      for (const folder of folders) chmodSync(folder, 0o755)
      rmSync(cache)
      mkdirSync(cache)
    }
  },
)
