/** The steps to a new site. */
import type { Answers } from '../../server/new-config.ts'
import type { SiteOffers } from '../../server/new-site.ts'
import { call } from '../client.ts'
import type { ViewProps } from '../view-props.ts'
import type { EditorLanguage, Say } from '../words.ts'
import { Guide } from './guide.tsx'
import { areasQuestion, type Step } from './steps.ts'
import { told, useAnswers, writeWith } from './use-answers.ts'

const stepsFor = (say: Say, language: EditorLanguage, answers: Answers, offers: SiteOffers | null): readonly Step[] => {
  const named = (names: Readonly<Record<string, string>>): string => names[language] ?? Object.values(names)[0] ?? ''
  const services = offers?.services ?? []
  return [
    {
      id: 'business',
      title: say('businessStep'),
      questions: [
        {
          id: 'trade',
          label: say('askTrade'),
          help: say('askTradeHelp'),
          kind: 'line',
          isNeeded: true,
          options: (offers?.trades ?? []).map(({ names }) => ({ value: named(names), label: '' })),
        },
        { id: 'name', label: say('askName'), kind: 'line', isNeeded: true },
      ],
    },
    {
      id: 'place',
      title: say('placeStep'),
      questions: [
        { id: 'country', label: say('askCountry'), help: say('askCountryHelp'), kind: 'line', isNeeded: true },
        { id: 'region', label: say('askRegion'), help: say('askRegionHelp'), kind: 'line' },
        { id: 'city', label: say('askCity'), kind: 'line', isNeeded: true },
        {
          id: 'languages',
          label: say('askLanguages'),
          help: say('askLanguagesHelp'),
          kind: 'line',
          offered: offers?.languages.join(', ') ?? '',
        },
      ],
    },
    {
      id: 'reach',
      title: say('reachStep'),
      questions: [
        {
          id: 'phone',
          label: say('askPhone'),
          help: offers ? say('forExample', { example: offers.phone }) : '',
          kind: 'line',
          isNeeded: true,
          type: 'tel',
        },
        { id: 'email', label: say('askEmail'), kind: 'line', type: 'email' },
        {
          id: 'origin',
          label: say('askOrigin'),
          help: say('forExample', { example: 'https://www.example.com' }),
          kind: 'line',
          type: 'url',
        },
      ],
    },
    {
      id: 'services',
      title: say('servicesStep'),
      questions: [
        ...(services.length === 0
          ? []
          : [
              {
                id: 'ticked',
                label: say('askServices'),
                kind: 'ticks' as const,
                isNeeded: (answers.own ?? '').trim() === '',
                options: services.map(({ id, names }) => ({ value: id, label: named(names) })),
              },
            ]),
        {
          id: 'own',
          label: say('askOwnServices'),
          help: `${say('askOwnServicesHelp')} ${(answers.languages ?? '').includes(',') ? say('askOwnServicesLanguages') : ''}`,
          kind: 'lines',
          judgedAs: 'service',
        },
      ],
    },
    {
      id: 'areas',
      title: say('areasStep'),
      questions: [areasQuestion(say, answers.city ?? '')],
    },
  ]
}

/** As the server reads them: services that were ticked, and those of one’s own. */
const givenOf = ({ ticked, own = '', ...others }: Answers, offers: SiteOffers | null): Answers => {
  const all = (offers?.services ?? []).map(({ id }) => id).join('\n')
  return { ...others, services: [ticked ?? all, own].filter(Boolean).join('\n') }
}

export const NewSite = ({ editor, say, language }: ViewProps) => {
  const tell = told(editor.attempt)
  const { answers, offers, answer } = useAnswers(given => tell(() => call('newSiteOffers', { answers: given })), editor.age)
  const given = givenOf(answers, offers)
  return (
    <Guide
      steps={stepsFor(say, language, answers, offers)}
      answers={answers}
      say={say}
      city={null}
      onAnswer={answer}
      plan={() => tell(() => call('newSitePlan', { answers: given }))}
      onWrite={writeWith(editor, () => call('writeNewSite', { answers: given }))}
    />
  )
}
