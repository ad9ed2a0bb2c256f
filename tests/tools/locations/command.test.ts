import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'small.config.yaml')
copyFileSync('tests/fixtures/small.config.yaml', config)
const before = readFileSync(config, 'utf8')
const table = join(folder, 'areas.csv')

test('exports a table and imports it unchanged and changed, and writes nothing if one cell is invalid', async () => {
  expect(await run(['locations', '--config', config, '--export', table])).toEqual({ code: 0, out: '', err: `${table} written.\n` })
  expect(await run(['locations', '--config', config, '--import', table])).toEqual({
    code: 0,
    out: `${config}: no changes.\n`,
    err: '',
  })
  expect(readFileSync(config, 'utf8')).toBe(before)

  writeFileSync(table, 'id;lat;phone\nhull;45.44;unknown\n')
  expect(await run(['locations', '--config', config, '--import', table])).toEqual({
    code: 1,
    out: '',
    err: `${table}, row 2, column phone: There is no number in phones.book called “unknown”. Phone book: main.\nNothing was written.\n`,
  })
  expect(readFileSync(config, 'utf8')).toBe(before)

  writeFileSync(table, 'id;lat;phone\nhull;45.44;main\n')
  expect(await run(['locations', '--config', config, '--import', table])).toEqual({
    code: 0,
    out: `${config}: 2 values changed.\n`,
    err: '',
  })
  expect(readFileSync(config, 'utf8')).toBe(
    before.replace('lat: 45.43', 'lat: 45.44').replace('text: { en: Bent. } } } }', 'text: { en: Bent. } } }, phone: main }'),
  )
})

test.each([
  [['--export', 'a.csv', '--import', 'a.csv'], 'Pass either --export or --import. Example: npm run locations -- --export areas.csv'],
  [[], 'Pass either --export or --import. Example: npm run locations -- --export areas.csv'],
  [
    ['--import', 'a.csv', '--format', 'google'],
    '--format google can only be used with --export. Example: --export google.csv --format google',
  ],
  [['--export', 'a.csv', '--format', 'xls'], '--format must be table or google, but it is “xls”. Example: --format google'],
  [['--import', join(folder, 'none.csv')], 'none.csv does not exist'],
])('%j is a wrong use', async (args, words) => {
  const { code, err } = await run(['locations', '--config', config, ...args])
  expect([code, err]).toEqual([2, expect.stringContaining(words)])
})

test('hundreds of invalid rows: the first 50 errors are printed, and the others are counted', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `area-${index},Area ${index},not-an-email`)
  writeFileSync(table, `id,name.en,email\n${rows.join('\n')}\n`)
  const { code, out, err } = await run(['locations', '--config', config, '--import', table])
  expect([code, out]).toEqual([1, ''])
  const lines = err.trimEnd().split('\n')
  expect(lines).toHaveLength(52)
  expect(lines[0]).toBe(
    `${table}, row 2, column email: “not-an-email” is not a valid email address. Write a name, @ and a domain, as in info@example.com.`,
  )
  expect(lines.at(-2)).toMatch(/areas\.csv: 250 more\. Several often have the same cause: correct those above first\.$/)
  expect(lines.at(-1)).toBe('Nothing was written.')
})

test('thousands of new rows are written, and read back unchanged', thorough, async () => {
  const file = join(folder, 'many.config.yaml')
  writeFileSync(file, before)
  const rows = Array.from({ length: 3_000 }, (_, index) => `area-${index},Area ${index}`)
  writeFileSync(table, `id,name.en\n${rows.join('\n')}\n`)
  expect(await run(['locations', '--config', file, '--import', table])).toEqual({
    code: 0,
    out: `${file}: 3000 values changed.\n`,
    err: '',
  })
  expect(readFileSync(file, 'utf8').match(/area-\d+/g)).toHaveLength(3_000)
  expect((await run(['locations', '--config', file, '--import', table])).out).toBe(`${file}: no changes.\n`)
})

test('a new postal code that lost its zero in a spreadsheet is an error with the code to write', async () => {
  const file = join(folder, 'boston.config.yaml')
  writeFileSync(file, before)
  const address = (code: string): string => `id,street.en,city.en,region,postal-code,country\nhull,1 X,Boston,MA,${code},US\n`
  writeFileSync(table, address('2134'))
  expect(await run(['locations', '--config', file, '--import', table])).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^\S+areas\.csv, row 2, column postal-code: “2134” is not a valid postal code in the United States\. Write postalCode: "02134"\nNothing was written\.\n$/,
    ),
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
  writeFileSync(table, address('02134'))
  expect((await run(['locations', '--config', file, '--import', table])).code).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('postalCode: "02134"')
})
