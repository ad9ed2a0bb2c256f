import type { Choice, Person } from '../../generator/platform/terminal/person.ts'

interface FakePerson {
  readonly person: Person
  readonly talk: readonly string[]
}

/** Answers prompts in this order; an empty answer is Enter; choices are values separated by commas. `talk` records the prompts and answers. */
export const fakePerson = (...answers: readonly string[]): FakePerson => personSpeaking('en', ...answers)

export const personSpeaking = (language: Person['language'], ...answers: readonly string[]): FakePerson => {
  const left = [...answers]
  const talk: string[] = []
  const next = (question: string): string => {
    const answer = left.shift()
    if (answer === undefined) throw new Error(`there is no answer for: ${question}`)
    return answer
  }
  const shown = ({ value, label, hint }: Choice): string => `${label}${hint === undefined ? '' : ` (${hint})`} = ${value}`
  const person: Person = {
    language,
    choose: async ({ message, choices }) => {
      const answer = next(message) || (choices[0]?.value ?? '')
      talk.push(`${message} [${choices.map(shown).join('; ')}] → ${answer}`)
      return answer
    },
    chooseSome: async ({ message, choices, chosen }) => {
      const typed = next(message)
      const answer = typed === '' ? chosen : typed.split(', ')
      talk.push(`${message} [${choices.map(shown).join('; ')}] → ${answer.join(', ')}`)
      return answer
    },
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
