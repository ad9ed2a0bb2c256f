/** Asks for the answers that the command line lacks, for `new` and `clone`. */
import type { Person, Prompt } from '../platform/terminal/person.ts'
import { slugify } from '../site/config/values/slug.ts'

export const isEmpty = (answer: string): boolean => answer.trim() === ''

/** The slug of a service or area in the first language. */
export const firstName = (written: string): string => slugify(/^[^|:@]*/.exec(written)?.[0] ?? '')

interface NamedTwice {
  readonly code: 'namedTwice'
  readonly values: { readonly value: string }
}

/** The first value that an earlier one repeats. */
export const repeatedIn = (values: readonly string[]): NamedTwice | undefined => {
  const value = values.find((one, index) => values.findIndex(other => firstName(other) === firstName(one)) < index)
  return value === undefined ? undefined : { code: 'namedTwice', values: { value } }
}

/** Why a list is invalid: it is empty, an item is invalid, or an item is repeated. */
export const listFault = <Message>(
  items: readonly string[],
  faultOf: (item: string) => Message | undefined,
): Message | NamedTwice | { readonly code: 'empty' } | undefined =>
  items.length === 0 ? { code: 'empty' } : (items.flatMap(item => faultOf(item) ?? [])[0] ?? repeatedIn(items))

interface Answers<Question> {
  readonly isAnswered: (question: Question) => boolean
  readonly validate: (question: Question) => Prompt['validate']
  readonly put: (question: Question, answer: string) => void
}

/** @returns functions that ask a question unless it is answered, until its answer is valid. Empty answers are valid if they are optional. */
export const askerFor = <Question>({ ask }: Person, { isAnswered, validate, put }: Answers<Question>) => {
  const asker =
    (isOptional: boolean) =>
    async (question: Question, prompt: Omit<Prompt, 'validate'>): Promise<void> => {
      if (isAnswered(question)) return
      const isLeftOut = (answer: string): boolean => isOptional && isEmpty(answer)
      const answer = await ask({ ...prompt, validate: text => (isLeftOut(text) ? undefined : validate(question)(text)) })
      if (!isLeftOut(answer)) put(question, answer)
    }
  return { ask: asker(false), askOptional: asker(true) }
}
