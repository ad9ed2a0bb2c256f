/** The questions of `new`, ordered so that answers provide defaults for later questions. */
import type { Person, Prompt } from '../../platform/terminal/person.ts'
import { exampleNumber } from '../../site/config/values/phone-number.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { countryIn, faultOf, likelyLanguages, type Question, servicesOffered, type Written } from './answers.ts'
import { newValidator } from './new-messages.ts'
import { starters } from './trades.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
}

/** `Kanata@45.30,-75.90, Nepean` → both: a comma in a point does not separate areas. */
export const listOf = (answer: string): readonly string[] =>
  (answer.match(/[^,@]+(?:@[^,]*,?[^,]*)?/g) ?? []).map(one => one.trim()).filter(one => one !== '')

/** Asks for the sentence of each service that the trade template lacks, and for its name in the other languages. */
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
      const localName = index === 0 ? name : await person.ask({ message: `${name}${inLanguage}`, offered: name, validate })
      const sentence = await person.ask({
        message: `${localName} in a sentence${inLanguage}`,
        example: 'What the customer gets.',
        validate,
      })
      texts.push(`${localName}: ${sentence.replaceAll('|', '/')}`)
    }
    services.push(texts.join(' | '))
  }
  return services
}

/** Asks for all missing answers. @param fileFault why a file cannot be written @throws Cancelled */
export const askForRest = async (
  person: Person,
  answers: Answers,
  offeredFile: (name: string) => string,
  fileFault: (file: string) => string | undefined,
): Promise<Answers> => {
  await person.begin('A new site. Enter takes what is offered; Ctrl+C stops, and nothing is written.')
  let { written } = answers
  const validated = (question: Question): Prompt['validate'] => newValidator(answer => faultOf(question, answer, written))
  const validatedList = (question: Question, withList: (list: readonly string[]) => Written = () => written): Prompt['validate'] =>
    newValidator(answer => {
      const items = listOf(answer)
      return items.length === 0 ? { code: 'empty' } : items.flatMap(one => faultOf(question, one, withList(items)) ?? [])[0]
    })
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }
  const ask = (question: Question, message: string, example?: string): Promise<string> =>
    person.ask({ message, ...withoutUndefined({ example }), validate: validated(question) })
  const askOptional = async (question: 'region' | 'email' | 'origin', message: string, example: string): Promise<void> => {
    const validate: Prompt['validate'] = answer => (answer.trim() === '' ? undefined : validated(question)(answer))
    const answer = await person.ask({ message, example, validate })
    if (answer.trim() !== '') put({ [question]: answer })
  }

  const trades = starters().map(one => one.trade)
  const { trade, name, city, country, region, languages, phone, email, origin, services, areas } = written
  if (trade === undefined)
    put({ trade: await ask('trade', `What does the business do? There are drafts for ${trades.join(', ')}`, 'plumber') })
  if (name === undefined) put({ name: await ask('name', 'Name of the business') })
  if (country === undefined && !/^[A-Z]{2}-/i.test(region ?? '')) put({ country: await ask('country', 'Country', 'US') })
  if (region === undefined) await askOptional('region', 'Code of its state or province; empty where addresses have none', 'TX')
  if (languages === undefined) {
    const answer = await person.ask({
      message: 'Languages of the site, its first one first, with commas between',
      offered: likelyLanguages(written).join(', '),
      validate: validatedList('languages', list => ({ ...written, languages: list })),
    })
    put({ languages: listOf(answer) })
  }
  if (city === undefined) put({ city: await ask('city', 'City', 'Austin') })
  if (phone === undefined) put({ phone: await ask('phone', 'Telephone number', exampleNumber(countryIn(written))) })
  if (email === undefined) await askOptional('email', 'E-mail address; empty without one', 'hello@example.com')
  if (origin === undefined) await askOptional('origin', 'Address of the site; empty if it has none yet', 'https://www.example.com')
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
  const out = answers.out ?? (await person.ask({ message: 'File to write', offered: offeredFile(written.name ?? ''), validate: fileFault }))
  await person.end('Thank you.')
  return { written, out }
}
