import { expect, test } from 'vitest'
import { smallWith } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'

const title = 'Duct cleaning in Gatineau and nearby{fits, select, yes { | {business}} other {}}'
const description = 'We clean ducts in Gatineau.{fits, select, yes { Ask {business}, {phone}.} other {}}'

const headWith = (business: string) => {
  const site = fakeSite(
    smallWith(
      ['name: Small', `name: ${business}`],
      ['title: { en: Home }, description: { en: All of it. }', `title: { en: "${title}" }, description: { en: "${description}" }`],
    ),
  )
  const home = site.routes.find(({ kind }) => kind === 'home')
  if (home === undefined) throw new Error('no home page')
  const { head } = site.page(home)
  return [head.title, head.description]
}

test('titles and descriptions contain their optional parts only if these fit into search results', () => {
  expect(headWith('Small')).toEqual([
    'Duct cleaning in Gatineau and nearby | Small',
    'We clean ducts in Gatineau. Ask Small, 819-555-0123.',
  ])
  expect(headWith('The Gatineau Ventilation and Duct Company')).toEqual([
    'Duct cleaning in Gatineau and nearby',
    'We clean ducts in Gatineau. Ask The Gatineau Ventilation and Duct Company, 819-555-0123.',
  ])
  const { length } = description.replace(/{.*/, '')
  const long = 'x'.repeat(160 - length)
  expect(headWith(long)[1]).toBe('We clean ducts in Gatineau.')
})
