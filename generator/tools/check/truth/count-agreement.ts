import type { ConfigPath } from '../../../site/config/document.ts'
import type { Finding, SiteCheck } from '../check.ts'
import type { ConfigText, SiteFacts } from '../facts/site.ts'
import { alwaysIn, countsIn, type Said } from './counts/said.ts'
import { countWordsOf, type Thing } from './counts/words.ts'

/** The one number in a list, if all in it are the same. */
const common = (counts: readonly (number | undefined)[]): number | undefined => (new Set(counts).size === 1 ? counts[0] : undefined)

/** How many steps the process has that a text speaks of: a service’s own, or that of all services. */
const stepsOf = (path: ConfigPath, { lengthAt }: SiteFacts): number | undefined => {
  if (path[0] === 'services') return lengthAt(['services', path[1] ?? 0, 'process'])
  if (path[0] !== 'pages' || path[1] !== 'service') return undefined
  return common(Array.from({ length: lengthAt(['services']) ?? 0 }, (_, index) => lengthAt(['services', index, 'process'])))
}

/** What the config has of each thing, beside the text at a path; `undefined` where the text may count something else. */
const counted: Readonly<Record<Thing, (path: ConfigPath, site: SiteFacts) => number | undefined>> = {
  areas: (_, { lengthAt }) => lengthAt(['locations']),
  services: (_, { lengthAt }) => lengthAt(['services']),
  steps: stepsOf,
  // A heading or lead over a list.
  items: (path, { lengthAt }) => lengthAt([...path.slice(0, -2), 'items']),
  fields: (path, { lengthAt }) => (path[0] === 'forms' ? lengthAt([...path.slice(0, -2), 'fields']) : undefined),
  // An area may have hours of its own.
  daysAWeek: (path, { openDays }) => (path[0] === 'locations' ? undefined : openDays),
  yearsInTrade: (_, { yearsInTrade }) => yearsInTrade,
}

const contradicts = ({ thing, count, isAll }: Said, known: number, { emergency }: SiteFacts): boolean => {
  switch (thing) {
    case 'areas':
    case 'services':
      return count > known || (isAll && count < known)
    case 'daysAWeek':
      // Emergencies are answered on the other days.
      return count < known || (count > known && !emergency)
    case 'yearsInTrade':
      return count > known
    default:
      return count !== known
  }
}

/** Words that are shown with an emergency service only, or of a day that is open round the clock. */
const isAboutAlways = ({ path }: ConfigText): boolean => path[0] === 'translations' && (path[1] === 'emergency' || path[1] === 'open24')

const faultsIn = (text: ConfigText, site: SiteFacts): readonly Finding[] => {
  const words = countWordsOf(site.languageOf(text.language)?.locale ?? text.language)
  if (words === undefined) return []
  // The label of a claim follows its figure.
  const figure = site.figures.find(({ path, value }) => value !== null && [...path, 'label', text.language].join() === text.path.join())
  const said = figure?.value == null ? text.text : `${figure.value} ${text.text}`
  const always = site.emergency || isAboutAlways(text) ? undefined : alwaysIn(said, words)
  return [
    ...countsIn(said, words).flatMap((one): readonly Finding[] => {
      const known = counted[one.thing](text.path, site)
      return known === undefined || !contradicts(one, known, site)
        ? []
        : [{ message: `the text says “${one.words}”, the config has ${known}`, at: text.path, needle: one.words }]
    }),
    ...(always === undefined
      ? []
      : [{ message: `the text says “${always}”, the config has no emergency service`, at: text.path, needle: always }]),
  ]
}

export const countAgreement = {
  id: 'count-agreement',
  needs: 'site',
  run: ({ site }) => site.texts.flatMap(text => faultsIn(text, site)),
} as const satisfies SiteCheck
