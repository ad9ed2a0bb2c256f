/**
 * New sites and cities in the editor: validated as on the command line, written where the server decides, and opened.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { beginSession } from '../../support/editor.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let cwd = ''
let count = 0

beforeEach(() => {
  cwd = join(folder, String(count++))
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'site.config.yaml'), smallText)
})

const read = (file: string): string => readFileSync(join(cwd, file), 'utf8')
const begin = () => beginSession(['site.config.yaml'], cwd)
const hill = {
  trade: 'Plombier',
  name: 'Hill Plumbing',
  city: 'Austin',
  country: 'US',
  region: 'TX',
  phone: '512-555-0142',
  services: 'drain-cleaning\nleak-repair',
  areas: 'Austin\nRound Rock@30.51,-97.68, Kyle',
}
const ottawa = { city: 'Ottawa', region: 'ON', phone: '613-555-0123', areas: 'Kanata, Nepean', geo: '45.42,-75.70' }

test('creates a site: answers are validated and fill in later ones, and the file is previewed, written and opened', async () => {
  const ask = await begin()
  const offers = await ask('newSiteOffers', { answers: { trade: 'plumber', country: 'US' } })
  expect([offers.languages, offers.trades.some(({ id }) => id === 'plumber')]).toEqual([['en'], true])
  expect(offers.services.map(({ id }) => id)).toContain('drain-cleaning')
  const wrong = await ask('newSitePlan', { answers: { ...hill, phone: '12', name: '' } })
  expect([wrong.text, wrong.faults]).toEqual([
    '',
    [
      { question: 'name', message: 'The name of the business is missing' },
      { question: 'phone', message: expect.stringContaining('“12” is not a phone number of US') },
    ],
  ])
  const plan = await ask('newSitePlan', { answers: hill })
  expect([plan.file, plan.faults, plan.problems, existsSync(join(cwd, plan.file))]).toEqual([
    'sites/hill-plumbing.config.yaml',
    [],
    [],
    false,
  ])
  expect(await ask('writeNewSite', { answers: hill })).toMatchObject({
    config: plan.file,
    configs: ['site.config.yaml', plan.file],
    isValid: true,
    unsaved: [],
  })
  expect(read(plan.file)).toBe(plan.text)
  expect(plan.text).toContain('- name: Round Rock')
  await ask('choose', { config: 'site.config.yaml' })
  expect(await ask('writeNewSite', { answers: hill })).toEqual({ cannot: expect.stringContaining('already exists') })
})

test('creates a city: the overlay is previewed with the remaining references to the base city, written and opened', async () => {
  const ask = await begin()
  expect(await ask('newCityOffers', { answers: { city: 'Ottawa' } })).toMatchObject({
    city: 'Gatineau',
    origin: 'https://ottawa.small.example',
    region: 'QC',
    canBeFull: true,
  })
  const wrong = await ask('newCityPlan', { answers: { ...ottawa, geo: '', postalCode: 'none' }, full: false })
  expect(wrong.faults.map(({ question }) => question)).toEqual(['postalCode', 'geo'])
  const plan = await ask('newCityPlan', { answers: ottawa, full: false })
  expect([plan.file, plan.problems]).toEqual(['sites/ottawa.config.yaml', []])
  expect(plan.text).toContain('extends: ../site.config.yaml')
  expect(plan.left).toContainEqual({ key: 'business.email', excerpt: 'mail@small.example', marks: ['mail@small.example'] })
  const copied = await ask('newCityPlan', { answers: ottawa, full: true })
  expect(copied.faults.map(({ question }) => question)).toEqual(['origin', 'email', 'hours', 'timeZone', 'inbox', 'legal'])
  const own = { origin: 'https://o.example', email: 'same', timeZone: 'same', inbox: 'same', legal: 'same', hours: 'same' }
  const whole = await ask('newCityPlan', { answers: { ...ottawa, ...own }, full: true })
  expect(whole.text).toContain('# The smallest whole site')
  expect(await ask('writeNewCity', { answers: ottawa, full: false })).toMatchObject({
    config: plan.file,
    levels: [
      { file: plan.file, reach: 1 },
      { file: 'site.config.yaml', reach: 2 },
    ],
  })
  expect(read(plan.file)).toBe(plan.text)
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Ottawa Air' }, level: 0 })
  await ask('save', {})
  expect([read(plan.file).includes('name: Ottawa Air'), read('site.config.yaml')]).toEqual([true, smallText])
})

test('asks for facts of the base that may not apply to a new city, and accepts “same”', async () => {
  const ask = await begin()
  const questionsAt = async (answers: Readonly<Record<string, string>>) =>
    (await ask('newCityOffers', { answers })).facts.map(({ question, ofBase }) => [question, ofBase])
  const hours = ['hours', 'mon-fri 08:00-18:00']
  expect(await questionsAt({ city: 'Gatineau' })).toEqual([])
  expect(await questionsAt({ city: 'Hull' })).toEqual([hours, ['founded', '1998'], ['inbox', 'abcdwxyz']])
  expect(await questionsAt({ city: 'Calgary', region: 'AB' })).toEqual([
    ['timeZone', 'America/Toronto'],
    hours,
    ['founded', '1998'],
    ['inbox', 'abcdwxyz'],
    ['legal', ''],
  ])
  const calgary = { ...ottawa, city: 'Calgary', region: 'AB', timeZone: 'America/Edmonton', founded: '2015', inbox: 'same', legal: 'same' }
  const { faults, problems, text } = await ask('newCityPlan', { answers: calgary, full: false })
  expect([faults, problems]).toEqual([[], []])
  for (const line of ['timeZone: America/Edmonton', 'founded: 2015', 'shared:']) expect(text).toContain(line)
  expect((await ask('newCityPlan', { answers: { ...calgary, timeZone: 'Calgary' }, full: false })).faults).toMatchObject([
    { question: 'timeZone' },
  ])
})

test('writes the comments of a new city in French if the editor is in French', async () => {
  const ask = await begin()
  await ask('state', { spoken: 'fr' })
  const [city, site] = [await ask('newCityPlan', { answers: ottawa, full: false }), await ask('newSitePlan', { answers: hill })]
  expect([city.text, site.text].map(text => /^# .*\n#\n(# .*)/.exec(text)?.[1])).toEqual([
    '# Ottawa. Les clés absentes viennent de ../site.config.yaml. Ajoutez une clé pour la changer dans cette ville seulement.',
    '# Le site Web de Hill Plumbing. Pour le voir\u00a0: npx townsite start --config sites/hill-plumbing.config.yaml',
  ])
})

test('creates a city from the saved config, without unsaved changes', async () => {
  const ask = await begin()
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Other' }, level: 0 })
  expect(await ask('writeNewCity', { answers: ottawa, full: false })).toEqual({
    cannot: expect.stringContaining('Save site.config.yaml first'),
  })
})

test('rejects file names outside of the folder', async () => {
  const ask = await begin()
  for (const name of ['../../escape', '/etc/passwd'])
    expect(await ask('newCityPlan', { answers: { ...ottawa, city: name }, full: false })).toMatchObject({
      file: expect.stringMatching(/^sites\/[a-z-]+\.config\.yaml$/),
    })
  await ask('writeNewCity', { answers: { ...ottawa, city: '../../escape' }, full: false })
  expect([readdirSync(join(cwd, 'sites')), readdirSync(cwd).includes('sites'), readdirSync(folder).includes('escape.config.yaml')]).toEqual(
    [['escape.config.yaml'], true, false],
  )
})

test('ignores a file name in the request, and overwrites no existing file or link', async () => {
  const ask = await begin()
  const asked = ask as (name: string, given: unknown) => Promise<unknown>
  expect(await asked('writeNewCity', { answers: { ...ottawa, file: '../x.yaml', out: '/tmp/x.yaml' }, full: false })).toMatchObject({
    config: 'sites/ottawa.config.yaml',
  })
  await ask('choose', { config: 'site.config.yaml' })
  expect(await ask('writeNewCity', { answers: { ...ottawa, phone: '613-555-0199' }, full: false })).toEqual({
    cannot: expect.stringContaining('already exists'),
  })
  expect(read('sites/ottawa.config.yaml')).toContain('613-555-0123')
  symlinkSync(join(cwd, 'nowhere.yaml'), join(cwd, 'sites', 'hull.config.yaml'))
  expect(await ask('writeNewCity', { answers: { ...ottawa, city: 'Hull' }, full: false })).toEqual({ cannot: expect.any(String) })
  expect(existsSync(join(cwd, 'nowhere.yaml'))).toBe(false)
  expect(await asked('writeNewCity', { answers: { '../city': 'x' }, full: false })).toEqual({ cannot: expect.any(String) })
  expect(await asked('writeNewCity', { answers: ['x'], full: 'yes' })).toEqual({ cannot: expect.any(String) })
})

test('writes no config to a folder that is a link to another place', async () => {
  const outside = join(cwd, '..', `outside-${count}`)
  mkdirSync(outside)
  symlinkSync(outside, join(cwd, 'sites'))
  const ask = await begin()
  expect(await ask('writeNewCity', { answers: ottawa, full: false })).toEqual({
    cannot: expect.stringContaining('is a link to another folder'),
  })
  expect(readdirSync(outside)).toEqual([])
})
