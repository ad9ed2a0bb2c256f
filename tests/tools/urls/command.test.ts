/**
 * The `urls` command, which records the published URLs of sites.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run as townsite } from '../../support/cli.ts'
import { fakePerson } from '../../support/fake-person.ts'
import { sampleText, sampleWith, smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const root = temporaryFolder()

/** A folder with a config and its accepted URLs. */
const project = (name: string) => {
  const folder = join(root, name)
  mkdirSync(folder)
  const config = join(folder, 'site.config.yaml')
  writeFileSync(config, sampleText)
  const run = (command: string, ...args: readonly string[]) => townsite([command, '--config', config, ...args])
  return { folder, config, lock: join(folder, 'urls.lock'), out: join(folder, 'dist'), run }
}

const renamed = sampleWith(['    path: { en: /en/about, fr: /fr/a-propos }', '    path: { en: /en/about, fr: /fr/notre-histoire }'])

test('a new site has no lock until URLs are accepted', async () => {
  const { config, lock, run } = project('new')
  expect(await run('urls')).toEqual({
    code: 0,
    out: `${config}: 66 URLs, all new: ${lock} does not list any yet\n`,
    err: `When the site is public, record its URLs: npm run urls -- --accept --config ${config}\n`,
  })
  expect(await townsite(['urls', '--config', config], { env: { LANG: 'fr_CA.UTF-8' } })).toEqual({
    code: 0,
    out: `${config}\u00a0: 66 adresses, toutes nouvelles\u00a0: ${lock} n’en contient encore aucune\n`,
    err: `Quand le site est en ligne, consignez ses adresses\u00a0: npm run urls -- --accept --config ${config}\n`,
  })
  expect(existsSync(lock)).toBe(false)
  expect((await run('urls', '--accept')).code).toBe(0)
  const lines = readFileSync(lock, 'utf8').trimEnd().split('\n')
  expect([lines.length, lines[0]?.startsWith('#'), lines[1], lines.at(-1)]).toEqual([
    67,
    true,
    'site / en home',
    'site /services/dryer-vent-cleaning',
  ])
  expect(await run('urls')).toEqual({
    code: 0,
    out: `${config}: 66 URLs unchanged (10 of them redirect), 0 new, 0 removed without a redirect\n`,
    err: '',
  })
})

test('a renamed page fails the build with the line to add and without output; the added redirect becomes part of the lock', async () => {
  const { config, lock, out, run } = project('renamed')
  await run('urls', '--accept')
  writeFileSync(config, renamed)
  const line = renamed.split('\n').findIndex(one => one.includes('notre-histoire')) + 1
  const failed = await run('build', '--out', out)
  expect(failed).toMatchObject({ code: 1, out: '' })
  expect(failed.err).toContain(
    `${config}:${line}:32  error  The published URL /fr/a-propos no longer exists and has no redirect  URL_VANISHED\n`,
  )
  expect(failed.err).toContain('\n      - { from: /fr/a-propos, to: /fr/notre-histoire }\n')
  expect(existsSync(out)).toBe(false)

  const result = await run('urls', '--json')
  expect({ code: result.code, sites: JSON.parse(result.out) }).toEqual({
    code: 1,
    sites: [
      {
        config,
        site: 'site',
        kept: 65,
        added: ['/fr/notre-histoire'],
        moved: expect.arrayContaining(['/about', '/en']),
        vanished: [{ from: '/fr/a-propos', to: '/fr/notre-histoire' }],
        reassigned: [],
        renamed: [],
        changed: [],
      },
    ],
  })

  expect(await run('urls', '--write-redirects')).toMatchObject({ code: 0, err: `1 redirect added to ${config}.\n` })
  expect(readFileSync(config, 'utf8')).toBe(
    renamed.replace('redirects: []', 'redirects:\n  - { from: /fr/a-propos, to: /fr/notre-histoire }'),
  )
  expect((await run('build', '--out', out)).code).toBe(0)
  expect((await run('check', '--format', 'json')).out).toContain('"message": "The URL /fr/notre-histoire is new"')

  await run('urls', '--accept')
  expect(readFileSync(lock, 'utf8')).toContain('\nsite /fr/a-propos\nsite /fr/confidentialite fr privacy\n')
  // From now on the redirect is in the lock.
  writeFileSync(config, renamed)
  expect(await run('urls')).toMatchObject({ code: 1, out: expect.stringContaining('    /fr/a-propos\n') })
})

