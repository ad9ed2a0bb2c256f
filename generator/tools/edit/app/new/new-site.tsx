/** The guide to a new site. */
import type { Answers } from '../../server/new-config.ts'
import type { SiteOffers } from '../../server/new-site.ts'
import { call } from '../client.ts'
import { type Texts, useTexts } from '../texts.ts'
import { Guide, useAnswers } from './guide.tsx'
import { areasQuestion, type Step } from './questions.tsx'

const stepsFor = (t: Texts, answers: Answers, offers: SiteOffers | null): readonly Step[] => {
  const nameIn = (names: Readonly<Record<string, string>>): string => names[t.language] ?? Object.values(names)[0] ?? ''
  const services = offers?.services ?? []
  return [
    {
      id: 'business',
      title: t('businessStep'),
      questions: [
        {
          id: 'trade',
          label: t('askTrade'),
          help: t('askTradeHelp'),
          kind: 'line',
          isRequired: true,
          options: (offers?.trades ?? []).map(({ names }) => ({ value: nameIn(names), label: '' })),
        },
        { id: 'name', label: t('askName'), kind: 'line', isRequired: true },
      ],
    },
    {
      id: 'place',
      title: t('placeStep'),
      questions: [
        { id: 'country', label: t('askCountry'), help: t('askCountryHelp'), kind: 'line', isRequired: true },
        { id: 'region', label: t('askRegion'), help: t('askRegionHelp'), kind: 'line' },
        { id: 'city', label: t('askCity'), kind: 'line', isRequired: true },
        {
          id: 'languages',
          label: t('askLanguages'),
          help: t('askLanguagesHelp'),
          kind: 'line',
          defaultAnswer: offers?.languages.join(', ') ?? '',
        },
      ],
    },
    {
      id: 'reach',
      title: t('contactStep'),
      questions: [
        {
          id: 'phone',
          label: t('askPhone'),
          help: offers ? t('forExample', { example: offers.phone }) : '',
          kind: 'line',
          isRequired: true,
          type: 'tel',
        },
        { id: 'email', label: t('askEmail'), kind: 'line', type: 'email' },
        {
          id: 'origin',
          label: t('askOrigin'),
          help: t('forExample', { example: 'https://www.example.com' }),
          kind: 'line',
          type: 'url',
        },
      ],
    },
    {
      id: 'services',
      title: t('servicesStep'),
      questions: [
        ...(services.length === 0
          ? []
          : [
              {
                id: 'checked',
                label: t('askServices'),
                kind: 'checkboxes' as const,
                isRequired: (answers.own ?? '').trim() === '',
                options: services.map(({ id, names }) => ({ value: id, label: nameIn(names) })),
              },
            ]),
        {
          id: 'own',
          label: t('askOwnServices'),
          help: `${t('askOwnServicesHelp')} ${(answers.languages ?? '').includes(',') ? t('askOwnServicesLanguages') : ''}`,
          kind: 'lines',
          reportedAs: 'service',
        },
      ],
    },
    {
      id: 'areas',
      title: t('areasStep'),
      questions: [areasQuestion(t, answers.city ?? '')],
    },
  ]
}

/** The answers as the server expects them: the checked services and the person’s own ones in one list. */
const inputOf = ({ checked, own = '', ...others }: Answers, offers: SiteOffers | null): Answers => {
  const offeredIds = (offers?.services ?? []).map(({ id }) => id).join('\n')
  return { ...others, services: [checked ?? offeredIds, own].filter(Boolean).join('\n') }
}

export const NewSite = () => {
  const t = useTexts()
  const { answers, offers, onAnswer } = useAnswers(entered => call('newSiteOffers', { answers: entered }))
  const input = { answers: inputOf(answers, offers) }
  return (
    <Guide
      steps={stepsFor(t, answers, offers)}
      answers={answers}
      city={null}
      onAnswer={onAnswer}
      loadPlan={() => call('newSitePlan', input)}
      write={() => call('writeNewSite', input)}
    />
  )
}
