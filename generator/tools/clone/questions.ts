/** The questions of `clone`, ordered so that answers provide defaults for later questions. */

import type { Person, Prompt } from '../../platform/terminal/person.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { Text } from '../../site/model/language.ts'
import { textIn } from '../messages.ts'
import { type BaseFacts, countryOf, faultOf, type Question, type Written } from './answers.ts'
import { offeredEmail, offeredFile, offeredOrigin } from './base.ts'
import { cloneValidator } from './clone-messages.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
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
  if (moved && written.regionName === undefined && address.regionName !== undefined) {
    const regionName = await validated('regionName', {
      message: 'Name of this province or state, as on an envelope',
      example: `instead of ${textIn(address.regionName, base.site.languages[0]?.code ?? '')}`,
    })
    put({ regionName, regionNameIn: await inOthers(regionName, regionName, 'regionName') })
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
      validate: cloneValidator(answer => list(answer).flatMap(area => faultOf('area', area, written, facts) ?? [])[0]),
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
  const out = answers.out ?? (await person.ask({ message: 'File to write', offered: offeredFile(city), validate: fileFault }))
  await person.end('Thank you.')
  return { written, out }
}
