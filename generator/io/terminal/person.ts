/** Questions to the person at the terminal. */
import { fstatSync } from 'node:fs'
import { isatty } from 'node:tty'

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
  readonly begin: (title: string) => Promise<void>
  readonly end: (words: string) => Promise<void>
  /** One line. @throws Cancelled */
  readonly ask: (prompt: Prompt) => Promise<string>
  /** Yes or no; no when they leave. */
  readonly confirm: (question: string) => Promise<boolean>
}

/** The person wants to stop. */
export class Cancelled extends Error {}

/** The results of a command go to stdout, so its questions do not. */
const output = (): NodeJS.WriteStream => process.stderr

/** Loaded when there is something to ask: nearly always there is not. */
const prompts = () => import('@clack/prompts')

const begin = async (title: string): Promise<void> => (await prompts()).intro(title, { output: output() })
const end = async (words: string): Promise<void> => (await prompts()).outro(words, { output: output() })

const ask = async ({ message, offered, example, validate }: Prompt): Promise<string> => {
  const { cancel, isCancel, text } = await prompts()
  const answer = await text({
    message,
    output: output(),
    ...(offered === undefined ? {} : { defaultValue: offered }),
    ...(offered === undefined && example === undefined ? {} : { placeholder: offered ?? example ?? '' }),
    validate: (value = '') => validate(value === '' && offered !== undefined ? offered : value),
  })
  if (isCancel(answer)) {
    cancel('Nothing was written.', { output: output() })
    throw new Cancelled()
  }
  return answer ?? offered ?? ''
}

const confirm = async (question: string): Promise<boolean> => {
  const { createInterface } = await import('node:readline/promises')
  const prompt = createInterface({ input: process.stdin, output: output() })
  try {
    const left = new Promise<string>(done => prompt.once('close', () => done('n')))
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), left])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    prompt.close()
  }
}

/** Whether a terminal is there. What is no device is none: a file or pipe spares Node to load what knows terminals. */
export const isTerminal = (handle: 0 | 1 | 2): boolean => {
  try {
    return fstatSync(handle).isCharacterDevice() && isatty(handle)
  } catch {
    // It is closed.
    return false
  }
}

/** The person at this process's terminal, when one sits at both ends of it, so that a question will be answered. */
export const personHere = (): Person | undefined => (isTerminal(2) && isTerminal(0) ? { begin, end, ask, confirm } : undefined)
