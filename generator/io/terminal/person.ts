/** Questions to the person at the terminal. */
import { createInterface } from 'node:readline/promises'
import { cancel, intro, isCancel, outro, text } from '@clack/prompts'

export interface Prompt {
  readonly message: string
  /** Taken when the person just presses Enter. */
  readonly offered?: string | undefined
  /** Shown in the empty line as an example. */
  readonly example?: string | undefined
  /** Why an answer cannot be used; `undefined` when it can. */
  readonly validate: (answer: string) => string | undefined
}

export interface Person {
  /** Words before and after a conversation. */
  readonly begin: (title: string) => void
  readonly end: (words: string) => void
  /** One line. @throws Cancelled */
  readonly ask: (prompt: Prompt) => Promise<string>
  /** Yes or no; no when they leave. */
  readonly confirm: (question: string) => Promise<boolean>
}

/** The person wants to stop. */
export class Cancelled extends Error {}

/** The results of a command go to stdout, so its questions do not. */
const output = process.stderr

const ask = async ({ message, offered, example, validate }: Prompt): Promise<string> => {
  const answer = await text({
    message,
    output,
    ...(offered === undefined ? {} : { defaultValue: offered }),
    ...(offered === undefined && example === undefined ? {} : { placeholder: offered ?? example ?? '' }),
    validate: (value = '') => validate(value === '' && offered !== undefined ? offered : value),
  })
  if (isCancel(answer)) {
    cancel('Nothing was written.', { output })
    throw new Cancelled()
  }
  return answer ?? offered ?? ''
}

const confirm = async (question: string): Promise<boolean> => {
  const prompt = createInterface({ input: process.stdin, output })
  try {
    const left = new Promise<string>(done => prompt.once('close', () => done('n')))
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), left])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    prompt.close()
  }
}

/** The person at this process's terminal, when one sits at both ends of it, so that a question will be answered. */
export const personHere = (): Person | undefined =>
  process.stdin.isTTY && output.isTTY
    ? { begin: title => intro(title, { output }), end: words => outro(words, { output }), ask, confirm }
    : undefined
