/**
 * Fuzz target: calls to the editor’s server, with inputs that are nearly valid. Each gets an answer or a reason, and nothing is written
 * outside the site.
 * @module-tag thorough
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type EditServer, startEditServer } from '../../../generator/platform/serve/edit-server.ts'
import { type Calls, caller, handlers } from '../../../generator/tools/edit/server/api.ts'
import { saveImage } from '../../../generator/tools/edit/server/image-library.ts'
import { startSession } from '../../../generator/tools/edit/server/session.ts'
import { silentTerminal } from '../../support/editor.ts'
import { fuzzing, mutatedBytes, mutatedJson, mutatedText } from '../../support/fuzz.ts'
import { compileText, smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const root = temporaryFolder()
const folder = join(root, 'sites')
const images = join(folder, 'images')
const file = 'site.config.yaml'
mkdirSync(images, { recursive: true })
writeFileSync(join(folder, file), smallText)
writeFileSync(join(root, 'outside.txt'), 'Private')

const set = { change: { kind: 'set', path: ['business', 'name'], value: 'Small Air' }, level: 0 }
const insert = { change: { kind: 'insert', path: ['services', 1], value: { id: 'dryer', name: { en: 'Dryer vents' } } }, level: 0 }
const remove = { change: { kind: 'remove', path: ['locations', 0] }, level: 0 }
const move = { change: { kind: 'move', path: ['pages', 'home', 'why', 'points', 0], to: 0 }, level: 0 }
const at = (...path: (string | number)[]) => ({ path })
const site = {
  answers: { trade: 'plumber', name: 'Hill Plumbing', city: 'Austin', country: 'US', region: 'TX', phone: '512-555-0142', areas: 'Austin' },
}
const city = { answers: { city: 'Ottawa', region: 'ON', phone: '613-555-0123', areas: 'Kanata, Nepean', geo: '45.42,-75.70' }, full: false }

/** Valid inputs of each call. */
const valid: { readonly [Name in Exclude<keyof Calls, 'check'>]: readonly unknown[] } = {
  state: [{ spoken: 'fr' }],
  pages: [{}],
  validateCities: [{}],
  choose: [{ config: file }],
  page: [{ path: '/' }, { path: '/services/ducts' }],
  pageFacts: [{ path: '/' }],
  field: [at('business', 'name'), at('services', 0, 'summary')],
  pagesWith: [at('business', 'name')],
  value: [at('business', 'address'), at('locations', 0)],
  preview: [{ page: '/', path: ['pages', 'home', 'heading', 'en'], value: 'Clean {phone}' }],
  change: [set, insert, remove, move],
  revert: [at('business', 'name')],
  undo: [{}],
  redo: [{}],
  changes: [{}],
  pageChanges: [{}],
  save: [{}],
  mergeConflict: [{ file }],
  resolveConflict: [{ file, hash: 'abc', theirs: [0] }],
  search: [{ text: 'duct' }],
  checked: [{}],
  fieldTexts: [{ language: 'en' }],
  form: [at('business'), at('services', 0)],
  blank: [at('services', 1), at('business', 'rating')],
  tryOut: [set, insert, remove],
  removal: [remove],
  remove: [{ ...remove, redirects: [{ from: '/services/ducts/hull', to: '/services/ducts' }] }],
  files: [{}],
  editFile: [{ file, text: 'site: {}' }],
  hints: [{ path: ['theme', 'style'], at: 'value' }],
  pathAtLine: [{ file, line: 5 }],
  translations: [{}],
  validateText: [{ path: ['business', 'name', 'en'], text: 'Small' }],
  translate: [{ path: ['pages', 'home', 'heading', 'en'], text: 'Clean' }],
  acceptTranslations: [{ rows: 'new' }, { rows: [{ key: 'pages.home.heading', language: 'en' }] }],
  translationSheet: [{ language: null, status: 'missing', words: 'duct' }],
  importTranslations: [{ sheet: 'key,language,source,text\npages.home.heading,en,Clean air,Cleaner air\n' }],
  newSiteOffers: [site],
  newSitePlan: [site],
  writeNewSite: [site],
  newCityOffers: [{ answers: city.answers }],
  newCityPlan: [city, { ...city, full: true }],
  writeNewCity: [city],
  previewHours: [{ path: ['hours', 'weekly'], value: { 'mon-fri': '08:00-18:00' } }],
  locations: [{}],
  look: [{}],
  images: [{}],
  // No image of the project, because crops are saved next to it.
  crop: [{ file: 'none.jpg', left: 0, top: 0, width: 1, height: 1 }],
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])

