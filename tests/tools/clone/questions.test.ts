import { expect, test } from 'vitest'
import { askForRest } from '../../../generator/tools/clone/questions.ts'
import { fakePerson } from '../../support/fake-person.ts'
import { compileText, sampleText } from '../../support/sample.ts'

const { config: base } = compileText(sampleText)
if (base === undefined) throw new Error('the sample is sound')
const around = { country: 'CA', languages: ['en', 'fr'] }

test('asks for everything, with defaults from previous answers', async () => {
  const { person, talk } = fakePerson(
    'Quebec City',
    'Québec',
    'on',
    'Ontario',
    '',
    '',
    '',
    '418',
    '418-555-0123',
    '',
    'Lévis, Beauport',
    '46.81, -71.21',
    'x',
    '',
  )
  const asked = await askForRest(person, { written: {}, out: undefined }, base, around, file =>
    file === 'x' ? 'no config’s name' : undefined,
  )
  expect(talk).toEqual([
    'City of the new site → Quebec City',
    'Quebec City, in Français [Quebec City] → Québec',
    'Code of its province or state; in another country with the country before it, such as US-VT [QC] → on',
    'Name of this province or state, as on an envelope → Ontario',
    'Ontario, in Français [Ontario] → Ontario',
    'Trade name [Clairconduit] → Clairconduit',
    'URL of the new site [https://quebec-city.clairconduit.example] → https://quebec-city.clairconduit.example',
    'Main phone number → 418 ✗ “418” isn’t a valid phone number in CA. Write it as it is dialed, or with the country code: +1 613 555 0123',
    'Main phone number → 418-555-0123',
    'E-mail address [bonjour@quebec-city.clairconduit.example] → bonjour@quebec-city.clairconduit.example',
    'Towns and areas served, separated by commas. Leave empty to use those of the base → Lévis, Beauport',
    'Where Quebec City is on the map: latitude, longitude in degrees (a map shows them when you click with the right button) → 46.81, -71.21',
    'File to write [sites/quebec-city.config.yaml] → x ✗ no config’s name',
    'File to write [sites/quebec-city.config.yaml] → sites/quebec-city.config.yaml',
  ])
  expect(asked).toEqual({
    written: {
      city: 'Quebec City',
      cityIn: { fr: 'Québec' },
      region: 'on',
      regionName: 'Ontario',
      regionNameIn: { fr: 'Ontario' },
      name: 'Clairconduit',
      origin: 'https://quebec-city.clairconduit.example',
      phone: '418-555-0123',
      email: 'bonjour@quebec-city.clairconduit.example',
      areas: ['Lévis', 'Beauport'],
      geo: '46.81, -71.21',
    },
    out: 'sites/quebec-city.config.yaml',
  })
})

test('does not ask for answers of the command line', async () => {
  const { person, talk } = fakePerson('', '')
  const written = {
    city: 'Ottawa',
    region: 'QC',
    name: 'Ottawa Ducts',
    origin: 'https://ottawa.example',
    phone: '613-555-0123',
  }
  const asked = await askForRest(person, { written, out: 'sites/ottawa.config.yaml' }, base, around, () => undefined)
  expect(talk).toEqual([
    'E-mail address [bonjour@ottawa.example] → bonjour@ottawa.example',
    'Towns and areas served, separated by commas. Leave empty to use those of the base → ',
  ])
  expect(asked.written).toEqual({ ...written, email: 'bonjour@ottawa.example' })
})
