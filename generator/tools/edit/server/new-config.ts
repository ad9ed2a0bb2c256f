/** What a new config is begun from: answers in words, and what would be written with them. */
import * as z from 'zod'
import { listOf } from '../../new/questions.ts'

/** Answers as they were typed, by their questions; lists in lines or with commas between. */
export type Answers = Readonly<Record<string, string>>

/** What would be written. */
export interface Plan {
  /** Name of the new file. */
  readonly file: string
  /** Answers that cannot be used, each with why. */
  readonly faults: readonly { readonly question: string; readonly message: string }[]
  /** Why there would be no sound config, or no new file. */
  readonly problems: readonly string[]
  /** The file; empty as long as there are faults. */
  readonly text: string
  /** What would still be said of another city, and what to write instead. */
  readonly left: readonly { readonly key: string; readonly excerpt: string; readonly marks: readonly string[] }[]
}

export const answersGiven = z.record(z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z-]+)?$/), z.string().max(100_000))

/** An answer, unless nothing was written. */
export const answerTo = (answers: Answers, question: string): string | undefined => {
  const answer = Object.hasOwn(answers, question) ? answers[question]?.trim() : undefined
  return answer === undefined || answer === '' ? undefined : answer
}

/** The answers to these questions that were given. */
export const answersTo = (answers: Answers, questions: readonly string[]): Answers =>
  Object.fromEntries(
    questions.flatMap(question => {
      const answer = answerTo(answers, question)
      return answer === undefined ? [] : [[question, answer]]
    }),
  )

/** Names in lines or with commas between; a comma within a point on the map is none. */
export const namesIn = (answer: string | undefined): readonly string[] => (answer ?? '').split(/[\n;]/).flatMap(listOf)

/** Things that hold commas: one a line. */
export const linesIn = (answer: string | undefined): readonly string[] =>
  (answer ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** A list that was written, by its key. */
export const listAt = (key: string, list: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  list.length === 0 ? {} : { [key]: list }
