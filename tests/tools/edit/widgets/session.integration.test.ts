/** What the widgets ask of a session, and that what they change is written as few lines. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { weekOf } from '../../../../generator/site/config/values/week.ts'
import { readWeek, writtenWeek } from '../../../../generator/tools/edit/app/widgets/hours/written-hours.ts'
import type { Change } from '../../../../generator/tools/edit/protocol.ts'
import { beginSession, changedLines } from '../../../support/editor.ts'
import { temporaryFolder } from '../../../support/temporary.ts'
import { thorough } from '../../../support/thorough.ts'

type Ask = Awaited<ReturnType<typeof beginSession>>

const cwd = join(temporaryFolder(), 'site')
let ask: Ask

const config = `site: { origin: "https://air.example", languages: [en-CA, fr-CA] }
business: { name: Air, type: HVACBusiness, address: { city: Laval, region: QC, country: CA } }
phones: { book: { main: 514-555-0142 } }
services:
  - { name: { en: Duct cleaning, fr: Nettoyage de conduits }, summary: { en: We clean ducts., fr: Nous nettoyons. } }
locations:
  - name: { en: Laval, fr: Laval }
    geo: { lat: 45.58, lng: -73.75 }
  - name: { en: North Shore, fr: Rive-Nord }
hours:
  timeZone: America/Toronto
  weekly:
    mon-fri: 07:00-20:00 # office
    # Weekend
    sat: 08:00-18:00
  exceptions:
    # By law
    - name: { en: Christmas Day, fr: Noël }
      from: 12-25
      hours: closed
`

beforeAll(async () => {
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'site.config.yaml'), config)
  ask = await beginSession(['site.config.yaml'], cwd)
})

/** The lines that a change makes, which is undone afterwards. */
const lines = async (change: Change): Promise<readonly string[]> => {
  expect(await ask('change', { change, level: 0 })).toMatchObject({ isValid: true })
  const made = changedLines(await ask('changes', {})).map(line => line.replace('site.config.yaml ', ''))
  await ask('undo', {})
  return made
}

test('hours are shown as visitors read them, in each language', async () => {
  const { faults, says } = await ask('previewHours', { path: ['hours', 'weekly'], value: { 'mon-fri': '07:00-20:00', sat: '08:00-12:00' } })
  expect(faults).toEqual([])
  expect(says[0]?.rows).toEqual([
    { days: 'Monday to Friday', times: '7\u00a0a.m. to 8\u00a0p.m.' },
    { days: 'Saturday', times: '8\u00a0a.m. to 12\u00a0p.m.' },
    { days: 'Sunday', times: 'Closed' },
  ])
  const season = { name: { en: 'Summer', fr: 'Été' }, from: '07-20', to: '08-02', hours: '09:00-12:00' }
  const preview = await ask('previewHours', { path: ['hours', 'exceptions', 1], value: season })
  expect(preview.faults).toEqual([])
  expect(preview.says[0]?.rows).toEqual([{ days: 'July\u00a020 to August\u00a02', times: '9\u00a0a.m. to 12\u00a0p.m.' }])
})

test.each([
  ['an invalid span', ['hours', 'weekly'], { mon: 'soon' }, /soon/],
  ['spans that overlap', ['hours', 'weekly'], { mon: ['08:00-12:00', '11:00-13:00'] }, /11:00-13:00/],
  ['a day twice', ['hours', 'weekly'], { 'mon-fri': '24h', fri: 'closed' }, /fri/],
  ['a day that does not exist', ['hours', 'exceptions', 1], { name: { en: 'X', fr: 'X' }, from: '02-30', hours: 'closed' }, /02-30/],
  ['the days of another holiday', ['hours', 'exceptions', 1], { name: { en: 'X', fr: 'X' }, from: '12-25', hours: 'closed' }, /12-25/],
] as const)('%s is reported in the words of the build', async (_, path, value, words) => {
  const { faults, says } = await ask('previewHours', { path, value })
  expect(faults.join(' ')).toMatch(words)
  expect(says).toEqual([])
})

test('a week that is changed in the widget is a few lines of the file, and keeps its comments', async () => {
  const before = readWeek(await ask('value', { path: ['hours', 'weekly'] }))
  const week = weekOf(before)
  const value = writtenWeek(before, { ...week, wed: [{ opens: 420, closes: 1260 }], sun: [{ opens: 540, closes: 720 }] })
  expect(await lines({ kind: 'set', path: ['hours', 'weekly'], value })).toEqual([
    '-    mon-fri: 07:00-20:00 # office',
    '+    mon-tue: 07:00-20:00',
    '+    wed: 07:00-21:00',
    '+    thu-fri: 07:00-20:00 # office',
    '+    sun: 09:00-12:00',
  ])
})

