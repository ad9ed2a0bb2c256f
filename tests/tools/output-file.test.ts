/** Results of commands replace only earlier results. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inSite } from '../../generator/platform/program/site-commands.ts'
import { UsageError } from '../../generator/tools/command.ts'
import { outputFile } from '../../generator/tools/output-file.ts'
import { run } from '../support/cli.ts'
import { smallText, smallWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const cwd = temporaryFolder()
const terminal = { cwd, path: (name: string) => join(cwd, name), error: () => undefined, language: 'en' as const }

const commands = ['check', 'diff', 'locations', 'schema'] as const

const optionOf = (command: (typeof commands)[number]) => (command === 'locations' ? 'export' : 'out')

const refusal = (command: (typeof commands)[number], file: string): string =>
  `${file} was not written by “npm run ${command}”, so --${optionOf(command)} does not replace it. Choose a new file, or replace it with: --${optionOf(command)} ${file} --force`

/** The name of the file that is written, or why none is. */
const written = (command: (typeof commands)[number], content: string, force = false): string | undefined => {
  writeFileSync(join(cwd, 'file'), content)
  try {
    return outputFile(command, optionOf(command), { out: 'file', export: 'file', force }, terminal)?.name
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

test.each(commands)('%s replaces a file of another origin only with --force', command => {
  for (const content of [
    'site:\n  origin: https://a.example\n',
    '{\n  "name": "townsite",\n  "title": "Townsite config"\n}\n',
    'city,file\nHull,x\n',
    'id,name,secret\n1,a,b\n',
    'Store code;Owner\n',
    '<!doctype html><p>',
    '<!doctype html><html><head><title>Mine</title></head><body><meta name="generator" content="Townsite">',
    '[\n  1\n]\n',
    'todo.txt: 3 pages, 4 checks to write\n',
    'site pages to rewrite\n',
    'Montreal → Laval\n12 km\n',
    '### Release\n\n`a` → `b`\n',
    '::error handling\n',
    '\0\u0001binary',
  ]) {
    expect(written(command, content)).toBe(refusal(command, 'file'))
    expect(written(command, content, true)).toBe('file')
  }
  expect(written(command, '')).toBe('file')
})

test.each([
  ['check', 'site.config.yaml\u00a0: 56 pages, 74 vérifications\u00a0: aucun problème\n'],
  ['check', 'site   pages  erreurs  URL perdues  avertissements\n'],
  ['diff', 'main (1234567) → la copie de travail\n60 pages, maintenant 66\u00a0: 6 nouvelles.\n'],
  ['diff', 'main → dist\nAucune différence\u00a0: 60 pages, et tous les fichiers sont identiques.\n'],
  ['diff', 'main → the working tree\n2 sites: 1 changed.\n'],
] as const)('%s replaces its result %j', (command, content) => {
  expect(written(command, content)).toBe('file')
})

test.each(commands)('%s refuses a file that another program writes while the command runs', command => {
  const out = outputFile(command, optionOf(command), { out: 'late', export: 'late' }, terminal)
  writeFileSync(join(cwd, 'late'), 'mine')
  expect(() => out?.write('result')).toThrow(refusal(command, 'late'))
  expect(readFileSync(join(cwd, 'late'), 'utf8')).toBe('mine')
  writeFileSync(join(cwd, 'late'), '')
})

/** Writes results one after the other to one file, with what happens in between. @returns the messages of refusals */
const inTurn = (
  command: (typeof commands)[number],
  name: string,
  steps: readonly { readonly between?: () => void; readonly result: string; readonly force?: boolean }[],
): readonly (string | undefined)[] =>
  steps.map(({ between, result, force = false }) => {
    between?.()
    try {
      outputFile(command, optionOf(command), { out: name, export: name, force }, terminal)?.write(result)
      return undefined
    } catch (error) {
      if (error instanceof UsageError) return error.message
      throw error
    }
  })

const contents = {
  check: ['site.config.yaml: 3 pages, 4 checks: no problems\n', 'site.config.yaml: 5 pages, 4 checks: no problems\n'],
  diff: ['a → b\n3 pages: 1 changed. x\n', 'a → b\n5 pages: 1 changed. x\n'],
  locations: ['\ufeffid,name,in,slug\na,A,in A,a\n', '\ufeffid,name,in,slug\nb,B,in B,b\n'],
} as const

const recorded = ['check', 'diff', 'locations'] as const

test.each(recorded)('%s replaces its own result, but not after somebody edited it', command => {
  const [one, two] = contents[command]
  const name = `edited-${command}`
  const edit = () => writeFileSync(join(cwd, name), `${one}edited\n`)
  expect(
    inTurn(command, name, [
      { result: one },
      { result: two },
      { result: one },
      { between: edit, result: two },
      { result: two },
      { result: two, force: true },
      { result: one },
      // What another run has written since is the same as the result.
      { between: () => writeFileSync(join(cwd, name), two), result: two },
    ]),
  ).toEqual([
    undefined,
    undefined,
    undefined,
    ...[1, 2].map(
      () =>
        `${name} was changed after “npm run ${command}” wrote it, so --${optionOf(command)} does not replace it. Choose a new file, or replace it with: --${optionOf(command)} ${name} --force`,
    ),
    undefined,
    undefined,
    undefined,
  ])
  expect(readFileSync(join(cwd, name), 'utf8')).toBe(two)
})

test('replaces its own file if the previous run was killed before or after writing it', () => {
  const [one, two] = contents.locations
  const back = () => writeFileSync(join(cwd, 'killed'), one)
  expect(inTurn('locations', 'killed', [{ result: one }, { result: two }, { between: back, result: `${two}\n` }, { result: two }])).toEqual(
    [undefined, undefined, undefined, undefined],
  )
})

test('without a valid record, replaces a report but not a table, which may have been edited', () => {
  for (const record of [undefined, '', '{', '[]', '{"lost-locations":1}', '{"__proto__":["x"]}']) {
    const lose = (command: (typeof recorded)[number]) => () => {
      writeFileSync(join(cwd, `lost-${command}`), contents[command][0])
      rmSync(join(cwd, '.cache'), { recursive: true, force: true })
      if (record === undefined) return
      mkdirSync(join(cwd, '.cache'))
      writeFileSync(join(cwd, '.cache', 'results.json'), record)
    }
    expect(
      recorded.map(
        command => inTurn(command, `lost-${command}`, [{ between: lose(command), result: contents[command][1] }])[0]?.split(',')[0],
      ),
    ).toEqual([undefined, undefined, 'lost-locations may have been edited'])
  }
})

test('a table that was edited in a spreadsheet is exported again only with --force', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'areas.csv')
  writeFileSync(join(folder, 'site.config.yaml'), smallText)
  const exported = (...more: string[]) => run(['locations', '--export', 'areas.csv', ...more], { cwd: folder })
  expect(await exported()).toEqual({ code: 0, out: '', err: 'areas.csv written.\n' })
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Hull', 'Hull Bay'))
  const edited = readFileSync(file, 'utf8')
  expect(await exported()).toEqual({
    code: 2,
    out: '',
    err: 'error: areas.csv was changed after “npx townsite locations” wrote it, so --export does not replace it. Choose a new file, or replace it with: --export areas.csv --force\n',
  })
  expect(readFileSync(file, 'utf8')).toBe(edited)
  // Once the changes are in the config, the table is the same as a new one.
  expect(await run(['locations', '--import', 'areas.csv'], { cwd: folder })).toMatchObject({ code: 0 })
  expect(await exported()).toMatchObject({ code: 0 })
  expect(await exported('--force')).toMatchObject({ code: 0 })
})

