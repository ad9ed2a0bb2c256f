/** The questions of `clone`, ordered so that answers provide defaults for later questions. */

import type { Person, Prompt } from '../../platform/terminal/person.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { Text } from '../../site/model/language.ts'
import { type Around, countryOf, faultOf, type Question, type Written } from './answers.ts'
import { cloneValidator } from './clone-messages.ts'
import { offeredEmail, offeredFile, offeredOrigin } from './offers.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
}

interface QuestionContext {
  readonly person: Person
  readonly base: Config
  readonly around: Around
}

const nameIn = (text: Text | string, code: string): string => (typeof text === 'string' ? text : (text[code] ?? ''))

/** Asks for a name in each other language. */
const inOthers = async ({ person, base, around }: QuestionContext, what: string, name: string, question: Question): Promise<Text> => {
  const own: { [code: string]: string } = {}
  for (const { code, name: language } of base.site.languages.slice(1))
    own[code] = await person.ask({
      message: `${what}, in ${language}`,
      offered: name,
      validate: cloneValidator(answer => faultOf(question, answer, {}, around)),
    })
  return own
}

/** Asks for everything that was not given. @param fileFault why a file cannot be written @throws Cancelled */
export const askForRest = async (
  person: Person,
  given: Answers,
  base: Config,
  around: Around,
  fileFault: (file: string) => string | undefined,
): Promise<Answers> => {
  const context: QuestionContext = { person, base, around }
  await person.begin('New city. Press Enter to accept a default, or Ctrl+C to stop without writing anything.')
  let written: Written = given.written
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }
  const validated = (question: Question, asked: Omit<Prompt, 'validate'>): Promise<string> =>
    person.ask({ ...asked, validate: cloneValidator(answer => faultOf(question, answer, written, around)) })

  const first = base.site.languages[0]?.code ?? ''
  const { address } = base.business
  const city = written.city ?? (await validated('city', { message: 'City of the new site', example: 'Ottawa' }))
  if (written.city === undefined) put({ city, cityIn: await inOthers(context, city, city, 'city') })

  if (written.region === undefined)
    put({
      region: await validated('region', {
        message: 'Code of its province or state; in another country with the country before it, such as US-VT',
        offered: address.region,
      }),
    })
  const moved = written.region?.trim().toUpperCase() !== address.region || countryOf(written, around) !== address.country
  if (moved && written.regionName === undefined && address.regionName !== undefined) {
    const regionName = await validated('regionName', {
      message: 'Name of this province or state, as on an envelope',
      example: `instead of ${nameIn(address.regionName, first)}`,
    })
    put({ regionName, regionNameIn: await inOthers(context, regionName, regionName, 'regionName') })
  }
  if (written.name === undefined) put({ name: await validated('name', { message: 'Trade name', offered: base.business.name }) })
  if (written.origin === undefined)
    put({ origin: await validated('origin', { message: 'URL of the new site', offered: offeredOrigin(base, city) }) })
  if (written.phone === undefined) put({ phone: await validated('phone', { message: 'Main phone number', example: '613-555-0123' }) })
  if (written.email === undefined)
    put({ email: await validated('email', { message: 'E-mail address', offered: offeredEmail(base, written.origin ?? '') }) })

  if (written.areas === undefined) {
    const list = (answer: string): readonly string[] =>
      answer
        .split(',')
        .map(area => area.trim())
        .filter(area => area !== '')
    const answer = await person.ask({
      message: `Towns and areas served, separated by commas. Leave empty to use those of the base`,
      example: 'Kanata, Nepean, Gatineau',
      validate: cloneValidator(answer => list(answer).flatMap(area => faultOf('area', area, written, around) ?? [])[0]),
    })
    if (list(answer).length > 0) put({ areas: list(answer) })
  }
  if (written.geo === undefined && (written.areas ?? []).some(area => !area.includes('@')))
    put({
      geo: await validated('geo', {
        message: `Where ${city} is on the map: latitude, longitude in degrees (a map shows them when you click with the right button)`,
        example: '45.42, -75.70',
      }),
    })
  const out =
    given.out ??
    (await person.ask({
      message: 'File to write',
      offered: offeredFile(city),
      validate: fileFault,
    }))
  await person.end('Thank you.')
  return { written, out }
}
