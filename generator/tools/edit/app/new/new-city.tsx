/** The guide to a new city. */
import { useState } from 'react'
import type { CityOffers } from '../../server/new-city.ts'
import type { Answers } from '../../server/new-config.ts'
import { call } from '../client.ts'
import { type Texts, useTexts } from '../texts.ts'
import { Guide, useAnswers } from './guide.tsx'
import { areasQuestion, type Question, type Step } from './questions.tsx'

/** The same question for each further language of the base. An empty answer means the name in the first language. */
const inOtherLanguages = (t: Texts, question: Question, answers: Answers, { languages }: CityOffers): readonly Question[] =>
  t
    .preferredFirst(languages.slice(1), ({ code }) => code)
    .map(({ code, name }) => ({
      id: `${question.id}.${code}`,
      label: t('inLanguage', { label: question.label, language: name }),
      kind: 'line',
      defaultAnswer: answers[question.id] ?? '',
    }))

/** A fact of the base that may not apply to the new city. Without an answer, the new city has none, or its build reports it. */
const factQuestion = (t: Texts, { question, ofBase, example }: CityOffers['facts'][number], city: string): Question => {
  const labels = {
    timeZone: t('askTimeZone'),
    hours: t('askHours'),
    licence: t('askLicence'),
    rating: t('askRating'),
    founded: t('askFounded'),
    claims: t('askClaims'),
    profiles: t('askProfiles'),
    inbox: t('askInbox'),
    legal: t('askLegal'),
  }
  const same = t('sameAs', { city, value: ofBase })
  return {
    id: question,
    label: labels[question],
    kind: 'line',
    help: question === 'legal' ? t('sameLegal') : `${t('forExample', { example })} ${same}`,
  }
}

const stepsFor = (t: Texts, answers: Answers, offers: CityOffers): readonly Step[] => {
  const city: Question = { id: 'city', label: t('askCity'), kind: 'line', isRequired: true }
  const regionName: Question = { id: 'regionName', label: t('askRegionName'), kind: 'line' }
  const region = (answers.region ?? '').trim().toUpperCase()
  const isOtherRegion = region !== '' && region !== offers.region
  return [
    {
      id: 'place',
      title: t('placeStep'),
      questions: [
        city,
        ...inOtherLanguages(t, city, answers, offers),
        { id: 'region', label: t('askRegion'), help: t('askRegionHelp'), kind: 'line', defaultAnswer: offers.region },
        ...(isOtherRegion ? [regionName, ...inOtherLanguages(t, regionName, answers, offers)] : []),
        { id: 'country', label: t('askOtherCountry'), help: t('askCountryHelp'), kind: 'line' },
      ],
    },
    {
      id: 'reach',
      title: t('contactStep'),
      questions: [
        { id: 'name', label: t('askName'), kind: 'line', defaultAnswer: offers.name },
        { id: 'phone', label: t('askPhone'), kind: 'line', type: 'tel' },
        { id: 'origin', label: t('askOrigin'), kind: 'line', defaultAnswer: offers.origin, type: 'url' },
        { id: 'email', label: t('askEmail'), kind: 'line', defaultAnswer: offers.email, type: 'email' },
        { id: 'street', label: t('askStreet'), help: t('askStreetHelp'), kind: 'line' },
        { id: 'postalCode', label: t('askPostalCode'), kind: 'line' },
      ],
    },
    {
      id: 'services',
      title: t('servicesStep'),
      questions: [
        {
          id: 'services',
          label: t('askServices'),
          kind: 'checkboxes',
          isRequired: true,
          reportedAs: 'service',
          options: offers.services.map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
    },
    {
      id: 'areas',
      title: t('areasStep'),
      questions: [
        areasQuestion(t, t('sameAreas', { city: offers.city })),
        { id: 'geo', label: t('askGeo'), help: t('askGeoHelp'), kind: 'line' },
      ],
    },
    ...(offers.facts.length === 0
      ? []
      : [{ id: 'facts', title: t('factsStep'), questions: offers.facts.map(fact => factQuestion(t, fact, offers.city)) }]),
  ]
}

/** The answers as the server expects them: with the defaults, and without `services` if all are checked. */
const inputOf = (answers: Answers, offers: CityOffers): Answers => {
  const { name, origin, email, region } = offers
  const filled = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
  const { services, ...others } = { name, origin, email, region, ...Object.fromEntries(filled) } as Record<string, string>
  const isAll = services === undefined || services.split('\n').length === offers.services.length
  return isAll ? others : { ...others, services }
}

export const NewCity = () => {
  const t = useTexts()
  const [full, setFull] = useState(false)
  const { answers, offers, onAnswer } = useAnswers(entered => call('newCityOffers', { answers: entered }))
  if (offers === null) return null
  const input = { answers: inputOf(answers, offers), full }
  return (
    <Guide
      steps={stepsFor(t, answers, offers)}
      answers={answers}
      city={offers.city}
      option={
        offers.canBeFull && (
          <label className="always">
            <input type="checkbox" checked={full} onChange={event => setFull(event.target.checked)} />
            {t('fullCopy')}
          </label>
        )
      }
      optionValue={full}
      onAnswer={onAnswer}
      loadPlan={() => call('newCityPlan', input)}
      write={() => call('writeNewCity', input)}
    />
  )
}