const site = temporaryFolder()
writeFileSync(join(site, 'site.config.yaml'), smallText)
writeFileSync(join(site, 'other.config.yaml'), smallWith(['skipToContent: { en: Skip }', 'skipToContent: { en: Go on }']))
writeFileSync(join(site, 'package.json'), '{}\n')
symlinkSync('site.config.yaml', join(site, 'link.csv'))
symlinkSync(resolve('assets'), join(site, 'assets'))
mkdirSync(join(site, 'folder'))

const both = ['--config', 'site.config.yaml', 'other.config.yaml']
/** Each format once, with one config or both, and with or without differences. */
const results: readonly (readonly string[])[] = [
  ['check', '--format', 'text', '--out'],
  ['check', '--format', 'html', ...both, '--out'],
  ['check', '--format', 'json', '--out'],
  ['check', '--format', 'github', ...both, '--out'],
  ['diff', 'dist', 'dist', '--format', 'text', '--out'],
  ['diff', 'dist', 'dist-2', '--format', 'json', '--out'],
  ['diff', 'dist', 'dist-2', '--format', 'markdown', '--out'],
  ['locations', ...both, '--export'],
  ['locations', '--format', 'google', '--export'],
  ['schema', '--out'],
]

test('every result replaces itself, and no file of another origin', thorough, async () => {
  await run(['build'], { cwd: site })
  await run(['build', '--config', 'other.config.yaml', '--out', 'dist-2'], { cwd: site })
  for (const [place, args] of results.entries()) {
    const first = await run([...args, `result-${place}`], { cwd: site })
    expect([args, first.code < 2]).toEqual([args, true])
    const bytes = readFileSync(join(site, `result-${place}`))
    expect(await run([...args, `result-${place}`], { cwd: site })).toEqual(first)
    expect(readFileSync(join(site, `result-${place}`)).equals(bytes)).toBe(true)
    for (const file of ['site.config.yaml', 'package.json', 'link.csv']) {
      expect(await run([...args, file], { cwd: site })).toEqual({
        code: 2,
        out: '',
        err: `error: ${inSite(refusal(commands.find(command => command === args[0]) ?? 'check', file))}\n`,
      })
    }
    expect(await run([...args, 'folder'], { cwd: site })).toMatchObject({
      code: expect.toBeOneOf([1, 2]),
      err: expect.stringContaining('it is a folder, not a file'),
    })
  }
  expect(readFileSync(join(site, 'site.config.yaml'), 'utf8')).toBe(smallText)
  expect(readFileSync(join(site, 'package.json'), 'utf8')).toBe('{}\n')
})
