/** Answers about a new config, what would be written with them, and where. No request names a path. */
import { lstatSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import { isInside } from '../../../platform/inside.ts'
import { createOwnerFile } from '../../../platform/owner-file.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { configFileName } from '../../../site/config/values/slug.ts'
import { outFault } from '../../clone/draft.ts'
import { listOf } from '../../new/questions.ts'
import type { State } from '../protocol.ts'
import { CannotChange, type EditorMessage } from './editor-messages.ts'

/** Answers as typed, by question; lists with one item per line, or separated by commas. */
export type Answers = Readonly<Record<string, string>>

/** What would be written. */
export interface Plan {
  /** Name of the new file. */
  readonly file: string
  /** Invalid answers. */
  readonly faults: readonly { readonly question: string; readonly message: string }[]
  /** Why the config or its file would be invalid. */
  readonly problems: readonly string[]
  /** The text of the file; empty if there are faults. */
  readonly text: string
  /** Texts that refer to another city. */
  readonly left: readonly { readonly key: string; readonly excerpt: string; readonly marks: readonly string[] }[]
}

export const answersSchema: z.ZodType<Answers> = z.record(z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z-]+)?$/), z.string().max(100_000))

/** An answer that is not empty. */
export const answerTo = (answers: Answers, question: string): string | undefined =>
  (Object.hasOwn(answers, question) ? answers[question]?.trim() : undefined) || undefined

/** The answers to these questions that are not empty. */
export const answersTo = (answers: Answers, questions: readonly string[]): Answers =>
  Object.fromEntries(questions.flatMap(question => [answerTo(answers, question) ?? []].flat().map(answer => [question, answer])))

/** Names with one per line, or separated by commas, except the comma of a point on the map. */
export const namesIn = (answer = ''): readonly string[] => answer.split(/[\n;]/).flatMap(listOf)

/** Items that may contain commas, one per line. */
export const linesIn = (answer = ''): readonly string[] =>
  answer
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** A list by its key, unless it is empty. */
export const listAt = (key: string, list: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  list.length === 0 ? {} : { [key]: list }

/** `site.config.yaml` → `sites`. @param config an open config */
export const newFolder = (config: string): string => {
  const folder = dirname(config)
  return basename(folder) === 'sites' ? folder : join(folder, 'sites')
}

/** `site.config.yaml`, `Ottawa` → `sites/ottawa.config.yaml`. @param config an open config */
export const newFile = (config: string, name: string): string => join(newFolder(config), configFileName(name, 'new'))

/** @param config an open config @returns why the file cannot be written: it exists, also as a link, or a link leads to another folder */
export const newFileFault = (file: string, config: string, { path }: Pick<Terminal, 'path'>): EditorMessage | undefined => {
  const target = path(file)
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return { code: 'nameTaken', values: { file } }
  const fault = outFault(file, path)
  if (fault !== undefined) return fault
  return isInside(target, dirname(path(config))) ? undefined : { code: 'folderElsewhere', values: { file } }
}

/** Writes the file of a plan, and opens it. @throws CannotChange if the plan or the file is invalid */
export const writePlan = async (
  { file, faults, problems, text }: Plan,
  config: string,
  session: { readonly add: (config: string) => Promise<void>; readonly state: () => State },
  terminal: Pick<Terminal, 'path'>,
): Promise<State> => {
  const [reason] = [...faults.map(({ question, message }) => `${question}: ${message}`), ...problems]
  if (reason !== undefined) throw new CannotChange({ code: 'reason', values: { reason } })
  const fault = newFileFault(file, config, terminal)
  if (fault !== undefined) throw new CannotChange(fault)
  createOwnerFile(terminal.path(file), text)
  await session.add(file)
  return session.state()
}
