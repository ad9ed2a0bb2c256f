/** What inputs that are filled into one template have in common: keys, lengths of lists, and what is compared as it is. */

/** What stands at one place of every input of a shape. */
interface Part {
  /** A text that is filled in, a value that must be the same, or what holds others. */
  readonly kind: 'text' | 'value' | 'list' | 'group'
  /** Number of the text. */
  readonly index: number
  readonly keys: readonly string[]
  readonly parts: readonly Part[]
  /** What stood here last, unless it is a text; of what holds others `unseen` while these are being looked at. */
  last: unknown
  /** Whether there was another text here once. Then it is taken for another each time: to find it the same takes longer than to write it again. */
  varies: boolean
}

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

const newPart = (kind: Part['kind'], last: unknown, own: Partial<Part> = {}): Part => ({
  kind,
  last,
  index: 0,
  keys: [],
  parts: [],
  varies: false,
  ...own,
})

const partsOf = (value: unknown, fixed: ReadonlySet<string>, texts: string[]): Part => {
  if (isFilled(value)) return newPart('text', unseen, { index: texts.push(value) - 1 })
  if (!isHolder(value)) return newPart('value', value)
  if (Array.isArray(value)) return newPart('list', value, { parts: value.map(item => partsOf(item, fixed, texts)) })
  const entries = Object.entries(value)
  const parts = entries.map(([key, held]) => (fixed.has(key) ? newPart('value', held) : partsOf(held, fixed, texts)))
  return newPart('group', value, { keys: entries.map(([key]) => key), parts })
}

/**
 * The shape of an input. Others have it when they differ from it in non-empty strings alone, and in none below a key of `fixed`: what lies
 * there is compared as it is, objects by identity.
 */
export const shapeOf = (first: object, fixed: ReadonlySet<string>): Shape => {
  const texts: string[] = []
  const varying: number[] = []
  const whole = partsOf(first, fixed, texts)
  /** What most parts are is found here, where V8 makes no call of it. */
  const fits = (part: Part, value: unknown): boolean => {
    if (!part.varies) return part.last === value || fitsWithin(part, value)
    if (!isFilled(value)) return false
    texts[part.index] = value
    return true
  }
  const fitsWithin = (part: Part, value: unknown): boolean => {
    // Each kind is compared by itself: V8 knows then what it compares.
    if (part.kind === 'text') {
      if (!isFilled(value)) return false
      if (texts[part.index] === value) return true
      part.varies = true
      varying.push(part.index)
      texts[part.index] = value
      return true
    }
    if (part.kind === 'value' || !isHolder(value)) return false
    const { parts, keys } = part
    part.last = unseen
    // Counted by hand, since pages have hundreds of parts; at each place below there is one.
    let at = 0
    if (part.kind === 'list') {
      if (!Array.isArray(value) || value.length !== parts.length) return false
      for (; at < parts.length; at++) if (!fits(parts[at] as Part, value[at])) return false
    } else {
      if (Array.isArray(value)) return false
      // In one walk, in which V8 knows where each key’s value lies, which is why it is asked for by that very key.
      for (const key in value) if (keys[at] !== key || !fits(parts[at++] as Part, value[key as keyof typeof value])) return false
      if (at !== keys.length) return false
    }
    part.last = value
    return true
  }
  return { fits: input => fits(whole, input), texts, varying }
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
