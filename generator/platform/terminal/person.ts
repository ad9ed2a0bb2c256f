/** Interactive prompts. They go to stderr, because results go to stdout. */
import { fstatSync } from 'node:fs'
import { isatty } from 'node:tty'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'

export interface Prompt {
  readonly message: string
  /** The default, used when the user presses Enter. */
  readonly offered?: string | undefined
  /** Shown after the message if there is no default. */
  readonly example?: string | undefined
  /** Why an answer is invalid; `undefined` if it is valid. */
  readonly validate: (answer: string) => string | undefined
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
}

interface ChoicePrompt {
  readonly message: string
  readonly choices: readonly Choice[]
}

export interface Person {
  readonly language: MessageLanguage
  /** Messages before and after a series of prompts. */
  readonly begin: (title: string) => Promise<void>
  readonly end: (text: string) => Promise<void>
  /**
   * Asks for one line.
   * @throws Cancelled
   */
  readonly ask: (prompt: Prompt) => Promise<string>
  /** Lets the user choose one value; the first is the default. @throws Cancelled */
  readonly choose: (prompt: ChoicePrompt) => Promise<string>
  /** Lets the user choose at least one value. @param prompt `chosen` is the default @throws Cancelled */
  readonly chooseSome: (prompt: ChoicePrompt & { readonly chosen: readonly string[] }) => Promise<readonly string[]>
  /** Asks yes or no; `false` if the user aborts. */
  readonly confirm: (question: string) => Promise<boolean>
}

/** Thrown when the user aborts a prompt. */
export class Cancelled extends Error {}

export const nothingWritten: Translated<string> = { en: 'Nothing was written.', fr: 'Rien n’a été écrit.' }
const forExample: Translated<string> = { en: 'for example', fr: 'par exemple' }

/** Loaded only when there is something to ask. */
const prompts = () => import('@clack/prompts')

const output = process.stderr

const promptsIn = (language: MessageLanguage): Person => {
  /** @param answer a symbol if the user aborted */
  const answered = async <Answer>(answer: Answer | symbol): Promise<Answer> => {
    if (typeof answer !== 'symbol') return answer
    const { cancel } = await prompts()
    cancel(nothingWritten[language], { output })
    throw new Cancelled()
  }
  return {
    language,
    begin: async title => (await prompts()).intro(title, { output }),
    end: async text => (await prompts()).outro(text, { output }),
    ask: async ({ message, offered, example, validate }) => {
      const { text } = await prompts()
      const answer = await text({
        // A placeholder would look like a default.
        message: offered === undefined && example !== undefined ? `${message} (${forExample[language]} ${example})` : message,
        output,
        ...(offered === undefined ? {} : { defaultValue: offered, placeholder: offered }),
        validate: (value = '') => validate(value === '' && offered !== undefined ? offered : value),
      })
      return (await answered<string | undefined>(answer)) ?? offered ?? ''
    },
    choose: async ({ message, choices }) =>
      answered<string>(await (await prompts()).select({ message, options: optionsOf(choices), output })),
    chooseSome: async ({ message, choices, chosen }) => {
      const { multiselect } = await prompts()
      return answered<string[]>(
        await multiselect({ message, options: optionsOf(choices), initialValues: [...chosen], required: true, output }),
      )
    },
    confirm: async question => {
      const { createInterface } = await import('node:readline/promises')
      const prompt = createInterface({ input: process.stdin, output })
      try {
        const left = new Promise<string>(done => prompt.once('close', () => done('n')))
        const answer = await Promise.race([prompt.question(`${question} ${{ en: '[y/N]', fr: '[o/N]' }[language]} `), left])
        return { en: /^y(es)?$/i, fr: /^(o(ui)?|y(es)?)$/i }[language].test(answer.trim())
      } finally {
        prompt.close()
      }
    },
  }
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ value, label, hint }) => ({ value, label, ...(hint === undefined ? {} : { hint }) }))

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
export const personHere = (language: MessageLanguage): Person | undefined =>
  isTerminal(2) && isTerminal(0) ? promptsIn(language) : undefined
