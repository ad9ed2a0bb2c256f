import { expect, test } from 'vitest'
import { firstPage } from '../../../generator/tools/edit/app/first-page.ts'

const english = { code: 'en', name: 'English', home: '/' }
const french = { code: 'fr', name: 'Français', home: '/fr' }
const swiss = { code: 'fr-CH', name: 'Français', home: '/ch' }

test.each([
  ['fr', [english, french], '/fr'],
  ['en', [english, french], '/'],
  ['fr', [english, swiss, french], '/ch'],
  ['fr', [english], '/'],
  ['en', [french], '/fr'],
])('an editor that speaks %s shows of %j first %s', (spoken, languages, path) => {
  expect(firstPage(languages, spoken)).toBe(path)
})
