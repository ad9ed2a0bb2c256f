/** In a config of one language a text is a plain string. */
import * as z from 'zod'
import { isRecord } from '../../util/table.ts'
import { alternativesOf } from '../schema/schema-walk.ts'

type Schema = z.core.$ZodType

const childOf = (options: readonly Schema[], key: string): Schema | undefined => {
  for (const option of options) {
    if (option instanceof z.ZodRecord) return option.valueType
    const child: Schema | undefined = option instanceof z.ZodObject ? option.shape[key] : undefined
    if (child !== undefined) return child
  }
  return undefined
}

/** The config with each plain text under its language, wherever the schema wants it by language. */
export const inOneLanguage = (schema: Schema, data: unknown, code: string): unknown => {
  const options = alternativesOf(schema)
  const byLanguage = options.length === 1 && options[0] instanceof z.ZodObject && Object.keys(options[0].shape).join() === code
  if (byLanguage && (typeof data === 'string' || Array.isArray(data))) return { [code]: data }
  if (Array.isArray(data)) {
    const list = options.find(option => option instanceof z.ZodArray)
    return list === undefined ? data : data.map(item => inOneLanguage(list.element, item, code))
  }
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const child = childOf(options, key)
      return [key, child === undefined ? value : inOneLanguage(child, value, code)]
    }),
  )
}
