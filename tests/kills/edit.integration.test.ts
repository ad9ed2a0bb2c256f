/**
 * Kills the editor at many moments. Each config is then complete, old or new; a picture is complete or absent; no partial file is left; and
 * unsaved changes are restored, up to the last one with a response. If a save of two files has replaced only the first, the draft contains
 * the change of the second. As in `kills.integration.test.ts`, each run tries some moments of one run, which is copied at each. One copy is
 * also killed.
 *
 * @module-tag thorough
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { copyProject } from '../support/project.ts'
import { smallText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { type Client, type Place, throughSteps, withEditor } from './edit-client.ts'
import { copyFolder, type Moment, momentsIn, momentText, sampled, seed } from './kill.ts'

const wanted = Number(process.env.KILLS ?? 2)

const root = temporaryFolder()
const project = copyProject()
afterAll(project.remove)
const images = project.file('assets/images')
const picture = readFileSync(join(images, 'hero.jpg'))
const [start, folder] = [join(root, 'start'), project.file('work')]

const set = (path: readonly string[], value: unknown, level: number) => (client: Client) =>
  client.call('change', { change: { kind: 'set', path, value }, level })
const save = (client: Client) => client.call('save', {})
const choose = (config: string) => (client: Client) => client.call('choose', { config })
const ottawa = { city: 'Ottawa', region: 'ON', phone: '613-555-0123', areas: 'Kanata, Nepean', geo: '45.42,-75.70' }

/** Typing for the city and for the brand, a save of both, more of it with a picture, a new city, and typing there. */
const steps: readonly ((client: Client) => Promise<unknown>)[] = [
  choose('city.config.yaml'),
  set(['business', 'name'], 'To', 0),
  set(['business', 'name'], 'Town', 0),
  set(['business', 'founded'], 2001, 1),
  save,
  set(['business', 'name'], 'Town Air', 0),
  set(['business', 'founded'], 2002, 1),
  client => client.drop('Our truck.jpg', picture),
  client => client.call('undo', {}),
  save,
  choose('brand.config.yaml'),
  client => client.call('writeNewCity', { answers: ottawa, full: false }),
  set(['business', 'name'], 'Ottawa Air', 0),
]

type Texts = ReadonlyMap<string, string>

/** Pictures that came with a step. */
const dropped = (): readonly string[] => readdirSync(images).filter(name => name.includes('truck'))

/** All that is on the disk but the drafts. */
const onDisk = (): Texts =>
  new Map([
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.parentPath.includes('.cache'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const),
    ...dropped().map(name => [`images/${name}`, readFileSync(join(images, name), 'base64')] as const),
  ])

/** What the editor holds of each file. */
const inEditor = async (client: Client): Promise<Texts> => {
  // As `protocol.ts` has them.
  const { config, configs } = (await client.call('state', {})) as { readonly config: string; readonly configs: readonly string[] }
  const texts = new Map<string, string>()
  for (const one of configs) {
    await client.call('choose', { config: one })
    const files = (await client.call('files', {})) as readonly { readonly file: string; readonly text: string }[]
    for (const { file, text } of files) texts.set(file, text)
  }
  await client.call('choose', { config })
  return texts
}

const unfinished = (): readonly string[] =>
  [folder, images].flatMap(place =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(name => /\.townsite-(\d|[0-9a-f]{12}\.lock)/.test(name)),
  )

const renew = (): void => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(start, folder, { recursive: true })
  for (const name of [...dropped(), ...unfinished()]) rmSync(join(images, name))
}

const drafts = (): readonly string[] => {
  const place = join(folder, '.cache', 'edit')
  return existsSync(place) ? readdirSync(place) : []
}

/** What there is, after each step. */
interface Seen {
  readonly disk: Texts
  readonly texts: Texts
}

const seenThroughout = (place: Place): Promise<readonly Seen[]> =>
  withEditor(place, async client => {
    const seen = [{ disk: onDisk(), texts: await inEditor(client) }]
    for (const step of steps) {
      await step(client)
      seen.push({ disk: onDisk(), texts: await inEditor(client) })
    }
    return seen
  })

