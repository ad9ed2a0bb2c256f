/** What a person meets at the terminal, and a program at the other end of a pipe: real processes, some behind a real pseudo-terminal. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { folderHashes } from '../../generator/io/folder.ts'
import { commands } from '../../generator/main.ts'
import { startTownsite, townsite } from '../support/cli.ts'
import { sampleText, sampleWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

// Many processes, each of which waits its turn on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const csi = '\u001b['

/** A site of so many pages that a build of it can be interrupted in the middle. */
const largeSite = (): string => {
  const [before = '', rest = ''] = sampleText.split('\nlocations:\n')
  const after = rest.slice(rest.indexOf('\npages:\n'))
  const towns = Array.from(
    { length: 300 },
    (_, index) =>
      `  - { id: t${index}, name: { en: T${index}, fr: T${index} }, in: { en: in T${index}, fr: à T${index} }, slug: t${index}, geo: { lat: 45, lng: -73 }, description: { en: A town., fr: Une ville. }, neighbourhoods: [Centre] }`,
  ).join('\n')
  return `${before}\nlocations:\n${towns}${after}`.replaceAll(
    /location: (montreal|laval|longueuil|west-island|south-shore|north-shore)/g,
    'location: t1',
  )
}

describe('where things are told', () => {
  test('results on stdout, problems on stderr; --quiet leaves errors and results; --json has both for programs', () => {
    const config = file('told.config.yaml', sampleWith(['accent: "#b3391f"', 'accent: "#ff9f80"']))
    const out = join(folder, 'told')
    const usual = townsite(['build', '--config', config, '--out', out])
    expect(usual).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\S+: 56 pages /) })
    expect(usual.stderr).toContain('  COLOUR_MOVED\n')
    expect(townsite(['build', '--config', config, '--out', out, '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' })
    const verbose = townsite(['build', '--config', config, '--out', out, '--verbose'])
    expect(verbose.stderr).toMatch(/\nbuild ended with 0 after [\d.]+ s; Node \d+\S*, \d+ MB\n$/)

    const json = townsite(['build', '--config', config, '--out', out, '--json'])
    expect(json).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(json.stdout)).toMatchObject([
      { config, out, ok: true, written: 0, removed: [], diagnostics: [{ severity: 'warning' }, { severity: 'warning' }] },
    ])
    expect(townsite(['build', '--quiet', '--verbose'])).toMatchObject({
      code: 2,
      stderr: 'error: --quiet and --verbose together: choose one\n',
    })
  })

  test('a config that cannot be built is in the JSON too', () => {
    const { code, stdout, stderr } = townsite(['build', '--config', join(folder, 'none.yaml'), '--json'])
    expect({ code, stderr, told: JSON.parse(stdout) }).toMatchObject({
      code: 1,
      stderr: '',
      told: [{ ok: false, files: null, heaviest: null, diagnostics: [{ code: 'CONFIG_MISSING', severity: 'error' }] }],
    })
  })

  test.each([
    ['a pipe', { NO_COLOR: '' }, false],
    ['FORCE_COLOR', { NO_COLOR: '', FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0', { NO_COLOR: '', FORCE_COLOR: '0' }, false],
    ['NO_COLOR wins', { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('colours: %s', (_, env, coloured) => {
    expect(townsite(['build', '--config', 'nothing-there.yaml'], env).stderr.includes(csi)).toBe(coloured)
  })

  test('a reader that goes away early (| head) is no fault', () => {
    const ended = spawnSync('sh', ['-c', `"${process.execPath}" --import tsx generator/cli.ts urls --json | head -n 1; echo "left"`], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    expect({ stdout: ended.stdout, stderr: ended.stderr }).toEqual({ stdout: '[\nleft\n', stderr: '' })
  })
})

describe('mistakes', () => {
  test('options that npm took for itself are given back, with the two dashes', () => {
    const env = {
      npm_lifecycle_event: 'build',
      npm_config_config: 'true',
      npm_config_shard: '1/2',
      npm_config_out: 'here',
      npm_config_cache: '/x',
    }
    expect(townsite(['build', 'site.yaml'], env)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: npm kept --config, --out, and --shard for itself. Write two dashes before the options: npm run build -- --config <file> --out here --shard 1/2\n',
    })
    // What npm was told for other reasons is no business of ours.
    expect(townsite(['build', '--help'], { ...env, npm_lifecycle_event: 'test' }).code).toBe(0)
  })

  test.each([
    [['diff'], "error: missing required argument 'before'\nnpm run diff -- --help tells more.\n"],
    [['build', '--out'], "error: option '--out <folder>' argument missing\nnpm run build -- --help tells more.\n"],
    [['check', '--formt', 'json'], "error: unknown option '--formt'\n(Did you mean --format?)\nnpm run check -- --help tells more.\n"],
    [['chek'], "error: unknown command 'chek'\n(Did you mean check?)\n"],
  ])('%j', (args, stderr) => {
    expect(townsite(args)).toEqual({ code: 2, stdout: '', stderr })
  })

  test('what the computer refuses is told in one line', () => {
    const blocked = file('blocked', 'a file, where a folder is wanted')
    const { code, stderr } = townsite(['build', '--out', blocked])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `error: ${blocked}: it, or something on the way to it, is a file and not a folder (ENOTDIR)\n`,
    })
    expect(readFileSync(blocked, 'utf8')).toBe('a file, where a folder is wanted')
  })
})

test.each(Object.keys(commands))('%s --help: usage, options, examples, exit codes', command => {
  const { code, stdout, stderr } = townsite([command, '--help'])
  const script = command === 'start' ? 'npm start' : `npm run ${command}`
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.split('\n')[0]?.startsWith(`Usage: ${script} -- [options]`)).toBe(true)
  for (const part of ['--quiet', '--verbose', '\nExamples:\n  npm ', '\nExit codes:\n  0  ']) expect(stdout).toContain(part)
})

describe('Ctrl-C', () => {
  const config = () => file('large.config.yaml', largeSite())

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s in the middle of a build: nothing half done, the last good site stays', async (signal, code) => {
    const out = join(folder, signal)
    file('small.config.yaml', sampleText)
    expect(townsite(['build', '--config', join(folder, 'small.config.yaml'), '--out', out]).code).toBe(0)
    const before = folderHashes(out)
    const child = startTownsite(['build', '--config', config(), '--out', out])
    await expect.poll(() => existsSync(`${out}.next/en/services`), { interval: 5, timeout: 120_000 }).toBe(true)
    child.kill(signal)
    expect((await once(child, 'exit'))[0]).toBe(code)
    expect(folderHashes(out)).toEqual(before)
    expect(readdirSync(folder).filter(name => name.startsWith(signal))).toEqual([signal, `${signal}.hosts`])
  })

  test('in the middle of a check: its folder is gone', async () => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    // tsx keeps something there as well.
    const mine = (): readonly string[] => readdirSync(temporary).filter(name => name.startsWith('townsite-'))
    const child = startTownsite(['check', '--config', config()], { TMPDIR: temporary })
    await expect.poll(() => mine().length, { interval: 5, timeout: 120_000 }).toBe(1)
    child.kill('SIGINT')
    expect((await once(child, 'exit'))[0]).toBe(130)
    expect(mine()).toEqual([])
  })
})

