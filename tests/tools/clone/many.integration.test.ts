/**
 * Creates many cities from a table and finds their references to other cities, like a franchise operator.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { smallText, smallWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const base = { 'site.config.yaml': smallWith(['description: { en: Dust settles. }', 'description: { en: Dust settles in Hull. }']) }
const head = 'city,origin,phone,email,geo,areas'
const aylmer = 'Aylmer,https://aylmer.example,819-555-0188,a@aylmer.example,"45.40,-75.84",Wychwood; Lucerne'
const buckingham = 'Buckingham,https://buckingham.example,819-555-0199,b@buckingham.example,"45.59,-75.42",'
const wrong = 'Chelsea,chelsea.example,12,c@chelsea.example,,Old Chelsea'

const filesIn = (folder: string): readonly string[] => (existsSync(join(folder, 'sites')) ? readdirSync(join(folder, 'sites')) : [])

describe('a table of cities', () => {
  test('reports a postal code without its leading zero and other encodings, and writes nothing', async () => {
    const head = 'CITY;Phone;Region;Country;Geo;Postal_Code'
    const folder = folderWith({ ...base, 'cities.csv': `sep=;\r${head}\rBoston;617-555-0142;MA;US;42.36,-71.06;2134\r` })
    expect(await run(['clone', '--cities', 'cities.csv'], { cwd: folder })).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^cities\.csv, row 2 \(Boston\), column postal-code: “2134” is not a valid postal code in the United States\. Write 02134\n/,
      ),
    })
    writeFileSync(join(folder, 'cities.csv'), Buffer.from(`${head}\nQu\xe9bec;418-555-0142;QC;CA;46.81,-71.21;G1R 2B5\n`, 'latin1'))
    const { code, err } = await run(['clone', '--cities', 'cities.csv'], { cwd: folder })
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      'cities.csv: This table is not in UTF-8, so its accents cannot be read. Save it again as “CSV UTF-8”.',
    ])
    expect(filesIn(folder)).toEqual([])
  })

  test('makes a valid config of each row, with generated texts as drafts that check counts', async () => {
    const folder = folderWith({ ...base, 'cities.csv': [head, aylmer, buckingham].join('\n') })
    const { code, out, err } = await run(['clone', '--cities', 'cities.csv'], { cwd: folder })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(`sites/aylmer.config.yaml written: Aylmer. Drafts: 2. Texts that refer to another city: 1. Errors in a build: 2.
sites/buckingham.config.yaml written: Buckingham. Drafts: 1. Texts that refer to another city: 1. Errors in a build: 2.

Find references to the old city:  npx townsite clone --check --config 'sites/*.config.yaml'
Check them:  npx townsite check --config 'sites/*.config.yaml'
Build them:  npx townsite build --config 'sites/*.config.yaml'
`)
    const config = 'sites/aylmer.config.yaml'
    const checked = await run(['check', '--config', config, '--format', 'json'], { cwd: folder })
    const found = JSON.parse(checked.out) as readonly { code: string; key?: string; file?: string; hint: string }[]
    expect(found.filter(one => one.code === 'DRAFT_TEXT').map(one => one.key)).toEqual(['locations[0].draft', 'locations[1].draft'])
    const other = 'services.duct.description.en'
    expect(found.filter(one => one.code === 'OTHER_CITY')).toMatchObject([
      {
        file: 'site.config.yaml',
        key: 'services[0].description.en',
        message: 'Still mentions Hull, from site.config.yaml: “Dust settles in Hull.”',
        hint: `In ${config}, write services: { duct: { description: { en: "Dust settles in Hull." } } }. If the text is correct there, accept it with npx townsite clone --check --config ${config} --accept ${other}.`,
      },
    ])
  })

  test('reports invalid cells with row and column, and writes nothing', async () => {
    const folder = folderWith({ ...base, 'cities.csv': [head, wrong, aylmer, buckingham].join('\n') })
    const { code, out, err } = await run(['clone', '--cities', 'cities.csv'], { cwd: folder })
    expect({ code, out, files: filesIn(folder) }).toEqual({ code: 1, out: '', files: [] })
    expect(err).toBe(`cities.csv, row 2 (Chelsea), column origin: “chelsea.example” is not a complete URL. Write https://chelsea.example
cities.csv, row 2 (Chelsea), column phone: “12” isn’t a valid phone number in CA. Write it as it is dialed, or with the country code: +1 613 555 0123
cities.csv, row 2 (Chelsea), column geo: Areas need a point on the map. Give one for the city, such as 62.4,-96.85, or one for each area: Old Chelsea@62.4,-96.85

Nothing was written. Fix the table, or write the valid cities with --keep-going.
`)
  })

  test('refuses a line break in a cell, which would add keys to the config', async () => {
    const evil = '"Hull\nredirects:\n  - from: /x\n    to: https://evil.example/\n#"'
    const folder = folderWith({ ...base, 'cities.csv': [head, aylmer.replace('Aylmer', evil)].join('\n') })
    expect(await run(['clone', '--cities', 'cities.csv'], { cwd: folder })).toEqual({
      code: 1,
      out: '',
      err: `cities.csv, row 2 (${evil.slice(1, -1)}), column city: ${JSON.stringify(evil.slice(1, -1))} contains a line break or another control character. Write it on one line: Hull redirects:   - from: /x     to: https://evil.example/ #

Nothing was written. Fix the table, or write the valid cities with --keep-going.
`,
    })
    expect(filesIn(folder)).toEqual([])
    const one = [
      'clone',
      '--out',
      'sites/hull.config.yaml',
      '--city',
      evil.slice(1, -1),
      '--origin',
      'https://a.example',
      '--phone',
      '819-555-0188',
    ]
    expect(await run(one, { cwd: folder })).toMatchObject({ code: 2, out: '' })
    expect(filesIn(folder)).toEqual([])
  })

  test.each([
    ['../evil.yaml', '../evil.yaml is outside the folder of the site. Write a path inside it, such as sites/evil.config.yaml'],
    [
      'sites/../../x.config.yaml',
      'sites/../../x.config.yaml is outside the folder of the site. Write a path inside it, such as sites/x.config.yaml',
    ],
    ['link/x.config.yaml', 'link/x.config.yaml is outside the folder of the site. Write a path inside it, such as sites/x.config.yaml'],
    [
      'dangling.config.yaml',
      'dangling.config.yaml is outside the folder of the site. Write a path inside it, such as sites/dangling.config.yaml',
    ],
    ['.git/x.config.yaml', '.git/x.config.yaml is in .git, a folder of another program. Choose another folder, such as sites.'],
    [
      '.github/workflows/x.yml',
      '.github/workflows/x.yml is in .github, a folder of another program. Choose another folder, such as sites.',
    ],
    ['node_modules/x.yaml', 'node_modules/x.yaml is in node_modules, a folder of another program. Choose another folder, such as sites.'],
    ['package.json', 'package.json isn’t the name of a config. It must end with .config.yaml'],
    ['sites/...config.yaml', 'sites/...config.yaml isn’t the name of a config. It must end with .config.yaml'],
  ])('refuses the file %s', async (file, message) => {
    const root = folderWith({ 'site/site.config.yaml': smallText, 'site/cities.csv': `file,${head}\n${file},${aylmer}\n` })
    const folder = join(root, 'site')
    symlinkSync('..', join(folder, 'link'))
    symlinkSync('../new.yaml', join(folder, 'dangling.config.yaml'))
    const before = readdirSync(root, { recursive: true })
    expect(await run(['clone', '--cities', 'cities.csv'], { cwd: folder })).toEqual({
      code: 1,
      out: '',
      err: `cities.csv, row 2 (Aylmer), column file: ${message}\n\nNothing was written. Fix the table, or write the valid cities with --keep-going.\n`,
    })
    expect(readdirSync(root, { recursive: true })).toEqual(before)
  })

  test('refuses an absolute file outside the site, and writes next to a base in another folder', async () => {
    const [other, folder] = [temporaryFolder(), folderWith({ 'brand/base.config.yaml': smallText, 'cities/.keep': '' })]
    const clone = (file: string) => {
      writeFileSync(join(folder, 'cities', 'cities.csv'), `file,${head}\n${file},${aylmer}\n`)
      return run(['clone', '--cities', 'cities.csv', '--from', '../brand/base.config.yaml'], { cwd: join(folder, 'cities') })
    }
    expect(await clone(join(other, 'x.yaml'))).toMatchObject({ code: 1, err: expect.stringContaining('is outside the folder of the site') })
    expect(await clone('../x.yaml')).toMatchObject({ code: 1, err: expect.stringContaining('is outside the folder of the site') })
    expect(await clone('../brand/x.yaml')).toMatchObject({ code: 0 })
    expect([readdirSync(other), readdirSync(folder).sort(), readdirSync(join(folder, 'brand')).sort()]).toEqual([
      [],
      ['brand', 'cities'],
      ['base.config.yaml', 'x.yaml'],
    ])
  })

  test('writes the valid cities with --keep-going, with and without --json', async () => {
    const folder = folderWith({ ...base, 'cities.csv': [head, wrong, aylmer].join('\n'), 'sites/aylmer.config.yaml': 'mine' })
    const table = [head, wrong, aylmer, buckingham].join('\n')
    writeFileSync(join(folder, 'cities.csv'), table)
    const { code, out } = await run(['clone', '--cities', 'cities.csv', '--keep-going', '--json'], { cwd: folder })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      base: 'site.config.yaml',
      written: [{ config: 'sites/buckingham.config.yaml', city: 'Buckingham' }],
      bad: [
        { row: 2, city: 'Chelsea', column: 'origin', message: expect.any(String) },
        { row: 2, city: 'Chelsea', column: 'phone', message: expect.any(String) },
        { row: 2, city: 'Chelsea', column: 'geo', message: expect.any(String) },
        {
          row: 3,
          city: 'Aylmer',
          column: 'file',
          message: 'sites/aylmer.config.yaml already exists. Write another file name in this column, or remove the file',
        },
      ],
    })
    expect(readFileSync(join(folder, 'sites/aylmer.config.yaml'), 'utf8')).toBe('mine')
  })

  test('requires each row to have what a brand base leaves to its cities', async () => {
    const brand = smallText.replace('origin: https://www.small.example, ', '')
    const folder = folderWith({ 'site.config.yaml': brand, 'cities.csv': 'city,geo\nAylmer,"45.40,-75.84"\n' })
    const { code, err } = await run(['clone', '--cities', 'cities.csv'], { cwd: folder })
    expect({ code, err }).toEqual({
      code: 1,
      err: `cities.csv, row 2 (Aylmer), column origin: site.config.yaml has no “site.origin”, so this city must provide it

Nothing was written. Fix the table, or write the valid cities with --keep-going.
`,
    })
  })

  test('prints a template that can be filled in', async () => {
    const folder = folderWith(base)
    const { code, out } = await run(['clone', '--template'], { cwd: folder })
    expect(code).toBe(0)
    writeFileSync(join(folder, 'cities.csv'), `${out}Aylmer,,,https://aylmer.example,,,,,a@aylmer.example,,,"45.40,-75.84",,\r\n`)
    expect((await run(['clone', '--cities', 'cities.csv'], { cwd: folder })).out).toContain('sites/aylmer.config.yaml written: Aylmer.')
  })

  test.each([
    [['--cities', 'none.csv'], 'The file none.csv does not exist. Example: --cities cities.csv'],
    [['--cities', 'a.csv', '--check'], '--cities and --check cannot be combined. Use one of them.'],
    [['--cities', 'a.csv', '--city', 'Aylmer'], '--city is for one city and cannot be combined with --cities.'],
    [['--city', 'Aylmer', '--keep-going'], '--keep-going can only be used with --cities.'],
    [['--city', 'Aylmer', '--accept'], '--accept can only be used with --check.'],
    [['--city', 'Aylmer', '--full', '--language', 'fr'], '--language cannot be combined with --full. Omit --full.'],
    [['--city', 'Aylmer', '--full', '--service', 'x'], '--service cannot be combined with --full. Omit --full.'],
  ])('a wrong use: %j', async (args, message) => {
    expect(await run(['clone', ...args], { cwd: folderWith(base) })).toEqual({ code: 2, out: '', err: `error: ${message}\n` })
  })
})

describe('clone --check', () => {
  const cities = {
    ...base,
    'sites/aylmer.config.yaml':
      'extends: ../site.config.yaml\nsite: { origin: "https://aylmer.example" }\nbusiness: { email: a@aylmer.example, address: { city: Aylmer }, privacyOfficer: { email: a@aylmer.example } }\nphones: { book: { main: 819-555-0188 } }\nlocations: { hull: { name: { en: Aylmer }, in: { en: in Aylmer }, slug: aylmer } }\n',
  }

  test('lists references with the line to write, and omits those marked as correct until they change', async () => {
    const folder = folderWith(cities)
    const check = () => run(['clone', '--check'], { cwd: folder })
    const line = smallText.split('\n').findIndex(one => one.includes('Dust settles')) + 1
    expect(await check()).toEqual({
      code: 1,
      err: '',
      out: `sites/aylmer.config.yaml: 2 texts with references to another city.

  site.config.yaml:${line}:140  services.duct.description.en: Hull
      Dust settles in Hull.
      sites/aylmer.config.yaml:  services: { duct: { description: { en: "Dust settles in Hull." } } }

  site.config.yaml:36:80  pages.contact.details.areas.en: Hull
      Hull
      sites/aylmer.config.yaml:  pages: { contact: { details: { areas: { en: "Hull" } } } }

`,
    })
    expect(await run(['clone', '--check', '--accept', 'services.chimney'], { cwd: folder })).toEqual({
      code: 2,
      out: '',
      err: 'error: No reference to another city was found in services.chimney.\n',
    })
    const ledger = 'sites/.townsite/aylmer.looked-at.json'
    expect(await run(['clone', '--check', '--accept', 'services.duct'], { cwd: folder })).toEqual({
      code: 0,
      err: '',
      out: `sites/aylmer.config.yaml: 1 text marked as correct in ${ledger}. Commit this file.\n`,
    })
    expect((await check()).out).toMatch(
      /^sites\/aylmer\.config\.yaml: 1 text with references to another city \(1 text marked as correct\)\.\n/,
    )
    await run(['clone', '--check', '--accept'], { cwd: folder })
    expect(await check()).toEqual({
      code: 0,
      err: '',
      out: 'sites/aylmer.config.yaml: no references to another city (2 texts marked as correct).\n',
    })
    writeFileSync(join(folder, 'site.config.yaml'), base['site.config.yaml'].replace('Dust settles in Hull.', 'Dust in Hull.'))
    const again = await run(['clone', '--check', '--json'], { cwd: folder })
    expect({ code: again.code, output: JSON.parse(again.out) }).toEqual({
      code: 1,
      output: [
        {
          config: 'sites/aylmer.config.yaml',
          left: [
            {
              key: 'services.duct.description.en',
              where: { file: 'site.config.yaml', line, column: expect.any(Number), endColumn: expect.any(Number) },
              text: 'Dust in Hull.',
              marks: ['Hull'],
              base: 'site.config.yaml',
              write: 'services: { duct: { description: { en: "Dust in Hull." } } }',
            },
          ],
          right: ['pages.contact.details.areas.en'],
        },
      ],
    })
  })

  test('reports configs that extend nothing, are invalid or do not exist', async () => {
    const folder = folderWith({ ...base, 'sites/broken.config.yaml': 'extends: nowhere.yaml\n' })
    expect(await run(['clone', '--check', '--config', 'site.config.yaml'], { cwd: folder })).toEqual({
      code: 0,
      err: '',
      out: 'site.config.yaml extends no other config, so it cannot refer to another city.\n',
    })
    expect(await run(['clone', '--check'], { cwd: folder })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('nowhere.yaml'),
    })
    expect(await run(['clone', '--check'], { cwd: folderWith(base) })).toEqual({
      code: 2,
      out: '',
      err: "error: No config matches sites/*.config.yaml. Check the spelling. Example: --config 'sites/*.config.yaml'\n",
    })
  })
})