/** What is neither as it was before a step nor as it is after it. */
const strays = (now: Texts, before: Texts, after: Texts): readonly string[] =>
  [...new Set([...now.keys(), ...before.keys(), ...after.keys()])].filter(
    name => now.get(name) !== before.get(name) && now.get(name) !== after.get(name),
  )

describe('the editor, killed', { ...thorough, timeout: 120_000 + wanted * 20_000 }, () => {
  test('loses no change and leaves no partial file', async () => {
    mkdirSync(start, { recursive: true })
    writeFileSync(join(start, 'brand.config.yaml'), smallText)
    writeFileSync(join(start, 'city.config.yaml'), 'extends: brand.config.yaml\n# Ours\nbusiness:\n  name: City Air # local\n')
    // The copy has other pictures, so it is compiled separately.
    execFileSync(process.execPath, [project.file('generator/compile.mjs')])
    const place = { program: pathToFileURL(project.file('lib/main.js')).href, folder, root: project.folder }
    renew()
    const seen = await seenThroughout(place)
    expect(seen.at(-1)?.disk.get('sites/ottawa.config.yaml')).toContain('extends: ../brand.config.yaml')
    renew()
    const log = join(root, 'calls')
    rmSync(log, { force: true })
    await throughSteps(place, { log }, steps, () => undefined)
    const moments = momentsIn(log).filter(({ name }) => / (work|assets\/images)(\/|$)/.test(name))
    const tried = sampled(moments, wanted)
    const faults: string[] = []
    /** @param answered how many steps were answered before */
    const verify = async (moment: Moment, answered: number): Promise<void> => {
      const [before, after] = [seen[answered], seen[answered + 1] ?? seen[answered]]
      if (before === undefined || after === undefined) throw new Error(`there is no step ${answered}`)
      const fault = (text: string): void => void faults.push(`${momentText(moment)}, in step ${answered}: ${text}`)
      const torn = new Map([...onDisk()].filter(([name]) => !/(^|\/)\.townsite-(\d|[0-9a-f]{12}\.lock)/.test(name)))
      for (const name of strays(torn, before.disk, after.disk)) fault(`${name} is torn`)
      await withEditor(place, async client => {
        for (const name of unfinished()) fault(`${name} is left over`)
        const texts = await inEditor(client)
        for (const name of strays(texts, before.texts, after.texts)) fault(`${name} is lost in the editor`)
        await save(client)
        for (const [name, text] of texts) if (onDisk().get(name) !== text) fault(`${name} is not saved`)
        for (const name of drafts()) fault(`the draft ${name} is left over`)
      })
    }
    const to = join(root, 'copies')
    // A failed attempt leaves its copies.
    rmSync(to, { recursive: true, force: true })
    const answeredAt = new Map<number, number>()
    const noteCopies = (answered: number): void => {
      for (const index of tried.keys())
        if (!answeredAt.has(index) && existsSync(join(to, String(index)))) answeredAt.set(index, answered - 1)
    }
    renew()
    await throughSteps(place, { copies: { to, parts: ['work', 'assets/images'], moments: tried } }, steps, noteCopies)
    for (const [index, answered] of answeredAt) {
      for (const part of ['work', 'assets/images']) copyFolder(join(to, String(index), part), project.file(part))
      await verify(tried[index] as Moment, answered)
    }
    const [killed] = tried
    if (killed !== undefined) {
      let last = 0
      renew()
      await throughSteps(place, { at: killed }, steps, answered => (last = answered))
      // A lock without a mark is stale after 100 ms.
      await setTimeout(200)
      await verify(killed, last)
    }
    process.stderr.write(`KILLS_SEED=${seed}, the editor: ended at ${answeredAt.size} of ${moments.length} moments\n`)
    expect({ faults, enough: answeredAt.size >= 0.9 * tried.length }).toEqual({ faults: [], enough: true })
  })
})
