/** What an entry of the catalogue is made of. */

export type Severity = 'error' | 'warning' | 'notice'

export interface Words {
  /** What is wrong, in words of the config, without a full stop. */
  readonly message: string
  /** What to do about it: a sentence. */
  readonly remedy: string
  /** When it is more or less grave than the entry usually is. */
  readonly severity?: Severity
}

/** A message and its remedy, made from values. The example is what documents show. */
export interface Wording<Values> {
  readonly example: () => Words
  readonly words: (values: Values) => Words
}

/** A kind of mistake. `about` is for the operator: what it means, in a sentence or two. */
export interface Entry {
  readonly severity: Severity
  readonly about: string
  /** One wording, or several under names of their own. `never`: whatever the values of a wording are, the table may hold it. */
  readonly says: Wording<never> | { readonly [variant: string]: Wording<never> }
}

/** Nothing to put into the words. */
export type NoValues = Readonly<Record<never, never>>

/** Lists in an example stand for lists that nobody changes. */
type ValuesLike<Example> = { readonly [Key in keyof Example]: Example[Key] extends (infer Item)[] ? readonly Item[] : Example[Key] }

/** Words made from values of the kind that the example has. */
export const wording = <Example extends object>(
  example: Example,
  words: (values: ValuesLike<Example>) => Words,
): Wording<ValuesLike<Example>> => ({
  // An example is one of the values that look like it.
  example: () => words(example as ValuesLike<Example>),
  words,
})

/** Words that are always the same. */
export const fixed = (message: string, remedy: string): Wording<NoValues> => ({
  example: () => ({ message, remedy }),
  words: () => ({ message, remedy }),
})
