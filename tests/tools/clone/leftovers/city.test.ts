import { expect, test } from 'vitest'
import type { CloneFacts } from '../../../../generator/tools/clone/answers.ts'
import { marksOf, ownMarks } from '../../../../generator/tools/clone/leftovers/city.ts'
import { finder } from '../../../../generator/tools/clone/leftovers/find.ts'
import { inheritedFacts } from '../../../../generator/tools/clone/leftovers/inherited-facts.ts'
import { compileText, sampleWith } from '../../../support/sample.ts'

const { config: base } = compileText(
  sampleWith(
    [
      '    city: { en: Montreal, fr: Montréal }\n',
      '    street: 12 rue Saint-Denis\n    city: { en: Montreal, fr: Montréal }\n    postalCode: H2X 1Y4\n',
    ],
    [
      '    main: 514-555-0142\n',
      '    main: 514-555-0142\n    night: { number: 438-555-0188, display: 438-555-DUCT }\n    free: 1-800-555-0177\n',
    ],
  ).replace('438-555-0188, display: 438-555-DUCT', '438-555-3828, display: 438-555-DUCT'),
)
if (base === undefined) throw new Error('the sample is sound')

const leftIn = (text: string, facts: CloneFacts): readonly string[] =>
  finder(marksOf(base, facts), ownMarks(base, facts))(text).map(({ start, end, mark }) => `${mark.kind}: ${text.slice(start, end)}`)

const ottawa: CloneFacts = {
  city: { en: 'Ottawa', fr: 'Ottawa' },
  name: 'Ottawa Ducts',
  origin: 'https://ottawa.example',
  email: 'hello@ottawa.example',
  phone: '613-555-0123',
  region: 'ON',
  areas: [],
}

test('finds everything that identifies the old city', () => {
  expect(
    leftIn(
      'Clairconduit, 12, rue Saint-Denis, Montréal (Québec), QC H2X 3B4. 514 555-0142, 438-555-DUCT, 1 800 555-0177, 514-555-0199, bonjour@clairconduit.example, www.clairconduit.example, licence RBQ 5555-0123-01, NDG, Dorval',
      ottawa,
    ),
  ).toEqual([
    'name: Clairconduit',
    'street: 12, rue Saint-Denis',
    'place: Montréal',
    'region: Québec',
    'region: QC',
    'postal code: H2X 3B4',
    'phone: 514 555-0142',
    'phone: 438-555-DUCT',
    'phone: 800 555-0177',
    'area code: 514-555-0199',
    'e-mail: bonjour@clairconduit.example',
    'domain: clairconduit.example',
    'licence: RBQ',
    'licence: 5555-0123-01',
    'place: NDG',
    'place: Dorval',
  ])
})

test('ignores the facts of the new city', () => {
  expect(leftIn('Ottawa Ducts, Ottawa, ON. 613-555-0123, hello@ottawa.example, https://ottawa.example/en', ottawa)).toEqual([])
})

test('ignores a trade name, region and area code that both cities share', () => {
  const laval: CloneFacts = { city: { en: 'Laval', fr: 'Laval' }, region: 'QC', phone: '514-555-0144', areas: [] }
  expect(leftIn('Clairconduit, Laval (Québec), QC, licence RBQ. 514-555-0144, 514-555-0199', laval)).toEqual([])
  expect(leftIn('514-555-0142', laval)).toEqual(['phone: 514-555-0142'])
})

test('assumes the province of the base by default', () => {
  const levis: CloneFacts = { city: { en: 'Lévis', fr: 'Lévis' }, areas: [] }
  expect(leftIn('Lévis (Québec), QC, licence RBQ', levis)).toEqual([])
  expect(leftIn('Québec, QC', { ...levis, country: 'US' })).toEqual(['region: Québec', 'region: QC'])
})

test('lists inherited facts with their lines', () => {
  const locate = () => ({ file: 'base.yaml', line: 3, column: 1 })
  const data = { site: { origin: 'https://a.example' }, business: { name: 'A', founded: 1998, email: 'a@a.example' } }
  const changed = { ...data, site: { origin: 'https://b.example' } }
  expect(inheritedFacts({ data: changed, locate }, data, ['business.name']).map(({ key }) => key)).toEqual([
    'business.founded',
    'business.email',
  ])
})
