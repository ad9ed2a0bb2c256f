/** The tree of a text that is written as configs are nearly always: what `yaml` gives, in a tenth of the time. */

import { limits } from '../../limits.ts'
import { isWithinLimits } from '../extent.ts'
import { moved } from '../moved.ts'
import { isStrange, parseYaml } from '../parse-yaml.ts'
import { sourceOf } from '../source.ts'
import type { Source, Value } from '../tree.ts'
import { conflictIn } from '../yaml-text.ts'
import { readPlain } from './fast-reader.ts'
import { Rare } from './rare.ts'

/** Ends of lines other than \n, and tabs. One sign is sought in a tenth of the time that a pattern takes. */
const rareSigns = ['\r', '\t', '\ufeff']

/** Values that repeat others, which may stand in other parts. */
const alias = /(?:[:,[{-]|^) *\*\w/m

const isRare = (text: string): boolean => rareSigns.some(sign => text.includes(sign)) || (text.includes('*') && alias.test(text))

/** The tree of a text; `undefined` for one that only the whole of YAML tells, and for one with a mistake. */
export const plainTree = (source: Source): Value | undefined => {
  const { file, text } = source
  if (isRare(text) || isStrange(text) || conflictIn(text) !== undefined) return undefined
  // A value takes a letter at least, and what is read here lies no deeper than it may.
  let isSure = text.length < limits.values
  try {
    const tree = readPlain(source, (start, end, column) => {
      isSure = false
      const part = parseYaml(sourceOf({ file, text: `${' '.repeat(column)}${text.slice(start, end)}` }))
      if (!part.ok) throw new Rare()
      return moved(part.value, source, start - column)
    })
    return isSure || isWithinLimits(tree) ? tree : undefined
  } catch (error) {
    if (error instanceof Rare) return undefined
    throw error
  }
}
