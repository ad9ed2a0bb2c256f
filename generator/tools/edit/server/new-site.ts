/** A new site, begun in the editor from the same answers as `npm run new`. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { exampleNumber } from '../../../site/config/values/phone-number.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import { messageLanguage } from '../../messages.ts'
import { countryIn, isFaults, likelyLanguages, readAnswers, servicesOffered, type Written } from '../../new/answers.ts'
import { standardFile } from '../../new/config-text.ts'
import { draftSite } from '../../new/draft.ts'
import { newText } from '../../new/new-messages.ts'
import { starters, tradeNamed } from '../../new/trades.ts'
import type { State } from '../protocol.ts'
import { CannotChange, editorText } from './editor-messages.ts'
import type { HandlersOf } from './given.ts'
import { type Answers, answersGiven, answersTo, linesIn, listAt, namesIn, type Plan } from './new-config.ts'
import { newFile, newFileFault, writeNewFile } from './new-file.ts'
import type { Session } from './session.ts'

/** What an answer helps to answer next. */
export interface SiteOffers {
  /** Trades that there are drafts for, by their names in each language. */
  readonly trades: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
  /** Services of the trade, where it has words for them in each language of the site. */
  readonly services: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
  readonly languages: readonly string[]
  readonly phone: string
}

interface Asked {
  readonly answers: Answers
}

export interface NewSiteCalls {
  readonly newSiteOffers: (given: Asked) => SiteOffers
  readonly newSitePlan: (given: Asked) => Plan
  /** Writes the config, and takes it up. */
  readonly writeNewSite: (given: Asked) => State
}

const writtenOf = (answers: Answers): Written => ({
  ...answersTo(answers, ['trade', 'name', 'city', 'country', 'region', 'phone', 'email', 'origin']),
  ...listAt('languages', namesIn(answers.languages)),
  ...listAt('services', linesIn(answers.services)),
  ...listAt('areas', namesIn(answers.areas)),
})

/** The file that `npm run new` would offer, in the folder of the config that is open. */
const fileFor = (beside: string, name: string, { path }: Pick<Terminal, 'path'>): string => {
  const first = join(dirname(beside), standardFile)
  return existsSync(path(first)) ? newFile(beside, name) : first
}

/** @param reader code of the language that its comments are in */
const planOf = (answers: Answers, beside: string, terminal: Terminal, reader: string): Plan => {
  const language = messageLanguage(reader)
  const file = fileFor(beside, answers.name ?? '', terminal)
  const beginning = readAnswers(writtenOf(answers))
  if (isFaults(beginning)) {
    const faults = beginning.map(({ question, message }) => ({ question, message: newText(message, language) }))
    return { file, faults, problems: [], text: '', left: [] }
  }
  const { text, faults } = draftSite(beginning, file, terminal.path(file), reader)
  const fault = newFileFault(file, beside, terminal)
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

const asked = z.object({ answers: answersGiven })

export const newSiteHandlers = (session: Session, terminal: Terminal): HandlersOf<NewSiteCalls> => ({
  newSiteOffers: given => offersFor(asked.parse(given).answers),
  newSitePlan: given => planOf(asked.parse(given).answers, session.state().config, terminal, session.spoken()),
  writeNewSite: async given => {
    const beside = session.state().config
    const { file, faults, problems, text } = planOf(asked.parse(given).answers, beside, terminal, session.spoken())
    const why = [...faults.map(({ question, message }) => `${question}: ${message}`), ...problems][0]
    if (why !== undefined) throw new CannotChange({ code: 'reason', values: { reason: why } })
    writeNewFile(file, beside, text, terminal)
    await session.add(file)
    return session.state()
  },
})
