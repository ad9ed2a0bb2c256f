/** Validates the configs of the session that are not shown, where an unsaved change affects them. */
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { type Diagnostic, isError } from '../../../site/model/diagnostic.ts'
import type { Cities, Problem } from '../protocol.ts'
import { isSameError, problemOf } from './changes.ts'
import type { EditedSite } from './edited-site.ts'
import type { WorkingTexts } from './texts.ts'

export interface CityValidator {
  /** Validates one config after the other. @param pause called between two of them; stops if it returns false */
  readonly validate: (pause: () => Promise<boolean>) => Promise<void>
  readonly validateNow: () => void
  readonly state: () => Cities
}

interface Validated {
  readonly texts: readonly string[]
  readonly problem: Problem | undefined
}

/** @param others configs that are not shown, each with what it extends */
export const cityValidator = (
  texts: Pick<WorkingTexts, 'unsaved' | 'disk'>,
  { compile }: Pick<EditedSite, 'compile'>,
  others: () => readonly Chain[],
): CityValidator => {
  const known = new Map<string, Validated>()

  const affected = (): readonly Chain[] => {
    const unsaved = new Set(texts.unsaved())
    return others().filter(chain => chain.some(({ file }) => unsaved.has(file)))
  }
  const resultOf = (chain: Chain): Validated | undefined => {
    const result = known.get(chain[0].file)
    return result?.texts.length === chain.length && chain.every(({ text }, index) => result.texts[index] === text) ? result : undefined
  }
  const errorsOf = (chain: Chain): readonly Diagnostic[] => compile(chain).diagnostics.filter(isError)

  /** The first error that the files on disk do not have. */
  const newError = (chain: Chain): Problem | undefined => {
    const errors = errorsOf(chain)
    if (errors.length === 0) return undefined
    const unsaved = texts.unsaved()
    // As many files as before, so at least one.
    const before = chain.map(one => (unsaved.includes(one.file) ? { ...one, text: texts.disk(one.file) } : one)) as unknown as Chain
    const old = errorsOf(before)
    const found = errors.find(error => !old.some(other => isSameError(error, other)))
    return found && problemOf(found)
  }

  const validateOne = (chain: Chain): void => {
    if (resultOf(chain) === undefined) known.set(chain[0].file, { texts: chain.map(({ text }) => text), problem: newError(chain) })
  }

  return {
    validate: async pause => {
      for (const chain of affected()) {
        if (!(await pause())) return
        validateOne(chain)
      }
    },
    validateNow: () => affected().forEach(validateOne),
    state: () => {
      const all = affected()
      const results = all.flatMap(chain => {
        const result = resultOf(chain)
        return result === undefined ? [] : [{ config: chain[0].file, problem: result.problem }]
      })
      const broken = results.flatMap(({ config, problem }) => (problem === undefined ? [] : [{ config, problem }]))
      return { validated: results.length, of: all.length, broken }
    },
  }
}
