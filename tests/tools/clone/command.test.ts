/**
 * Clones a city, builds its site and searches it for the old city.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { fakePerson } from '../../support/fake-person.ts'
import { leastText, sampleText, smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const base = join(folder, 'site.config.yaml')
writeFileSync(base, sampleText)

/** Every text file of a built site, by its path. */
const filesOf = (site: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(html|xml|txt|json|webmanifest|js|css)$|_redirects|_headers|htaccess/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [relative(site, path), readFileSync(path, 'utf8')])

/** The names and numbers of Montreal that `grep -i` finds in a site, with their files. */
const grep = (site: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const pattern =
    /montr(?:e|é|%c3%a9)al|clairconduit|laval|longueuil|dorval|brossard|westmount|qu(?:e|é)bec|514\D{0,3}555\D?0142|555-0123-01/gi
  const found = new Map<string, Set<string>>()
  for (const [path, text] of filesOf(site))
    for (const [word] of text.matchAll(pattern)) {
      const plain = word
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/%c3%a9/, 'e')
      found.set(plain, new Set([...(found.get(plain) ?? []), path]))
    }
  return found
}

/** The part of the list about pages, in lower case without accents. */
const listed = (out: string): string =>
  (out.split('on the pages')[1]?.split('\nKept from')[0] ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

test('Ottawa, in another province: lists every reference to the old city in the built site', async () => {
  const out = join(folder, 'sites', 'ottawa.config.yaml')
  const place = ['--city', 'Ottawa', '--region', 'ON', '--region-name', 'Ontario', '--geo', '45.42,-75.70', '--area', 'Kanata', 'Nepean']
  const contact = ['--name', 'Ottawa Ducts', '--phone', '613-555-0123', '--email', 'hello@ottawa.example']
  /** The facts that each city must have or confirm. */
  const own = ['founded', 'time-zone', 'inbox', 'legal', 'hours'].flatMap(fact => [`--${fact}`, 'same'])
  const cloned = await run(['clone', '--from', base, '--out', out, '--origin', 'https://ottawa.example', ...place, ...contact, ...own])
  expect([cloned.code, cloned.err]).toEqual([0, ''])
  expect(cloned.out).toContain(`npm start -- --config ${out}`)
  const site = join(folder, 'built')
  expect((await run(['build', '--config', out, '--out', site])).code).toBe(0)

  const list = listed(cloned.out)
  const found = grep(site)
  expect([...found.keys()].filter(word => !list.includes(word))).toEqual([])
  // Facts on every page are those of the new city.
  expect([...found.keys()].filter(word => /clairconduit\.example|dorval|brossard|westmount/.test(word))).toEqual([])
  const pages = filesOf(site).filter(([path]) => path.endsWith('.html') && !/^(404|500)|thanks|merci/.test(path))
  const isOttawa = (text: string): boolean => text.includes('https://ottawa.example/') && text.includes('tel:+16135550123')
  expect(pages.filter(([, text]) => !isOttawa(text)).map(([path]) => path)).toEqual([])
  expect(filesOf(site).filter(([, text]) => text.includes('clairconduit.example') || text.includes('+15145550142'))).toEqual([])
})

test('a complete copy keeps no fact of the city of its base without an answer', async () => {
  const out = join(folder, 'calgary.config.yaml')
  const calgary = ['--city', 'Calgary', '--region', 'AB', '--phone', '403-555-0123', '--email', 'same', '--origin', 'https://c.example']
  const cloned = await run(['clone', '--full', '--from', base, '--out', out, ...calgary])
  expect({ ...cloned, left: existsSync(out) }).toEqual({
    code: 2,
    out: '',
    err: `--founded: A complete copy would keep “business.founded” of the base: 1998. Give the value for Calgary, or “same” if it applies there too
--hours: A complete copy would keep “hours.weekly” of the base: 07:00-20:00. Give the value for Calgary, or “same” if it applies there too
--time-zone: A complete copy would keep “hours.timeZone” of the base: America/Toronto. Give the value for Calgary, or “same” if it applies there too
--inbox: A complete copy would keep “forms.id” of the base: xclairconduit. Give the value for Calgary, or “same” if it applies there too
--legal: A complete copy would keep “business.privacyOfficer.email” of the base: confidentialite@clairconduit.example. Give the value for Calgary, or “same” if it applies there too
--area: A complete copy would keep “locations[0]” of the base: Montreal. Give the value for Calgary, or “same” if it applies there too
`,
    left: false,
  })
})

test('includes and lists the areas of the base without --area', async () => {
  const out = join(folder, 'gatineau.config.yaml')
  const cloned = await run(['clone', '--from', base, '--out', out, '--city', 'Gatineau', '--region', 'QC'])
  expect(cloned.code).toBe(0)
  const line = (text: string): number => sampleText.split('\n').findIndex(one => one.includes(text)) + 1
  expect(cloned.out).toContain(`  ${base}:${line('main: 514-555-0142')}:11  phones.book.main\n      514-555-0142\n`)
  expect(cloned.out).toContain(`  ${base}:${line('name: { en: Longueuil')}:17  locations[2].name.en\n      Longueuil\n`)
  expect(cloned.out).toContain(
    `  ${base}:${line('- id: laval')}  Gatineau inherits the location “Laval” from ${base}, the config of another place\n`,
  )
  expect(cloned.out).toMatch(/\n {2}\/404 and \d+ more {2}\(href\)\n {6}tel:\+15145550142\n/)
})

test('finds references to the city of the base’s own base', async () => {
  const out = join(folder, 'sites', 'kingston.config.yaml')
  const from = join(folder, 'sites', 'ottawa.config.yaml')
  const cloned = await run(['clone', '--from', from, '--out', out, '--city', 'Kingston', '--area', 'Gananoque@44.33,-76.17'])
  expect(cloned.code).toBe(0)
  expect(readFileSync(out, 'utf8')).toContain('\nextends: ottawa.config.yaml\n')
  expect(cloned.out).toContain('      https://ottawa.example\n')
  expect(cloned.out).toContain('Montreal’s fire by-law')
})

describe('in an interactive terminal', () => {
  test('asks for missing answers', async () => {
    const { person, talk } = fakePerson(
      ...['Sherbrooke', '', '', '', '', '819-555-0123', '', 'air-duct', 'fr, en', 'Lennoxville', '45.40420, -71.89290'],
      ...['same', '2015', '', '', '', 'xsherbrooke', 'sites/sherbrooke.config.yaml'],
    )
    const cloned = await run(['clone'], { cwd: folder, person })
    expect([cloned.code, cloned.err, cloned.out.split('\n')[0]]).toEqual([
      0,
      '',
      'sites/sherbrooke.config.yaml written: Sherbrooke, the differences from site.config.yaml.',
    ])
    expect(talk.map(line => line.split(' → ')[1])).toEqual([
      'Sherbrooke',
      'Sherbrooke',
      'QC',
      'Clairconduit',
      'https://sherbrooke.clairconduit.example',
      '819-555-0123',
      'bonjour@sherbrooke.clairconduit.example',
      'air-duct',
      'fr, en',
      'Lennoxville',
      '45.40420, -71.89290',
      'same',
      '2015',
      '',
      '',
      '',
      'xsherbrooke',
      'sites/sherbrooke.config.yaml',
    ])
    // With its own facts, only texts about the services that it does not offer are errors.
    expect(cloned.out).toContain('This text contains “chimney”, but Sherbrooke does not offer the service “chimney”')
    expect(cloned.out).not.toContain('inherits')
    expect(readFileSync(join(folder, 'sites/sherbrooke.config.yaml'), 'utf8')).toContain('geo: { lat: 45.40420, lng: -71.89290 }')
  })
})

describe('rejects', () => {
  const usual = ['--from', base, '--out', join(folder, 'new.config.yaml'), '--city', 'Ottawa']
  mkdirSync(join(folder, 'folder.yaml'), { recursive: true })
  writeFileSync(join(folder, 'broken.yaml'), 'site: 1\nsite: 2\n')
  const overlay = join(folder, 'overlay.yaml')
  writeFileSync(overlay, 'extends: site.config.yaml\n')

  test.each([
    [
      'no options and no terminal to ask at',
      [],
      2,
      'Missing: --city (name of the city), --out (file to write, such as sites/ottawa.config.yaml)\n',
    ],
    [
      'answers that cannot be: all at once',
      [...usual, '--phone', '613', '--origin', 'ottawa.example', '--email', 'ottawa', '--area', 'Kanata'],
      2,
      [
        '--origin: “ottawa.example” is not a complete URL. Write https://ottawa.example',
        '--phone: “613” isn’t a valid phone number in CA. Write it as it is dialed, or with the country code: +1 613 555 0123',
        '--email: “ottawa” is not a valid email address. Write a name, @ and a domain, as in info@example.com.',
        '--geo: Areas need a point on the map. Give one for the city, such as 62.4,-96.85, or one for each area: Kanata@62.4,-96.85',
        '',
      ].join('\n'),
    ],
    [
      'a file that is there',
      ['--from', base, '--out', base, '--city', 'Ottawa'],
      1,
      `${base} already exists, so nothing was written. Choose another file with --out, or remove it.\n`,
    ],
    [
      'a name that is no config’s',
      ['--from', base, '--out', 'ottawa', '--city', 'Ottawa'],
      1,
      'ottawa isn’t the name of a config. It must end with .config.yaml\n',
    ],
    [
      'a folder that is a file',
      ['--from', base, '--out', join(base, 'x.yaml'), '--city', 'Ottawa'],
      1,
      `${base} is a file, not a folder.\n`,
    ],
    [
      'a complete copy of an overlay',
      ['--full', '--from', overlay, '--out', join(folder, 'x.yaml'), '--city', 'X'],
      1,
      `${overlay} contains only differences from another config, so it cannot be copied completely. Omit --full.\n`,
    ],
  ])('%s', async (_, args, code, err) => {
    expect(await run(['clone', ...args])).toEqual({ code, out: '', err })
  })

  test('reports errors of the base', async () => {
    const { code, err } = await run(['clone', '--from', join(folder, 'broken.yaml'), '--out', join(folder, 'y.yaml'), '--city', 'X'])
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      `${join(folder, 'broken.yaml')}:2:1  error  The key “site” is already in line 1  YAML_DUPLICATE_KEY`,
    ])
  })

  test('reports answers that make an invalid config, and writes nothing', async () => {
    const { code, err } = await run(['clone', ...usual, '--area', 'Index@45.42,-75.70'])
    expect([code, existsSync(join(folder, 'new.config.yaml'))]).toEqual([1, false])
    expect(err).toContain('“index” cannot be part of a URL, because web servers give this name a special meaning')
    expect(err).toContain(`These answers and ${base} don’t make a valid config, so ${join(folder, 'new.config.yaml')} was not written.`)
  })
})

