import { z } from 'zod'
import { configSchema } from './schema.ts'

/** The config's shape as JSON Schema 2020-12, for completion and hover help in editors. Same bytes from run to run. */
export const configJsonSchema = (): string => {
  const schema = z.toJSONSchema(configSchema([]), { io: 'input', unrepresentable: 'any' })
  return `${JSON.stringify({ ...schema, title: 'Townsite config', description: 'One local business, its website in every language.' }, null, 2)}\n`
}
