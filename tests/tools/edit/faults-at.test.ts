import { expect, test } from 'vitest'
import { withProblems } from '../../../generator/tools/edit/app/faults-at.ts'
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

test('a mistake of the whole config stands at its value, beside what is wrong with the value by itself', () => {
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
