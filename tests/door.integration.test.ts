/**
 * The door of npm's scripts takes the compiled program only when it is that of the sources as they are, here.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject, type Project } from './support/project.ts'
import { smallText } from './support/sample.ts'
import { thorough } from './support/thorough.ts'

const projects = [copyProject(), copyProject()] as const
afterAll(() => {
  for (const project of projects) project.remove()
})

/** First words of the help, and what went wrong. */
const helped = ({ file }: Project): readonly string[] => {
  const { stdout, stderr } = spawnSync(process.execPath, [file('generator/door.cjs'), 'build', '--help'], {
    encoding: 'utf8',
    cwd: file('.'),
  })
  return [/build the \w+ into a folder/.exec(stdout)?.[0] ?? 'no help', stderr]
}

const rename = ({ file }: Project, from: string, to: string): void => {
  const command = file('generator/tools/build/command.ts')
  writeFileSync(command, readFileSync(command, 'utf8').replace(`build the ${from} into a folder`, `build the ${to} into a folder`))
}

const programsIn = ({ file }: Project): readonly string[] => {
  const folder = file('node_modules/.cache/townsite/program')
  return readdirSync(folder).map(name => join(folder, name))
}

test('compiled now, compiled before, changed sources, a damaged program, and the cache of another place', thorough, () => {
  const [project, other] = projects
  const site = ['build the site into a folder', '']
  expect(helped(project)).toEqual(site)
  expect(helped(project)).toEqual(site)
  rename(project, 'site', 'house')
  expect(helped(project)).toEqual(['build the house into a folder', ''])
  rename(project, 'house', 'site')
  expect(helped(project)).toEqual(site)
  for (const program of programsIn(project).filter(name => name.endsWith('.js')))
    writeFileSync(program, readFileSync(program, 'utf8').replaceAll('build the site', 'build the tent'))
  expect(helped(project)).toEqual(site)
  // What V8 made of it.
  const copies = programsIn(project).filter(name => name.endsWith('.v8'))
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) writeFileSync(copy, readFileSync(copy).fill(0, 5000, 6000))
  expect(helped(project)).toEqual(site)
  for (const program of programsIn(project)) writeFileSync(program, readFileSync(program).subarray(0, 1000))
  expect(helped(project)).toEqual(site)

  // Of the same sources, which look for their files where they lay.
  cpSync(project.file('node_modules/.cache'), other.file('node_modules/.cache'), { recursive: true })
  const config = join(other.file('assets'), 'small.config.yaml')
  writeFileSync(config, smallText)
  const built = spawnSync(process.execPath, ['generator/door.cjs', 'build', '--config', config], { encoding: 'utf8', cwd: other.folder })
  expect([built.status, built.stderr]).toEqual([0, ''])
  expect([readdirSync(other.folder).includes('dist'), readdirSync(project.folder).includes('dist')]).toEqual([true, false])
})

test('a mistake in a script of pages stops the build that asks for it, and no other command', thorough, () => {
  const [project] = projects
  const script = project.file('templates/client/menu.ts')
  const sound = readFileSync(script, 'utf8')
  const config = join(project.file('assets'), 'small.config.yaml')
  writeFileSync(config, smallText)
  writeFileSync(script, `${sound}const x = = 3\n`)
  expect(helped(project)).toEqual(['build the site into a folder', ''])
  const built = spawnSync(process.execPath, ['generator/door.cjs', 'build', '--config', config], { encoding: 'utf8', cwd: project.folder })
  const line = sound.split('\n').length
  expect([built.status, built.stderr]).toEqual([
    1,
    `templates/client/menu.ts:${line}:11  error  Unexpected "="  CODE_INVALID
  ${line - 1} │ }
  ${line} │ const x = = 3
     │           ^
  → Correct the line. In npm run dev the last good program serves until then.

1 error
`,
  ])
  writeFileSync(script, sound)
  expect(helped(project)).toEqual(['build the site into a folder', ''])
})

test('its code is ASCII; what V8 made of it while garbage was collected more often serves the next run', thorough, () => {
  const [project] = projects
  const config = join(project.file('assets'), 'large.config.yaml')
  writeFileSync(config, `${smallText}${'# A note that is a line long.\n'.repeat(80_000)}`)
  helped(project)
  for (const copy of programsIn(project).filter(name => name.endsWith('.v8'))) rmSync(copy)
  const built = spawnSync(process.execPath, ['generator/door.cjs', 'build', '--config', config], { encoding: 'utf8', cwd: project.folder })
  expect([built.status, built.stderr]).toEqual([0, ''])
  const made = programsIn(project).filter(name => name.endsWith('.v8'))
  const before = made.map(name => readFileSync(name))
  // Of what tells whether there is anything to do, and of the rest.
  expect(before.length).toBe(2)
  helped(project)
  expect(made.map((name, place) => readFileSync(name).equals(before[place] ?? Buffer.alloc(0)))).toEqual([true, true])
  for (const code of programsIn(project).filter(name => name.endsWith('.js')))
    expect(readFileSync(code, 'latin1').replaceAll(/[\0-\x7f]+/g, '')).toBe('')
})

test('what V8 made of it for an edit is kept beside what a first build needs, once', thorough, () => {
  const [project] = projects
  const config = join(project.file('assets'), 'edited.config.yaml')
  const build = (name: string): void => {
    writeFileSync(config, smallText.replace('Wrightville', name))
    const built = spawnSync(process.execPath, ['generator/door.cjs', 'build', '--config', config], {
      encoding: 'utf8',
      cwd: project.folder,
    })
    expect([built.status, built.stderr]).toEqual([0, ''])
  }
  /** The copies of the program that ran last, and of each the kinds of runs that it is of: two of them are edits. */
  const copies = () => {
    const last = readFileSync(project.file('node_modules/.cache/townsite/program/last'), 'utf8').replace(/cjs$/, '')
    return ['first', 'rest'].map(part => readFileSync(project.file(`node_modules/.cache/townsite/program/${last}${part}.v8`)))
  }
  const isOfEdits = (): readonly boolean[] => copies().map(copy => ((copy[4] ?? 0) & 2) === 2)
  build('Wrightville')
  build('Clarksville')
  expect(isOfEdits()).toEqual([true, true])
  const before = copies()
  build('Zilker')
  // Nothing to do.
  build('Zilker')
  helped(project)
  expect(copies().map((copy, place) => copy.equals(before[place] ?? Buffer.alloc(0)))).toEqual([true, true])
})
