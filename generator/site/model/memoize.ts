import { keptWithReads, makeToKeep, noteKept, noteRow } from './reads.ts'

/** What `Map` and `WeakMap` have in common. */
interface Cache<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** What the map holds for the key; made and kept when there is nothing yet. */
export const getOrCreate = <Key, Value>(map: Cache<Key, Value>, key: Key, make: (key: Key) => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) {
    noteKept(map, key)
    return known
  }
  const made = makeToKeep(map, key, make, key)
  map.set(key, made)
  return made
}

/** The function, asked once for each key. It must depend on nothing but these. */
export const memoize =
  <Key, Value>(make: (key: Key) => Value, known: Cache<Key, Value> = new Map<Key, Value>()): ((key: Key) => Value) =>
  key =>
    getOrCreate(known, key, make)

/** As `memoize`, of what many ask for one after the other: the last answer alone is kept. */
export const memoizeLast = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly made: Value; readonly row: number | undefined } | undefined
  return key => {
    if (last === undefined || last.key !== key) {
      const { made, row } = keptWithReads(make, key)
      last = { key, made, row }
    }
    noteRow(last.row)
    return last.made
  }
}

/** What is made for pairs of objects. @param make called once for each pair; it must depend on nothing but these */
export type PairCache<One, Other, Value> = (one: One, other: Other, make: (one: One, other: Other) => Value) => Value

/**
 * Of one at a time: the pairs of the last are forgotten for those of another. In lists, by the places of the others: a map of its own
 * would take four times the memory.
 */
export const pairCache = <One extends object, Other extends object, Value extends object | symbol | null>(): PairCache<
  One,
  Other,
  Value
> => {
  const places = new Map<Other, number>()
  let last: { readonly one: One; readonly values: Value[]; readonly rows: (number | undefined)[] } | undefined
  return (one, other, make) => {
    let place = places.get(other)
    if (place === undefined) {
      place = places.size
      places.set(other, place)
    }
    if (last?.one !== one) last = { one, values: [], rows: [] }
    const { values, rows } = last
    const value = values[place]
    if (value !== undefined) {
      noteRow(rows[place])
      return value
    }
    const { made, row } = keptWithReads(make, one, other)
    values[place] = made
    rows[place] = row
    noteRow(row)
    return made
  }
}

/** Most texts of a page stand on all its siblings as well; this many are remembered, and as many that came before them. */
const mostTexts = 5_000

/** The same text in memory of its own: a slice of a page would keep the whole page. Joining copies, in less time than JSON. */
export const copyOf = (text: string): string => ` ${text}`.slice(1)

/** From this length on a text is sooner compared with those that are as long than hashed: styles, data of a business. */
const long = 1000

interface TextMap<Value> extends Cache<string, Value> {
  readonly size: number
}

/** A map by texts, of which few are long. */
export const textMap = <Value>(): TextMap<Value> => {
  const short = new Map<string, Value>()
  const byLength = new Map<number, (readonly [text: string, value: Value])[]>()
  let size = 0
  return {
    get: text => (text.length < long ? short.get(text) : byLength.get(text.length)?.find(([known]) => known === text)?.[1]),
    set: (text, value) => {
      if (text.length < long) short.set(text, value)
      else getOrCreate(byLength, text.length, () => []).push([text, value])
      size++
    },
    get size() {
      return size
    },
  }
}

/** A text with its answer, and what was asked for after it the last time. */
interface Asked<Answer> {
  readonly text: string
  readonly answer: Answer
  /** Which of the two maps it stands in: of those that came lately, or before. */
  age: number
  next: Asked<Answer> | undefined
}

/**
 * As `memoize`, for texts that came lately: what pages say alone is forgotten, what they share never is. Pages that are alike ask in the
 * same order: the text that came next the last time is compared before any is hashed.
 * @param most texts, twice of which are remembered
 */
export const memoizeText = <Answer>(judge: (text: string) => Answer, most = mostTexts): ((text: string) => Answer) => {
  let lately = textMap<Asked<Answer>>()
  let before = textMap<Asked<Answer>>()
  let age = 0
  let last: Asked<Answer> | undefined

  const found = (text: string): Asked<Answer> => {
    const known = lately.get(text)
    if (known !== undefined) return known
    // Parts of it in the answer would keep the whole page as well.
    const own = copyOf(text)
    const earlier = before.get(own)
    const asked = earlier ?? { text: own, answer: judge(own), age, next: undefined }
    if (lately.size >= most) {
      ;[before, lately] = [lately, textMap()]
      age++
    }
    asked.age = age
    lately.set(asked.text, asked)
    return asked
  }

  return text => {
    const expected = last?.next
    if (expected !== undefined && expected.age === age && expected.text === text) {
      last = expected
      return expected.answer
    }
    const asked = found(text)
    if (last !== undefined) last.next = asked
    last = asked
    return asked.answer
  }
}

/** A value that is made when it is first asked for. */
export const lazy = <Value>(create: () => Value): (() => Value) => {
  let kept: ReturnType<typeof keptWithReads<[], Value>> | undefined
  return () => {
    kept ??= keptWithReads(create)
    noteRow(kept.row)
    return kept.made
  }
}

/** As `lazy`, of what is large and asked for once or twice: it goes when nobody holds it any more, and is made again. */
export const passing = <Value extends object>(create: () => Value): (() => Value) => {
  let last: { readonly held: WeakRef<Value>; readonly row: number | undefined } | undefined
  return () => {
    const known = last?.held.deref()
    const { made, row } = known === undefined ? keptWithReads(create) : { made: known, row: last?.row }
    if (known === undefined) last = { held: new WeakRef(made), row }
    noteRow(row)
    return made
  }
}
