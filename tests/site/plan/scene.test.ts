import { expect, test } from 'vitest'
import { sceneOf } from '../../../generator/site/plan/scene.ts'
import { packedSite } from '../../support/site.ts'

/** The scene of a small site with these lines. */
const sceneWith = (lines: string): string | undefined =>
  sceneOf(
    packedSite(`
site: { origin: https://www.brazos.example, languages: [en-US] }
phones: { book: { main: 512-555-0142 } }
locations: [{ name: Austin }]
${lines}
`).config,
  )

const business = (type: string): string => `business: { name: Brazos, type: ${type}, address: { city: Austin, region: TX } }`
const services = 'services: [{ name: Work, summary: We do good work. }]'
const trade = 'trade: pet-grooming\nbusiness: { name: Brazos, address: { city: Austin, region: TX } }\nservices: [{ id: full-groom }]'
const photo = 'pages: { home: { image: { file: hero.jpg, alt: A dog } } }'

test.each([
  ['the trade', trade, '', 'pet-grooming'],
  ['the type of the business', `${business('Plumber')}\n${services}`, '', 'plumber'],
  ['a street for any other business', `${business('Bakery')}\n${services}`, '', 'neutral'],
  ['none on a site with a photo', trade, photo, undefined],
  [
    'none on a site with a photo of a service',
    `${business('Bakery')}\nservices: [{ name: Bread, summary: Baked at night., image: { file: hero.jpg, alt: Bread } }]`,
    '',
    undefined,
  ],
  ['the one that the config names', trade, 'theme: { scene: landscaping }', 'landscaping'],
  ['the one that the config names, next to photos', trade, `${photo}\ntheme: { scene: neutral }`, 'neutral'],
  ['none if the config says so', trade, 'theme: { scene: none }', undefined],
])('%s', (_, lines, more, scene) => {
  expect(sceneWith(`${lines}\n${more}`)).toBe(scene)
})