const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true

describe.runIf(hasScript)('behind a terminal', () => {
  /** Runs a command line in a pseudo-terminal, with answers typed in. */
  const typed = (line: string, input = '') => {
    const { stdout, status } = spawnSync('script', ['--quiet', '--return', '--command', `stty columns 300 rows 50; ${line}`, '/dev/null'], {
      encoding: 'utf8',
      input,
      env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm' },
    })
    return { code: status, shown: stdout }
  }
  const program = `"${process.execPath}" --import tsx generator/cli.ts`

  test('colours', () => {
    expect(typed(`${program} build --config nothing-there.yaml`).shown).toContain(`${csi}31merror${csi}39m`)
  })

  test('urls asks whether to write the missing redirects', () => {
    const config = file('asked.config.yaml', sampleText)
    townsite(['urls', '--accept', '--config', config])
    const renamed = sampleWith(['    path: { en: /en/about, fr: /fr/a-propos }', '    path: { en: /en/about, fr: /fr/notre-histoire }'])
    writeFileSync(config, renamed)
    const no = typed(`${program} urls --config "${config}"`, 'n\n')
    expect(no.shown).toContain(`Write this redirect into ${config}?`)
    expect([no.code, readFileSync(config, 'utf8') === renamed]).toEqual([1, true])
    expect(typed(`${program} urls --config "${config}"`, 'y\n').code).toBe(0)
    expect(readFileSync(config, 'utf8')).toContain('  - { from: /fr/a-propos, to: /fr/notre-histoire }\n')
  })
})
