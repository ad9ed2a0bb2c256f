/**
 * What zod makes of data that is as a schema asks, in a third of the time: for each value zod makes an object, a list of mistakes and a
 * path. Groups, lists, alternatives and texts are gone through here, as the schema has them; whatever else it has, zod is asked for each.
 * Mistakes zod alone tells, in all of the data.
 */
import * as z from 'zod'
import { getOrCreate } from '../model/memoize.ts'
import { isRecord } from '../model/table.ts'
import { faultFinder } from './schema/scalars.ts'

type Schema = z.core.$ZodType

const refused = Symbol('refused')

/** @returns what zod makes of a value, or `refused` where it finds a mistake */
type Accept = (value: unknown) => unknown

/** Has zod say. */
const asked =
  (schema: Schema): Accept =>
  value => {
    const { success, data } = z.core.safeParse(schema, value)
    return success ? data : refused
  }

type Check = z.core.$ZodCheck<unknown>

/** Whether a check that says no more of a value than this finds nothing; `undefined` for one that zod has to make. */
const soundBy = (check: Check): ((value: unknown) => boolean) | undefined => {
  const find = faultFinder(check)
  if (find !== undefined) {
    return value => {
      const found = find(String(value))
      return found === undefined || (Array.isArray(found) && found.length === 0)
    }
  }
  if (check instanceof z.core.$ZodCheckGreaterThan || check instanceof z.core.$ZodCheckLessThan) {
    const { value: limit, inclusive, when } = check._zod.def
    if (typeof limit !== 'number' || when !== undefined) return undefined
    const isSound: (value: number) => boolean =
      check instanceof z.core.$ZodCheckGreaterThan ? value => value > limit : value => value < limit
    return value => typeof value === 'number' && (isSound(value) || (inclusive && value === limit))
  }
  return undefined
}

/** As `accept`, where these find nothing either. */
const checkedBy = (checks: readonly Check[], accept: Accept): Accept => {
  const [first, ...others] = checks
  if (first === undefined) return accept
  const isSound = soundBy(first)
  // One by one, so that each that is made here is.
  if (isSound !== undefined) {
    return checkedBy(others, value => {
      const accepted = accept(value)
      return accepted === refused || !isSound(accepted) ? refused : accepted
    })
  }
  return value => {
    const accepted = accept(value)
    if (accepted === refused) return refused
    const payload: z.core.ParsePayload = { value: accepted, issues: [] }
    for (const { _zod } of checks) if (_zod.def.when?.(payload) !== false) _zod.check(payload)
    return payload.issues.length === 0 ? payload.value : refused
  }
}

// The cast: zod tells what a check is made for by the schema that has it.
const checksOf = (schema: Schema): readonly Check[] => (schema._zod.def.checks ?? []) as readonly z.core.$ZodCheck[] as readonly Check[]

const nothing = (): undefined => undefined

/** What a key is given that is not written: nothing, or what stands in for it. `undefined` for one that zod has to judge. */
const absentOf = (schema: Schema): (() => unknown) | undefined => {
  if (checksOf(schema).length > 0) return undefined
  if (schema instanceof z.ZodDefault) return () => schema.def.defaultValue
  return schema instanceof z.ZodOptional && schema.def.innerType._zod.optin !== 'defaulted' ? nothing : undefined
}

const ofGroup = (schema: z.ZodObject): Accept => {
  const ask = asked(schema)
  const parts = Object.entries<Schema>(schema.shape).map(([key, part]) => ({ key, accept: acceptorOf(part), absent: absentOf(part) }))
  return value => {
    if (!isRecord(value)) return refused
    const made: Record<string, unknown> = {}
    let others = 0
    for (const _ in value) others++
    for (const { key, accept, absent } of parts) {
      const written = value[key]
      // Most keys of an area are not written.
      if (written === undefined && absent === nothing) continue
      if (written === undefined && absent === undefined) return ask(value)
      const part = written === undefined ? absent?.() : accept(written)
      if (part === refused) return refused
      if (part !== undefined) made[key] = part
      if (written !== undefined) others--
    }
    // A key that nobody knows, or that has nothing for a value.
    return others === 0 ? made : ask(value)
  }
}

const ofRecord = (schema: z.ZodRecord<z.core.$ZodRecordKey, Schema>): Accept => {
  const ask = asked(schema)
  const [name, item] = [acceptorOf(schema.keyType), acceptorOf(schema.valueType)]
  return value => {
    if (!isRecord(value)) return refused
    const made: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      if (key === '__proto__') return ask(value)
      const part = name(key) === key ? item(value[key]) : refused
      if (part === refused) return refused
      made[key] = part
    }
    return made
  }
}

const ofList = (schema: z.ZodArray<Schema>): Accept => {
  const accept = acceptorOf(schema.element)
  return value => {
    if (!Array.isArray(value)) return refused
    // Of its length: a list that grows has room for more than most hold.
    const made = value.map(item => accept(item))
    return made.includes(refused) ? refused : made
  }
}

const ofAlternatives = (schema: z.ZodUnion<readonly Schema[]>): Accept => {
  const all = schema.options.map(acceptorOf)
  return value => {
    for (const accept of all) {
      const accepted = accept(value)
      if (accepted !== refused) return accepted
    }
    return refused
  }
}

/** Goes through a value itself; `undefined` for a schema that zod has to judge by. */
const walkerOf = (schema: Schema): Accept | undefined => {
  if (schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever) return ofGroup(schema)
  if (schema instanceof z.ZodArray) return ofList(schema)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodString) return ofRecord(schema)
  if (schema instanceof z.ZodUnion) return ofAlternatives(schema)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return acceptorOf(schema.def.innerType)
  if (schema instanceof z.ZodString) return value => (typeof value === 'string' ? value : refused)
  // A format is one more check, and so is a number that others are made into.
  const isNumber = schema instanceof z.ZodNumber && !(schema instanceof z.ZodNumberFormat) && schema.def.coerce !== true
  return isNumber ? value => (Number.isFinite(value) ? value : refused) : undefined
}

const known = new WeakMap<z.core.$ZodTypeDef, Accept>()

/** One for all schemas that differ in what they are for: hundreds of texts have one definition. */
const acceptorOf = (schema: Schema): Accept =>
  getOrCreate(known, schema._zod.def, () => {
    const walker = walkerOf(schema)
    return walker === undefined ? asked(schema) : checkedBy(checksOf(schema), walker)
  })

/** What zod makes of data of YAML: what stands in it is text, number, true, false, null, list or group. `undefined` where it finds a mistake. */
export const accepted = <Output>(schema: z.ZodType<Output>, data: unknown): Output | undefined => {
  const made = acceptorOf(schema)(data)
  // What zod makes of it.
  return made === refused ? undefined : (made as Output)
}

/** As `schema.safeParse`, for such data. @param known what has been accepted of it, if anything */
export const parseFast = <Output>(schema: z.ZodType<Output>, data: unknown, known?: Output): z.ZodSafeParseResult<Output> => {
  const made = known ?? accepted(schema, data)
  return made === undefined ? schema.safeParse(data) : { success: true, data: made }
}
