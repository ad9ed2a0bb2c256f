/** Questions to the person at the terminal. */
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

/** The person wants to stop. */
export class Cancelled extends Error {}

/** The results of a command go to stdout, so its questions do not. */
const output = process.stderr

/** One line. @throws Stopped */
export const ask = async ({ message, offered, example, validate }: Prompt): Promise<string> => {
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

/** Words before and after a conversation. */
export const begin = (title: string): void => intro(title, { output })
export const end = (words: string): void => outro(words, { output })
