import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../../generator/platform/site.ts'
import { checkPages, sharesOf } from '../../../generator/tools/check/check-site.ts'
import { checks } from '../../../generator/tools/check/registry.ts'
import { run } from '../../support/cli.ts'
import { compileText, smallText, smallWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('npm run check', () => {
  test('prints the notices of the sample to stderr and has no errors', async () => {
    const { code, out, err } = await run(['check'])
    expect(out).toMatch(new RegExp(`^site\\.config\\.yaml: \\d+ pages, ${checks.length} checks: (?:\\d+ warnings?, )?\\d+ notices?\\n$`))
    expect(err).toContain('The claim emergency has no source  CLAIM_SOURCE\n')
    expect(err).toContain('  → Add “source” and “asOf”, or remove the figure.')
    expect(code).toBe(0)
  })

  test('exits with 1 on an error, reports the line of the config and writes no files', async () => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    const config = file('broken.config.yaml', smallWith(['title: { en: About }', 'title: { en: About &amp;amp; more }']))
    const { code, out } = await run(['check', '--config', config, '--format', 'json'])
    const errors = (JSON.parse(out) as readonly { severity: string; code: string }[]).filter(one => one.code === 'STRAY_TEXT')
    const line = smallText.split('\n').findIndex(one => one.includes('title: { en: About }')) + 1
    expect(errors).toMatchObject([{ code: 'STRAY_TEXT', config, file: config, line, key: 'pages.about.title.en', pages: ['/about'] }])
    expect(code).toBe(1)
    expect(readdirSync(temporary)).toEqual([])
  })

  test('reports a sentence about a service that a city dropped once, as an error', async () => {
    const sweeping =
      '{ id: sweep, name: { en: Chimney sweeping }, slug: sweep, icon: duct, summary: { en: We sweep. }, description: { en: Soot. },'
    const duct = / {2}- \{ id: duct,[\s\S]*?(?=\n {2}- |\nlocations)/.exec(smallText)?.[0] ?? ''
    const second = duct.replace(/\{ id: duct,.*? description: \{ en: Dust settles\. \},/, sweeping)
    file('both.config.yaml', smallWith([duct, `${duct}\n${second}`], ['title: { en: About }', 'title: { en: About chimney sweeping }']))
    const city = file(
      'one.config.yaml',
      'extends: both.config.yaml\nsite: { origin: https://one.example }\nbusiness: { address: { city: { en: Hull } } }\nservices: { only: [duct] }\n',
    )
    const { out } = await run(['check', '--config', city, '--format', 'json'])
    const found = JSON.parse(out) as readonly { code: string; key?: string }[]
    expect(found.flatMap(({ code, key }) => (key === 'pages.about.title.en' ? [code] : []))).toEqual(['SERVICE_DROPPED'])
  })

  test('reports a config that cannot be built in the same format', async () => {
    const config = file('mistaken.config.yaml', smallWith(['mon-fri: 08:00-18:00', 'mon-fri: 08:00-25:00']))
    const { code, out } = await run(['check', '--config', config, '--format', 'github'])
    expect(out).toMatch(
      /^::error file=[^,]+,line=\d+,col=\d+,endColumn=\d+,title=HOURS_INVALID::“25:00” is not a valid time%0AWrite a time from 00:00 to 23:59. Closing time can also be 24:00\.\n$/,
    )
    expect(code).toBe(1)
  })

  test('exits with 2 on invalid options', async () => {
    const { code, err } = await run(['check', '--format', 'xml'])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'error: --format must be text, html, json or github, but it is “xml”. Example: --format html\n',
    })
  })
})

