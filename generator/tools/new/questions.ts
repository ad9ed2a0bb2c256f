/** The questions of `new`, ordered so that answers provide defaults for later questions. */
import { packNames } from '../../platform/config/pack-files.ts'
import type { Person, Prompt } from '../../platform/terminal/person.ts'
import { businessTypes } from '../../site/config/schema/business-types.ts'
import { exampleNumber } from '../../site/config/values/phone-number.ts'
import { timeZoneOf } from '../../site/config/values/time-zones.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { capital, languageName } from '../messages.ts'
import { askerFor, isEmpty, listFault, repeatedIn } from '../missing-answers.ts'
import { faultOf, type Question, servicesOffered } from './answers.ts'
import { newText, newValidator } from './new-messages.ts'
import { type PictureFile, type PictureUse, pathFault, pathsIn, readPicture } from './pictures.ts'
import { questionText } from './question-texts.ts'
import { nameIn, nearTrades, type Starter, tradeNamed } from './trades.ts'
import { countryIn, hasRegions, likelyLanguages, regionIn, type Written } from './written.ts'

export interface Answers {
  readonly written: Written
  readonly out: string | undefined
  /** Files to copy to `assets/images/`. */
  readonly pictures: readonly PictureFile[]
}

export interface Setting {
  /** The country of the user’s locale. */
  readonly country: string | undefined
  readonly offeredFile: (name: string) => string
  /** Why a file cannot be written. */
  readonly fileFault: (file: string) => string | undefined
  /** Resolves a path that the user named. */
  readonly path: (name: string) => string
  /** The `assets` of the new site. */
  readonly assets: string
}

/** `Kanata@45.30,-75.90, Nepean` → both: a comma in a point does not separate areas. */
export const listOf = (answer: string): readonly string[] =>
  (answer.match(/[^,@]+(?:@[^,]*,?[^,]*)?/g) ?? []).map(one => one.trim()).filter(one => one !== '')

/** What a region is called in countries that have a list of them. */
const regionQuestions: Readonly<Record<string, 'state' | 'province'>> = { AU: 'state', BR: 'state', CA: 'province', US: 'state' }

const regionExamples: Readonly<Record<string, string>> = { AU: 'NSW', BR: 'SP', CA: 'Ontario', US: 'Texas' }

const starterOf = ({ trade }: Written): Starter | undefined => {
  const found = trade === undefined ? undefined : tradeNamed(trade)
  return found !== undefined && 'starter' in found ? found.starter : undefined
}

const serviceNames = (language: MessageLanguage): Prompt['validate'] =>
  newValidator(answer => (/[{}<>|:]/.test(answer) ? { code: 'serviceName' } : repeatedIn(listOf(answer))), language)

const sentence = (language: MessageLanguage): Prompt['validate'] =>
  newValidator(
    answer => (isEmpty(answer) ? { code: 'empty' } : /[{}<>]/.test(answer) ? { code: 'serviceCharacters' } : undefined),
    language,
  )

const voiceOf = ({ language }: Person) => ({
  language,
  textOf: (message: Parameters<typeof questionText>[0]) => questionText(message, language),
})

const required = (language: MessageLanguage): Prompt['validate'] =>
  newValidator(answer => (isEmpty(answer) ? { code: 'empty' } : undefined), language)

/** The trade in the user’s own words, then the closest type of business. */
const askTrade = async (person: Person): Promise<string> => {
  const { language, textOf } = voiceOf(person)
  const words = await person.ask({ message: textOf({ code: 'trade' }), validate: required(language) })
  const near = tradeNamed(words) === undefined ? nearTrades(words) : []
  if (near.length === 0) return words
  const choices = near.map(id => {
    const found = tradeNamed(id)
    const drafts = found !== undefined && 'starter' in found ? found.starter : undefined
    const label = drafts === undefined ? (businessTypes[id]?.[language] ?? id) : (nameIn(drafts.names, language) ?? id)
    return { value: id, label, hint: textOf({ code: drafts === undefined ? 'withoutDrafts' : 'withDrafts' }) }
  })
  const other = { value: '', label: textOf({ code: 'otherTrade' }), hint: textOf({ code: 'withoutDrafts' }) }
  const chosen = await person.choose({ message: textOf({ code: 'tradeChoice', values: { trade: words } }), choices: [...choices, other] })
  return chosen === '' ? 'LocalBusiness' : chosen
}

