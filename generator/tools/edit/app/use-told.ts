/** What the server tells of the whole config, in the language of the editor. */
import { useMemo } from 'react'
import type { Problem, State } from '../protocol.ts'
import type { Editor } from './use-editor.ts'
import type { Say } from './words.ts'

export const toldProblems = (problems: readonly Problem[], say: Say): readonly Problem[] =>
  problems.map(problem => ({ ...problem, message: say.told(problem.message), hint: say.told(problem.hint) }))

const toldCities = ({ broken, ...cities }: State['cities'], say: Say): State['cities'] => ({
  ...cities,
  broken: broken.map(({ config, problem }) => ({ config, problem: { ...problem, message: say.told(problem.message) } })),
})

/** The editor, with problems, faults and what cannot be done in the words of `say`. */
export const useTold = (editor: Editor, say: Say): Editor => {
  const state = useMemo(
    () =>
      editor.state && { ...editor.state, problems: toldProblems(editor.state.problems, say), cities: toldCities(editor.state.cities, say) },
    [editor.state, say],
  )
  const faults = useMemo(() => new Map([...editor.faults].map(([key, found]) => [key, found.map(say.told)])), [editor.faults, say])
  return useMemo(() => ({ ...editor, state, faults }), [editor, state, faults])
}
