import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import type { Finding, TextCheck } from '../check.ts'
import type { SaidText } from '../facts/said.ts'
import type { SiteFacts } from '../facts/site.ts'
import { countsIn, type Said } from './counts/said.ts'
import type { Thing } from './counts/words.ts'
import { originOf } from './origin.ts'

/** Where a number stands: the text of the config that says it, and the service that the page is about. */
interface Place {
  readonly service: string | undefined
  readonly path: ConfigPath
  readonly site: SiteFacts
}

/** The one number in a list, if all in it are the same. */
const common = (counts: readonly (number | undefined)[]): number | undefined => (new Set(counts).size === 1 ? counts[0] : undefined)

/** Length of a list of the service that a text speaks of: the one it belongs to, the one of the page, or any where all are alike. */
const ofService = (list: string, { service, path, site: { lengthAt, services } }: Place): number | undefined => {
  if (path[0] === 'services') return lengthAt(['services', path[1] ?? 0, list])
  const at = services.findIndex(({ id }) => id === service)
  if (at >= 0) return lengthAt(['services', at, list])
  return common(services.map((_, index) => lengthAt(['services', index, list])))
}

/** Other texts may count steps and signs of something else. */
const isOfService = ({ path }: Place): boolean => path[0] === 'services' || (path[0] === 'pages' && path[1] === 'service')

/** What the config has of each thing, beside a text; `undefined` where the text may count something else. */
const counted: Readonly<Record<Thing, (place: Place) => number | undefined>> = {
  areas: ({ site }) => site.lengthAt(['locations']),
  services: ({ site }) => site.lengthAt(['services']),
  languages: ({ site }) => site.languages.length,
  steps: place => (isOfService(place) ? ofService('process', place) : undefined),
  signs: place => (isOfService(place) ? ofService('warningSigns', place) : undefined),
  // A heading or lead over a list.
  items: ({ path, site: { lengthAt } }) => lengthAt([...path.slice(0, -2), 'items']) ?? lengthAt([...path.slice(0, -2), 'points']),
  fields: ({ path, site: { lengthAt } }) => (path[0] === 'forms' ? lengthAt([...path.slice(0, -2), 'fields']) : undefined),
  // An area may have hours of its own.
  daysAWeek: ({ path, site }) => (path[0] === 'locations' ? undefined : site.openDays),
  yearsInTrade: ({ site }) => site.yearsInTrade,
  yearsOfOurs: ({ path, site }) => (path[0] === 'pages' || path[0] === 'business' ? site.yearsInTrade : undefined),
}

const contradicts = ({ thing, count, isAll }: Said, known: number, { emergency }: SiteFacts): boolean => {
  switch (thing) {
    case 'areas':
    case 'services':
    case 'signs':
      return count > known || (isAll && count < known)
    case 'languages':
      return count > known
    case 'daysAWeek':
      // Emergencies are answered on the other days.
      return count < known || (count > known && !emergency)
    case 'yearsInTrade':
    case 'yearsOfOurs':
      return count > known
    default:
      return count !== known
  }
}

/** Judges the numbers of a text for pages about a service. */
const faultsIn = (
  said: SaidText,
  site: SiteFacts,
  all: readonly Said[] = countsIn(said.text, said.language),
): ((service: string | undefined) => readonly Finding[]) => {
  const counts = all.flatMap(one => {
    const path = originOf(site, said, one.words)
    return path === undefined ? [] : [{ one, path }]
  })
  return service =>
    counts.flatMap(({ one, path }): readonly Finding[] => {
      const known = counted[one.thing]({ service, path, site })
      return known === undefined || !contradicts(one, known, site)
        ? []
        : [{ message: `the text says “${one.words}”, the config has ${known}`, at: path, needle: one.words }]
    })
}

/** Whether a number is wrong on any page. The same figure may be written at two places of the config, so it is asked of on each page. */
const mayBeWrong = (said: SaidText, site: SiteFacts): boolean => {
  const all = countsIn(said.text, said.language)
  if (all.length === 0) return false
  if (said.path !== undefined) return true
  const faultsOn = faultsIn(said, site, all)
  const ofServices = all.some(({ thing }) => thing === 'steps' || thing === 'signs')
  return faultsOn(undefined).length > 0 || (ofServices && site.services.some(({ id }) => faultsOn(id).length > 0))
}

export const countAgreement = {
  id: 'count-agreement',
  needs: 'text',
  figures: true,
  suspects: mayBeWrong,
  run: ({ text, page, site }) => faultsIn(text, site)(page.route.params.service),
} as const satisfies TextCheck
