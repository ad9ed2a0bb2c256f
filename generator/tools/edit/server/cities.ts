/** Configs that are not shown, and that a change reaches all the same: each is judged as its build would judge it. */
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { type Diagnostic, isError } from '../../../site/model/diagnostic.ts'
import type { Cities, Problem } from '../protocol.ts'
import { isSameMistake, problemOf } from './changes.ts'
import type { EditedSite } from './edited-site.ts'
import type { WorkingTexts } from './texts.ts'

export interface CityValidator {
  /** Judges one after the other, for as long as there is time. */
  readonly judge: (hasTime: () => boolean) => void
  readonly state: () => Cities
}

interface Judged {
  readonly texts: readonly string[]
  readonly problem: Problem | undefined
}

/** @param others configs that are not shown now, with what they extend */
export const cityValidator = (
  texts: Pick<WorkingTexts, 'unsaved' | 'disk'>,
  { compile }: Pick<EditedSite, 'compile'>,
  others: () => readonly Chain[],
): CityValidator => {
  const known = new Map<string, Judged>()

  const reached = (): readonly Chain[] => {
    const unsaved = new Set(texts.unsaved())
    return others().filter(chain => chain.some(({ file }) => unsaved.has(file)))
  }
  const knownOf = (chain: Chain): Judged | undefined => {
    const judged = known.get(chain[0].file)
    return judged?.texts.length === chain.length && chain.every(({ text }, index) => judged.texts[index] === text) ? judged : undefined
  }
  const errorsOf = (chain: Chain): readonly Diagnostic[] => compile(chain).diagnostics.filter(isError)

  /** A mistake that the disk has as well is none of the change. */
  const newMistake = (chain: Chain): Problem | undefined => {
    const errors = errorsOf(chain)
    if (errors.length === 0) return undefined
    const unsaved = texts.unsaved()
    // As many files as before, so at least one.
    const before = chain.map(one => (unsaved.includes(one.file) ? { ...one, text: texts.disk(one.file) } : one)) as unknown as Chain
    const old = errorsOf(before)
    const fresh = errors.find(error => !old.some(other => isSameMistake(error, other)))
    return fresh && problemOf(fresh)
  }

  return {
    judge: hasTime => {
      for (const chain of reached()) {
        if (knownOf(chain) !== undefined) continue
        known.set(chain[0].file, { texts: chain.map(({ text }) => text), problem: newMistake(chain) })
        if (!hasTime()) return
      }
    },
    state: () => {
      const all = reached()
      const judged = all.flatMap(chain => {
        const found = knownOf(chain)
        return found === undefined ? [] : [{ config: chain[0].file, problem: found.problem }]
      })
      const broken = judged.flatMap(({ config, problem }) => (problem === undefined ? [] : [{ config, problem }]))
      return { judged: judged.length, of: all.length, broken }
    },
  }
}
