/** Defines the calls of the editor's API: the schema of a call's input, and the function that answers it. */
import * as z from 'zod'
import type { Change, Path } from '../protocol.ts'

/** A handler that validates its input. @throws ZodError if the input is invalid */
export const handler =
  <Input, Answer>(schema: z.ZodType<Input>, answer: (input: Input) => Answer | Promise<Answer>) =>
  async (input: Input): Promise<Answer> =>
    answer(schema.parse(input))

/** The calls that handlers answer, for the app. */
export type CallsOf<Handlers extends object> = {
  readonly [Name in keyof Handlers]: Handlers[Name] extends (...input: infer Input) => infer Answer
    ? (input: Input extends [infer Only] ? Only : Record<string, never>) => Awaited<Answer>
    : never
}

/** Keys that every object has, such as `constructor`, are rejected. */
const keySchema = z
  .string()
  .max(200)
  .refine(name => !(name in {}))

/** Steps from the root of a config to a value. */
export const pathSchema: z.ZodType<Path> = z.array(z.union([keySchema, z.int().min(0)])).max(20)

export const atPath = z.object({ path: pathSchema })

export const valueSchema: z.ZodType<unknown> = z.union([
  z.string().max(200_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])

/** A change, and the index of the file in the chain that it is written to. */
export const changeSchema = z.object({
  change: z.object({
    kind: z.enum(['set', 'insert', 'move', 'remove']),
    path: pathSchema,
    value: valueSchema.optional(),
    to: z.int().min(0).optional(),
  }) as z.ZodType<Change>,
  level: z.int().min(0).max(10),
})

/** The URL path of a page, or the name of a config. */
export const nameSchema = z.string().max(2_000)
