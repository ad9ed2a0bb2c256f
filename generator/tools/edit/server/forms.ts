/** What the forms of the settings may ask: parts of the config, things that are not there yet, and what a removal takes along. */

import * as z from 'zod'
import { pathText } from '../../../site/config/yaml/tree.ts'
import { type MessageLanguage, messageLanguages } from '../../../site/messages/language.ts'
import { messageLanguage } from '../../messages.ts'
import type { Change, Path, Problem, State } from '../protocol.ts'
import { problemOf } from './changes.ts'
import { type FieldTree, fieldTree } from './field-texts.ts'
import { type BlankNode, blankAt, type FormNode, formAt } from './form-nodes.ts'
import { addressGiven, changeGiven, type HandlersOf, pathGiven } from './given.ts'
import { type Lead, type Removal, removalOf, withLeads, withNaming } from './removal.ts'
import type { Session } from './session.ts'

interface Asked {
  readonly change: Change
  readonly level: number
}

export interface FormCalls {
  /** What the fields of a config are called. */
  readonly fieldTexts: (given: { readonly language: MessageLanguage }) => FieldTree
  readonly form: (given: { readonly path: Path }) => FormNode
  /** @param given path of something that is not there yet: a key, or the place behind the last thing of a list */
  readonly blank: (given: { readonly path: Path }) => BlankNode
  /** The mistakes that a change would bring in. */
  readonly tryOut: (given: Asked) => readonly Problem[]
  /** What would go with a thing. */
  readonly removal: (given: Asked) => Removal
  /** Takes a thing away, with what names it; the redirects keep its addresses. */
  readonly take: (given: Asked & { readonly redirects: readonly Lead[] }) => State
}

const takeGiven = z.object({ redirects: z.array(z.object({ from: addressGiven, to: addressGiven })).max(20_000) })

export const formHandlers = (session: Session): HandlersOf<FormCalls> => {
  const { source, plan, tryOut, commit, state, spoken } = session
  return {
    fieldTexts: given => fieldTree(z.object({ language: z.enum(messageLanguages) }).parse(given).language),
    form: given => formAt(source(), z.object({ path: pathGiven }).parse(given).path),
    blank: given => blankAt(source(), z.object({ path: pathGiven }).parse(given).path),
    tryOut: given => {
      const { change, level } = changeGiven.parse(given)
      return tryOut(plan([change], level)).problems.map(one => problemOf(one, messageLanguage(spoken())))
    },
    removal: given => {
      const { change, level } = changeGiven.parse(given)
      const changes = withNaming(session, change)
      return removalOf(session, changes, tryOut(plan(changes, level)))
    },
    take: async given => {
      const { change, level } = changeGiven.parse(given)
      const { redirects } = takeGiven.parse(given)
      const { data } = source().document
      const planned = plan(withNaming(session, change), level)
      await commit(pathText(change.path), new Map([...planned].map(([file, text]) => [file, withLeads(text, data, redirects)])))
      return state()
    },
  }
}
