import { expect, test } from 'vitest'
import { plannedInput } from '../../../../generator/tools/check/facts/planned-facts.ts'
import { fakeSite } from '../../../support/site.ts'

const planned = plannedInput(fakeSite())

const key = (kind: string, part: 'title' | 'description' | 'heading' | 'local', params = {}): string =>
  planned.routes
    .filter(
      route =>
        route.kind === kind &&
        route.language === 'fr' &&
        Object.entries(params).every(([name, value]) => route.params[name as 'service'] === value),
    )
    .slice(0, 1)
    .map(route => planned.keyOf(route, part).join('.'))
    .join()

test('finds the line of the config for each text of a page', () => {
  expect({
    home: key('home', 'title'),
    service: key('service', 'title', { service: 'air-duct' }),
    serviceHeading: key('service', 'heading', { service: 'chimney' }),
    place: key('serviceLocation', 'title', { service: 'air-duct', location: 'laval' }),
    local: key('serviceLocation', 'local', { service: 'chimney', location: 'laval' }),
  }).toEqual({
    home: 'pages.home.title.fr',
    service: 'services.0.seo.title.fr',
    serviceHeading: 'services.2.heading.fr',
    place: 'pages.serviceLocation.title.fr',
    local: 'locations.1.services.chimney.text.fr',
  })
})

test('has the facts that structured data and pages must agree with', () => {
  const { telephone, hours, shown } = planned.business
  expect({ telephone, hours, shown, differ: planned.hoursDiffer }).toEqual({
    telephone: '+15145550142',
    hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
      .map(day => `${day} 07:00-20:00`)
      .concat('Saturday 08:00-18:00', 'Sunday 09:00-17:00'),
    shown: {
      en: {
        city: 'Montreal',
        hours: [
          { days: 'Monday to Friday', times: '7\u00a0a.m. to 8\u00a0p.m.' },
          { days: 'Saturday', times: '8\u00a0a.m. to 6\u00a0p.m.' },
          { days: 'Sunday', times: '9\u00a0a.m. to 5\u00a0p.m.' },
          { days: 'Quebec’s national holiday', times: 'June\u00a024' },
          { days: 'June\u00a024', times: 'Emergencies only' },
          { days: 'Christmas Day', times: 'December\u00a025' },
          { days: 'December\u00a025', times: 'Emergencies only' },
        ],
      },
      fr: {
        city: 'Montréal',
        hours: [
          { days: 'Lundi au vendredi', times: '7\u00a0h à 20\u00a0h' },
          { days: 'Samedi', times: '8\u00a0h à 18\u00a0h' },
          { days: 'Dimanche', times: '9\u00a0h à 17\u00a0h' },
          { days: 'Fête nationale du Québec', times: '24\u00a0juin' },
          { days: '24\u00a0juin', times: 'Urgences seulement' },
          { days: 'Noël', times: '25\u00a0décembre' },
          { days: '25\u00a0décembre', times: 'Urgences seulement' },
        ],
      },
    },
    differ: false,
  })
})

test('has a path for every text in every language', () => {
  const families = new Map<string, string[]>()
  for (const { path, language } of planned.texts)
    families.set(path.slice(0, -1).join('.'), [...(families.get(path.slice(0, -1).join('.')) ?? []), language])
  expect([...families].filter(([, languages]) => languages.join() !== 'en,fr')).toEqual([])
  expect(families.size).toBeGreaterThan(400)
})
