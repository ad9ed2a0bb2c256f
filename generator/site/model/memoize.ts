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

/** The value under a key; made and kept when there is none yet. */
export const getOrCreate = <Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = create()
  map.set(key, made)
  return made
}

/** A value that is made when it is first asked for. */
export const lazy = <Value>(create: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: create() }
    return made.value
  }
}