test('a holiday that is added in the widget is a few lines of the file, and keeps its comments', thorough, async () => {
  const path = ['hours', 'exceptions', 0]
  const holiday = { name: { en: 'Christmas Day', fr: 'Noël' }, from: '12-25', to: '12-26', hours: '10:00-12:00' }
  expect(await lines({ kind: 'set', path, value: holiday })).toEqual([
    '-      hours: closed',
    '+      to: 12-26',
    '+      hours: 10:00-12:00',
  ])
  expect(
    await lines({ kind: 'insert', path, value: { name: { en: 'Labour Day', fr: 'Fête du Travail' }, from: '09-01', hours: 'closed' } }),
  ).toEqual(['+    - name: { en: Labour Day, fr: Fête du Travail }', '+      from: 09-01', '+      hours: closed'])
})

test('locations are listed as points, and moving one changes one line', thorough, async () => {
  expect(await ask('locations', {})).toEqual([
    { index: 0, name: 'Laval', geo: { lat: 45.58, lng: -73.75 } },
    { index: 1, name: 'North Shore', geo: null },
  ])
  const value = { lat: 45.6, lng: -73.8 }
  expect(await lines({ kind: 'set', path: ['locations', 0, 'geo'], value })).toEqual([
    '-    geo: { lat: 45.58, lng: -73.75 }',
    '+    geo: { lat: 45.6, lng: -73.8 }',
  ])
  expect(await lines({ kind: 'set', path: ['locations', 1, 'geo'], value })).toEqual(['+    geo: { lat: 45.6, lng: -73.8 }'])
  expect(await lines({ kind: 'insert', path: ['locations', 2], value: { name: { en: 'Rosemère', fr: 'Rosemère' }, geo: value } })).toEqual([
    '+  - name: { en: Rosemère, fr: Rosemère }',
    '+    geo: { lat: 45.6, lng: -73.8 }',
  ])
})

test('the look is listed with the values that follow from the style, and the file of each value', async () => {
  const look = await ask('look', {})
  expect(look).toMatchObject({ style: expect.any(String), font: expect.any(String), colours: { paper: expect.stringMatching(/^#/) } })
  const state = await ask('change', { change: { kind: 'set', path: ['theme', 'style'], value: 'waves' }, level: 0 })
  expect([state.isValid, (await ask('look', {})).style, (await ask('look', {})).written]).toEqual([
    true,
    'waves',
    expect.arrayContaining(['style']),
  ])
  await ask('undo', {})
})

test('rejects malformed values of widgets', async () => {
  // What no page of ours sends.
  for (const [name, given] of [
    ['previewHours', { path: ['__proto__'], value: {} }],
    ['previewHours', { path: 'hours', value: {} }],
    ['previewHours', { path: ['hours', 'weekly'], value: 3 }],
    ['crop', { file: 'hero.jpg', left: -1, top: 0, width: 1, height: 1 }],
    ['crop', { file: 3, left: 0, top: 0, width: 1, height: 1 }],
  ] as const)
    expect(await ask(name, given as never)).toEqual({ cannot: expect.any(String) })
  for (const path of [
    ['nothing', 'weekly'],
    ['business', 'name'],
    ['exceptions', 0],
  ])
    for (const value of ['Small', { 'mon-fri': { open: true } }, { exceptions: [{}] }])
      expect(await ask('previewHours', { path, value })).toEqual({ faults: expect.arrayContaining([expect.any(String)]), says: [] })
  expect(await ask('crop', { file: '../images/../../package.json', left: 0, top: 0, width: 1, height: 1 })).toEqual({ file: null })
})

test('a new photo is shown at once, before it is encoded', async () => {
  const site = temporaryFolder()
  mkdirSync(join(site, 'assets/images'), { recursive: true })
  writeFileSync(join(site, 'package.json'), '{}')
  writeFileSync(join(site, 'site.config.yaml'), config)
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const send = await beginSession(['site.config.yaml'], site)
  writeFileSync(join(site, 'assets/images/van.jpg'), photo)
  const value = { file: 'van.jpg', alt: { en: 'Our van', fr: 'Notre camion' } }
  const change: Change = { kind: 'set', path: ['pages', 'home', 'image'], value }
  expect(await send('change', { change, level: 0 })).toMatchObject({ isValid: true })
  expect((await send('page', { path: '/' })).html).toMatch(/<img[^>]* src=\/assets\/van\.\w+\.jpg width=640 height=400/)
  expect(existsSync(join(site, 'assets/encoded'))).toBe(false)
})
