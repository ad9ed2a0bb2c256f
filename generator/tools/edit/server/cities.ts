/** Validates the other configs of the session that unsaved changes affect. */
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import { isError } from '../../../site/util/diagnostics.ts'
import type { Cities } from '../protocol.ts'
import { isSameError, problemOf } from './changes.ts'
import type { EditedSite } from './edited-site.ts'
import type { Pause } from './origins/page-origins.ts'
import type { WorkingTexts } from './texts.ts'

interface Validated {
  readonly texts: readonly string[]
  readonly diagnostic: Diagnostic | undefined
}

/** @param others the configs that are not shown, each with those that it extends */
export const cityValidator = (
  texts: Pick<WorkingTexts, 'unsaved' | 'disk'>,
  { compile }: Pick<EditedSite, 'compile'>,
  others: () => readonly Chain[],
) => {
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
  const newError = (chain: Chain): Diagnostic | undefined => {
    const errors = errorsOf(chain)
    if (errors.length === 0) return undefined
    const unsaved = texts.unsaved()
    // As many files as before, so at least one.
    const before = chain.map(one => (unsaved.includes(one.file) ? { ...one, text: texts.disk(one.file) } : one)) as unknown as Chain
    const old = errorsOf(before)
    return errors.find(error => !old.some(other => isSameError(error, other)))
  }

  const validateOne = (chain: Chain): void => {
    if (resultOf(chain) === undefined) known.set(chain[0].file, { texts: chain.map(({ text }) => text), diagnostic: newError(chain) })
  }

  /** Configs with errors that unsaved changes cause, each with its first error. */
  const broken = (): readonly { readonly config: string; readonly diagnostic: Diagnostic }[] =>
    affected().flatMap(chain => {
      const diagnostic = resultOf(chain)?.diagnostic
      return diagnostic === undefined ? [] : [{ config: chain[0].file, diagnostic }]
    })

  return {
    /** @param pause called between two configs; validation stops if it returns false */
    validate: async (pause: Pause): Promise<void> => {
      for (const chain of affected()) {
        if (!(await pause())) return
        validateOne(chain)
      }
    },
    validateNow: (): void => affected().forEach(validateOne),
    broken,
    state: (language: MessageLanguage): Cities => {
      const chains = affected()
      return {
        validated: chains.filter(chain => resultOf(chain) !== undefined).length,
        of: chains.length,
        broken: broken().map(({ config, diagnostic }) => ({ config, problem: problemOf(diagnostic, language) })),
      }
    },
  }
}

export type CityValidator = ReturnType<typeof cityValidator>