describe('several sites', () => {
  const own = join(folder, 'many')
  mkdirSync(own)
  const city = (name: string, more = ''): void =>
    writeFileSync(join(own, `${name}.config.yaml`), `extends: ../small.config.yaml\nsite: { origin: https://${name}.example }\n${more}`)
  file('small.config.yaml', smallText)
  city('anjou')
  city('delson', 'business: { founded: long ago }\n')
  city('laval', "services: { duct: { summary: { en: It's clean } } }\n")
  const sites = ['--config', join(own, '*.config.yaml')]

  test('are listed in a table, and shared findings once', thorough, async () => {
    const { code, out, err } = await run(['check', ...sites])
    expect(out).toBe(
      `
site        pages  errors  broken URLs  warnings  other-city texts  drafts left  stale translations
delson  not built       1            –         0                 –            –                   0
laval          12       0            0         2                 1            0                   0
anjou          12       0            0         1                 1            0                   0
1 of 3 sites has errors; 1 of them could not be built.
`.trimStart(),
    )
    expect(err.match(/^.*(?:“business” has no coordinates|a straight apostrophe|Still mentions).*$/gm)).toEqual([
      expect.stringMatching(/Still mentions Gatineau, from .*small\.config\.yaml: “Gatineau”, in 2 sites: laval and anjou {2}OTHER_CITY$/),
      'notice  Search engines cannot show you on a map, because “business” has no coordinates (on /, /services and 7 more pages), in 2 sites: laval and anjou  STRUCTURED_RECOMMENDED',
      `${join(own, 'laval.config.yaml')}:3:36  warning  “It's clean” contains a straight apostrophe; write ’ (on /, /services, /services/ducts)  TYPOGRAPHY`,
    ])
    expect(code).toBe(1)
  })

  test('are written as a page to a file', thorough, async () => {
    const out = join(folder, 'pages', 'sites.html')
    const { code, out: printed, err } = await run(['check', ...sites, '--format', 'html', '--out', out])
    expect({ code, printed, err }).toEqual({ code: 1, printed: '', err: `${out} written.\n` })
    expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html><html lang="en">.*<h1>3 sites, Tuesday, 1 July 2031<\/h1>.*<\/html>\n$/s)
  })

  test('cannot have --json with another format', async () => {
    const { code, err } = await run(['check', ...sites, '--json', '--format', 'html'])
    expect({ code, err }).toEqual({ code: 2, err: 'error: --json and --format html cannot be combined. Use one of them.\n' })
  })
})

describe('site.checks', () => {
  const withChecks = (checks: string, ...more: readonly (readonly [from: string, to: string])[]): string =>
    smallWith(['title-length: off, description-length: off', checks], ...more)

  test('switches a check off, and changes the severity of another', async () => {
    const hours = [
      'weekly: { mon-fri: 08:00-18:00 }',
      'weekly: { mon-fri: 08:00-18:00 }, structuredData: { mon-fri: 09:00-17:00 }',
    ] as const
    const config = file('severities.config.yaml', withChecks('structured-recommended: off, hours-agreement: error', hours))
    const { code, out } = await run(['check', '--config', config, '--format', 'json'])
    const found = (JSON.parse(out) as readonly { code: string; severity: string }[]).map(one => `${one.severity} ${one.code}`)
    expect(found).toContain('error HOURS_AGREEMENT')
    expect(found.filter(one => one.endsWith('STRUCTURED_RECOMMENDED'))).toEqual([])
    expect(code).toBe(1)
  })

  test('reports an unknown check with a suggestion', async () => {
    expect(compileText(withChecks('link-targets: off')).diagnostics).toMatchObject([
      {
        code: 'KEY_UNKNOWN',
        at: 'link-targets',
        message: 'Unknown key “link-targets” in “site.checks”',
        hint: 'Did you mean “link-target”?',
      },
    ])
  })

  test('reports an unknown severity', async () => {
    expect(compileText(withChecks('link-target: fatal')).diagnostics).toMatchObject([
      { code: 'VALUE_UNKNOWN', at: 'fatal', hint: 'Valid values: error, warning, notice, off.' },
    ])
  })
})

describe('threads', () => {
  test('share the pages of a large site evenly and in order', () => {
    expect([sharesOf(60, 4), sharesOf(3001, 1), sharesOf(3001, 2), sharesOf(3001, 3)]).toEqual([
      [[0, 60]],
      [[0, 3001]],
      [
        [0, 1501],
        [1501, 3001],
      ],
      [
        [0, 1001],
        [1001, 2002],
        [2002, 3001],
      ],
    ])
  })

  test('give the same report as a single thread', thorough, async () => {
    const config = file('shared.config.yaml', smallText)
    const opened = await openSite(config, { useCache: true })
    if (!opened.ok) throw new Error('the config is not valid')
    const { site } = opened.value
    const alone = await checkPages(site, { threads: 1, minPages: 0 })
    const shared = await checkPages(site, { threads: 2, minPages: 0 })
    expect(shared).toEqual(alone)
    expect(alone.report.pages).toBe(12)
  })
})
