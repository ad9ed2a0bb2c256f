/** Many sites in one run, and one run shared out among machines. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderHashes } from '../../generator/io/folder.ts'
import { townsite } from '../support/cli.ts'
import { sampleWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

const folder = temporaryFolder()
const base = join(folder, 'base.config.yaml')
// Without hosts that want compressed files: they have tests of their own, and cost most of the time.
writeFileSync(base, sampleWith(['hosting: [serve, netlify, cloudflare, nginx, apache, caddy]', 'hosting: [serve, netlify, firebase]']))

const overlay = (name: string, text: string): void => {
  mkdirSync(join(folder, 'sites'), { recursive: true })
  writeFileSync(join(folder, 'sites', `${name}.config.yaml`), text)
}
const city = (name: string): string => `extends: ../base.config.yaml\nsite:\n  origin: https://${name}.example\n`
for (const name of ['anjou', 'brossard', 'candiac', 'delson']) overlay(name, city(name))
const sites = join(folder, 'sites', '*.config.yaml')

/** Without what tells the time of a build. */
const everything = (out: string) => new Map([...folderHashes(out)].filter(([path]) => !path.endsWith('.townsite.json')))

describe('several configs', () => {
  test('each is built to a folder of its name, a table at the end; a broken one stops no other', () => {
    overlay('wrong', 'extends: ../base.config.yaml\nbusiness:\n  name: 7\n')
    const { code, stdout, stderr } = townsite(['build', '--config', sites, '--out', join(folder, 'many')])
    rmSync(join(folder, 'sites', 'wrong.config.yaml'))
    expect(code).toBe(1)
    // Of figures those that a change of a template does not change.
    const told = stdout
      .replaceAll(folder, '')
      .replace(/in [\d.]+ s/, 'in 0.00 s')
      .replace(/\d+ {2}\d+ kB/g, '000  0000 kB')
    expect(told.split('\n')).toEqual([
      'site      pages  files     size  in',
      ...['anjou   ', 'brossard', 'candiac ', 'delson  '].map(name => `${name}     56    000  0000 kB  /many/${name.trim()}`),
      'wrong         –      –        –  not built: 1 error',
      '4 of 5 sites built, 224 pages, in 0.00 s; 1 not built',
      '',
    ])
    expect(stderr).toContain('wrong.config.yaml:3:9  error')
    expect(readFileSync(join(folder, 'many', 'candiac', 'robots.txt'), 'utf8')).toContain('https://candiac.example/sitemap.xml')
    expect(existsSync(join(folder, 'many', 'wrong'))).toBe(false)
  })

  test('a second run finds nothing to do', () => {
    const { code, stdout } = townsite(['build', '--config', sites, '--out', join(folder, 'many')])
    expect(code).toBe(0)
    expect(stdout.match(/, unchanged/g)).toHaveLength(4)
  })

  test('as many sites in a thread as in a process of its own: the same bytes', () => {
    const alone = join(folder, 'alone')
    townsite(['build', '--config', join(folder, 'sites', 'candiac.config.yaml'), '--out', join(alone, 'candiac')])
    expect(everything(join(alone, 'candiac'))).toEqual(everything(join(folder, 'many', 'candiac')))
    expect(everything(join(alone, 'candiac.hosts'))).toEqual(everything(join(folder, 'many', 'candiac.hosts')))
  })

  test('two of one name would be built to one folder: refused', () => {
    mkdirSync(join(folder, 'other'))
    const other = join(folder, 'other', 'base.config.yaml')
    const { code, stderr } = townsite(['build', '--config', base, other, '--out', join(folder, 'twice')])
    expect([code, stderr]).toEqual([2, expect.stringContaining('would both be built to')])
  })
})

describe('shards', () => {
  const part = (number: number, of: number, config: string, name: string): string => {
    const out = join(folder, `${name}-${number}`)
    expect(townsite(['build', '--config', config, '--shard', `${number}/${of}`, '--out', out]).code).toBe(0)
    return out
  }

  test('of one site: pages are shared out, and merged they equal one run byte for byte', () => {
    const whole = join(folder, 'whole', 'dist')
    townsite(['build', '--config', base, '--out', whole])
    const parts = [3, 1, 2].map(number => part(number, 3, base, 'page'))
    const out = join(folder, 'merged', 'dist')
    const { code, stdout } = townsite(['merge', ...parts, '--out', out])
    expect([code, relative(folder, stdout.split(':')[0] ?? '')]).toEqual([0, join('merged', 'dist')])
    expect(everything(out)).toEqual(everything(whole))
    expect(everything(`${out}.hosts`)).toEqual(everything(`${whole}.hosts`))
    // The merged folder is a build like any other: the next one takes it over.
    expect(townsite(['build', '--config', base, '--out', out]).stdout).toContain('0 written')
  })

  test('of several sites: sites are shared out, and merged they equal one run', () => {
    const parts = [1, 2].map(number => part(number, 2, sites, 'site'))
    expect(existsSync(join(parts[0] ?? '', 'brossard'))).toBe(false)
    const out = join(folder, 'all')
    expect(townsite(['merge', ...parts, '--out', out]).code).toBe(0)
    expect(everything(out)).toEqual(everything(join(folder, 'many')))
  })

  test('one that is missing, or was changed on its way, is refused and nothing is written', () => {
    const parts = [1, 2].map(number => join(folder, `site-${number}`))
    const out = join(folder, 'none')
    expect(townsite(['merge', parts[0] ?? '', '--out', out])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('a shard is missing: 2/2'),
    })
    appendFileSync(join(parts[1] ?? '', 'delson', 'robots.txt'), '# by hand')
    expect(townsite(['merge', ...parts, '--out', out])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/delson\/robots\.txt was changed after it was built/),
    })
    expect(existsSync(out)).toBe(false)
  })
})
