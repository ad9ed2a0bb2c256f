/** Splits the text of a config into parts that can be parsed on their own. */

/** Whole lines of a text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A top-level key with everything below it. */
export interface Section extends Range {
  readonly key: string
  /** The items of a block list, each up to the next one. The first item begins with the section. Empty for other values. */
  readonly items: readonly Range[]
}

/** Shorter lists are one part. */
const minItems = 2

/** An alias, which may refer to another part. */
const alias = /\*(?<=(?:[:,[{-]|^) *\*)\w/m

const keyLine = /^([A-Za-z][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/

const rangesFrom = (starts: readonly number[], end: number): readonly Range[] =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }))

/** The items of a section that is a block list whose dashes are in one column. */
const itemsIn = (text: string, { start, end }: Range): readonly Range[] => {
  const first = /\n( *)[^\s#]/g
  first.lastIndex = start
  const column = first.exec(text)?.[1]?.length ?? 0
  // Deeper lines belong to the item above them.
  const lines = new RegExp(`\\n( {0,${column}})(?=[^\\s#])(-(?=[ \\n]))?`, 'g')
  lines.lastIndex = start
  const starts: number[] = []
  for (let line = lines.exec(text); line !== null && line.index < end - 1; line = lines.exec(text)) {
    const [, indent = '', dash] = line
    if (indent.length < column || dash === undefined) return []
    starts.push(line.index + 1)
  }
  return starts.length < minItems ? [] : rangesFrom([start, ...starts.slice(1)], end)
}

/** Whether a text can be split into parts that do not depend on each other. */
const isPlain = (text: string): boolean => !/[\r\t]/.test(text) && !alias.test(text)

/** The sections of a text; `undefined` for a text that is not a block map, or in which parts may depend on each other. */
export const sectionsOf = (text: string): readonly Section[] | undefined => {
  if (!isPlain(text)) return undefined
  const heads = [...text.matchAll(/^[^\s#].*$/gm)]
  const keys = heads.map(([line]) => keyLine.exec(line)?.[1])
  if (keys.length === 0 || keys.includes(undefined) || new Set(keys).size < keys.length) return undefined
  const starts = heads.map(({ index }) => index)
  return rangesFrom(starts, text.length).map((range, index) => {
    const isBlock = /^[\w-]+ *: *(?:#.*)?$/.test(heads[index]?.[0] ?? '')
    return { ...range, key: keys[index] ?? '', items: isBlock ? itemsIn(text, range) : [] }
  })
}

/** The parts of a text in order: sections, and the items of long lists. */
export const partsOf = (sections: readonly Section[]): readonly Range[] =>
  sections.flatMap(section => (section.items.length === 0 ? [section] : section.items))
