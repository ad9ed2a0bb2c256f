import { expect, test } from 'vitest'
import { withProblems } from '../../../generator/tools/edit/app/editor-state.ts'
import { oneAtATime } from '../../../generator/tools/edit/app/new/guide.tsx'
import { withScheme } from '../../../generator/tools/edit/app/page-document.ts'
import type { Problem } from '../../../generator/tools/edit/protocol.ts'

const problem = (path: Problem['path'], message: string, severity: Problem['severity'] = 'error'): Problem => ({
  code: 'a-code',
  severity,
  message,
  hint: '',
  file: 'site.config.yaml',
  line: 1,
  columns: null,
  path,
})

test('errors of the config are added to the errors of the text that is being typed, without duplicates', () => {
  const typed = new Map([
    ['["phones","book","main"]', ['it has 9 digits']],
    ['["business","name"]', []],
  ])
  const problems = [
    problem(['phones', 'book', 'main'], 'it has 9 digits'),
    problem(['pages', 'home', 'image', 'alt', 'fr'], 'uses no placeholder'),
    problem(['business', 'name'], 'is long', 'warning'),
    problem(null, 'is of the file'),
  ]
  expect([...withProblems(typed, problems)]).toEqual([
    ['["phones","book","main"]', ['it has 9 digits']],
    ['["business","name"]', []],
    ['["pages","home","image","alt","fr"]', ['uses no placeholder']],
  ])
})

test('a color scheme replaces the media query of the screen', () => {
  const condition = 'screen and (prefers-color-scheme: dark)'
  expect([withScheme(condition, 'dark'), withScheme(condition, 'light'), withScheme('(prefers-color-scheme:light)', 'light')]).toEqual([
    'screen and (min-width: 0px)',
    'screen and (max-width: 0px)',
    '(min-width: 0px)',
  ])
  expect(withScheme('(min-width: 40rem)', 'dark')).toBe('(min-width: 40rem)')
})

test('a second task is ignored while the first one is running; after it succeeds or fails the next one runs', async () => {
  const single = oneAtATime()
  const started: string[] = []
  const task = (name: string) => async (): Promise<string> => {
    started.push(name)
    await Promise.resolve()
    if (name === 'invalid') throw new Error('refused')
    return `${name} is written`
  }
  const [first, second] = [single(task('city')), single(task('city again'))]
  expect([await first, await second, started]).toEqual(['city is written', undefined, ['city']])
  await expect(single(task('invalid'))).rejects.toThrow('refused')
  expect([await single(task('site')), started]).toEqual(['site is written', ['city', 'invalid', 'site']])
})
