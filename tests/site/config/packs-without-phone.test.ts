/** A business that is reached by e-mail alone, in the words that come with the generator. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packNames } from '../../../generator/platform/config/pack-files.ts'
import { textFormatter } from '../../../generator/site/plan/texts.ts'
import { isRecord } from '../../../generator/site/util/table.ts'
import { packedSite } from '../../support/site.ts'
import { problemsOf } from '../least/page-problems.ts'

const values = {
  ...{
    business: 'Paws',
    city: 'Bern',
    location: 'Bern',
    inLocation: 'in Bern',
    service: 'Baths',
    local: 'Baths in Bern.',
    ...{
      serviceNames: 'Baths',
      areaNames: 'Bern and Thun',
      inCity: 'in Bern',
      languageNames: 'English',
      request: 'quote',
      founded: '1998',
    },
    officer: 'Ada',
    officerEmail: 'none',
  },
  ...{ areas: 3, services: 3, languages: 1, daysOpen: 0, steps: 3 },
  ...{ fits: 'yes', emergency: 'no', office: 'no', licence: 'none', regionCode: 'none', map: 'none', mapLoad: 'click', retention: 'none' },
  ...{ processor: 'Formspree', processorCountry: 'Mars', email: 'hello@paws.example', phone: 'none' },
}

const textsIn = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : isRecord(value) || Array.isArray(value)
      ? Object.entries(value).flatMap(([key, held]) => textsIn(held, `${path}.${key}`))
      : []

test.each(packNames())('%s has texts without a phone number that are complete sentences', name => {
  const format = textFormatter(name === 'defaults' ? 'en' : name)
  const texts = textsIn(parse(readFileSync(`languages/${name}.yaml`, 'utf8')))
    // A name of the link to a number, which is not there either.
    .filter(([path, text]) => text.includes('{phone') && path !== '.translations.call')
    .map(([path, text]) => [path, format(text, values)] as const)
  expect(texts.filter(([, text]) => /\bnone\b|\s[.,،]|[،,] *$|\(\)/.test(text))).toEqual([])
})

const config = `
site: { origin: "https://www.paws.example", languages: [en-US] }
business: { name: Paws, type: ProfessionalService, email: hello@paws.example, address: { city: Austin, region: TX, country: US } }
services:
  - { name: Baths, summary: Warm water., warningSigns: [{ title: Mats, text: They pull. }] }
  - { name: Cuts, summary: Sharp scissors. }
locations:
  - { name: Austin, description: A town., services: { baths: { intro: Here., heading: Near, text: By the river. } } }
  - { name: Kyle, postalCodes: ["78640"] }
`

test('every page is complete and shows the e-mail address', () => {
  const site = packedSite(config)
  expect(problemsOf(site)).toEqual([])
  const silent = site.routes.filter(route => !site.html(site.page(route)).includes('hello@paws.example'))
  expect(silent.map(({ path }) => path)).toEqual([])
})
