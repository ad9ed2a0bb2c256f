/** The shape of inputs that are rendered into one template: keys, lengths of lists, and fixed values. */

/** The texts of an input, and the numbers of all texts that have ever differed: the list only grows. */
export interface Texts {
  readonly texts: readonly string[]
  readonly varying: readonly number[]
}

export interface Shape extends Texts {
  /** Whether an input has this shape. If so, `texts` has its texts. An object that is the same as the last one at its place is not entered. */
  readonly fits: (input: object) => boolean
}

/** No input contains it. */
const unknown = Symbol('unknown')

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const nodeKinds = { text: 0, fixed: 1, list: 2, object: 3 } as const

/**
 * The nodes of an input, each before its children, as one list per property: this is compared for every page, and engines read arrays of
 * numbers much faster than trees of objects.
 */
const nodesOf = (input: object, fixed: ReadonlySet<string>) => {
  const texts: string[] = []
  const kinds: number[] = []
  /** The key in the parent object. */
  const keys: string[] = []
  /** Index of the next node that is no descendant. */
  const ends: number[] = []
  /** Number of the text, for nodes that are texts. */
  const textNumbers: number[] = []
  /** The value of the last input. */
  const lastValues: unknown[] = []
  const add = (kind: number, key: string, value: unknown, text = -1): void => {
    kinds.push(kind)
    keys.push(key)
    ends.push(kinds.length)
    textNumbers.push(text)
    lastValues.push(value)
  }
  const visit = (value: unknown, key: string): void => {
    const node = kinds.length
    const isList = Array.isArray(value)
    if (isText(value) && !fixed.has(key)) add(nodeKinds.text, key, value, texts.push(value) - 1)
    else if (!isObject(value) || fixed.has(key)) add(nodeKinds.fixed, key, value)
    else {
      add(isList ? nodeKinds.list : nodeKinds.object, key, value)
      for (const [name, child] of Object.entries(value)) visit(child, isList ? '' : name)
      ends[node] = kinds.length
    }
  }
  visit(input, '')
  return { texts, kinds, keys, ends, textNumbers, lastValues }
}

/**
 * The shape of an input. Another input has it if it differs only in non-empty strings, none of them below a key of `fixed`. Values below these
 * keys are compared as they are, objects by identity.
 */
export const shapeOf = (first: object, fixed: ReadonlySet<string>): Shape => {
  const { texts, kinds, keys, ends, textNumbers, lastValues } = nodesOf(first, fixed)
  const varying: number[] = []
  /** 1 at texts that have ever differed. They are no longer compared, since that takes longer than writing them. */
  const varies = new Uint8Array(kinds.length)
  // The lists have an entry for every node, which is why their values are asserted to be numbers below.
  const isUnchanged = (node: number, value: unknown): boolean => {
    if (varies[node] === 0) return lastValues[node] === value
    if (!isText(value)) return false
    texts[textNumbers[node] as number] = value
    return true
  }
  const fits = (node: number, value: unknown): boolean => {
    const kind = kinds[node]
    if (kind === nodeKinds.text) {
      if (!isText(value)) return false
      varies[node] = 1
      varying.push(textNumbers[node] as number)
      return isUnchanged(node, value)
    }
    if (kind === nodeKinds.fixed || !isObject(value)) return false
    lastValues[node] = unknown
    let child = node + 1
    if (kind === nodeKinds.list) {
      if (!Array.isArray(value)) return false
      for (const item of value as readonly unknown[]) {
        if (child === ends[node] || !(isUnchanged(child, item) || fits(child, item))) return false
        child = ends[child] as number
      }
    } else {
      if (Array.isArray(value)) return false
      for (const key in value) {
        const held: unknown = value[key as keyof typeof value]
        if (child === ends[node] || keys[child] !== key || !(isUnchanged(child, held) || fits(child, held))) return false
        child = ends[child] as number
      }
    }
    if (child !== ends[node]) return false
    lastValues[node] = value
    return true
  }
  return { fits: input => isUnchanged(0, input) || fits(0, input), texts, varying }
}

/** A copy of an input with a marker in place of each text, by its number in the shape. */
export const withMarkers = <Input extends object>(input: Input, fixed: ReadonlySet<string>, markerOf: (index: number) => string): Input => {
  let count = 0
  const copyOf = (value: unknown): unknown => {
    if (isText(value)) return markerOf(count++)
    if (!isObject(value)) return value
    if (Array.isArray(value)) return value.map(copyOf)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fixed.has(key) ? held : copyOf(held)]))
  }
  // Only texts have changed, and they are texts still.
  return copyOf(input) as Input
}