interface Sent {
  /** Below `/__edit/`. */
  readonly path: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

const callOf = (name: string, body: fc.Arbitrary<string>): fc.Arbitrary<Sent> => body.map(text => ({ path: `call/${name}`, body: text }))
const nameOf = (text: string): string => encodeURIComponent(text.toWellFormed())

const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...Object.entries(valid)).chain(([name, inputs]) => callOf(name, mutatedJson(inputs))) },
  {
    weight: 3,
    arbitrary: callOf(
      'editFile',
      mutatedText([smallText]).map(text => JSON.stringify({ file, text })),
    ),
  },
  { weight: 1, arbitrary: callOf('change', mutatedText([JSON.stringify(set)])) },
  { weight: 1, arbitrary: mutatedText(['state']).map(name => ({ path: `call/${nameOf(name)}`, body: '{}' })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(mutatedText(['Our truck.jpg']), mutatedBytes([jpeg]))
      .map(([name, bytes]) => ({ path: `picture/${nameOf(name)}`, body: new Uint8Array(bytes) })),
  },
)

const errors: unknown[] = []

/** The editor of the site, with the cookie of its browser. */
const openServer = async (): Promise<{ readonly server: EditServer; readonly cookie: string }> => {
  const terminal = silentTerminal(folder)
  const server = await startEditServer({
    nonce: 'abc',
    port: 4700,
    own: async () => undefined,
    site: async () => undefined,
    call: caller(handlers(await startSession([file], terminal), terminal)),
    image: async (name, bytes) => ({ file: saveImage(name, bytes, images) ?? null }),
    language: () => 'en',
    onReuse: () => undefined,
    onError: error => errors.push(error),
  })
  onTestFinished(() => server.close())
  const entered = await fetch(server.url, { redirect: 'manual' })
  return { server, cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Files that the editor may have written. */
const isInSite = (path: string): boolean =>
  /^sites\/(site\.config\.yaml|images\/[a-z0-9-]+\.jpg|sites\/[a-z0-9-]+\.config\.yaml|(sites\/)?\.(cache|townsite)\/.*)$/.test(path)

test('answers 2,000 nearly valid calls, and writes nothing outside of the site', async () => {
  const { server, cookie } = await openServer()
  const { origin } = new URL(server.url)
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const send = async ({ path, body }: Sent): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(`${origin}/__edit/${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
    return { status: answer.status, text: await answer.text() }
  }
  await fc.assert(
    fc.asyncProperty(sent, async one => {
      const { status, text } = await send(one)
      expect(errors).toEqual([])
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/Private|\n +at |(?:Range|Type|Syntax|Reference)Error/)
      // Valid changes stay, so that later calls reach more of the editor.
      if (text.includes('"isValid":false')) await send({ path: 'call/undo', body: '{}' })
    }),
    // The session goes on, so that smaller inputs cannot be tried.
    { ...fuzzing(2_000, 300), endOnFailure: true },
  )
  expect((await send({ path: 'call/state', body: '{}' })).status).toBe(200)
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const written = files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).filter(path => !isInSite(path))
  expect([written, readFileSync(join(root, 'outside.txt'), 'utf8')]).toEqual([['outside.txt'], 'Private'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  const { ok, diagnostics } = compileText(readFileSync(join(folder, file), 'utf8'))
  expect(ok ? [] : diagnostics).toEqual([])
})
