/** The questions of `clone`, ordered so that answers provide defaults for later questions. */

import type { Person, Prompt } from '../../platform/terminal/person.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { examplePoint } from '../../site/config/values/country-areas.ts'
import type { Text } from '../../site/model/language.ts'
import { textIn } from '../messages.ts'
import { type BaseFacts, countryOf, faultOf, type Question, type Written } from './answers.ts'
import { offeredEmail, offeredFile, offeredOrigin } from './base.ts'
import { type CloneMessage, cloneValidator } from './clone-messages.ts'
import { exampleOf, factsToAsk, isSame, type PlaceQuestion, placeAnswersOf } from './place-facts.ts'
import { listedNames } from './points.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
}

const namesOf = (text: Text | string): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** What is asked about each fact of a place. */
const factQuestions = (base: Config): Readonly<Record<PlaceQuestion, string>> => {
  const known = placeAnswersOf(base)
  const city = textIn(base.business.address.city, base.site.languages[0]?.code ?? '')
  const keep = (question: PlaceQuestion): string => ` “same” if that of ${city} applies: ${known[question]}`
  return {
    timeZone: `Time zone.${keep('timeZone')}`,
    hours: `Opening hours. “same” if those of ${city} apply: ${known.hours}`,
    licence: `Licence there: number; authority.${keep('licence')}. Leave empty if it has none`,
    rating: `Rating there: value; number of reviews; date; URL of the reviews. Leave empty if it has none`,
    founded: `Year in which the business there was founded.${keep('founded')}`,
    claims: `Figures there.${keep('claims')}. Leave empty to show none`,
    profiles: 'Profiles there: name=URL, separated by semicolons. Leave empty if it has none',
    inbox: `Id of its form at the form service, which decides who receives the messages.${keep('inbox')}`,
    legal: 'Do the legal texts of the base (privacy page) apply there? Write “same” if they do, or leave empty and write others later',
  }
}

/** Asks for all missing answers. @param fileFault why a file cannot be written @throws Cancelled */
export const askForRest = async (
  person: Person,
  answers: Answers,
  base: Config,
  facts: BaseFacts,
  fileFault: (file: string) => string | undefined,
): Promise<Answers> => {
  await person.begin('New city. Press Enter to accept a default, or Ctrl+C to stop without writing anything.')
  let { written } = answers
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }
  const validated = (question: Question, asked: Omit<Prompt, 'validate'>): Promise<string> =>
    person.ask({ ...asked, validate: cloneValidator(answer => faultOf(question, answer, written, facts)) })

  const required = async (question: Question & keyof Written, asked: Omit<Prompt, 'validate'>): Promise<void> =>
    put({ [question]: await validated(question, asked) })

  /** Asks for a name in each other language. */
  const inOthers = async (what: string, name: string, question: Question): Promise<Text> => {
    const names: { [code: string]: string } = {}
    for (const { code, name: language } of base.site.languages.slice(1))
      names[code] = await validated(question, { message: `${what}, in ${language}`, offered: name })
    return names
  }

  const { address } = base.business
  const city = written.city ?? (await validated('city', { message: 'City of the new site', example: 'Ottawa' }))
  if (written.city === undefined) put({ city, cityIn: await inOthers(city, city, 'city') })

  if (written.region === undefined)
    put({
      region: await validated('region', {
        message: 'Code of its province or state; in another country with the country before it, such as US-VT',
        offered: address.region,
      }),
    })
  const moved = written.region?.trim().toUpperCase() !== address.region || countryOf(written, facts) !== address.country
  const isOtherCity = moved || !namesOf(address.city).includes(city)
  if (moved && written.regionName === undefined && address.regionName !== undefined) {
    const regionName = await validated('regionName', {
      message: `Name of this province or state, as on an envelope, instead of ${textIn(address.regionName, base.site.languages[0]?.code ?? '')}`,
    })
    put({ regionName, regionNameIn: await inOthers(regionName, regionName, 'regionName') })
  }
  if (written.name === undefined) put({ name: await validated('name', { message: 'Name of the business', offered: base.business.name }) })
  if (written.origin === undefined)
    put({ origin: await validated('origin', { message: 'URL of the new site', offered: offeredOrigin(base, city) }) })
  if (written.phone === undefined)
    put({ phone: await validated('phone', { message: 'Main phone number. “same” for that of the base', example: '613-555-0123' }) })
  if (written.email === undefined)
    put({
      email: await validated('email', {
        message: 'Email address. “same” for that of the base',
        offered: offeredEmail(base, written.origin ?? ''),
      }),
    })

  const listFault = (question: Question, text: string): CloneMessage | undefined =>
    listedNames(text).length === 0 ? { code: 'empty' } : listedNames(text).flatMap(one => faultOf(question, one, written, facts) ?? [])[0]

  /** Asks for a list of ids of the base, all by default. */
  const chosen = async (
    key: 'services' | 'languages',
    question: 'service' | 'language',
    message: string,
    all: readonly string[],
  ): Promise<void> => {
    if (written[key] !== undefined || all.length < 2) return
    const offered = all.join(', ')
    const answer = await person.ask({
      message,
      offered,
      validate: cloneValidator(text => listFault(question, text)),
    })
    if (answer !== offered) put({ [key]: listedNames(answer) })
  }
  /** An answer that may be empty. */
  const optional = async (question: Question & keyof Written, asked: Omit<Prompt, 'validate'>): Promise<void> => {
    if (written[question] !== undefined) return
    const validate = cloneValidator(answer =>
      answer.trim() === '' || answer === asked.offered ? undefined : faultOf(question, answer, written, facts),
    )
    const answer = await person.ask({ ...asked, validate })
    if (answer.trim() !== '' && answer !== asked.offered) put({ [question]: answer })
  }

  if (address.street !== undefined) {
    await optional('street', { message: 'Street address. Leave empty if customers cannot visit' })
    if (written.street !== undefined) await optional('postalCode', { message: 'Postal code' })
  }
  await chosen('services', 'service', 'Services offered there, separated by commas', facts.services ?? [])
  await chosen('languages', 'language', 'Languages, separated by commas, the main one first', facts.languages)
  if (written.areas === undefined) {
    const answer = await person.ask({
      message: 'Towns and areas served, separated by commas. “same” for those of the base',
      offered: city,
      example: 'Kanata, Nepean, Gatineau',
      validate: cloneValidator(text => listFault('area', text)),
    })
    const { cityIn = {} } = written
    put({
      areas: listedNames(answer),
      ...(answer === city ? { areasIn: Object.fromEntries(Object.entries(cityIn).map(([code, name]) => [code, [name]])) } : {}),
    })
  }
  const pointless = (written.areas ?? []).some(area => !area.includes('@')) && !isSame(written.areas?.[0])
  if (written.geo === undefined && (pointless || base.business.geo !== undefined))
    await (pointless ? required : optional)('geo', {
      message: `Where ${city} is on the map: latitude, longitude in degrees (right-click on an online map to see them)`,
      example: examplePoint(countryOf(written, facts)),
    })
  const asked = factQuestions(base)
  for (const question of factsToAsk(base, isOtherCity, moved))
    await optional(question, {
      message: asked[question],
      example: exampleOf(question),
    })
  const out = answers.out ?? (await person.ask({ message: 'File to write', offered: offeredFile(city), validate: fileFault }))
  await person.end('Thank you.')
  return { written, out }
}
