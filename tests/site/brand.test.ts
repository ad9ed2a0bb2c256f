/** Cities that extend a changed base still build, and contain only what they include. */

import { expect, test } from 'vitest'
import { parseDocument, stringify } from 'yaml'
import { assetNames } from '../../generator/platform/assets/names.ts'
import { compileChain } from '../../generator/site/compile.ts'
import { asBase } from '../../generator/site/config/overlay/brand-base.ts'
import { memoizeText } from '../../generator/site/util/memoize.ts'
import { isFaults, readAnswers, type Written } from '../../generator/tools/clone/answers.ts'
import { otherCityTexts } from '../../generator/tools/clone/leftovers/inherited.ts'
import { overlayText } from '../../generator/tools/clone/overlay.ts'
import { planClone } from '../../generator/tools/clone/plan.ts'
import { compileText, sampleText } from '../support/sample.ts'
import { siteFrom } from '../support/site.ts'
import { inEnglish, messageOf } from '../support/text.ts'
import { thorough, thoroughUnless } from '../support/thorough.ts'
import { untruthsOn } from '../support/untruths.ts'

type Yaml = ReturnType<typeof parseDocument>

const changed = (change: (base: Yaml) => void): string => {
  const base = parseDocument(sampleText)
  change(base)
  return String(base)
}

const cloned = (written: Written & { readonly city: string }): string => {
  const facts = readAnswers(written, { country: 'CA', languages: ['en', 'fr'] })
  const { config } = compileText(sampleText)
  if (isFaults(facts) || config === undefined) throw new Error('the sample or the answers are invalid')
  return overlayText({ base: '../site.config.yaml', schema: '../site.config.schema.json', city: written.city }, planClone(config, facts))
}

/** The sample’s sentences that are only true in Montreal, rewritten for the city. */
const sentences = `  about: { story: { text: { en: We clean., fr: Nous nettoyons. } } }
  serviceAreas:
    title: { en: Service areas, fr: Zones desservies }
    description: { en: Where we work., fr: Où nous travaillons. }
    keywords: { en: areas, fr: zones }
    heading: { en: Here, fr: Ici }
`

const cities: Readonly<Record<string, string>> = {
  // The same languages, a section changed in part.
  quebec: `${cloned({
    city: 'Québec',
    region: 'QC',
    origin: 'https://quebec.example',
    email: 'bonjour@quebec.example',
    phone: '418-555-0123',
    geo: '46.81388,-71.20798',
    areas: ['Lévis', 'Beauport'],
  })
    .replace('site:\n', 'site:\n  shared: [founded, claims, hours, inbox, legal]\n')
    .replace('  geo:', '  licence: { number: 5555-0987-01 }\n  geo:')
    .replace(/ {2}serviceAreas:\n/, sentences)}
services:
  dryer-vent: { alert: { title: { en: A clean vent is a safer vent } } }
  chimney: { faq: { 4: { answer: { en: Once a year., fr: Une fois l’an. } } } }
`,
  // English only, no chimneys, one more service, own colours, a question changed in part.
  calgary: `${cloned({
    city: 'Calgary',
    region: 'AB',
    regionName: 'Alberta',
    origin: 'https://calgary.example',
    email: 'hello@calgary.example',
    phone: '403-555-0123',
    geo: '51.04473,-114.07188',
    areas: ['Airdrie'],
  })
    .replace(/^hours:\n.*\n\n/m, '')
    .replace('site:\n', 'site:\n  languages: { only: [en] }\n  shared: [founded, claims, hours, timeZone, inbox, legal, services]\n')
    .replace(/ {2}serviceAreas:\n/, sentences.replace(/, fr: [^}]*/g, ''))}
  privacy: { sections: { 3: { text: { en: Your words are kept by our supplier. } } } }
hours: { exceptions: { 1: { name: { en: Summer holiday } } } }
services:
  chimney: null
  dryer-vent: { faq: { 1: { answer: { en: In Calgary we come once a year. } } } }
  add:
    - id: furnace
      name: { en: Furnace tune-up }
      slug: furnace-tune-up
      icon: flame
      card: { benefits: [{ en: Less gas }], process: [{ en: Cleaning }] }
      summary: { en: We clean and set the burner. }
      description: { en: A burner that is set well burns less. }
      benefits: [{ title: { en: Less gas }, text: { en: You see it on the bill. } }]
      process: [{ title: { en: Cleaning }, text: { en: We brush the burner. } }]
theme: { colours: { accent: "#1f5d8b" } }
`,
  // Writes no areas, so it inherits those of the base.
  laval: 'extends: ../site.config.yaml\nsite: { origin: "https://laval.example" }\nbusiness: { slogan: { en: Laval first. } }\n',
  // Keeps two of the base.
  north: 'extends: ../site.config.yaml\nsite: { origin: "https://north.example" }\nlocations: { only: [north-shore, laval] }\n',
}

