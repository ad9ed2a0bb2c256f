/** What comes from outside, read before it is used. */
import { z } from 'zod'

/** A key of a config: no name that every object has. */
const keyGiven = z
  .string()
  .max(200)
  .refine(name => !(name in {}))

/** Steps from the root of a config to a value. */
export const pathGiven = z.array(z.union([keyGiven, z.int().min(0)])).max(20)

/** The address of a page, or the name of a config. */
export const addressGiven = z.string().max(2_000)

type Answer<Call> = Call extends (given: never) => infer Told ? Told | Promise<Told> : never

/** What answers each of these calls. @throws CannotChange, told to the person; ZodError where what is given is no such thing */
export type HandlersOf<Asked> = { readonly [Name in keyof Asked]: (given: unknown) => Answer<Asked[Name]> }
