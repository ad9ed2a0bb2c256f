import { expect, test } from 'vitest'
import { askForRest } from '../../../generator/tools/clone/questions.ts'
import { fakePerson, personSpeaking } from '../../support/fake-person.ts'
import { compileText, sampleText } from '../../support/sample.ts'

const { config: base } = compileText(sampleText)
if (base === undefined) throw new Error('the sample is sound')
const around = {
  country: 'CA',
  languages: ['en', 'fr'],
  services: base.services.map(({ id }) => id),
  claims: ['clients'],
}

/** To all questions. Those that are refused are asked again. */
const answers = [
  ...['Quebec City', 'Québec', 'on', 'Ontario', '', '', '', '418', '418-555-0123', ''],
  ...['air-duct, chimneys', 'air-duct, chimney', '', 'Lévis@46.800,-71.170, Beauport', '46.81, -71.21', 'America/Toronto'],
  ...['5555-0987-01', '5555-0987-01; Régie du bâtiment du Québec', 'mon-fri 08:00-18:00', '2015', ''],
  ...['jobs=12', 'clients=1200', '', 'same', 'same', 'x', ''],
]

test('asks for everything, with defaults from previous answers', async () => {
  const { person, talk } = fakePerson(...answers)
  const asked = await askForRest(person, { written: {}, out: undefined }, base, around, file =>
    file === 'x' ? 'no config’s name' : undefined,
  )
  expect(talk).toMatchSnapshot()
  expect(asked).toMatchSnapshot()
})

test('asks in French, with no-break spaces shown as _', async () => {
  const { person, talk } = personSpeaking('fr', ...answers.filter(answer => answer !== 'x'))
  await askForRest(person, { written: {}, out: undefined }, base, around, () => undefined)
  expect(talk.map(line => line.replaceAll('\u00a0', '_'))).toMatchSnapshot()
})

test('rejects an area that is named twice', async () => {
  const { person, talk } = fakePerson('Lévis@46.800,-71.170, Levis', '')
  const written = { city: 'Gatineau', region: 'QC', name: 'A', origin: 'https://a.example', phone: 'same', email: 'same', geo: '45,-75' }
  const others = {
    services: ['air-duct'],
    languages: ['fr'],
    hours: 'same',
    founded: 'same',
    rating: 'same',
    claims: 'same',
    profiles: 'same',
  }
  await askForRest(person, { written: { ...written, ...others, inbox: 'same' }, out: 'a.config.yaml' }, base, around, () => undefined)
  expect(talk[0]).toMatch(/ ✗ “Levis” is named twice$/)
})

test('does not ask for answers of the command line, nor for facts of the same province', async () => {
  const { person, talk } = fakePerson('', '', 'same', '')
  const written = {
    city: 'Gatineau',
    region: 'QC',
    name: 'Gatineau Ducts',
    origin: 'https://gatineau.example',
    phone: '819-555-0123',
    services: ['air-duct'],
    languages: ['fr'],
    geo: '45.48,-75.70',
    founded: '2015',
    rating: 'same',
    claims: 'same',
    inbox: 'xgatineau',
  }
  const asked = await askForRest(person, { written, out: 'sites/gatineau.config.yaml' }, base, around, () => undefined)
  expect(talk).toEqual([
    'Email address. “same” for that of the base [bonjour@gatineau.example] → bonjour@gatineau.example',
    'Towns and areas served, separated by commas. “same” for those of the base [Gatineau] → Gatineau',
    'Opening hours. “same” if those of Montreal apply: mon-fri 07:00-20:00; sat 08:00-18:00; sun 09:00-17:00 → same',
    'Profiles there: name=URL, separated by semicolons. Leave empty if it has none → ',
  ])
  expect(asked.written).toEqual({ ...written, email: 'bonjour@gatineau.example', areas: ['Gatineau'], areasIn: {}, hours: 'same' })
})
