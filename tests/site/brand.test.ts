/** A base changes, and the cities that lie over it stay right: they are built, and hold what they asked for and nothing else. */
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { assetNames } from '../../generator/io/assets/names.ts'
import { compileChain } from '../../generator/site/compile.ts'
import { asBase } from '../../generator/site/config/base.ts'
import { isFaults, readAnswers, type Written } from '../../generator/tools/clone/answers.ts'
import { overlayText } from '../../generator/tools/clone/overlay.ts'
import { planClone } from '../../generator/tools/clone/plan.ts'
import { compileText, sampleText } from '../support/sample.ts'
import { siteFrom } from '../support/site.ts'

type Yaml = ReturnType<typeof parseDocument>

const changed = (change: (base: Yaml) => void): string => {
  const base = parseDocument(sampleText)
  change(base)
  return String(base)
}

const cloned = (written: Written & { readonly city: string }): string => {
  const facts = readAnswers(written, { country: 'CA', languages: ['en', 'fr'] })
  const { config } = compileText(sampleText)
  if (isFaults(facts) || config === undefined) throw new Error('the sample is sound, and so are the answers')
  return overlayText({ base: '../site.config.yaml', schema: '../site.config.schema.json', city: written.city }, planClone(config, facts))
}

const cities: Readonly<Record<string, string>> = {
  quebec: cloned({
    city: 'Québec',
    region: 'QC',
    origin: 'https://quebec.example',
    phone: '418-555-0123',
    geo: '46.81388,-71.20798',
    areas: ['Lévis', 'Beauport'],
  }),
  // Another language off, a service less, one text of its own for an area of its own.
  calgary: `${cloned({ city: 'Calgary', region: 'AB', origin: 'https://calgary.example', phone: '403-555-0123', geo: '51.04473,-114.07188', areas: ['Airdrie'] })}
services:
  - { id: chimney, remove: true }
  - { id: dryer-vent, faq: { 1: { answer: { en: In Calgary we come once a year. } } } }
`,
  // Says nothing of areas, and so has those of the base.
  laval: 'extends: ../site.config.yaml\nsite: { origin: "https://laval.example" }\n',
  // Keeps two of the base.
  north: 'extends: ../site.config.yaml\nsite: { origin: "https://north.example" }\nlocations: { only: [north-shore, laval] }\n',
}

/** What a city’s site has over a base, and what was told while it was made. */
const siteOver = (name: string, base: string) => {
  const compiled = compileChain(
    [
      { file: `sites/${name}.config.yaml`, text: cities[name] ?? '' },
      { file: 'site.config.yaml', text: base },
    ],
    assetNames('assets'),
  )
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(one => `${one.where?.file}:${one.where?.line} ${one.message}`).join('\n'))
  const site = siteFrom(compiled.value)
  return {
    told: [...compiled.diagnostics, ...site.diagnostics]
      .filter(one => one.severity !== 'notice')
      .map(one => `${one.where?.file}:${one.where?.line} ${one.code}`),
    areas: site.config.locations.map(location => location.id),
    services: site.config.services.map(service => service.id),
    moved: site.redirects.filter(({ from }) => from.includes('old')).map(({ from, to }) => `${from} → ${to}`),
    dead: site.redirects.filter(({ to }) => !site.routes.some(route => route.path === to)).map(({ from }) => from),
    fields: site.config.forms.contact.fields.map(field => field.name),
  }
}

const area = {
  id: 'sorel',
  name: { en: 'Sorel', fr: 'Sorel' },
  in: { en: 'in Sorel', fr: 'à Sorel' },
  slug: 'sorel',
  geo: { lat: 46.04178, lng: -73.11358 },
  description: { en: 'Along the river.', fr: 'Au bord du fleuve.' },
  neighbourhoods: ['Sorel'],
}

const before = Object.fromEntries(Object.keys(cities).map(name => [name, siteOver(name, sampleText)]))

