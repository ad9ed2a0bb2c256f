/** The calls of the settings' forms, and the texts of the config's fields in one language of the editor. */
import * as z from 'zod'
import { schemaFor } from '../../../site/compile.ts'
import type { FieldTexts } from '../../../site/config/schema/field.ts'
import { alternativesOf, textsOf } from '../../../site/config/schema/schema-walk.ts'
import { pathText } from '../../../site/config/yaml/tree.ts'
import { type MessageLanguage, messageLanguages, type Translated } from '../../../site/messages/language.ts'
import { messageLanguage } from '../../messages.ts'
import { atPath, changeSchema, handler, nameSchema } from './calls.ts'
import { problemOf } from './changes.ts'
import { blankAt, formAt } from './form-nodes.ts'
import { removalOf, withReferences, withSuccessors } from './removal.ts'
import type { Session } from './session.ts'

type Schema = z.core.$ZodType

/** A field with its texts, and the fields below it. */
export interface FieldTree extends Readonly<Partial<Record<Exclude<keyof FieldTexts, 'options'>, string>>> {
  readonly options?: Readonly<Record<string, string>>
  readonly keys?: Readonly<Record<string, FieldTree>>
  /** Each item of a list, or entry of a record. */
  readonly each?: FieldTree
}

const textsIn = (language: MessageLanguage, { options = {}, ...texts }: FieldTexts): FieldTree => {
  // JSON Schema descriptions mark config syntax as code.
  const plain = (text: Translated<string>): string => text[language].replace(/`([^`]*)`/g, '“$1”')
  const each = (table: Readonly<Record<string, Translated<string>>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(table).map(([key, text]) => [key, plain(text)]))
  return { ...each(texts), ...(Object.keys(options).length > 0 ? { options: each(options) } : {}) }
}

/** The texts of every field below a schema. */
export const fieldTree = (language: MessageLanguage, schema: Schema = schemaFor([])): FieldTree => {
  const alternatives = alternativesOf(schema)
  const fields = alternatives.flatMap(one => (one instanceof z.ZodObject ? Object.entries<Schema>(one.shape) : []))
  const keys = fields.map(([key, inner]) => [key, fieldTree(language, inner)] as const).filter(([, tree]) => Object.keys(tree).length > 0)
  const items = alternatives.flatMap(one => (one instanceof z.ZodArray ? [one.element] : one instanceof z.ZodRecord ? [one.valueType] : []))
  const each = items.map(item => fieldTree(language, item)).find(tree => Object.keys(tree).length > 0)
  return {
    ...textsIn(language, textsOf(schema)),
    ...(keys.length > 0 ? { keys: Object.fromEntries(keys) } : {}),
    ...(each === undefined ? {} : { each }),
  }
}

const removalSchema = changeSchema.extend({
  redirects: z
    .array(z.object({ from: nameSchema, to: nameSchema }))
    .max(20_000)
    .readonly(),
})

export const formHandlers = (session: Session) => {
  const { source, plan, tryOut, commit, state, spoken } = session
  return {
    fieldTexts: handler(z.object({ language: z.enum(messageLanguages) }), ({ language }) => fieldTree(language)),
    form: handler(atPath, ({ path }) => formAt(source(), path)),
    /** The path is that of a missing key, or one behind the last item of a list. */
    blank: handler(atPath, ({ path }) => blankAt(source(), path)),
    /** The errors that a change would cause. */
    tryOut: handler(changeSchema, ({ change, level }) =>
      tryOut(plan([change], level)).problems.map(one => problemOf(one, messageLanguage(spoken()))),
    ),
    /** What a removal would also remove. */
    removal: handler(changeSchema, ({ change, level }) => {
      const changes = withReferences(session, change)
      return removalOf(session, changes, tryOut(plan(changes, level)))
    }),
    /** Removes an item with the references to it, and redirects its URLs. */
    remove: handler(removalSchema, async ({ change, level, redirects }) => {
      const { data } = source().document
      const planned = plan(withReferences(session, change), level)
      await commit(pathText(change.path), new Map([...planned].map(([file, text]) => [file, withSuccessors(text, data, redirects)])))
      return state()
    }),
  }
}
