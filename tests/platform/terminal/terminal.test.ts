import { expect, test } from 'vitest'
import { terminalIn } from '../../../generator/platform/terminal/terminal.ts'

test.each([
  [{ LANG: 'fr_CA.UTF-8' }, 'erreur  Le texte est vide  TEXT_EMPTY', '1 erreur'],
  [{ LC_ALL: 'en_US.UTF-8', LANG: 'fr_CA.UTF-8' }, 'error  The text is empty  TEXT_EMPTY', '1 error'],
  [{ LC_ALL: 'C', LANG: 'fr_CA.UTF-8' }, 'error  The text is empty  TEXT_EMPTY', '1 error'],
])('prints diagnostics and their count in the language of the locale: %j', (env, line, count) => {
  const printed: string[] = []
  const output = { write: (text: string) => printed.push(text) }
  const shell = { out: output, err: output, cwd: '.', env, person: undefined, stopped: () => new Promise<number>(() => undefined) }
  terminalIn(shell, 'usual').report([{ code: 'TEXT_EMPTY', severity: 'error', values: {} }], () => undefined)
  const lines = printed.join('').trimEnd().split('\n')
  expect([lines[0], lines.at(-1)]).toEqual([line, count])
})
