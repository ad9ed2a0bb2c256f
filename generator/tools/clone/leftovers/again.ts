/** Finds references to another city in a config, except those reviewed as correct. */
import { isLookedAt, type LookedAt, readLookedAt } from '../../../platform/config/looked-at.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import { basesIn } from './bases.ts'
import { type OtherCityText, otherCityTexts } from './inherited.ts'

export interface Left {
  readonly left: readonly OtherCityText[]
  /** Reviewed and correct. */
  readonly right: readonly OtherCityText[]
  readonly known: LookedAt
  /** Errors in the file of reviewed references. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Returns nothing for a config that extends no other. @param cwd base of relative config paths */
export const leftIn = (city: CompiledConfig, cwd: string): Left => {
  const [file = '', ...bases] = city.document.files.map(one => one.file)
  if (bases.length === 0) return { left: [], right: [], known: {}, diagnostics: [] }
  const read = readLookedAt(file, cwd)
  const known = read.ok ? read.value : {}
  const all = otherCityTexts(city, basesIn(bases, cwd))
  return {
    left: all.filter(one => !isLookedAt(known, one)),
    right: all.filter(one => isLookedAt(known, one)),
    known,
    diagnostics: read.diagnostics,
  }
}
