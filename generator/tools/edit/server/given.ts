/** What comes from outside, read before it is used. */
import * as z from 'zod'
import type { Change } from '../protocol.ts'

/** A key of a config: no name that every object has. */
const keyGiven = z
  .string()
  .max(200)
  .refine(name => !(name in {}))

/** Steps from the root of a config to a value. */
export const pathGiven = z.array(z.union([keyGiven, z.int().min(0)])).max(20)

export const valueGiven = z.union([
  z.string().max(200_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])

/** A change, and the file of the chain that it is for. */
export const changeGiven = z.object({
  change: z.object({
    kind: z.enum(['set', 'insert', 'move', 'remove']),
    path: pathGiven,
    value: valueGiven.optional(),
    to: z.int().min(0).optional(),
  }) as z.ZodType<Change>,
  level: z.int().min(0).max(10),
})

/** The address of a page, or the name of a config. */
export const addressGiven = z.string().max(2_000)

type Answer<Call> = Call extends (given: never) => infer Told ? Told | Promise<Told> : never

/** What answers each of these calls. @throws CannotChange, told to the person; ZodError where what is given is no such thing */
export type HandlersOf<Asked> = { readonly [Name in keyof Asked]: (given: unknown) => Answer<Asked[Name]> }
