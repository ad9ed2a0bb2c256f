/** What a city’s config says of another city, less what was looked at and is right. */
import { isLookedAt, type LookedAt, readLookedAt } from '../../../io/config/looked-at.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import { basesIn } from './bases.ts'
import { type OtherCityText, otherCityTexts } from './inherited.ts'

export interface Left {
  readonly left: readonly OtherCityText[]
  /** Found, and right. */
  readonly right: readonly OtherCityText[]
  readonly known: LookedAt
  /** Why it is not known what is right. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Nothing for a config that extends no other. @param cwd folder that the names of configs begin from */
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
