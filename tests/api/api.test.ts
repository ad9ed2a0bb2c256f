/** The functions of the package. tests/package.integration.test.ts runs the example of docs/reference/api.md, and checks its types. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, check, diff, openSite } from '../../generator/api/index.ts'
import { temporaryFolder } from '../support/temporary.ts'

const cwd = temporaryFolder()
const date = new Date('2031-07-01')

const values = (phone = '512-555-0142') => ({
  site: { origin: 'https://www.curbsidepaws.example', languages: ['en-US'] },
  business: { name: 'Curbside Paws', type: 'ProfessionalService', address: { city: 'Austin', region: 'TX', country: 'US' } },
  phones: { book: { main: phone } },
  services: [{ name: 'Dog grooming', summary: 'A warm bath, a haircut and short nails, in our van at your door.' }],
  locations: [{ name: 'Austin' }],
})

test('lists the pages of a site from values, and renders one', async () => {
  const site = await openSite(values(), { cwd, date })
  if (!site.ok) throw new Error(JSON.stringify(site.messages))
  const { pages, languages, origin } = site.value
  expect({ origin, languages, pages: pages.map(({ path, kind, language, url, title }) => ({ path, kind, language, url, title })) }).toEqual(
    {
      origin: 'https://www.curbsidepaws.example',
      languages: ['en'],
      pages: [
        {
          path: '/',
          kind: 'home',
          language: 'en',
          url: 'https://www.curbsidepaws.example/',
          title: 'Curbside Paws | Dog grooming in Austin',
        },
        {
          path: '/services/dog-grooming',
          kind: 'service',
          language: 'en',
          url: 'https://www.curbsidepaws.example/services/dog-grooming',
          title: 'Dog grooming in and around Austin | Curbside Paws',
        },
        {
          path: '/about',
          kind: 'about',
          language: 'en',
          url: 'https://www.curbsidepaws.example/about',
          title: 'About Curbside Paws in Austin: who we are',
        },
        {
          path: '/contact',
          kind: 'contact',
          language: 'en',
          url: 'https://www.curbsidepaws.example/contact',
          title: 'Contact Curbside Paws in Austin',
        },
        {
          path: '/privacy',
          kind: 'privacy',
          language: 'en',
          url: 'https://www.curbsidepaws.example/privacy',
          title: 'Privacy policy and your rights | Curbside Paws',
        },
        { path: '/404', kind: 'notFound', language: 'en', url: null, title: 'Page not found | Curbside Paws' },
        { path: '/500', kind: 'error', language: 'en', url: null, title: 'Something broke on our end | Curbside Paws' },
      ],
    },
  )
  expect(pages[0]?.html()).toContain('>Dog grooming in Austin</h1>')
  expect(existsSync(join(cwd, 'dist'))).toBe(false)
})

test('reports all errors of the values with their keys and lines', async () => {
  const { phones: _, ...others } = values()
  const site = await openSite({ ...others, phones: { book: { main: '512-555-01' } }, busines: {} }, { cwd, date })
  expect(site.ok).toBe(false)
  expect(site.messages.map(({ code, severity, where, key }) => ({ code, severity, where, key }))).toEqual([
    { code: 'PHONE_INVALID', severity: 'error', where: { file: 'site.config.yaml', line: 30, column: 15 }, key: 'phones.book.main' },
    { code: 'KEY_UNKNOWN', severity: 'error', where: { file: 'site.config.yaml', line: 33, column: 3 }, key: 'busines' },
  ])
})

test('builds values and a file to the same bytes, and reports what changed', async () => {
  const built = await build(values(), { cwd, date, out: 'one/dist' })
  writeFileSync(join(cwd, 'site.config.yaml'), JSON.stringify(values(), null, 2))
  const again = await build('site.config.yaml', { cwd, date, out: 'two/dist' })
  expect(built).toEqual({ ok: true, value: { ...(again.ok ? again.value : {}), folder: join(cwd, 'one', 'dist') }, messages: [] })
  expect(await diff('one/dist', 'two/dist', { cwd })).toEqual({ same: true, added: [], removed: [], moved: [], changes: [] })
  await build(values('512-555-0199'), { cwd, date, out: 'three/dist' })
  const { same, changes } = await diff('one/dist', 'three/dist', { cwd })
  expect(same).toBe(false)
  const change = changes.find(({ topics }) => topics.includes('phone'))
  const digits = (text: string | null | undefined): string | undefined => text?.replace(/\D/g, '')
  expect([digits(change?.before), digits(change?.after), change?.pages]).toEqual([
    '5125550142',
    '5125550199',
    ['/', '/404', '/500', '/about', '/contact', '/privacy', '/services/dog-grooming'],
  ])
})

test('leaves a built folder as it is if the config has an error', async () => {
  mkdirSync(join(cwd, 'own'))
  writeFileSync(join(cwd, 'own', 'site.config.yaml'), JSON.stringify(values()))
  await build('own/site.config.yaml', { cwd, date, out: 'kept/dist' })
  const before = readFileSync(join(cwd, 'kept/dist/index.html'), 'utf8')
  const failed = await build({ ...values(), locations: [] }, { cwd, date, out: 'kept/dist' })
  expect(failed.ok).toBe(false)
  expect(readFileSync(join(cwd, 'kept/dist/index.html'), 'utf8')).toBe(before)
})

test('checks values, and a file that does not exist', async () => {
  expect(await check(values(), { cwd, date })).toMatchObject({ ok: true, pages: 7 })
  expect(await check('none.config.yaml', { cwd, date })).toMatchObject({ ok: false, pages: 0, messages: [{ code: 'CONFIG_MISSING' }] })
})

test('does not build a site with the code of another one', async () => {
  const other = join(cwd, 'other')
  mkdirSync(join(other, 'townsite'), { recursive: true })
  writeFileSync(join(other, 'package.json'), '{}')
  await expect(openSite(values(), { cwd: other, date })).rejects.toThrow(
    `This process has loaded a site without own code, so it cannot load the code in ${other}/townsite. Open the two sites in separate processes.`,
  )
})
