/** The sample’s texts follow its facts: they stay true if only facts of the config change. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonPlaceholders, servicePlaceholders } from '../../../generator/site/config/schema/texts.ts'
import type { PageKind } from '../../../generator/site/model/page-kinds.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'

/** Pages in one language, by kind. */
const pagesOf = (text: string, language: string) => {
  const site = fakeSite(text)
  return <Kind extends PageKind>(kind: Kind) => {
    const route = site.routes.find((one): one is Route<Kind> => one.kind === kind && one.language === language)
    if (route === undefined) throw new Error(`no page ${kind}`)
    return site.page(route)
  }
}

/** Texts that depend on the facts changed below. */
const textsOf = (text: string, language: string) => {
  const page = pagesOf(text, language)
  const [home, about, contact, areas] = [page('home'), page('about'), page('contact'), page('serviceAreas')]
  if (home.kind !== 'home' || about.kind !== 'about' || contact.kind !== 'contact' || areas.kind !== 'serviceAreas')
    throw new Error('kinds')
  return {
    services: [home.services.heading, ...home.services.lead],
    claims: home.why.stats.map(({ figure, label }) => `${figure} ${label}`),
    form: home.form?.lead,
    all: home.form?.fields[2]?.options.at(-1)?.label,
    example: home.form?.fields[1]?.placeholder,
    values: about.values.items.map(({ title }) => title),
    why: [about.why.heading, about.why.points.length],
    office: about.areas?.lead,
    contact: contact.head.description,
    points: contact.why.points.slice(0, 4),
    areas: areas.hero.lead,
  }
}

test('docs/reference/placeholders.md documents every placeholder', () => {
  const docs = readFileSync('docs/reference/placeholders.md', 'utf8')
  expect([...commonPlaceholders, ...servicePlaceholders].filter(name => !docs.includes(`\`{${name}}\``))).toEqual([])
})

const without = (text: string, pattern: RegExp): string => {
  if (!pattern.test(text)) throw new Error(`nothing is ${String(pattern)}`)
  return text.replace(pattern, '')
}

test('reports nothing for the unchanged sample', () => {
  expect(textsOf(sampleText, 'en')).toEqual({
    services: ['Three services, one careful crew', 'Book one, or have all three done on the same visit.'],
    claims: ['25+ years of experience', '5,000+ clients served', '100% licensed and insured', '24/7 emergency service'],
    form: 'Three fields, no obligation. We’ll call you back to set a time.',
    all: 'All three services',
    example: '(514) 555-0123',
    values: ['Licensed and insured', 'Over 25\u00a0years of experience', 'An expert team', 'Same-day service'],
    why: ['Our eight commitments', 8],
    office: ['There’s no office to visit. We come to you, in six areas of Greater Montreal.'],
    contact:
      'Book a free inspection or ask for a quote: air ducts, dryer vents, chimneys in Greater Montreal. We answer 7\u00a0days a week, 24/7 in an emergency: 514-555-0142.',
    points: [
      'Over 25\u00a0years of experience',
      'Licensed and insured',
      'Free inspection and quote',
      'Same-day visits when there’s room, 24/7 emergency service',
    ],
    areas: ['Six areas, and very different homes. Here’s what we see in each one, and what we do there.'],
  })
})

test('no licence, no emergency service, closed on Sunday, younger, another number, two areas, an office', () => {
  const changed = without(
    sampleWith(
      ['  emergency: true\n', '  emergency: false\n'],
      ['    sun: 09:00-17:00\n', '    sun: closed\n'],
      ['  founded: 1998\n', '  founded: 2014\n'],
      ['    main: 514-555-0142\n', '    main: 403-555-0142\n'],
      ['  address:\n    city: { en: Montreal', '  address:\n    street: 12 Main St\n    city: { en: Montreal'],
    ),
    / {2}licence:\n {4}number:.*\n {4}authority:.*\n/,
  )
  const some = changed.replace(/\n {2}- id: (?:longueuil|west-island|south-shore|north-shore)\n[\s\S]*?(?=\n {2}- id: |\n\n# ──)/g, '')
  const towns = some.replace(/, location: (?:longueuil|west-island|south-shore|north-shore) }/g, ', location: laval }')
  expect(textsOf(towns, 'en')).toEqual({
    services: ['Three services, one careful crew', 'Book one, or have all three done on the same visit.'],
    claims: ['10+ years of experience', '5,000+ clients served'],
    form: 'Three fields, no obligation. We’ll call you back to set a time.',
    all: 'All three services',
    example: '(403) 555-0123',
    values: ['Insured', 'Over 10\u00a0years of experience', 'An expert team', 'Same-day service'],
    why: ['Our seven commitments', 7],
    office: ['We come to you, in two areas of Greater Montreal.'],
    contact:
      'Book a free inspection or ask for a quote: air ducts, dryer vents, chimneys in Greater Montreal. We answer 6\u00a0days a week: 403-555-0142.',
    points: ['Over 10\u00a0years of experience', 'Insured', 'Free inspection and quote', 'Same-day visits when there’s room'],
    areas: ['Two areas, and very different homes. Here’s what we see in each one, and what we do there.'],
  })
  expect(textsOf(towns, 'fr')).toMatchObject({
    claims: ['10+ ans d’expérience', '5\u00a0000+ clients servis'],
    values: ['Assurances', 'Plus de 10\u00a0ans de métier', 'Une équipe de métier', 'Service le jour même'],
    why: ['Nos sept engagements', 7],
    office: ['Nous allons chez vous, dans deux secteurs du Grand Montréal.'],
  })
})
