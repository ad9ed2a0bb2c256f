/**
 * CSV tables with random changes, imported with the commands: the config that they make is valid, or nothing is written and the errors are
 * reported. `FUZZ_SEED=<seed> npx vitest run tests/fuzz/tables.test.ts` repeats a failure, `FUZZ_SECONDS=900` runs longer.
 *
 * @module-tag thorough
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run } from '../support/cli.ts'
import { fuzzing, mutatedBytes, mutatedText } from '../support/fuzz.ts'
import { smallText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const seconds = Number(process.env.FUZZ_SECONDS ?? 20)

/** Milliseconds in which every command ends. */
const longest = 10_000

const corpus = (folder: string): readonly Uint8Array[] => {
  const place = join('tests/fuzz/corpus', folder)
  return readdirSync(place)
    .filter(name => name.endsWith('.csv'))
    .map(name => readFileSync(join(place, name)))
}

const changed = (tables: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    mutatedBytes(tables),
    mutatedText(tables.map(bytes => Buffer.from(bytes).toString())).map(text => Buffer.from(text)),
  )

const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

/** Names of the files that differ between two states. */
const changes = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(name => before.get(name) !== after.get(name))

interface Target {
  readonly args: readonly string[]
  readonly config: string
  /** Whether the command may write this file. */
  readonly mayWrite: (name: string) => boolean
  /** The command that shows that what was written is valid. */
  readonly proof: (written: readonly string[]) => readonly string[]
}

const translated = readFileSync('tests/fuzz/corpus/translations/site.config.yaml', 'utf8')

const targets: Readonly<Record<string, Target>> = {
  locations: {
    args: ['locations', '--import', 'table.csv'],
    config: smallText,
    mayWrite: name => name === 'site.config.yaml',
    proof: () => ['explain', 'site.origin'],
  },
  translations: {
    args: ['translations', '--import', 'table.csv'],
    config: translated,
    mayWrite: name => ['site.config.yaml', '.townsite/site.translations.json'].includes(name),
    proof: () => ['translations'],
  },
  cities: {
    args: ['clone', '--cities', 'table.csv'],
    config: smallText,
    mayWrite: name => name.endsWith('.yaml') || name.endsWith('.yml'),
    proof: written => ['explain', 'site.origin', '--config', ...written.slice(0, 1)],
  },
}

test.each(Object.entries(targets))(
  '%s',
  { ...thorough, timeout: (seconds + 120) * 1000 },
  async (name, { args, config, mayWrite, proof }) => {
    const root = temporaryFolder()
    const folder = join(root, 'site')
    const property = fc.asyncProperty(changed(corpus(name)), async table => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      writeFileSync(join(folder, 'site.config.yaml'), config)
      writeFileSync(join(folder, 'table.csv'), table)
      const before = filesIn(root)
      const start = performance.now()
      const { code, err } = await run(args, { cwd: folder })
      const time = performance.now() - start
      const written = changes(before, filesIn(root))
      const below = written.map(path => path.replace(/^site[/\\]/, ''))
      expect({
        code,
        err,
        isSlow: time > longest,
        stray: written.filter((path, index) => path === below[index] || !mayWrite(below[index] ?? '')),
      }).toEqual({
        code: expect.toBeOneOf([0, 1]),
        err: expect.not.stringMatching(/\n\s+at .+:\d+|undefined|\[object|Cannot read|is not a function/),
        isSlow: false,
        stray: [],
      })
      if (code === 1) expect({ written, err }).toEqual({ written: [], err: expect.stringMatching(/\S/) })
      else if (written.length > 0) expect(await run(proof(below), { cwd: folder })).toMatchObject({ code: 0, err: '' })
    })
    await fc.assert(property, fuzzing(700, seconds))
  },
)
