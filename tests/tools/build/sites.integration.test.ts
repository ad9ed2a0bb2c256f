/**
 * Builds of several sites.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtBytes, writeCities } from '../../support/cities.ts'
import { run } from '../../support/cli.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const { base, overlay, sites } = writeCities(folder)
// Builds of the small site are short.
writeFileSync(base, smallText)

describe('several configs', () => {
  test('are built to folders with their names and listed in a table; an invalid config does not stop the others', async () => {
    overlay('wrong', 'extends: ../base.config.yaml\nbusiness:\n  name: 7\n')
    const { code, out, err } = await run(['build', '--config', sites, '--out', join(folder, 'many')])
    rmSync(join(folder, 'sites', 'wrong.config.yaml'))
    expect(code).toBe(1)
    // Only the figures that do not depend on templates.
    const table = out
      .replaceAll(folder, '')
      .replace(/in [\d.]+ s/, 'in 0.00 s')
      .replace(/\d+ {2}\d+ kB/g, '000  0000 kB')
    expect(table.split('\n')).toEqual([
      'site      pages  files    size  in',
      ...['anjou   ', 'brossard', 'candiac ', 'delson  '].map(name => `${name}     12     000  0000 kB  /many/${name.trim()}`),
      'wrong         –      –       –  not built: 1 error',
      '4 of 5 sites built, 48 pages, in 0.00 s; 1 not built',
      '',
    ])
    expect(err).toContain('wrong.config.yaml:3:9  error')
    expect(readFileSync(join(folder, 'many', 'candiac', 'robots.txt'), 'utf8')).toContain('https://candiac.example/sitemap.xml')
    expect(existsSync(join(folder, 'many', 'wrong'))).toBe(false)
  })

  test('are unchanged in a second run', async () => {
    const { code, out } = await run(['build', '--config', sites, '--out', join(folder, 'many')])
    expect(code).toBe(0)
    expect(out.match(/, unchanged/g)).toHaveLength(4)
  })

  test('builds the same bytes in a thread as in a separate process', async () => {
    const alone = join(folder, 'alone')
    await run(['build', '--config', join(folder, 'sites', 'candiac.config.yaml'), '--out', join(alone, 'candiac')])
    expect(builtBytes(join(alone, 'candiac'))).toEqual(builtBytes(join(folder, 'many', 'candiac')))
    expect(builtBytes(join(alone, 'candiac.hosts'))).toEqual(builtBytes(join(folder, 'many', 'candiac.hosts')))
  })

  test('can be two: the invalid config does not stop the other', async () => {
    const broken = join(folder, 'bad.config.yaml')
    writeFileSync(broken, 'site: 1\n')
    const two = join(folder, 'two')
    expect((await run(['build', '--config', broken, base, '--out', two])).code).toBe(1)
    expect([existsSync(join(two, 'base', 'index.html')), existsSync(join(two, 'bad'))]).toEqual([true, false])
  })

  test('are rejected if two have the same name and so the same folder', async () => {
    mkdirSync(join(folder, 'other'))
    const other = join(folder, 'other', 'base.config.yaml')
    const { code, err } = await run(['build', '--config', base, other, '--out', join(folder, 'twice')])
    expect([code, err]).toEqual([2, expect.stringContaining('would both be built to')])
  })
})
