/** The answers of a guide, and what the server offers with them. */

import { useEffect, useState } from 'react'
import type { State } from '../../protocol.ts'
import type { Answers } from '../../server/new-config.ts'
import type { Editor } from '../use-editor.ts'

/**
 * @param ask what is offered with these answers
 * @param age of what it is offered from: with another one it is asked for again
 */
export const useAnswers = <Offers>(ask: (answers: Answers) => Promise<Offers | null>, age: number) => {
  const [answers, setAnswers] = useState<Answers>({})
  const [offers, setOffers] = useState<Offers | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered follows the answers
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () =>
        void ask(answers).then(found => {
          if (isCurrent && found !== null) setOffers(found)
        }),
      offers === null ? 0 : 250,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [answers, age])
  return { answers, offers, answer: (question: string, given: string) => setAnswers(before => ({ ...before, [question]: given })) }
}

/** The first of several things that a call has told; `null` where it could not be made, which is told elsewhere. */
export const told =
  (attempt: (work: () => Promise<void>) => Promise<void>) =>
  async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
    let found: Answer | null = null
    await attempt(async () => {
      found = await work()
    })
    return found
  }

/** @returns a function that runs a task, or returns `undefined` while another one is running */
export const oneAtATime = (): (<Result>(work: () => Promise<Result>) => Promise<Result | undefined>) => {
  let isBusy = false
  return async work => {
    if (isBusy) return undefined
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }
}

/** Writes a new config, and shows its first page. */
export const writeWith = (editor: Editor, asked: () => Promise<State>) => (): Promise<void> =>
  editor.make(async () => {
    const state = await asked()
    editor.showFirst(state)
    return state
  })
