import type { Source, SourceFile } from './tree.ts'

/** Where the lines of a text begin. */
const lineStartsIn = (text: string): readonly number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** How many of these numbers, which grow, are at most this one. */
const countUpTo = (numbers: readonly number[], most: number): number => {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return low
}

/** A file whose lines are counted when somebody first asks for one. */
export const sourceOf = (written: SourceFile): Source => {
  let starts: readonly number[] | undefined
  return {
    ...written,
    lineAt: offset => {
      starts ??= lineStartsIn(written.text)
      const line = countUpTo(starts, offset)
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
    },
  }
}
