/** Interactive prompts. They go to stderr, because results go to stdout. */
import { fstatSync } from 'node:fs'
import { isatty } from 'node:tty'

export interface Prompt {
  readonly message: string
  /** The default, used when the user presses Enter. */
  readonly offered?: string | undefined
  /** Placeholder shown in the empty input. */
  readonly example?: string | undefined
  /** Why an answer is invalid; `undefined` if it is valid. */
  readonly validate: (answer: string) => string | undefined
}

export interface Person {
  /** Messages before and after a series of prompts. */
  readonly begin: (title: string) => Promise<void>
  readonly end: (text: string) => Promise<void>
  /**
   * Asks for one line.
   * @throws Cancelled
   */
  readonly ask: (prompt: Prompt) => Promise<string>
  /** Asks yes or no; `false` if the user aborts. */
  readonly confirm: (question: string) => Promise<boolean>
}

/** Thrown when the user aborts a prompt. */
export class Cancelled extends Error {}

/** Loaded only when there is something to ask. */
const prompts = () => import('@clack/prompts')

const begin = async (title: string): Promise<void> => (await prompts()).intro(title, { output: process.stderr })
const end = async (text: string): Promise<void> => (await prompts()).outro(text, { output: process.stderr })

const ask = async ({ message, offered, example, validate }: Prompt): Promise<string> => {
  const { cancel, isCancel, text } = await prompts()
  const answer = await text({
    message,
    output: process.stderr,
    ...(offered === undefined ? {} : { defaultValue: offered }),
    ...(offered === undefined && example === undefined ? {} : { placeholder: offered ?? example ?? '' }),
    validate: (value = '') => validate(value === '' && offered !== undefined ? offered : value),
  })
  if (isCancel(answer)) {
    cancel('Nothing was written.', { output: process.stderr })
    throw new Cancelled()
  }
  return answer ?? offered ?? ''
}

const confirm = async (question: string): Promise<boolean> => {
  const { createInterface } = await import('node:readline/promises')
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const left = new Promise<string>(done => prompt.once('close', () => done('n')))
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), left])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    prompt.close()
  }
}

/** Whether a handle is a terminal. A file or pipe is recognized without loading `tty` streams. */
export const isTerminal = (handle: 0 | 1 | 2): boolean => {
  try {
    return fstatSync(handle).isCharacterDevice() && isatty(handle)
  } catch {
    // The handle is closed.
    return false
  }
}

/** Prompts for the user, if both input and error output are terminals. */
export const personHere = (): Person | undefined => (isTerminal(2) && isTerminal(0) ? { begin, end, ask, confirm } : undefined)