test('a second rename updates the redirects of the first, and a rename back reverses them; comments stay', async () => {
  const { config, run } = project('again')
  const rename = (from: string, to: string) =>
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace(`path: { en: /en/about, fr: ${from} }`, `path: { en: /en/about, fr: ${to} }`),
    )
  const lines = () =>
    readFileSync(config, 'utf8')
      .split('\n')
      .filter(line => line.includes('- { from: /fr/'))
  await run('urls', '--accept')
  rename('/fr/a-propos', '/fr/histoire')
  await run('urls', '--write-redirects')
  writeFileSync(config, readFileSync(config, 'utf8').replace('to: /fr/histoire }', 'to: /fr/histoire } # since May'))
  await run('urls', '--accept')

  rename('/fr/histoire', '/fr/equipe')
  const result = await run('urls')
  expect(result).toMatchObject({ code: 1, err: '' })
  expect(result.out).toContain(`
redirects:
  - { from: /fr/a-propos, to: /fr/equipe } # was /fr/a-propos to /fr/histoire
  - { from: /fr/histoire, to: /fr/equipe }
`)
  expect(await run('urls', '--write-redirects')).toMatchObject({ code: 0, err: `2 redirects added to ${config}.\n` })
  expect(lines()).toEqual(['  - { from: /fr/a-propos, to: /fr/equipe } # since May', '  - { from: /fr/histoire, to: /fr/equipe }'])

  rename('/fr/equipe', '/fr/a-propos')
  expect(await run('urls', '--write-redirects')).toMatchObject({ code: 0, err: `2 redirects added to ${config}.\n` })
  expect(lines()).toEqual(['  - { from: /fr/equipe, to: /fr/a-propos } # since May', '  - { from: /fr/histoire, to: /fr/a-propos }'])
  expect(await run('urls')).toMatchObject({ code: 0, out: expect.stringContaining(', 0 removed without a redirect\n') })
  // Ambiguous cases remain errors.
  writeFileSync(config, readFileSync(config, 'utf8').replace('redirects:\n', 'redirects:\n  - { from: /flyer, to: /abuot }\n'))
  expect(await run('urls', '--write-redirects')).toMatchObject({ code: 1, err: expect.stringContaining('REDIRECT_DEAD') })
})

test('reports conflicting old URLs of pages', async () => {
  const { config, run } = project('aliases')
  writeFileSync(config, sampleWith(['    aliases: { en: [/about] }', '    aliases: { en: [/about, /contact], fr: [/privacy] }']))
  const { code, err } = await run('urls')
  expect([code, err.match(/[A-Z]+_[A-Z_]+(?=\n)/g)]).toEqual([1, ['REDIRECT_HIDES_PAGE', 'REDIRECT_DUPLICATE']])
})

test('asks whether to write the missing redirects', async () => {
  const { config, run } = project('asked')
  await run('urls', '--accept')
  writeFileSync(config, renamed)
  const [no, yes] = [fakePerson('n'), fakePerson('y')]
  expect((await townsite(['urls', '--config', config], no)).code).toBe(1)
  expect([no.talk, readFileSync(config, 'utf8')]).toEqual([[`Write this redirect into ${config}? → n`], renamed])
  expect(await townsite(['urls', '--config', config], yes)).toMatchObject({ code: 0, err: `1 redirect added to ${config}.\n` })
  expect(readFileSync(config, 'utf8')).toContain('  - { from: /fr/a-propos, to: /fr/notre-histoire }\n')
})

test('--accept removes a URL that was removed on purpose', async () => {
  const { config, lock, run } = project('removed')
  await run('urls', '--accept')
  writeFileSync(config, renamed)
  expect((await run('urls', '--accept')).code).toBe(0)
  expect(readFileSync(lock, 'utf8')).not.toContain('a-propos')
  expect((await run('urls')).code).toBe(0)
})

test('several sites share one lock; accepting the URLs of a site leaves the lines of the others', async () => {
  const { folder, lock } = project('several')
  for (const name of ['b', 'a']) {
    const config = join(folder, `${name}.config.yaml`)
    writeFileSync(config, smallText)
    expect((await townsite(['urls', '--accept', '--config', config])).code).toBe(0)
  }
  const lines = readFileSync(lock, 'utf8').trimEnd().split('\n').slice(1)
  expect([lines.length, lines[0], lines[9]]).toEqual([18, 'a / en home', 'b / en home'])
})