const askLanguages = async (person: Person, written: Written): Promise<readonly string[]> => {
  const { language, textOf } = voiceOf(person)
  const likely = likelyLanguages(written)
  const known = packNames().filter(name => /^[a-z]{2,3}$/.test(name))
  const choices = [...new Set([...likely, ...known])].map(code => ({ value: code, label: capital(languageName(code, language)) }))
  return person.chooseSome({ message: textOf({ code: 'languages' }), choices, chosen: likely })
}

/** The name of a language of the site, if it has several. */
const spoken = ({ languages = [] }: Written, code: string, language: MessageLanguage): string | undefined =>
  languages.length < 2 ? undefined : languageName(code, language)

/** Asks for the sentence of each service, and for its name in the other languages. */
const withSentences = async (person: Person, names: readonly string[], written: Written): Promise<readonly string[]> => {
  const { language, textOf } = voiceOf(person)
  const services: string[] = []
  for (const name of names) {
    const texts: string[] = []
    for (const [index, code] of (written.languages ?? likelyLanguages(written)).entries()) {
      const called = { code: 'serviceName', values: { name, language: languageName(code, language) } } as const
      const localName = index === 0 ? name : await person.ask({ message: textOf(called), offered: name, validate: serviceNames(language) })
      const message = textOf({ code: 'serviceSentence', values: { name: localName, language: spoken(written, code, language) } })
      const line = await person.ask({ message, validate: sentence(language) })
      texts.push(`${localName}: ${line.replaceAll('|', '/')}`)
    }
    services.push(texts.join(' | '))
  }
  return services
}

const askServices = async (person: Person, written: Written): Promise<readonly string[]> => {
  const { language, textOf } = voiceOf(person)
  const starter = starterOf(written)
  const offered = servicesOffered(written)
  if (starter === undefined || offered.length === 0) {
    const found = written.trade === undefined ? undefined : tradeNamed(written.trade)
    const unknown = found !== undefined && 'type' in found ? found.unknown : undefined
    const trade = unknown ?? (starter === undefined ? undefined : nameIn(starter.names, language))
    const message = textOf({ code: 'ownServices', values: { trade, hasTrade: starter !== undefined } })
    const validate: Prompt['validate'] = answer => required(language)(answer) ?? serviceNames(language)(answer)
    return withSentences(person, listOf(await person.ask({ message, validate })), written)
  }
  const choices = starter.services
    .filter(({ id }) => offered.includes(id))
    .map(({ id, names }) => ({ value: id, label: nameIn(names, language) ?? id }))
  const chosen = await person.chooseSome({ message: textOf({ code: 'services' }), choices, chosen: offered })
  const more = await person.ask({ message: textOf({ code: 'moreServices' }), validate: serviceNames(language) })
  return [...chosen, ...(await withSentences(person, listOf(more), written))]
}

/**
 * Asks for pictures until a build would accept them.
 * @param known pictures that will be copied as well
 */
const askPictures = async (
  person: Person,
  { path, assets }: Setting,
  question: 'logo' | 'photo' | 'photos',
  known: readonly PictureFile[],
): Promise<readonly PictureFile[]> => {
  const { language, textOf } = voiceOf(person)
  const use: PictureUse = question === 'logo' ? 'logo' : 'photo'
  for (let fault = ''; ; ) {
    const answer = await person.ask({
      message: `${fault}${textOf({ code: question })}`,
      validate: line => {
        const paths = pathsIn(line, path)
        if (paths.length > 1 && question !== 'photos') return newText({ code: 'onePicture' }, language)
        return paths.flatMap(file => pathFault(file, use, language) ?? [])[0]
      },
    })
    const pictures: PictureFile[] = []
    fault = ''
    for (const file of pathsIn(answer, path)) {
      const picture = await readPicture(file, use, assets, language, [...known, ...pictures])
      if ('fault' in picture) fault ||= `${capital(picture.fault)}\n`
      else pictures.push(picture)
    }
    if (fault === '') return pictures
  }
}