const compiledOver = (name: string, base: string) => {
  const compiled = compileChain(
    [
      { file: `sites/${name}.config.yaml`, text: cities[name] ?? '' },
      { file: 'site.config.yaml', text: base },
    ],
    assetNames('assets'),
  )
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(one => `${one.where?.file}:${one.where?.line} ${messageOf(one)}`).join('\n'))
  return compiled
}

/** Cities that override every text about another city. */
const whole = ['quebec', 'calgary']

const configOf = memoizeText((base: string) => {
  const { config } = compileText(base)
  if (config === undefined) throw new Error('the base is invalid')
  return config
})

/** A city’s site over a base, with the problems reported. */
const siteOver = (name: string, base: string) => {
  const compiled = compiledOver(name, base)
  const site = siteFrom(compiled.value)
  return {
    problems: [...compiled.diagnostics, ...site.diagnostics]
      .filter(one => one.severity !== 'notice')
      .map(one => `${one.where?.file} ${one.code} ${one.key}`),
    languages: site.config.site.languages.map(({ code }) => code),
    accent: site.config.theme.colours.accent,
    areas: site.config.locations.map(location => location.id),
    services: site.config.services.map(service => service.id),
    moved: site.redirects.filter(({ from }) => from.includes('old')).map(({ from, to }) => `${from} → ${to}`),
    dead: site.redirects.filter(({ to }) => !site.routes.some(route => route.path === to)).map(({ from }) => from),
    fields: site.config.forms?.contact?.fields.map(field => field.name) ?? [],
    slogan: site.config.business.slogan,
    alert: site.config.services.find(({ id }) => id === 'dryer-vent')?.alert?.title.en,
    questions: site.config.services.find(({ id }) => id === 'dryer-vent')?.faq?.length,
    otherCity: whole.includes(name)
      ? otherCityTexts(compiled.value, [{ file: 'site.config.yaml', config: configOf(base) }]).map(
          ({ key, marks }) => `${key}: ${marks.join(', ')}`,
        )
      : [],
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

test('builds each city over the unchanged sample', () => {
  const shared = {
    problems: [],
    languages: ['en', 'fr'],
    accent: '#b3391f',
    services: ['air-duct', 'dryer-vent', 'chimney'],
    moved: [],
    dead: [],
    fields: ['name', 'email', 'phone', 'service', 'message'],
    slogan: { en: 'Look first. Then clean.', fr: 'D’abord voir, ensuite nettoyer.' },
    alert: 'More than 15,000 house fires a year in the United States',
    questions: 5,
    otherCity: [],
  }
  expect(before).toEqual({
    quebec: { ...shared, areas: ['levis', 'beauport'], alert: 'A clean vent is a safer vent' },
    calgary: {
      ...shared,
      languages: ['en'],
      accent: '#1f5d8b',
      areas: ['airdrie'],
      services: ['air-duct', 'dryer-vent', 'furnace'],
      slogan: { en: 'Look first. Then clean.' },
    },
    laval: {
      ...shared,
      areas: ['montreal', 'laval', 'longueuil', 'west-island', 'south-shore', 'north-shore'],
      slogan: { en: 'Laval first.', fr: 'D’abord voir, ensuite nettoyer.' },
    },
    north: { ...shared, areas: ['north-shore', 'laval'] },
  })
})

type City = ReturnType<typeof siteOver>

/** A change of the base, and the resulting differences in each city. */
const changes: readonly (readonly [string, (base: Yaml) => void, (city: City, name: string) => Partial<City>])[] = [
  [
    'a slug is renamed, and its old URLs redirect to the new ones',
    base => {
      base.setIn(['locations', 1, 'slug'], 'laval-ouest')
      base.setIn(['redirects'], base.createNode([{ from: '/old/laval', to: '/fr/services/ramonage-cheminee/laval-ouest' }]))
    },
    ({ areas, services }) =>
      areas.includes('laval') && services.includes('chimney') ? { moved: ['/old/laval → /fr/services/ramonage-cheminee/laval-ouest'] } : {},
  ],
  [
    'a location is added',
    base => base.addIn(['locations'], base.createNode(area)),
    ({ areas }, name) => (name === 'laval' ? { areas: [...areas, 'sorel'] } : {}),
  ],
  [
    'a location is removed',
    base => {
      base.deleteIn(['locations', 5])
    },
    ({ areas }, name) => ({
      areas: areas.filter(id => id !== 'north-shore'),
      ...(name === 'north' ? { problems: ['sites/north.config.yaml OVERLAY_ID_UNKNOWN locations.only[0]'] } : {}),
    }),
  ],
  [
    'a service is removed',
    base => {
      base.deleteIn(['services', 2])
      base.deleteIn(['pages', 'home', 'gallery', 'pairs', 2, 'service'])
      for (const index of [0, 1, 2, 3, 4, 5]) base.deleteIn(['locations', index, 'services', 'chimney'])
    },
    ({ services }, name) => ({
      services: services.filter(id => id !== 'chimney'),
      ...(whole.includes(name) ? { problems: [`sites/${name}.config.yaml OVERLAY_ID_UNKNOWN services.chimney`] } : {}),
    }),
  ],
  [
    'a changed sentence names another city',
    base => base.setIn(['services', 1, 'summary', 'en'], 'Lint out, air through, in Longueuil too.'),
    (_, name) => (whole.includes(name) ? { otherCity: ['services.dryer-vent.summary.en: Longueuil'] } : {}),
  ],
  [
    'a field is added to a form',
    base =>
      base.addIn(['forms', 'contact', 'fields'], base.createNode({ name: 'storey', type: 'text', label: { en: 'Storey', fr: 'Étage' } })),
    ({ fields }) => ({ fields: [...fields, 'storey'] }),
  ],
  [
    'sections and texts that cities override in part are removed',
    base => {
      base.deleteIn(['services', 1, 'alert'])
      base.deleteIn(['services', 1, 'faq'])
      base.deleteIn(['business', 'slogan'])
      base.deleteIn(['business', 'licence'])
    },
    (_, name) => {
      const half: Readonly<Record<string, readonly string[]>> = {
        quebec: ['business.licence', 'services[1].alert'],
        calgary: ['services[1].faq'],
        laval: ['business.slogan'],
      }
      const cleared = name === 'calgary' ? ['sites/calgary.config.yaml OVERLAY_NOTHING_TO_CLEAR business.licence'] : []
      const problems = [...cleared, ...(half[name] ?? []).map(key => `sites/${name}.config.yaml OVERLAY_HALF ${key}`)]
      return { problems, slogan: undefined, alert: undefined, questions: 0 }
    },
  ],
]

for (const [index, [title, change, differences]] of changes.entries())
  test(title, thoroughUnless(index % 4 === 0), () => {
    const base = changed(change)
    for (const [name, city] of Object.entries(before))
      expect({ name, ...siteOver(name, base) }).toEqual({ name, ...city, ...differences(city, name) })
  })

/** Changes of what the sample counts. */
const counted = changes.filter(([title]) => /^a (?:service|location) is/.test(title))

test.each(counted)('%s: no page contains a statement that is untrue in its city', thorough, (_, change) => {
  const base = changed(change)
  for (const name of whole) {
    const untrue = untruthsOn(compiledOver(name, base).value)
      .map(inEnglish)
      .map(({ key, message }) => `${name} ${key} ${message}`)
    // The city must rewrite the sample’s sentences about chimneys.
    expect(untrue.filter(one => !one.includes('the service chimney was removed'))).toEqual([])
  }
})

test('reports incomplete overrides of missing values, and incomplete new items', () => {
  const reported = (text: string, base: string) =>
    compileChain(
      [
        { file: 'city.yaml', text },
        { file: 'base.yaml', text: base },
      ],
      assetNames('assets'),
    )
      .diagnostics.map(inEnglish)
      .map(({ code, severity, where, message, hint }) => `${where?.file}:${where?.line} ${severity} ${code} ${message} → ${hint}`)
  const overDryers = (text: string): string => `extends: base.yaml\nservices: { dryer-vent: { ${text} } }\n`
  const without = (key: string): string => changed(base => base.deleteIn(['services', 1, key]))
  expect(reported(overDryers('summary: { en: Lint out. }'), without('summary'))).toEqual([
    'city.yaml:2 error TRANSLATION_MISSING “summary” has no text in fr → Add “fr: …” next to its other languages.',
  ])
  const half = '“services[1].alert” is incomplete here, and base.yaml does not have the rest'
  expect(reported(overDryers('alert: { title: { en: New. } }'), without('alert'))).toEqual([
    `city.yaml:2 warning OVERLAY_HALF ${half} → Add the missing keys. If it was removed from the base, remove these lines too.`,
  ])
  const added = { ...area, hours: { note: { en: 'By day.' } } }
  expect(reported(stringify({ extends: 'base.yaml', locations: { add: [added] } }), sampleText).length).toBeGreaterThan(0)
})

test('validates a base without locations, phone numbers and origin, which its cities add', () => {
  const base = changed(document => {
    for (const path of [['locations'], ['phones'], ['site', 'origin'], ['pages', 'home', 'towns']]) document.deleteIn(path)
    document.setIn(['business', 'founded'], 'long ago')
  })
  const brandBase = asBase([{ file: 'brand.config.yaml', text: base }])
  expect(brandBase?.absent).toEqual(['site.origin', 'phones', 'locations'])
  expect(
    brandBase && compileChain(brandBase.chain, assetNames('assets')).diagnostics.map(one => `${one.where?.file} ${one.code} ${one.key}`),
  ).toEqual(['brand.config.yaml TYPE_WRONG business.founded'])
  expect(asBase([{ file: 'site.config.yaml', text: sampleText }])).toBe(undefined)
})