describe('records which page each URL belongs to', () => {
  const small = (services: readonly string[]): string => `site: { origin: "https://www.pipeworks.example", languages: [en] }
business:
  name: Pipeworks
  type: Plumber
  address: { city: Laval, region: QC, country: CA }
phones: { book: { main: 450-555-0123 } }
services:
${services.map(service => `  - { ${service}, summary: A. }\n`).join('')}locations:
  - { name: Laval }
`
  const tokyo = 'name: 東京'
  const kyoto = 'name: 京都'

  test('names without Latin letters keep their URLs in any order', async () => {
    const { config, lock, run } = project('order')
    writeFileSync(config, small([tokyo, kyoto]))
    await run('urls', '--accept')
    expect(readFileSync(lock, 'utf8')).toContain(
      'site /services/service-1pgij4 en service:service-1pgij4\nsite /services/service-om2nb6 en service:service-om2nb6\n',
    )
    writeFileSync(config, small(['name: 大阪', kyoto, tokyo]))
    expect(await run('urls')).toEqual({
      code: 0,
      out: `${config}: 7 URLs unchanged (0 of them redirect), 1 new, 0 removed without a redirect\n  new: 1\n    /services/service-1rq34as\n`,
      err: '',
    })
  })

  test('an error names URLs that show another item, with the line that gives each back', async () => {
    const { config, out, run } = project('swapped')
    const [fast, slow] = ['id: fast, name: Fast repair', 'id: slow, name: Slow repair']
    writeFileSync(config, small([`${fast}, slug: one`, `${slow}, slug: two`]))
    await run('urls', '--accept')
    writeFileSync(config, small([`${fast}, slug: two`, `${slow}, slug: one`]))
    expect(await run('urls')).toEqual({
      code: 1,
      out: `${config}: 5 URLs unchanged (0 of them redirect), 0 new, 0 removed without a redirect, 2 with another page
  with another page: 2
    /services/one  was en service:fast, is en service:slow
    /services/two  was en service:slow, is en service:fast
`,
      err: `If these changes are intended, record them: npm run urls -- --accept --config ${config}\n`,
    })
    const failed = await run('build', '--out', out)
    expect(failed.code).toBe(1)
    expect(failed.err).toContain(
      `${config}:8:42  error  The published URL /services/one was the page of “Fast repair” and is now the page of “Slow repair”; “Fast repair” moved to /services/two  URL_REASSIGNED\n`,
    )
    expect(failed.err).toContain(
      `  → Links and search results would lead to the wrong page. To keep the URL, add this to “Fast repair”: slug: one\n    If the change is intended, run “npm run urls -- --accept --config ${config}”.\n`,
    )
    expect(failed.err).toContain('To keep the URL, add this to “Slow repair”: slug: two\n')
    expect((await run('urls', '--accept')).code).toBe(0)
    expect((await run('build', '--out', out)).code).toBe(0)
  })

  test('two pages that swapped their paths are reported too', async () => {
    const { config, run } = project('paths')
    writeFileSync(config, small([tokyo]))
    await run('urls', '--accept')
    writeFileSync(config, `${small([tokyo])}pages: { about: { path: /contact }, contact: { path: /about } }\n`)
    const { code, err } = await run('check')
    expect(code).toBe(1)
    expect(err.match(/To keep the URL, .*/g)).toEqual([
      'To keep the URL, add this to “about”: path: /about',
      'To keep the URL, add this to “contact”: path: /contact',
    ])
  })

  test('a new name for an item with a slug is listed, and is no error', async () => {
    const { config, run } = project('new-name')
    writeFileSync(config, small(['name: Drian cleaning, slug: drains']))
    await run('urls', '--accept')
    writeFileSync(config, small(['name: Drain cleaning, slug: drains']))
    expect(await run('urls')).toMatchObject({
      code: 0,
      out: expect.stringContaining('  renamed: 1\n    /services/drains  was en service:drian-cleaning, is en service:drain-cleaning\n'),
    })
    expect((await run('check')).err).not.toContain('URL_')
  })

  test('a lock of an earlier version is read, and --accept adds the pages', async () => {
    const { config, lock, run } = project('earlier')
    writeFileSync(config, small([tokyo]))
    await run('urls', '--accept')
    const accepted = readFileSync(lock, 'utf8')
    writeFileSync(lock, accepted.replace(/^(site \S+) .*/gm, '$1'))
    expect(readFileSync(lock, 'utf8')).toContain('site /about\nsite /contact\n')
    expect(await run('urls')).toMatchObject({ code: 0, out: expect.stringContaining(', 0 new, 0 removed') })
    await run('urls', '--accept')
    expect(readFileSync(lock, 'utf8')).toBe(accepted)
  })
})

test('reports a lock with merge conflicts and leaves it unchanged', async () => {
  const { config, lock, run } = project('broken')
  writeFileSync(lock, '<<<<<<< HEAD\nsite /\n')
  const before = readFileSync(lock, 'utf8')
  const ended = await run('urls', '--accept')
  expect(ended.code).toBe(1)
  expect(ended.err).toContain(
    `${lock}:1:1  error  This line must be the id of a site and a path, for example: site /services  URL_LOCK_LINE\n`,
  )
  expect(readFileSync(lock, 'utf8')).toBe(before)
  expect((await townsite(['build', '--config', config, '--out', join(root, 'broken-out')])).code).toBe(1)
})

test('the sample has all published URLs', async () => {
  expect(await townsite(['urls'])).toMatchObject({ code: 0, out: expect.stringContaining(', 0 removed without a redirect\n') })
})
