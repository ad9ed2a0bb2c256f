/** The questions of `new`, ordered so that answers provide defaults for later questions. */
import type { Person, Prompt } from '../../platform/terminal/person.ts'
import { exampleNumber } from '../../site/config/values/phone-number.ts'
import { slugify } from '../../site/config/values/slug.ts'
import { countryIn, faultOf, likelyLanguages, type Question, servicesOffered, type Written } from './answers.ts'
import { newValidator } from './new-messages.ts'
import { starters } from './trades.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
}

/** `Kanata@45.30,-75.90, Nepean` → both: a comma within a point is none between areas. */
export const listOf = (answer: string): readonly string[] =>
  (answer.match(/[^,@]+(?:@[^,]*,?[^,]*)?/g) ?? []).map(one => one.trim()).filter(one => one !== '')

/** Validates optional answers only if they are not empty. */
const orEmpty =
  (validate: Prompt['validate']): Prompt['validate'] =>
  answer =>
    answer.trim() === '' ? undefined : validate(answer)

/** The sentence of each service that is not the starter’s, and what it is called in further languages. */
const withSentences = async (person: Person, names: readonly string[], written: Written): Promise<readonly string[]> => {
  const codes = written.languages ?? likelyLanguages(written)
  const services: string[] = []
  for (const name of names) {
    if (servicesOffered(written).includes(name) || name.includes(':')) {
      services.push(name)
      continue
    }
    const texts: string[] = []
    for (const [index, code] of codes.entries()) {
      const inLanguage = codes.length === 1 ? '' : `, in ${code}`
      const validate = newValidator(answer => (answer.trim() === '' ? { code: 'empty' } : undefined))
      const called = index === 0 ? name : await person.ask({ message: `${name}${inLanguage}`, offered: name, validate })
      const sentence = await person.ask({ message: `${called} in a sentence${inLanguage}`, example: 'What the customer gets.', validate })
      texts.push(`${called}: ${sentence.replaceAll('|', '/')}`)
    }
    services.push(texts.join(' | '))
  }
  return services
}

/** Asks for everything that was not given. @param fileFault why a file cannot be written @throws Cancelled */
export const askForRest = async (
  person: Person,
  given: Answers,
  offeredFile: (name: string) => string,
  fileFault: (file: string) => string | undefined,
): Promise<Answers> => {
  await person.begin('A new site. Enter takes what is offered; Ctrl+C stops, and nothing is written.')
  let written: Written = given.written
  const validated = (question: Question): Prompt['validate'] => newValidator(answer => faultOf(question, answer, written))
  const validatedList = (question: Question, more: (list: readonly string[]) => Written = () => written): Prompt['validate'] =>
    newValidator(answer => {
      const items = listOf(answer)
      return items.length === 0 ? { code: 'empty' } : items.flatMap(one => faultOf(question, one, more(items)) ?? [])[0]
    })
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }

  const { trade, name, city, country, region, languages, phone, email, origin, services, areas } = written
  if (trade === undefined)
    put({
      trade: await person.ask({
        message: `What does the business do? There are drafts for ${starters()
          .map(one => one.trade)
          .join(', ')}`,
        example: 'plumber',
        validate: validated('trade'),
      }),
    })
  if (name === undefined) put({ name: await person.ask({ message: 'Name of the business', validate: validated('name') }) })
  if (country === undefined && !/^[A-Z]{2}-/i.test(region ?? ''))
    put({ country: await person.ask({ message: 'Country', example: 'US', validate: validated('country') }) })
  if (region === undefined) {
    const answer = await person.ask({
      message: 'Code of its state or province; empty where addresses have none',
      example: 'TX',
      validate: orEmpty(validated('region')),
    })
    if (answer.trim() !== '') put({ region: answer })
  }
  if (languages === undefined) {
    const answer = await person.ask({
      message: 'Languages of the site, its first one first, with commas between',
      offered: likelyLanguages(written).join(', '),
      validate: validatedList('languages', list => ({ ...written, languages: list })),
    })
    put({ languages: listOf(answer) })
  }
  if (city === undefined) put({ city: await person.ask({ message: 'City', example: 'Austin', validate: validated('city') }) })
  if (phone === undefined)
    put({
      phone: await person.ask({
        message: 'Telephone number',
        example: exampleNumber(countryIn(written)),
        validate: validated('phone'),
      }),
    })
  if (email === undefined) {
    const message = 'E-mail address; empty without one'
    const answer = await person.ask({ message, example: 'hello@example.com', validate: orEmpty(validated('email')) })
    if (answer.trim() !== '') put({ email: answer })
  }
  if (origin === undefined) {
    const message = 'Address of the site; empty if it has none yet'
    const answer = await person.ask({ message, example: 'https://www.example.com', validate: orEmpty(validated('origin')) })
    if (answer.trim() !== '') put({ origin: answer })
  }
  if (services === undefined) {
    const offered = servicesOffered(written)
    const answer = await person.ask({
      message:
        offered.length === 0
          ? 'What do you offer? Names, with commas between'
          : 'Services, with commas between; other names are services of your own',
      ...(offered.length === 0 ? { example: 'Lawn care, Tree care' } : { offered: offered.join(', ') }),
      validate: newValidator(answer => (listOf(answer).length === 0 ? { code: 'empty' } : undefined)),
    })
    put({ services: await withSentences(person, listOf(answer), written) })
  }
  if (areas === undefined)
    put({
      areas: listOf(
        await person.ask({
          message: 'Towns and areas served, with commas between; with its point on the map: Kanata@45.30,-75.90',
          offered: written.city,
          validate: validatedList('area'),
        }),
      ),
    })
  const out =
    given.out ?? (await person.ask({ message: 'File to write', offered: offeredFile(slugify(written.name ?? '')), validate: fileFault }))
  await person.end('Thank you.')
  return { written, out }
}
