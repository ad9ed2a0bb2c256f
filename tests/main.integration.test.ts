/** What all commands have in common at the terminal: exit codes, help, output streams, errors. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { main } from '../generator/main.ts'
import { commands } from '../generator/tools/index.ts'
import { run } from './support/cli.ts'
import { sampleText, sampleWith, smallText, smallWith } from './support/sample.ts'
import { temporaryFolder } from './support/temporary.ts'

const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('exit codes', () => {
  test.each([
    [['build', '--config', 'nothing-there.yaml'], 1],
    [['build', '--config', 'tests'], 1],
    [['biuld'], 2],
    [['build', '--confg', 'x'], 2],
    [['build', 'extra'], 2],
    [['build', '--config', 'none/*.config.yaml'], 2],
    [['preview', '--port', 'x', '--out', 'nothing-there'], 1],
    [['start', '--port', '99999999', '--config', 'nothing-there.yaml'], 2],
    [['diff', 'nothing-there'], 2],
    [['diff'], 2],
    [['clone'], 2],
    [['--help'], 0],
    [['build', '--help'], 0],
  ])('townsite %j ends with %i, without a stack trace', async (args, code) => {
    const ended = await run(args)
    expect(ended.code).toBe(code)
    expect(`${ended.out}${ended.err}`).not.toMatch(/^\s+at .*\.ts/m)
  })
})

test.each(['abc', '-1', '99999999999999'])('rejects the invalid date %s in SOURCE_DATE_EPOCH', async SOURCE_DATE_EPOCH => {
  expect(await run(['plan'], { env: { SOURCE_DATE_EPOCH } })).toMatchObject({
    code: 2,
    err: `error: SOURCE_DATE_EPOCH must be a number of seconds since 1970, but it is “${SOURCE_DATE_EPOCH}”. Example: SOURCE_DATE_EPOCH=1924992000\n`,
  })
})

test('an exception of the program is reported as a bug, with its stack trace and no line of the compiled program', async () => {
  const error = new TypeError('x is undefined')
  error.stack = 'TypeError: x is undefined\n    at run (file:///site/node_modules/townsite/lib/main.js:1:2345)'
  const load = vi.spyOn(commands, 'clean').mockRejectedValue(error)
  const written: string[] = []
  const output = { write: (text: string) => written.push(text), isTTY: false }
  const shell = { out: output, err: output, cwd: '.', env: {}, person: undefined, stopped: () => new Promise<number>(() => undefined) }
  expect(await main(['clean'], shell)).toBe(1)
  expect(written).toEqual([`error: This is a bug in Townsite. Please report it with these lines:\n${error.stack}\n`])
  load.mockRestore()
})

test('suggests the right command or option for a misspelled one', async () => {
  expect((await run(['biuld'])).err).toContain('Did you mean build?')
  expect((await run(['build', '--confg', 'x'])).err).toContain('Did you mean --config?')
})

test('help names the npm script, the options and examples', async () => {
  const { out } = await run(['build', '--help'])
  expect(out).toContain('Usage: npm run build -- [options]')
  expect(out).toContain('--out <folder>')
  expect(out).toContain('Examples:')
})

test('prints an error with its lines to stderr, and nothing to stdout', async () => {
  const config = file('mistake.config.yaml', sampleWith(['    mon-fri: 07:00-20:00', '    mon-fri: 07:00-25:00']))
  const ended = await run(['build', '--config', config, '--out', join(folder, 'mistake')])
  expect(ended.code).toBe(1)
  expect(ended.out).toBe('')
  const line = sampleText.split('\n').findIndex(one => one.startsWith('    mon-fri: 07:00-20:00')) + 1
  expect(ended.err).toBe(
    [
      `${config}:${line}:20  error  “25:00” is not a valid time  HOURS_INVALID`,
      `  ${line - 1} │   weekly:`,
      `  ${line} │     mon-fri: 07:00-25:00`,
      `  ${' '.repeat(String(line).length)} │                    ^^^^^`,
      '  → Write a time from 00:00 to 23:59. Closing time can also be 24:00.',
      '',
      '1 error',
      '',
    ].join('\n'),
  )
  expect(existsSync(join(folder, 'mistake'))).toBe(false)
})

describe('output streams', () => {
  test('results on stdout, problems on stderr; --quiet leaves errors and results; --json has both for programs', async () => {
    const config = file('streams.config.yaml', smallWith(['accent: "#a8321c"', 'accent: "#ff9f80"']))
    const out = join(folder, 'streams')
    const usual = await run(['build', '--config', config, '--out', out])
    expect(usual).toMatchObject({ code: 0, out: expect.stringMatching(/^\S+: 12 pages /) })
    expect(usual.err).toContain('  COLOUR_MOVED\n')
    expect(await run(['build', '--config', config, '--out', out, '--quiet'])).toEqual({ code: 0, out: '', err: '' })
    const verbose = await run(['build', '--config', config, '--out', out, '--verbose'])
    expect(verbose.err).toMatch(/\nbuild ended with 0 after [\d.]+ s; Node \d+\S*, \d+ MB\n$/)

    const json = await run(['build', '--config', config, '--out', out, '--json'])
    expect(json).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(json.out)).toMatchObject([
      { config, out, ok: true, written: 0, removed: [], diagnostics: [{ code: 'COLOUR_MOVED', severity: 'warning' }] },
    ])
    expect(await run(['build', '--quiet', '--verbose'])).toMatchObject({
      code: 2,
      err: 'error: --quiet and --verbose cannot be combined. Use one of them.\n',
    })
  })

  test('a config that cannot be built is in the JSON too', async () => {
    const { code, out, err } = await run(['build', '--config', join(folder, 'none.yaml'), '--json'])
    expect({ code, err, json: JSON.parse(out) }).toMatchObject({
      code: 1,
      err: '',
      json: [{ ok: false, files: null, heaviest: null, diagnostics: [{ code: 'CONFIG_MISSING', severity: 'error' }] }],
    })
  })

  test.each([
    ['a pipe', { NO_COLOR: '' }, false],
    ['FORCE_COLOR', { NO_COLOR: '', FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0', { NO_COLOR: '', FORCE_COLOR: '0' }, false],
    ['NO_COLOR wins', { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('colours: %s', async (_, env, coloured) => {
    expect((await run(['build', '--config', 'nothing-there.yaml'], { env })).err.includes('\u001b[')).toBe(coloured)
  })
})

describe('mistakes', () => {
  test('options that npm took for itself are given back, with the two dashes', async () => {
    const env = {
      npm_lifecycle_event: 'build',
      npm_config_config: 'true',
      npm_config_shard: '1/2',
      npm_config_out: 'here',
      npm_config_cache: '/x',
    }
    expect(await run(['build', 'site.yaml'], { env })).toEqual({
      code: 2,
      out: '',
      err: 'error: npm read --config, --out, and --shard as its own options. Write two dashes before the options of Townsite: npm run build -- --config <file> --out here --shard 1/2\n',
    })
    // Variables that npm sets for other scripts are ignored.
    expect((await run(['build', '--help'], { env: { ...env, npm_lifecycle_event: 'test' } })).code).toBe(0)
  })

  test.each([
    [
      ['diff'],
      "error: Missing required argument 'before'\nExample: npm run diff -- main\nTo list all options, run: npm run diff -- --help\n",
    ],
    [
      ['build', '--out'],
      "error: The option '--out <folder>' needs a value\nExample: npm run build\nTo list all options, run: npm run build -- --help\n",
    ],
    [
      ['check', '--formt', 'json'],
      "error: Unknown option '--formt'\n(Did you mean --format?)\nExample: npm run check\nTo list all options, run: npm run check -- --help\n",
    ],
    [['chek'], "error: Unknown command 'chek'\n(Did you mean check?)\n"],
  ])('%j', async (args, err) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err })
  })

  test.each([
    [
      ['diff'],
      'erreur\u00a0: Il manque l’argument «\u00a0before\u00a0»\nExemple\u00a0: npm run diff -- main\nPour lister toutes les options, lancez\u00a0: npm run diff -- --help\n',
    ],
    [
      ['build', '--out'],
      'erreur\u00a0: L’option «\u00a0--out <folder>\u00a0» attend une valeur\nExemple\u00a0: npm run build\nPour lister toutes les options, lancez\u00a0: npm run build -- --help\n',
    ],
    [
      ['check', '--formt', 'json'],
      'erreur\u00a0: Option inconnue\u00a0: «\u00a0--formt\u00a0»\n(Vouliez-vous dire --format?)\nExemple\u00a0: npm run check\nPour lister toutes les options, lancez\u00a0: npm run check -- --help\n',
    ],
    [
      ['clean', 'a', 'b'],
      'erreur\u00a0: Trop d’arguments pour «\u00a0clean\u00a0»\u00a0: 2 au lieu de 0.\nExemple\u00a0: npm run clean\nPour lister toutes les options, lancez\u00a0: npm run clean -- --help\n',
    ],
    [['chek'], 'erreur\u00a0: Commande inconnue\u00a0: «\u00a0chek\u00a0»\n(Vouliez-vous dire check?)\n'],
    [['build', '--quiet', '--verbose'], 'erreur\u00a0: --quiet et --verbose ne vont pas ensemble. Gardez l’une des deux options.\n'],
  ])('%j in French', async (args, err) => {
    expect(await run(args, { env: { LANG: 'fr_CA.UTF-8' } })).toEqual({ code: 2, out: '', err })
  })

  test('help in French', async () => {
    expect(await run(['preview', '--help'], { env: { LANG: 'fr_CA.UTF-8' } })).toEqual({
      code: 0,
      out: `Utilisation\u00a0: npm run preview -- [options]

Servir le dossier de sortie sur cet ordinateur, avec ses redirections et ses
en-têtes; rien n’est généré

Options\u00a0:
  --out <folder>    Dossier de sortie (par défaut\u00a0: dist)
  --port <number>   Port d’écoute; s’il est occupé, le suivant qui est libre
                    (par défaut\u00a0: 3000)
  --host <address>  Adresse réseau d’écoute; 0.0.0.0 pour toutes, par exemple
                    pour essayer sur un téléphone (par défaut\u00a0: 127.0.0.1)
  --quiet           Afficher seulement les erreurs et les résultats
  --verbose         Afficher plus de détails
  -h, --help        Afficher cette aide

Exemples\u00a0:
  npm run preview
      Servir dist/
`,
      err: '',
    })
  })

  test('help in French has no line that begins with a colon', async () => {
    const { out } = await run(['new', '--help'], { env: { LANG: 'fr_CA.UTF-8' } })
    expect(out).toContain('en\n                          ont\u00a0: QC ou Québec')
    expect(out).not.toMatch(/\n\s*:|«\s*\n/)
  })

  test('an error of the operating system is reported in one line', async () => {
    const blocked = file('blocked', 'a file, where a folder is wanted')
    const { code, err } = await run(['build', '--out', blocked])
    expect({ code, err }).toEqual({
      code: 1,
      err: `error: ${blocked}: it or a part of its path is a file, not a folder (ENOTDIR). Choose another folder.\n`,
    })
    expect(readFileSync(blocked, 'utf8')).toBe('a file, where a folder is wanted')
  })

  const long = join(folder, 'a'.repeat(250))
  test.runIf(process.platform === 'linux').each([
    ['/proc/web', 1, 'error: /proc/web.hosts: operation not permitted (EPERM). Change its permissions, or choose another folder.\n'],
    [long, 1, `error: ${long}.hosts: the name is too long for this disk (ENAMETOOLONG). Choose a shorter name.\n`],
    ['two\nlines', 2, 'error: --out cannot contain line breaks or other control characters. Example: --out dist\n'],
  ])('as an output folder, %j is refused in one line', async (out, code, err) => {
    expect(await run(['build', '--config', 'tests/fixtures/small.config.yaml', '--out', out])).toEqual({ code, out: '', err })
  })
})

test.each(Object.keys(commands))('%s --help: usage, options, examples', async command => {
  const { code, out, err } = await run([command, '--help'])
  const script = command === 'start' ? 'npm start' : `npm run ${command}`
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.split('\n')[0]?.startsWith(`Usage: ${script} -- [options]`)).toBe(true)
  for (const part of ['--quiet', '--verbose', '\nExamples:\n  npm ']) expect(out).toContain(part)
})

describe('where it is called', () => {
  const cwd = join(folder, 'elsewhere')
  mkdirSync(join(cwd, 'sites'), { recursive: true })
  writeFileSync(join(cwd, 'site.config.yaml'), smallText)
  const first = async (...argv: readonly string[]): Promise<readonly [code: number, line: string | undefined]> => {
    const { code, out, err } = await run(argv, { cwd, env: { SOURCE_DATE_EPOCH: '1893456000' } })
    return [code, `${out}${err}`.split('\n')[0]]
  }

  test('paths are relative to its folder, and are printed as they were written', async () => {
    expect(await first('build', '--out', 'dist')).toEqual([0, expect.stringMatching(/^dist: 12 pages /)])
    expect(await first('plan')).toEqual([0, expect.stringMatching(/^site\.config\.yaml → dist: no change to pages; /)])
    expect(await first('build', '--shard', '1/1', '--out', 'part')).toEqual([0, expect.stringMatching(/^part: 12 pages /)])
    expect(await first('merge', 'part', '--out', 'merged')).toEqual([0, expect.stringMatching(/^merged: \d+ files from 1 shards$/)])
    expect(await first('diff', 'dist', 'merged')).toEqual([0, 'dist → merged'])
    expect(await first('diff', 'dist', 'merged', '--out', 'report/diff.txt')).toEqual([0, 'report/diff.txt written.'])
    expect(await first('urls')).toEqual([0, 'site.config.yaml: 9 URLs, all new: urls.lock does not list any yet'])
    expect(await first('urls', '--accept')).toEqual([0, expect.stringMatching(/^site\.config\.yaml: 9 URLs, all new/)])
    expect(await first('published')).toEqual([0, expect.stringMatching(/^\.townsite\/site\.published: 9 pages recorded\./)])
    expect(await first('translations', '--accept')).toEqual([0, '.townsite/site.translations.json written. Commit this file.'])
    expect(await first('explain', 'business.name')).toEqual([0, 'business.name: Small'])
    expect(await first('check', '--format', 'github')).toEqual([0, expect.stringMatching(/^::\w+ file=site\.config\.yaml,/)])
    expect(await first('clone', '--city', 'Ottawa', '--out', 'sites/ottawa.config.yaml')).toEqual([
      0,
      'sites/ottawa.config.yaml written: Ottawa, the differences from site.config.yaml.',
    ])
    expect(readFileSync(join(cwd, 'sites', 'ottawa.config.yaml'), 'utf8')).toContain('\nextends: ../site.config.yaml\n')
    expect(await first('explain', 'business.name', '--config', 'sites/*.config.yaml')).toEqual([0, 'business.name: Small'])
    expect(readdirSync(cwd).sort()).toEqual([
      '.cache',
      '.townsite',
      'dist',
      'dist.hosts',
      'merged',
      'merged.hosts',
      'part',
      'part.hosts',
      'report',
      'site.config.yaml',
      'sites',
      'urls.lock',
    ])
    expect(readFileSync(join(cwd, 'dist', 'index.html'), 'utf8')).toContain('2030')
  })

  test('a missing base is reported by its path relative to that folder', async () => {
    writeFileSync(join(cwd, 'sites', 'laval.config.yaml'), 'extends: site.config.yaml\n')
    expect((await run(['build', '--config', 'sites/laval.config.yaml'], { cwd })).err).toBe(
      [
        'sites/laval.config.yaml:1:10  error  sites/laval.config.yaml extends sites/site.config.yaml. This file does not exist  CONFIG_MISSING',
        '  1 │ extends: site.config.yaml',
        '    │          ^^^^^^^^^^^^^^^^',
        '  → Did you mean “../site.config.yaml”?',
        '',
        '1 error',
        '',
      ].join('\n'),
    )
  })

  test('reads the port from its environment variables', async () => {
    expect(await run(['dev'], { env: { PORT: 'many' } })).toEqual({
      code: 2,
      out: '',
      err: 'error: --port must be a number from 1 to 65535, but it is “many”. Example: --port 8080\n',
    })
  })
})
