/** What `Map` and `WeakMap` have in common. */
interface Cache<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** What the map holds for the key; made and kept when there is nothing yet. */
export const getOrCreate = <Key, Value>(map: Cache<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** Most texts of a page stand on all its siblings as well: what a function said of one is remembered, up to a number of texts. */
const mostTexts = 5_000

/** The function, asked once for each of the first so many texts. It must depend on nothing but these. */
export const memoizeText = <Answer>(judge: (text: string) => Answer): ((text: string) => Answer) => {
  const answers = new Map<string, Answer>()
  return text => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = judge(text)
    // A slice of a page would keep the whole page in memory.
    if (answers.size < mostTexts) answers.set(JSON.parse(JSON.stringify(text)) as string, answer)
    return answer
  }
}

/** A value that is made when it is first asked for. */
export const lazy = <Value>(create: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: create() }
    return made.value
  }
}
