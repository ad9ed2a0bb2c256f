import { expect, test } from 'vitest'
import { askForRest } from '../../../generator/tools/clone/questions.ts'
import { fakePerson } from '../../support/fake-person.ts'
import { compileText, sampleText } from '../../support/sample.ts'

const { config: base } = compileText(sampleText)
if (base === undefined) throw new Error('the sample is sound')
const around = {
  country: 'CA',
  languages: ['en', 'fr'],
  services: base.services.map(({ id }) => id),
  claims: ['clients'],
}

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
    'air-duct, chimneys',
    'air-duct, chimney',
    '',
    'Lévis@46.800,-71.170, Beauport',
    '46.81, -71.21',
    'America/Toronto',
    '5555-0987-01',
    '5555-0987-01; Régie du bâtiment du Québec',
    'mon-fri 08:00-18:00',
    '2015',
    '',
    'jobs=12',
    'clients=1200',
    '',
    'same',
    'same',
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
    'Name of this province or state, as on an envelope, instead of Quebec → Ontario',
    'Ontario, in Français [Ontario] → Ontario',
    'Name of the business [Clairconduit] → Clairconduit',
    'URL of the new site [https://quebec-city.clairconduit.example] → https://quebec-city.clairconduit.example',
    'Main phone number. “same” for that of the base → 418 ✗ “418” isn’t a valid phone number in CA. Write it as it is dialed, or with the country code: +1 613 555 0123',
    'Main phone number. “same” for that of the base → 418-555-0123',
    'Email address. “same” for that of the base [bonjour@quebec-city.clairconduit.example] → bonjour@quebec-city.clairconduit.example',
    'Services offered there, separated by commas [air-duct, dryer-vent, chimney] → air-duct, chimneys ✗ The base has no service “chimneys”. Its services are air-duct, dryer-vent, chimney',
    'Services offered there, separated by commas [air-duct, dryer-vent, chimney] → air-duct, chimney',
    'Languages, separated by commas, the main one first [en, fr] → en, fr',
    'Towns and areas served, separated by commas. “same” for those of the base [Quebec City] → Lévis@46.800,-71.170, Beauport',
    'Where Quebec City is on the map: latitude, longitude in degrees (right-click on an online map to see them) → 46.81, -71.21',
    'Time zone. “same” if that of Montreal applies: America/Toronto → America/Toronto',
    'Licence there: number; authority. “same” if that of Montreal applies: 5555-0123-01; Régie du bâtiment du Québec (RBQ). Leave empty if it has none → 5555-0987-01 ✗ “5555-0987-01” isn’t valid here. Example: 12345; Technical Safety BC. If the value of the base applies, write “same”',
    'Licence there: number; authority. “same” if that of Montreal applies: 5555-0123-01; Régie du bâtiment du Québec (RBQ). Leave empty if it has none → 5555-0987-01; Régie du bâtiment du Québec',
    'Opening hours. “same” if those of Montreal apply: mon-fri 07:00-20:00; sat 08:00-18:00; sun 09:00-17:00 → mon-fri 08:00-18:00',
    'Year in which the business there was founded. “same” if that of Montreal applies: 1998 → 2015',
    'Rating there: value; number of reviews; date; URL of the reviews. Leave empty if it has none → ',
    'Figures there. “same” if that of Montreal applies: clients=5000. Leave empty to show none → jobs=12 ✗ The base has no figure “jobs”. Its figures are clients. Example: clients=1200',
    'Figures there. “same” if that of Montreal applies: clients=5000. Leave empty to show none → clients=1200',
    'Profiles there: name=URL, separated by semicolons. Leave empty if it has none → ',
    'Id of its form at the form service, which decides who receives the messages. “same” if that of Montreal applies: xclairconduit → same',
    'Do the legal texts of the base (privacy page) apply there? Write “same” if they do, or leave empty and write others later → same',
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
      services: ['air-duct', 'chimney'],
      areas: ['Lévis@46.800,-71.170', 'Beauport'],
      geo: '46.81, -71.21',
      timeZone: 'America/Toronto',
      licence: '5555-0987-01; Régie du bâtiment du Québec',
      hours: 'mon-fri 08:00-18:00',
      founded: '2015',
      claims: 'clients=1200',
      inbox: 'same',
      legal: 'same',
    },
    out: 'sites/quebec-city.config.yaml',
  })
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