/** Asks what the photo shows, in each language. */
const askPhotoText = async (person: Person, written: Written): Promise<string> => {
  const { language, textOf } = voiceOf(person)
  const described: string[] = []
  for (const code of written.languages ?? likelyLanguages(written)) {
    const text = await person.ask({
      message: textOf({ code: 'photoText', values: { language: spoken(written, code, language) } }),
      example: textOf({ code: 'photoExample' }),
      validate: newValidator(
        answer => (isEmpty(answer) ? { code: 'empty' } : faultOf('photoText', answer.replaceAll('|', '/'), written)),
        language,
      ),
    })
    described.push(text.replaceAll('|', '/'))
  }
  return described.join(' | ')
}

/** Asks for all missing answers. @throws Cancelled */
export const askForRest = async (person: Person, answers: Answers, setting: Setting): Promise<Answers> => {
  const { language, textOf } = voiceOf(person)
  let { written } = answers
  const put = (more: Written): void => {
    written = { ...written, ...more }
  }
  type Single = Exclude<Question, 'languages' | 'service' | 'area'>
  const validate = (question: Single): Prompt['validate'] => newValidator(answer => faultOf(question, answer, written), language)
  const { ask, askOptional } = askerFor<Single>(person, {
    isAnswered: question => written[question] !== undefined,
    validate,
    put: (question, answer) => put({ [question]: answer }),
  })

  await person.begin(textOf({ code: 'begin' }))
  await ask('name', { message: textOf({ code: 'name' }) })
  if (written.trade === undefined) put({ trade: await askTrade(person) })
  if (countryIn(written) === undefined) {
    const { country } = setting
    const named = country === undefined ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country)
    put({
      country: await person.ask({
        message: textOf({ code: 'country' }),
        offered: named,
        example: 'Canada',
        validate: validate('country'),
      }),
    })
  }
  const country = countryIn(written) ?? ''
  const listed = regionQuestions[country]
  if (listed !== undefined) await ask('region', { message: textOf({ code: listed }), example: regionExamples[country] })
  else if (hasRegions(country)) await askOptional('region', { message: textOf({ code: 'region' }) })
  await ask('city', { message: textOf({ code: 'city' }) })
  if (written.languages === undefined) put({ languages: await askLanguages(person, written) })
  await ask('phone', { message: textOf({ code: 'phone' }), example: exampleNumber(country) })
  await askOptional('email', { message: textOf({ code: 'email' }) })
  await askOptional('founded', { message: textOf({ code: 'founded' }) })
  await askOptional('hours', { message: textOf({ code: 'hours' }) })
  const { zone, isOnly } = timeZoneOf(country, regionIn(written))
  if (written.hours !== undefined && !isOnly) await ask('timeZone', { message: textOf({ code: 'timeZone' }), offered: zone })
  if (written.services === undefined) put({ services: await askServices(person, written) })
  if (written.areas === undefined) {
    const areas = newValidator(answer => listFault(listOf(answer), area => faultOf('area', area, written)), language)
    put({ areas: listOf(await person.ask({ message: textOf({ code: 'areas' }), offered: written.city, validate: areas })) })
  }
  const pictures = [...answers.pictures]
  for (const question of ['logo', 'photo'] as const) {
    const key = `${question}File` as const
    const [picture] = written[key] === undefined ? await askPictures(person, setting, question, pictures) : []
    if (picture === undefined) continue
    pictures.push(picture)
    put({ [key]: picture.file })
  }
  if (written.photoFile !== undefined && written.photoText === undefined) put({ photoText: await askPhotoText(person, written) })
  pictures.push(...(await askPictures(person, setting, 'photos', pictures)))
  await askOptional('origin', { message: textOf({ code: 'origin' }) })
  const offered = setting.offeredFile(written.name ?? '')
  const isFree = setting.fileFault(offered) === undefined && !offered.includes('/')
  const out =
    answers.out ?? (isFree ? offered : await person.ask({ message: textOf({ code: 'file' }), offered, validate: setting.fileFault }))
  await person.end(textOf({ code: 'end' }))
  return { written, out, pictures }
}
