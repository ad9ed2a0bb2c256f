/** A new city, cloned in the editor from the same answers as `npm run clone`. */

import * as z from 'zod'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import type { Written } from '../../clone/answers.ts'
import { type Base, openBase } from '../../clone/base.ts'
import { cloneText } from '../../clone/clone-messages.ts'
import { draftCity, isDraft } from '../../clone/draft.ts'
import { withoutStandIns } from '../../clone/leftovers/bases.ts'
import { offeredEmail, offeredOrigin } from '../../clone/offers.ts'
import { searchConfig } from '../../clone/search.ts'
import { messageLanguage } from '../../messages.ts'
import type { State } from '../protocol.ts'
import { CannotChange, editorText } from './editor-messages.ts'
import type { HandlersOf } from './given.ts'
import { type Answers, answersGiven, answersTo, answerTo, listAt, namesIn, type Plan } from './new-config.ts'
import { newFile, newFileFault, writeNewFile } from './new-file.ts'
import type { Session } from './session.ts'

/** What the base has that answers may keep. */
export interface CityOffers {
  readonly city: string
  readonly name: string
  readonly origin: string
  readonly email: string
  readonly region: string
  readonly regionName: string
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly services: readonly { readonly id: string; readonly name: string }[]
  /** Whether there is a whole that could be copied. */
  readonly canBeFull: boolean
}

interface Asked {
  readonly answers: Answers
  /** A whole copy in place of what differs. */
  readonly full: boolean
}

export interface NewCityCalls {
  readonly newCityOffers: (given: { readonly answers: Answers }) => CityOffers
  readonly newCityPlan: (given: Asked) => Plan
  /** Writes the config, and takes it up. */
  readonly writeNewCity: (given: Asked) => State
}

const textIn = (text: string | Readonly<Record<string, string>> | undefined, code: string): string =>
  typeof text === 'string' ? text : (text?.[code] ?? '')

/** `city.fr` → `{ fr: … }` */
const inOthers = (answers: Answers, question: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(answers).flatMap(key => {
      const [name, code] = key.split('.')
      const answer = answerTo(answers, key)
      return name === question && code !== undefined && answer !== undefined ? [[code, answer]] : []
    }),
  )

const single = ['name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const

const writtenOf = (answers: Answers): Written & { readonly city: string } => ({
  city: answerTo(answers, 'city') ?? '',
  ...answersTo(answers, single),
  cityIn: inOthers(answers, 'city'),
  regionNameIn: inOthers(answers, 'regionName'),
  ...listAt('areas', namesIn(answers.areas)),
  ...listAt('services', namesIn(answers.services)),
})

/** The base as the disk has it: a city is made of what is saved. @throws CannotChange where it is not */
const baseOf = ({ state }: Session, terminal: Terminal): Base => {
  const { config, unsaved, levels } = state()
  const open = levels.filter(({ file }) => unsaved.includes(file)).map(({ file }) => file)
  if (open.length > 0) throw new CannotChange({ code: 'unsavedBase', values: { files: open } })
  const base = openBase(config, { ...terminal, report: () => undefined })
  if (base === undefined) throw new CannotChange({ code: 'unreadableFile', values: { file: config } })
  return base
}

const isWhole = ({ chain, absent }: Base): boolean => chain.length === 1 && absent.length === 0

/** @param code of the language in which things are named */
const offersOf = (base: Base, answers: Answers, code: string): CityOffers => {
  const { config } = base.compiled
  const { address, name } = config.business
  const city = answerTo(answers, 'city') ?? ''
  const origin = city === '' ? '' : offeredOrigin(config, city)
  return {
    city: textIn(address.city, code),
    name,
    origin,
    email: offeredEmail(config, answerTo(answers, 'origin') ?? origin) ?? '',
    region: address.region ?? '',
    regionName: textIn(address.regionName, code),
    languages: config.site.languages.map(language => ({ code: language.code, name: language.name })),
    services: config.services.map(service => ({ id: service.id, name: textIn(service.shortName ?? service.name, code) })),
    canBeFull: isWhole(base),
  }
}

/** @param reader code of the language that its comments are in */
const planOf = (base: Base, { answers, full }: Asked, terminal: Terminal, reader: string): Plan => {
  const language = messageLanguage(reader)
  const written = writtenOf(answers)
  const file = newFile(base.file, written.city)
  const nothing = { file, faults: [], problems: [], text: '', left: [] }
  if (full && !isWhole(base)) return { ...nothing, problems: [editorText({ code: 'isOverlay', values: { file: base.file } }, language)] }
  const draft = draftCity(base, { written, out: file, path: terminal.path(file), full, reader })
  if (!isDraft(draft))
    return {
      ...nothing,
      faults: draft.faults.map(({ question, message }) => ({ question, message: cloneText(message, language) })),
      problems: draft.diagnostics.map(one => formatBuildDiagnostic(one, language).message),
      text: draft.text ?? '',
    }
  const fault = newFileFault(file, base.file, terminal)
  const old = { ...base.compiled, config: withoutStandIns(base.compiled.config, base.absent) }
  const left = searchConfig({ base: old, facts: draft.facts, compiled: draft.compiled }, terminal.cwd)
  return {
    ...nothing,
    problems: fault === undefined ? [] : [editorText(fault, language)],
    text: draft.text,
    left: left.map(({ key, text, marks }) => ({ key, excerpt: text, marks })),
  }
}

const asked = z.object({ answers: answersGiven, full: z.boolean() })

export const newCityHandlers = (session: Session, terminal: Terminal): HandlersOf<NewCityCalls> => ({
  newCityOffers: given => {
    const { answers } = z.object({ answers: answersGiven }).parse(given)
    return offersOf(baseOf(session, terminal), answers, session.source().spoken[0] ?? '')
  },
  newCityPlan: given => planOf(baseOf(session, terminal), asked.parse(given), terminal, session.spoken()),
  writeNewCity: async given => {
    const base = baseOf(session, terminal)
    const { file, faults, problems, text } = planOf(base, asked.parse(given), terminal, session.spoken())
    const why = [...faults.map(({ question, message }) => `${question}: ${message}`), ...problems][0]
    if (why !== undefined) throw new CannotChange({ code: 'reason', values: { reason: why } })
    writeNewFile(file, base.file, text, terminal)
    await session.add(file)
    return session.state()
  },
})
