/**
 * A config’s text in stretches that can be read one by one: its sections, and of a long list its things. Only what is certain is cut:
 * lines tell it by their beginnings, and a stretch that cannot be read by itself was none.
 */

/** Lines of a text, from the beginning of one to the beginning of another. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A key of the first level with what stands below it. */
export interface Section extends Stretch {
  readonly key: string
  /** Of a list in lines, each thing with the lines up to the next; none of what is read as one. The first begins with the section. */
  readonly items: readonly Stretch[]
}

/** A list of fewer things is read as one. */
const fewest = 2

/** A value that repeats another one, which may stand in another stretch. A pattern that begins with its sign finds it at once in a long text. */
const alias = /\*(?<=(?:[:,[{-]|^) *\*)\w/m

const keyLine = /^([A-Za-z][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/

const stretchesFrom = (starts: readonly number[], end: number): readonly Stretch[] =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }))

const space = 0x20

/** Whether a line goes on, behind its spaces, with something other than a comment. */
const saysSomething = (text: string, at: number): boolean => at < text.length && !/[\s#]/.test(text.charAt(at))

/** Where the things of a list begin, if the section is a list in lines whose things stand in one column. */
const itemsIn = (text: string, { start, end }: Stretch): readonly Stretch[] => {
  const starts: number[] = []
  let column: number | undefined
  // By hand: a pattern takes five times as long for the lines of ten thousand things.
  for (let lineEnd = text.indexOf('\n', start); lineEnd >= 0 && lineEnd < end - 1; lineEnd = text.indexOf('\n', lineEnd + 1)) {
    let at = lineEnd + 1
    while (text.charCodeAt(at) === space) at++
    const indent = at - lineEnd - 1
    const isDeeper = column !== undefined && indent > column
    if (isDeeper || !saysSomething(text, at)) continue
    column ??= indent
    if (indent < column || !/^-[ \n]/.test(text.slice(at, at + 2))) return []
    starts.push(lineEnd + 1)
  }
  return starts.length < fewest ? [] : stretchesFrom([start, ...starts.slice(1)], end)
}

/** Whether what a stretch of a text says stands in it, and lines tell where it begins and ends. */
const isPlain = (text: string): boolean => !text.includes('\r') && !text.includes('\t') && !alias.test(text)

/** The sections of a text; `undefined` for a text that is not made of keys at the beginnings of lines. */
export const sectionsOf = (text: string): readonly Section[] | undefined => {
  if (!isPlain(text)) return undefined
  const heads = [...text.matchAll(/^[^\s#].*$/gm)]
  const keys = heads.map(([line]) => keyLine.exec(line)?.[1])
  if (keys.length === 0 || keys.includes(undefined) || new Set(keys).size < keys.length) return undefined
  const starts = heads.map(({ index }) => index)
  return stretchesFrom(starts, text.length).map((stretch, index) => {
    const head = heads[index]?.[0] ?? ''
    // What begins on the line of its key is no list in lines.
    const isList = /^[\w-]+[ ]*:[ ]*(?:#.*)?$/.test(head)
    return { ...stretch, key: keys[index] ?? '', items: isList ? itemsIn(text, stretch) : [] }
  })
}

/** The stretches of a text that are read by themselves, in their order. */
export const partsOf = (sections: readonly Section[]): readonly Stretch[] =>
  sections.flatMap(section => (section.items.length === 0 ? [section] : section.items))
