/** What inputs that are filled into one template have in common: keys, lengths of lists, and what is compared as it is. */

/** The texts of an input, and the numbers of all that were others once: there may come more with each input, and none goes. */
export interface Texts {
  readonly texts: readonly string[]
  readonly varying: readonly number[]
}

export interface Shape extends Texts {
  /** Whether an input has this shape. If so, its texts are in `texts`; what is the very object that stood there last is not looked into. */
  readonly fits: (input: object) => boolean
}

/** No input holds it. */
const unseen = Symbol('unseen')

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What stands at a place of every input of a shape: a text that is filled in, a value that must be the same, or what holds others. */
const kinds = { text: 0, value: 1, list: 2, group: 3 } as const

/** The places of an input, each before those within it: a list for each thing that is known of them. */
const placesOf = (input: object, fixed: ReadonlySet<string>) => {
  const texts: string[] = []
  const kindAt: number[] = []
  /** The key by which a group holds it. */
  const keyAt: string[] = []
  /** The place behind all within it. */
  const endAt: number[] = []
  /** Number of the text. */
  const textAt: number[] = []
  /** What stood there last. */
  const lastAt: unknown[] = []
  const add = (kind: number, key: string, value: unknown, text = -1): void => {
    kindAt.push(kind)
    keyAt.push(key)
    endAt.push(kindAt.length)
    textAt.push(text)
    lastAt.push(value)
  }
  const visit = (value: unknown, key: string): void => {
    const place = kindAt.length
    const isList = Array.isArray(value)
    if (isFilled(value) && !fixed.has(key)) add(kinds.text, key, value, texts.push(value) - 1)
    else if (!isHolder(value) || fixed.has(key)) add(kinds.value, key, value)
    else {
      add(isList ? kinds.list : kinds.group, key, value)
      for (const [name, held] of Object.entries(value)) visit(held, isList ? '' : name)
      endAt[place] = kindAt.length
    }
  }
  visit(input, '')
  return { texts, kindAt, keyAt, endAt, textAt, lastAt }
}

/**
 * The shape of an input. Others have it when they differ from it in non-empty strings alone, and in none below a key of `fixed`: what lies
 * there is compared as it is, objects by identity.
 */
export const shapeOf = (first: object, fixed: ReadonlySet<string>): Shape => {
  const { texts, kindAt, keyAt, endAt, textAt, lastAt } = placesOf(first, fixed)
  const varying: number[] = []
  /** Places where there was another text once. There it is taken for another each time: to find it the same takes longer than to write it again. */
  const varies = new Uint8Array(kindAt.length)
  // The lists have something at each place of the shape, which is why what they give is taken for a number below.
  /** Whether what stands at a place is what stood there last, or another text where there were others. */
  const stays = (place: number, value: unknown): boolean => {
    if (varies[place] === 0) return lastAt[place] === value
    if (!isFilled(value)) return false
    texts[textAt[place] as number] = value
    return true
  }
  /** Whether what does not stay fits. It calls itself alone: of functions that call each other, V8 makes one with each in it many times. */
  const fits = (place: number, value: unknown): boolean => {
    const kind = kindAt[place]
    if (kind === kinds.text) {
      if (!isFilled(value)) return false
      varies[place] = 1
      varying.push(textAt[place] as number)
      return stays(place, value)
    }
    if (kind === kinds.value || !isHolder(value)) return false
    lastAt[place] = unseen
    let at = place + 1
    if (kind === kinds.list) {
      if (!Array.isArray(value)) return false
      for (let item = 0; item < value.length; item++) {
        if (at === endAt[place] || !(stays(at, value[item]) || fits(at, value[item]))) return false
        at = endAt[at] as number
      }
    } else {
      if (Array.isArray(value)) return false
      // V8 knows in such a walk where each key’s value lies, which is why it is asked for by that very key.
      for (const key in value) {
        const held: unknown = value[key as keyof typeof value]
        if (at === endAt[place] || keyAt[at] !== key || !(stays(at, held) || fits(at, held))) return false
        at = endAt[at] as number
      }
    }
    if (at !== endAt[place]) return false
    lastAt[place] = value
    return true
  }
  return { fits: input => stays(0, input) || fits(0, input), texts, varying }
}

/** An input in which each of its texts is a mark with the number that its shape gives it. */
export const marked = <Input extends object>(input: Input, fixed: ReadonlySet<string>, mark: (index: number) => string): Input => {
  let count = 0
  const markedIn = (value: unknown): unknown => {
    if (isFilled(value)) return mark(count++)
    if (!isHolder(value)) return value
    if (Array.isArray(value)) return value.map(markedIn)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fixed.has(key) ? held : markedIn(held)]))
  }
  // Texts are texts still, and nothing else has changed.
  return markedIn(input) as Input
}
