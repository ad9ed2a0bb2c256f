import { expect, test } from 'vitest'
import { answered } from '../../../generator/tools/edit/app/page-scheme.ts'

test('a sheet for the night holds where the night is shown, whatever the screen is set to', () => {
  const condition = 'screen and (prefers-color-scheme: dark)'
  expect([answered(condition, 'dark'), answered(condition, 'light'), answered('(prefers-color-scheme:light)', 'light')]).toEqual([
    'screen and (min-width: 0px)',
    'screen and (max-width: 0px)',
    '(min-width: 0px)',
  ])
  expect(answered('(min-width: 40rem)', 'dark')).toBe('(min-width: 40rem)')
})
