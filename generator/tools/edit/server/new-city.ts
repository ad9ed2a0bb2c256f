/** The calls that clone a city from the same answers as `npm run clone`. */
import * as z from 'zod'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import { singleQuestions, type Written } from '../../clone/answers.ts'
import { type Base, offeredEmail, offeredOrigin, openBase, withoutPlaceholders } from '../../clone/base.ts'
import { cloneText } from '../../clone/clone-messages.ts'
import { draftCity, isDraft } from '../../clone/draft.ts'
import { exampleOf, factsToAsk, type PlaceQuestion, placeAnswersOf } from '../../clone/place-facts.ts'
import { searchConfig } from '../../clone/search.ts'
import { messageLanguage, textIn } from '../../messages.ts'
import { handler } from './calls.ts'
import { CannotChange, editorText } from './editor-messages.ts'
import {
  type Answers,
  answersSchema,
  answersTo,
  answerTo,
  listAt,
  namesIn,
  newFile,
  newFileFault,
  type Plan,
  writePlan,
} from './new-config.ts'
import type { Session } from './session.ts'

/** Values of the base, as default answers. */
export interface CityOffers {
  readonly city: string
  readonly name: string
  readonly origin: string
  readonly email: string
  readonly region: string
  readonly regionName: string
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly services: readonly { readonly id: string; readonly name: string }[]
  /** Facts of the base that may not apply to the new city, as answers. */
  readonly facts: readonly { readonly question: PlaceQuestion; readonly ofBase: string; readonly example: string }[]
  /** Whether the base can be copied completely. */
  readonly canBeFull: boolean
}

/** `city.fr` → `{ fr: … }` */
const inOthers = (answers: Answers, question: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(answers).flatMap(key => {
      const [name, code] = key.split('.')
      const answer = answerTo(answers, key)
      return name === question && code !== undefined && answer !== undefined ? [[code, answer]] : []
    }),
  )

const writtenOf = (answers: Answers): Written & { readonly city: string } => ({
  city: answerTo(answers, 'city') ?? '',
  ...answersTo(answers, singleQuestions),
  cityIn: inOthers(answers, 'city'),
  regionNameIn: inOthers(answers, 'regionName'),
  ...listAt('areas', namesIn(answers.areas)),
  ...listAt('services', namesIn(answers.services)),
})

/** The base as saved. @throws CannotChange if it has unsaved changes or is invalid */
const baseOf = ({ state }: Session, terminal: Terminal): Base => {
  const { config, unsaved, levels } = state()
  const open = levels.filter(({ file }) => unsaved.includes(file)).map(({ file }) => file)
  if (open.length > 0) throw new CannotChange({ code: 'unsavedBase', values: { files: open } })
  const base = openBase(config, { ...terminal, report: () => undefined })
  if (base === undefined) throw new CannotChange({ code: 'unreadableFile', values: { file: config } })
  return base
}

const isWhole = ({ chain, absent }: Base): boolean => chain.length === 1 && absent.length === 0

/** @param code of the language of names */
const offersOf = (base: Base, answers: Answers, code: string): CityOffers => {
  const { config } = base.compiled
  const { address, name } = config.business
  const city = answerTo(answers, 'city') ?? ''
  const origin = city === '' ? '' : offeredOrigin(config, city)
  const written = writtenOf(answers)
  const isOtherRegion =
    (written.region ?? address.region)?.trim().toUpperCase() !== address.region || (written.country ?? address.country) !== address.country
  const isOtherCity = isOtherRegion || city.toLowerCase() !== textIn(address.city, code).toLowerCase()
  const known = placeAnswersOf(config)
  return {
    city: textIn(address.city, code),
    name,
    origin,
    email: offeredEmail(config, answerTo(answers, 'origin') ?? origin) ?? '',
    region: address.region ?? '',
    regionName: textIn(address.regionName, code),
    languages: config.site.languages.map(language => ({ code: language.code, name: language.name })),
    services: config.services.map(service => ({ id: service.id, name: textIn(service.shortName ?? service.name, code) })),
    facts: factsToAsk(config, isOtherCity, isOtherRegion).map(question => ({
      question,
      ofBase: known[question],
      example: exampleOf(question),
    })),
    canBeFull: isWhole(base),
  }
}

/** @param full whether to copy the base completely, instead of writing only the differences @param reader code of the language of the comments */
const planOf = (base: Base, answers: Answers, full: boolean, terminal: Terminal, reader: string): Plan => {
  const language = messageLanguage(reader)
  const written = writtenOf(answers)
  const file = newFile(base.file, written.city)
  const empty = { file, faults: [], problems: [], text: '', left: [] }
  if (full && !isWhole(base)) return { ...empty, problems: [editorText({ code: 'isOverlay', values: { file: base.file } }, language)] }
  const draft = draftCity(base, { written, out: file, path: terminal.path(file), full, reader })
  if (!isDraft(draft))
    return {
      ...empty,
      faults: draft.faults.map(({ question, message }) => ({ question, message: cloneText(message, language) })),
      problems: draft.diagnostics.map(one => formatBuildDiagnostic(one, language).message),
      text: draft.text ?? '',
    }
  const fault = newFileFault(file, base.file, terminal)
  const old = { ...base.compiled, config: withoutPlaceholders(base.compiled.config, base.absent) }
  const left = searchConfig({ base: old, facts: draft.facts, compiled: draft.compiled }, terminal.cwd)
  return {
    ...empty,
    problems: fault === undefined ? [] : [editorText(fault, language)],
    text: draft.text,
    left: left.map(({ key, text, marks }) => ({ key, excerpt: text, marks })),
  }
}

const inputSchema = z.object({ answers: answersSchema, full: z.boolean() })

export const newCityHandlers = (session: Session, terminal: Terminal) => ({
  newCityOffers: handler(inputSchema.pick({ answers: true }), ({ answers }) =>
    offersOf(baseOf(session, terminal), answers, session.source().spoken[0] ?? ''),
  ),
  newCityPlan: handler(inputSchema, ({ answers, full }) => planOf(baseOf(session, terminal), answers, full, terminal, session.spoken())),
  /** Writes the config, and opens it. */
  writeNewCity: handler(inputSchema, ({ answers, full }) => {
    const base = baseOf(session, terminal)
    return writePlan(planOf(base, answers, full, terminal, session.spoken()), base.file, session, terminal)
  }),
})
