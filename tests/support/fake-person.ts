import type { Person } from '../../generator/platform/terminal/person.ts'

/** Answers prompts in this order; an empty answer is Enter. `talk` records the prompts and answers. */
export const fakePerson = (...answers: readonly string[]): { readonly person: Person; readonly talk: readonly string[] } => {
  const left = [...answers]
  const talk: string[] = []
  const next = (question: string): string => {
    const answer = left.shift()
    if (answer === undefined) throw new Error(`there is no answer for: ${question}`)
    return answer
  }
  const person: Person = {
    begin: async () => undefined,
    end: async () => undefined,
    ask: async ({ message, offered, validate }) => {
      for (;;) {
        const typed = next(message)
        const answer = typed === '' && offered !== undefined ? offered : typed
        const fault = validate(answer)
        talk.push(`${message}${offered === undefined ? '' : ` [${offered}]`} → ${answer}${fault === undefined ? '' : ` ✗ ${fault}`}`)
        if (fault === undefined) return answer
      }
    },
    confirm: async question => {
      const answer = next(question)
      talk.push(`${question} → ${answer}`)
      return answer === 'y'
    },
  }
  return { person, talk }
}