test('the cities over the sample as it is', () => {
  const fields = ['name', 'email', 'phone', 'service', 'message']
  const whole = { told: [], services: ['air-duct', 'dryer-vent', 'chimney'], moved: [], dead: [], fields }
  expect(before).toEqual({
    quebec: { ...whole, areas: ['levis', 'beauport'] },
    calgary: { ...whole, areas: ['airdrie'], services: ['air-duct', 'dryer-vent'] },
    laval: { ...whole, areas: ['montreal', 'laval', 'longueuil', 'west-island', 'south-shore', 'north-shore'] },
    north: { ...whole, areas: ['north-shore', 'laval'] },
  })
})

type City = ReturnType<typeof siteOver>

/** A change of the base, and what is different then in each city. */
test.each<[string, (base: Yaml) => void, (city: City, name: string) => Partial<City>]>([
  [
    'a slug is renamed, and its old addresses lead to the new ones',
    base => {
      base.setIn(['locations', 1, 'slug'], 'laval-ouest')
      base.setIn(['redirects'], base.createNode([{ from: '/old/laval', to: '/fr/services/ramonage-cheminee/laval-ouest' }]))
    },
    ({ areas, services }) =>
      areas.includes('laval') && services.includes('chimney') ? { moved: ['/old/laval → /fr/services/ramonage-cheminee/laval-ouest'] } : {},
  ],
  [
    'an area is added',
    base => base.addIn(['locations'], base.createNode(area)),
    ({ areas }, name) => (name === 'laval' ? { areas: [...areas, 'sorel'] } : {}),
  ],
  [
    'an area is removed',
    base => {
      base.deleteIn(['locations', 5])
    },
    ({ areas }, name) => ({
      areas: areas.filter(id => id !== 'north-shore'),
      ...(name === 'north' ? { told: ['sites/north.config.yaml:3 OVERLAY_ID_UNKNOWN'] } : {}),
    }),
  ],
  [
    'a service is removed',
    base => {
      base.deleteIn(['services', 2])
      for (const index of [0, 1, 2, 3, 4, 5]) base.deleteIn(['locations', index, 'services', 'chimney'])
    },
    ({ services }, name) => ({
      services: services.filter(id => id !== 'chimney'),
      ...(name === 'calgary' ? { told: ['sites/calgary.config.yaml:54 OVERLAY_ID_UNKNOWN'] } : {}),
    }),
  ],
  ['a sentence is changed', base => base.setIn(['services', 1, 'summary', 'en'], 'Lint out, air through.'), () => ({})],
  [
    'a field is added to a form',
    base =>
      base.addIn(['forms', 'contact', 'fields'], base.createNode({ name: 'storey', type: 'text', label: { en: 'Storey', fr: 'Étage' } })),
    ({ fields }) => ({ fields: [...fields, 'storey'] }),
  ],
])('%s', (_, change, differences) => {
  const base = changed(change)
  for (const [name, city] of Object.entries(before))
    expect({ name, ...siteOver(name, base) }).toEqual({ name, ...city, ...differences(city, name) })
})

test('a base may leave areas, numbers and the address to its cities, and is judged without them', () => {
  const base = changed(document => {
    for (const path of [['locations'], ['phones'], ['site', 'origin'], ['pages', 'home', 'towns']]) document.deleteIn(path)
    document.setIn(['business', 'founded'], 'long ago')
  })
  const judged = asBase([{ file: 'brand.config.yaml', text: base }])
  expect(judged?.absent).toEqual(['site.origin', 'phones', 'locations'])
  expect(
    judged && compileChain(judged.chain, assetNames('assets')).diagnostics.map(one => `${one.where?.file} ${one.code} ${one.key}`),
  ).toEqual(['brand.config.yaml TYPE_WRONG business.founded'])
  expect(asBase([{ file: 'site.config.yaml', text: sampleText }])).toBe(undefined)
})