test('prints JSON without asking questions', async () => {
  const from = join(folder, 'small.config.yaml')
  writeFileSync(from, smallText)
  const out = join(folder, 'aylmer.config.yaml')
  const { code, out: json, err } = await run(['clone', '--from', from, '--city', 'Aylmer', '--out', out, '--json'])
  expect({ code, err, output: JSON.parse(json) }).toEqual({
    code: 0,
    err: '',
    output: {
      config: out,
      base: from,
      city: 'Aylmer',
      full: false,
      left: {
        config: expect.arrayContaining([expect.objectContaining({ key: expect.any(String), marks: expect.any(Array) })]),
        pages: expect.any(Array),
        wrong: ['site.origin', 'phones.book.main', 'business.email', 'hours.weekly', 'forms.id', 'locations[0]'].map(key => ({
          code: 'FACT_INHERITED',
          key,
          where: expect.objectContaining({ file: from }),
        })),
        kept: expect.arrayContaining([expect.objectContaining({ key: expect.any(String), question: expect.any(String) })]),
      },
    },
  })
  const asked = fakePerson('n')
  expect(await run(['clone', '--json'], asked)).toMatchObject({ code: 2, err: expect.stringContaining('Missing: --city') })
})

test('a city in another state has nothing to clear if the base only writes the name of its state as its region', async () => {
  const from = join(folder, 'brisbane.config.yaml')
  const place = '{ city: Brisbane, region: Queensland, country: AU }'
  writeFileSync(from, leastText.replace('{ city: Austin, region: TX, country: US }', place).replace('512-555-0142', '07 5550 0123'))
  const out = join(folder, 'perth.config.yaml')
  const options = [
    '--region',
    'WA',
    '--phone',
    '08 5550 0123',
    '--origin',
    'https://www.perth.example',
    '--area',
    'Perth',
    '--geo',
    '-31.95,115.86',
  ]
  expect(await run(['clone', '--from', from, '--city', 'Perth', '--out', out, ...options])).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(out, 'utf8')).not.toContain('regionName')
})
