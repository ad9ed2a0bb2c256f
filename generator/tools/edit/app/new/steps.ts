/** Steps of questions, and what of the answers is faulty. */
import type { Answers, Plan } from '../../server/new-config.ts'
import type { Say } from '../words.ts'

interface Option {
  readonly value: string
  readonly label: string
}

export interface Question {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly kind: 'line' | 'lines' | 'ticks'
  /** Names under which faults of it are told, beside its own. */
  readonly judgedAs?: string
  readonly isNeeded?: boolean
  /** What an empty answer means. */
  readonly offered?: string
  /** Of ticks all there are, of a line what may be chosen. */
  readonly options?: readonly Option[]
  readonly type?: 'tel' | 'email' | 'url'
}

export interface Step {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

/** @param offered what an empty answer means */
export const areasQuestion = (say: Say, offered: string): Question => ({
  id: 'areas',
  label: say('askAreas'),
  help: say('askAreasHelp'),
  kind: 'lines',
  judgedAs: 'area',
  offered,
})

/** What is wrong with the answer to a question, in words. @param needed what is said where there is none */
export const faultsIn = (plan: Plan | null, question: Question, answers: Answers, needed: string): readonly string[] => {
  const answer = answers[question.id]
  // Ticks that nobody has touched are all ticked.
  if (question.kind === 'ticks' && question.isNeeded === true && answer === '') return [needed]
  return (plan?.faults ?? [])
    .filter(fault => [question.id, question.judgedAs].includes(fault.question))
    .map(({ message }) => ((answer ?? '').trim() === '' && question.isNeeded === true ? needed : message))
}

/** The first step with a fault in it. */
export const faultyStep = (plan: Plan | null, steps: readonly Step[], answers: Answers): number =>
  steps.findIndex(({ questions }) => questions.some(question => faultsIn(plan, question, answers, '').length > 0))
