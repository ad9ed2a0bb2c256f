/**
 * Two programs change one config at the same time. The first one is paused between its comparison and its rename, for as long as the second
 * one needs: what a program reports as saved is in the file.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { program, run } from '../support/cli.ts'
import { smallText, smallWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { startEditor } from './edit-client.ts'
import { ended, type Settings, start } from './kill.ts'

/** A writer of `site.config.yaml`. */
interface Writer {
  /** What it writes. */
  readonly adds: string
  /** @returns whether it reports that its change is saved */
  readonly save: (folder: string, settings: Settings) => Promise<boolean>
}

const config = 'site.config.yaml'

const editorThatSets = (name: string): Writer => ({
  adds: name,
  save: async (folder, settings) => {
    const { client, end } = await startEditor({ program, folder, root: folder }, settings)
    try {
      if (client === undefined) throw new Error('the editor did not start')
      await client.call('change', { change: { kind: 'set', path: ['business', 'name'], value: name }, level: 0 })
      const isSaved = await client.call('save', {}).then(
        () => true,
        () => false,
      )
      // As `protocol.ts` has it.
      const { unsaved } = (await client.call('state', {})) as { readonly unsaved: readonly string[] }
      return isSaved && !unsaved.includes(config)
    } finally {
      await end()
    }
  },
})

const command = (adds: string, ...args: readonly string[]): Writer => ({
  adds,
  save: async (folder, settings) => (await ended(start({ program, args, cwd: folder, root: folder }, settings))) === 0,
})

/** A program that takes no lock. It writes into the file, as most text editors do. */
const textEditor: Writer = {
  adds: 'Late: call',
  save: async folder => {
    const text = readFileSync(join(folder, config), 'utf8')
    writeFileSync(join(folder, config), text.replace('Late: {phone}', 'Late: call {phone}'))
    return true
  },
}

const writers = {
  'the editor': editorThatSets('First Air'),
  'a second editor': editorThatSets('Second Air'),
  'locations --import': command('Val-Tétreau', 'locations', '--import', 'areas.csv'),
  'urls --write-redirects': command('from: /about', 'urls', '--write-redirects'),
  'a text editor': textEditor,
} as const

const cases: readonly (readonly [first: keyof typeof writers, second: keyof typeof writers])[] = [
  ['the editor', 'a second editor'],
  ['the editor', 'locations --import'],
  ['the editor', 'urls --write-redirects'],
  ['the editor', 'a text editor'],
  ['locations --import', 'the editor'],
  ['urls --write-redirects', 'the editor'],
  ['locations --import', 'urls --write-redirects'],
  ['locations --import', 'a text editor'],
  ['urls --write-redirects', 'a text editor'],
]

const begin = async (): Promise<string> => {
  const folder = join(temporaryFolder(), 'site')
  mkdirSync(folder)
  writeFileSync(join(folder, config), smallText)
  await run(['urls', '--accept'], { cwd: folder })
  writeFileSync(join(folder, config), smallWith(['path: { en: /about }', 'path: { en: /story }']))
  await run(['locations', '--export', 'areas.csv'], { cwd: folder })
  const table = readFileSync(join(folder, 'areas.csv'), 'utf8')
  writeFileSync(join(folder, 'areas.csv'), table.replace('Wrightville', 'Val-Tétreau'))
  return folder
}

const rename = { name: `renameSync .townsite-0-0 ${config}`, number: 1, when: 'before' } as const

describe('no update is lost', thorough, () => {
  test.for(cases)('of %s and %s', async ([firstName, secondName]) => {
    const [first, second] = [writers[firstName], writers[secondName]]
    const folder = await begin()
    const until = `${folder}.until`
    const log = `${folder}.log`
    const firstSaved = first.save(folder, { at: rename, until })
    await expect.poll(() => existsSync(`${until}.reached`), { timeout: 60_000 }).toBe(true)
    const secondSaved = second.save(folder, { log })
    // It waits for the lock, or has ended because it takes none.
    const hasAsked = (): boolean => existsSync(log) && /openSync \.townsite-\w+\.lock/.test(readFileSync(log, 'utf8'))
    if (second === textEditor) await secondSaved
    else await expect.poll(hasAsked, { timeout: 60_000 }).toBe(true)
    writeFileSync(until, '')
    const saved = { first: await firstSaved, second: await secondSaved }
    const text = readFileSync(join(folder, config), 'utf8')
    expect({ first: text.includes(first.adds), second: text.includes(second.adds) }).toEqual(saved)
    expect(Object.values(saved)).toContain(true)
  })
})
