/** The steps to a new city. */
import { useState } from 'react'
import type { CityOffers } from '../../server/new-city.ts'
import type { Answers } from '../../server/new-config.ts'
import { call } from '../client.ts'
import type { ViewProps } from '../view-props.ts'
import type { Say } from '../words.ts'
import { Guide } from './guide.tsx'
import { areasQuestion, type Question, type Step } from './steps.ts'
import { told, useAnswers, writeWith } from './use-answers.ts'

/** The same question for each further language of the base; a name that is the same everywhere is left out. */
const inOthers = (say: Say, question: Question, offered: string, { languages }: CityOffers): readonly Question[] =>
  say
    .inOrder(languages.slice(1), ({ code }) => code)
    .map(({ code, name }) => ({
      id: `${question.id}.${code}`,
      label: say('inLanguage', { label: question.label, language: name }),
      kind: 'line',
      ...(offered === '' ? {} : { offered }),
    }))

const placeStep = (say: Say, answers: Answers, offers: CityOffers): Step => {
  const city: Question = { id: 'city', label: say('askCity'), kind: 'line', isNeeded: true }
  const regionName: Question = { id: 'regionName', label: say('askRegionName'), kind: 'line' }
  const region = (answers.region ?? '').trim().toUpperCase()
  const isMoved = region !== '' && region !== offers.region
  return {
    id: 'place',
    title: say('placeStep'),
    questions: [
      city,
      ...inOthers(say, city, answers.city ?? '', offers),
      { id: 'region', label: say('askRegion'), help: say('askRegionHelp'), kind: 'line', offered: offers.region },
      ...(isMoved ? [regionName, ...inOthers(say, regionName, answers.regionName ?? '', offers)] : []),
      { id: 'country', label: say('askOtherCountry'), help: say('askCountryHelp'), kind: 'line' },
    ],
  }
}

const stepsFor = (say: Say, answers: Answers, offers: CityOffers): readonly Step[] => [
  placeStep(say, answers, offers),
  {
    id: 'reach',
    title: say('reachStep'),
    questions: [
      { id: 'name', label: say('askName'), kind: 'line', offered: offers.name },
      { id: 'phone', label: say('askPhone'), kind: 'line', type: 'tel' },
      { id: 'origin', label: say('askOrigin'), kind: 'line', offered: offers.origin, type: 'url' },
      { id: 'email', label: say('askEmail'), kind: 'line', offered: offers.email, type: 'email' },
      { id: 'street', label: say('askStreet'), help: say('askStreetHelp'), kind: 'line' },
      { id: 'postalCode', label: say('askPostalCode'), kind: 'line' },
    ],
  },
  {
    id: 'services',
    title: say('servicesStep'),
    questions: [
      {
        id: 'services',
        label: say('askServices'),
        kind: 'ticks',
        isNeeded: true,
        judgedAs: 'service',
        options: offers.services.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
  },
  {
    id: 'areas',
    title: say('areasStep'),
    questions: [
      areasQuestion(say, say('keepsAreas', { city: offers.city })),
      { id: 'geo', label: say('askGeo'), help: say('askGeoHelp'), kind: 'line' },
    ],
  },
]

/** As the server reads them: what is offered counts where nothing was written, and all services are not named one by one. */
const givenOf = (answers: Answers, offers: CityOffers): Answers => {
  const { name, origin, email, region } = offers
  const written = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
  const { services, ...others } = { name, origin, email, region, ...Object.fromEntries(written) } as Record<string, string>
  const isAll = services === undefined || services.split('\n').length === offers.services.length
  return isAll ? others : { ...others, services }
}

export const NewCity = ({ editor, say }: ViewProps) => {
  const tell = told(editor.attempt)
  const [full, setFull] = useState(false)
  const { answers, offers, answer } = useAnswers(given => tell(() => call('newCityOffers', { answers: given })), editor.age)
  if (offers === null) return null
  const given = givenOf(answers, offers)
  return (
    <Guide
      steps={stepsFor(say, answers, offers)}
      answers={answers}
      say={say}
      city={offers.city}
      choice={
        offers.canBeFull ? (
          <label className="always">
            <input type="checkbox" checked={full} onChange={event => setFull(event.target.checked)} />
            {say('wholeCopy')}
          </label>
        ) : undefined
      }
      chosen={full}
      onAnswer={answer}
      plan={() => tell(() => call('newCityPlan', { answers: given, full }))}
      onWrite={writeWith(editor, () => call('writeNewCity', { answers: given, full }))}
    />
  )
}
