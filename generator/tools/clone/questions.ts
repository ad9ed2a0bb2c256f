/** The questions of `clone`, ordered so that answers provide defaults for later questions. */

import type { Person, Prompt } from '../../platform/terminal/person.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { examplePoint } from '../../site/config/values/country-areas.ts'
import { exampleNumber } from '../../site/config/values/phone-number.ts'
import type { Text } from '../../site/model/language.ts'
import { languageName, textIn } from '../messages.ts'
import { askerFor, listFault } from '../missing-answers.ts'
import { type BaseFacts, countryOf, faultOf, type Question, type singleQuestions, type Written } from './answers.ts'
import { offeredEmail, offeredFile, offeredOrigin } from './base.ts'
import { cloneValidator } from './clone-messages.ts'
import { exampleOf, factsToAsk, isSame, placeAnswersOf } from './place-facts.ts'
import { listedNames } from './points.ts'
import { questionText } from './question-texts.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
}

type Single = (typeof singleQuestions)[number] | 'city'

const namesOf = (text: Text | string): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** Asks for all missing answers. @param fileFault why a file cannot be written @throws Cancelled */
export const askForRest = async (
  person: Person,
  answers: Answers,
  base: Config,
  facts: BaseFacts,
  fileFault: (file: string) => string | undefined,
): Promise<Answers> => {
  const { language } = person
  const textOf = (message: Parameters<typeof questionText>[0]): string => questionText(message, language)
  let { written } = answers
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }
  const validate = (question: Question): Prompt['validate'] => cloneValidator(answer => faultOf(question, answer, written, facts), language)
  const validateList = (question: Question): Prompt['validate'] =>
    cloneValidator(answer => listFault(listedNames(answer), item => faultOf(question, item, written, facts)), language)
  const { ask, askOptional } = askerFor<Single>(person, {
    isAnswered: question => written[question] !== undefined,
    validate,
    put: (question, answer) => put({ [question]: answer }),
  })

  /** Asks for a name in each other language. */
  const inOthers = async (name: string, question: Question): Promise<Text> => {
    const names: { [code: string]: string } = {}
    for (const { code } of base.site.languages.slice(1)) {
      const message = textOf({ code: 'translatedName', values: { name, language: languageName(code, language) } })
      names[code] = await person.ask({ message, offered: name, validate: validate(question) })
    }
    return names
  }
  /** A text of the base in the language of the person, if it has that. */
  const ofBase = (text: Parameters<typeof textIn>[0]): string => textIn(text, language) || textIn(text, base.site.languages[0]?.code ?? '')
  /** Asks for a list of ids of the base, all by default. */
  const chosen = async (key: 'services' | 'languages', question: 'service' | 'language', all: readonly string[]): Promise<void> => {
    if (written[key] !== undefined || all.length < 2) return
    const offered = all.join(', ')
    const answer = await person.ask({ message: textOf({ code: key }), offered, validate: validateList(question) })
    if (answer !== offered) put({ [key]: listedNames(answer) })
  }

  const { address } = base.business
  await person.begin(textOf({ code: 'begin' }))
  const isNamed = written.city !== undefined
  await ask('city', { message: textOf({ code: 'city' }), example: 'Ottawa' })
  const { city = '' } = written
  if (!isNamed) put({ cityIn: await inOthers(city, 'city') })
  await ask('region', { message: textOf({ code: 'region' }), offered: address.region })
  const moved = written.region?.trim().toUpperCase() !== address.region || countryOf(written, facts) !== address.country
  const isOtherCity = moved || !namesOf(address.city).includes(city)
  if (moved && written.regionName === undefined && address.regionName !== undefined) {
    await ask('regionName', { message: textOf({ code: 'regionName', values: { known: ofBase(address.regionName) } }) })
    put({ regionNameIn: await inOthers(written.regionName ?? '', 'regionName') })
  }
  await ask('name', { message: textOf({ code: 'name' }), offered: base.business.name })
  await ask('origin', { message: textOf({ code: 'origin' }), offered: offeredOrigin(base, city) })
  await ask('phone', { message: textOf({ code: 'phone' }), example: exampleNumber(countryOf(written, facts)) })
  if (base.business.email === undefined) await askOptional('email', { message: textOf({ code: 'newEmail' }) })
  else await ask('email', { message: textOf({ code: 'email' }), offered: offeredEmail(base, written.origin ?? '') })
  if (address.street !== undefined) {
    await askOptional('street', { message: textOf({ code: 'street' }) })
    if (written.street !== undefined) await askOptional('postalCode', { message: textOf({ code: 'postalCode' }) })
  }
  await chosen('services', 'service', facts.services ?? [])
  await chosen('languages', 'language', facts.languages)
  if (written.areas === undefined) {
    const message = textOf({ code: 'areas' })
    const answer = await person.ask({ message, offered: city, example: 'Kanata, Nepean, Gatineau', validate: validateList('area') })
    const { cityIn = {} } = written
    put({
      areas: listedNames(answer),
      ...(answer === city ? { areasIn: Object.fromEntries(Object.entries(cityIn).map(([code, name]) => [code, [name]])) } : {}),
    })
  }
  const pointless = (written.areas ?? []).some(area => !area.includes('@')) && !isSame(written.areas?.[0])
  if (pointless || base.business.geo !== undefined)
    await (pointless ? ask : askOptional)('geo', {
      message: textOf({ code: 'geo', values: { city } }),
      example: examplePoint(countryOf(written, facts)),
    })
  const known = placeAnswersOf(base)
  for (const code of factsToAsk(base, isOtherCity, moved)) {
    const values = { city: ofBase(address.city), known: known[code] }
    await askOptional(code, { message: textOf({ code, values }), example: exampleOf(code) })
  }
  const out = answers.out ?? (await person.ask({ message: textOf({ code: 'file' }), offered: offeredFile(city), validate: fileFault }))
  await person.end(textOf({ code: 'end' }))
  return { written, out }
}
