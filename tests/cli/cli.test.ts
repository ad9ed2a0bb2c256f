import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { townsite } from '../support/cli.ts'
import { sampleText, sampleWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

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
    [['start', '--port', '99999999', '--config', 'nothing-there.yaml'], 1],
    [['diff', 'nothing-there'], 2],
    [['diff'], 2],
    [['clone'], 2],
    [['--help'], 0],
    [['build', '--help'], 0],
  ])('townsite %j ends with %i, without a stack trace', (args, code) => {
    const ended = townsite(args)
    expect(ended.code).toBe(code)
    expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/^\s+at .*\.ts/m)
  })
})

test('a wrong command or flag is answered with the right one', () => {
  expect(townsite(['biuld']).stderr).toContain('Did you mean build?')
  expect(townsite(['build', '--confg', 'x']).stderr).toContain('Did you mean --config?')
})

test('help names the npm script, the options and examples', () => {
  const { stdout } = townsite(['build', '--help'])
  expect(stdout).toContain('Usage: npm run build -- [options]')
  expect(stdout).toContain('--out <folder>')
  expect(stdout).toContain('Examples:')
})

test('a mistake is shown with its lines, on stderr alone', () => {
  const config = file('mistake.config.yaml', sampleWith(['    mon-fri: 07:00-20:00', '    mon-fri: 07:00-25:00']))
  const ended = townsite(['build', '--config', config, '--out', join(folder, 'mistake')])
  expect(ended.code).toBe(1)
  expect(ended.stdout).toBe('')
  const line = sampleText.split('\n').findIndex(one => one.startsWith('    mon-fri: 07:00-20:00')) + 1
  expect(ended.stderr).toBe(
    [
      `${config}:${line}:20  error  there is no time 25:00  HOURS_INVALID`,
      `  ${line - 1} │   weekly:`,
      `  ${line} │     mon-fri: 07:00-25:00`,
      `  ${' '.repeat(String(line).length)} │                    ^^^^^`,
      '  → Hours go from 00:00 to 23:59.',
      '',
      '1 error',
      '',
    ].join('\n'),
  )
  expect(existsSync(join(folder, 'mistake'))).toBe(false)
})

describe('several configs', () => {
  test('each goes to a folder of its name; a broken one does not stop the others', () => {
    file('good.config.yaml', sampleText)
    const broken = file('bad.config.yaml', 'site: 1\n')
    const ended = townsite(['build', '--config', broken, join(folder, 'good.config.yaml'), '--out', join(folder, 'many')])
    expect(ended.code).toBe(1)
    expect([existsSync(join(folder, 'many', 'good', 'index.html')), existsSync(join(folder, 'many', 'bad'))]).toEqual([true, false])
  })
})

test('the committed JSON Schema is the one of this version', () => {
  const out = join(folder, 'schema.json')
  townsite(['schema', '--out', out])
  expect(readFileSync('site.config.schema.json', 'utf8')).toBe(readFileSync(out, 'utf8'))
})
