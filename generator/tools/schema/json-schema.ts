/** The config's shape as JSON Schema 2020-12, for completion and hover help in editors. Same bytes from run to run. */
import { z } from 'zod'
import { schemaFor } from '../../site/compile.ts'

type Json = z.core.JSONSchema.JSONSchema

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an overlay may say to the list that a thing stands in. */
const orders: Readonly<Record<'remove' | 'place', Json>> = {
  remove: { type: 'boolean', const: true, description: 'true takes this thing out of the base’s list.' },
  place: {
    type: 'string',
    pattern: '^(first|last|(before|after)\\s+\\S+)$',
    description: 'Where it stands in the list: first, last, before ID or after ID.',
    examples: ['first', 'after laval'],
  },
}

const orNull = (schema: Json): Json => {
  if (schema.anyOf !== undefined) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  if (schema.type === undefined || schema.const !== undefined) return schema
  // A list of types is JSON Schema, though the type of one keyword’s value here is a single one.
  const type = [schema.type, 'null'] as unknown as NonNullable<Json['type']>
  return { ...schema, type, ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] }) }
}

/**
 * The shape of what differs: no key must be there, any may be cleared by null, a thing in a list needs its id alone. Lists that
 * replace as a whole keep their shape, as do single values.
 */
const partial = ({ required: _, ...schema }: Json): Json => {
  const { properties, additionalProperties, anyOf, items } = schema
  const thing = isSchema(items) && items.properties?.id !== undefined ? items : undefined
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, value]) => [key, isSchema(value) ? orNull(partial(value)) : value]),
          ),
        }),
    ...(isSchema(additionalProperties) ? { additionalProperties: orNull(partial(additionalProperties)) } : {}),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(one => (isSchema(one) ? partial(one) : one)) }),
    ...(thing === undefined ? {} : { items: thingOf(thing) }),
  }
}

const thingOf = (thing: Json): Json => {
  const { properties, ...others } = partial(thing)
  return { ...others, properties: { ...properties, id: thing.properties?.id ?? {}, ...orders }, required: ['id'] }
}

/** A config that extends another holds what differs, so the two have a shape each. */
export const configJsonSchema = (): string => {
  const { $schema, ...whole } = z.toJSONSchema(schemaFor([]), { io: 'input', unrepresentable: 'any' })
  const overlay = partial(whole)
  const schema = {
    $schema,
    title: 'Townsite config',
    description: 'One local business, its website in every language.',
    type: 'object',
    if: { type: 'object', required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits this object.
    then: { ...overlay, properties: { ...overlay.properties, extends: whole.properties?.extends ?? {} } },
    else: whole,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
