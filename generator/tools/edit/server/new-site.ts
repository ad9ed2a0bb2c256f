/** The calls that create a site from the same answers as `npm run new`. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { exampleNumber } from '../../../site/config/values/phone-number.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import { messageLanguage } from '../../messages.ts'
import { isFaults, readAnswers, servicesOffered } from '../../new/answers.ts'
import { draftSite, standardFile } from '../../new/config-text.ts'
import { newText } from '../../new/new-messages.ts'
import { starters, tradeNamed } from '../../new/trades.ts'
import { countryIn, likelyLanguages, type Written } from '../../new/written.ts'
import { handler } from './calls.ts'
import { editorText } from './editor-messages.ts'
import {
  type Answers,
  answersSchema,
  answersTo,
  linesIn,
  listAt,
  namesIn,
  newFile,
  newFileFault,
  type Plan,
  writePlan,
} from './new-config.ts'
import type { Session } from './session.ts'

/** Suggestions that depend on earlier answers. */
export interface SiteOffers {
  /** Trades with templates, by their names in each language. */
  readonly trades: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
  /** Services of the trade that its template has in each language of the site. */
  readonly services: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
  readonly languages: readonly string[]
  readonly phone: string
}

const writtenOf = (answers: Answers): Written => ({
  ...answersTo(answers, ['trade', 'name', 'city', 'country', 'region', 'phone', 'email', 'origin']),
  ...listAt('languages', namesIn(answers.languages)),
  ...listAt('services', linesIn(answers.services)),
  ...listAt('areas', namesIn(answers.areas)),
})

/** The file that `npm run new` would offer, in the folder of the open config. */
const fileFor = (config: string, name: string, { path }: Pick<Terminal, 'path'>): string => {
  const first = join(dirname(config), standardFile)
  return existsSync(path(first)) ? newFile(config, name) : first
}

/** @param config the open config @param reader code of the language of the comments */
const planOf = (answers: Answers, config: string, terminal: Terminal, reader: string): Plan => {
  const language = messageLanguage(reader)
  const file = fileFor(config, answers.name ?? '', terminal)
  const input = readAnswers(writtenOf(answers))
  if (isFaults(input)) {
    const faults = input.map(({ question, message }) => ({ question, message: newText(message, language) }))
    return { file, faults, problems: [], text: '', left: [] }
  }
  const { text, faults } = draftSite(input, file, terminal.path(file), { reader })
  const fault = newFileFault(file, config, terminal)
  const problems = [
    ...(fault === undefined ? [] : [editorText(fault, language)]),
    ...faults.map(one => formatBuildDiagnostic(one, language).message),
  ]
  return { file, faults: [], problems, text, left: [] }
}

const offersFor = (answers: Answers): SiteOffers => {
  const written = writtenOf(answers)
  const trade = written.trade === undefined ? undefined : tradeNamed(written.trade)
  const offered = servicesOffered(written)
  const services = trade !== undefined && 'starter' in trade ? trade.starter.services : []
  return {
    trades: starters().map(({ trade: id, names }) => ({ id, names })),
    services: services.filter(({ id }) => offered.includes(id)),
    languages: likelyLanguages(written),
    phone: exampleNumber(countryIn(written)),
  }
}

const inputSchema = z.object({ answers: answersSchema })

export const newSiteHandlers = (session: Session, terminal: Terminal) => {
  const plan = (answers: Answers): Plan => planOf(answers, session.state().config, terminal, session.spoken())
  return {
    newSiteOffers: handler(inputSchema, ({ answers }) => offersFor(answers)),
    newSitePlan: handler(inputSchema, ({ answers }) => plan(answers)),
    /** Writes the config, and opens it. */
    writeNewSite: handler(inputSchema, ({ answers }) => writePlan(plan(answers), session.state().config, session, terminal)),
  }
}
