/** The config's shape as JSON Schema 2020-12, for completion and hover help in editors. Same bytes from run to run. */
import * as z from 'zod'
import { packsFor } from '../../io/config/pack-files.ts'
import { schemaFor } from '../../site/compile.ts'
import { packsTogether } from '../../site/config/packs/language-packs.ts'
import { commonPlaceholders } from '../../site/config/schema/texts.ts'
import type { Value } from '../../site/config/yaml/tree.ts'
import { checks } from '../check/registry.ts'

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

/** Keeps a schema once, and gives the reference to it. */
type Share = (schema: Json) => Json

const identities = ['id', 'name', 'from', 'value'] as const

/** A list: its things by what they are called, or a group that names them one by one. */
const listOf = ({ minItems: _, ...schema }: Json, items: Json, share: Share): Json => {
  // What has a code is a language: they are chosen together.
  const identity = items.properties?.code === undefined ? identities.find(key => items.properties?.[key] !== undefined) : undefined
  const inList = share(identity === undefined ? schema : { ...schema, items: share(thingOf(items, identity, share, [identity])) })
  const change = identity === undefined ? partial(items, share) : thingOf(items, identity, share, [])
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    if: { type: 'array' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits this object.
    then: inList,
    else: orNull({
      type: 'object',
      description: 'Things of the base’s list one by one: each by its id, its name or its place from 1 up; null takes it away.',
      properties: {
        only: {
          type: 'array',
          items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
          description: 'Just these of the base stay, in this order.',
        },
        add: { ...inList, description: 'New ones, at the end.' },
      },
      additionalProperties: share(orNull(change)),
    }),
  }
}

/**
 * The shape of what differs: no key must be there, any may be cleared by null, a thing in a list needs what it is called by alone.
 * Single values keep their shape.
 */
const partial = ({ required: _, ...schema }: Json, share: Share): Json => {
  const { properties, additionalProperties, anyOf, items } = schema
  if (isSchema(items)) return listOf(schema, items, share)
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, value]) => [key, isSchema(value) ? orNull(partial(value, share)) : value]),
          ),
        }),
    ...(isSchema(additionalProperties) ? { additionalProperties: orNull(partial(additionalProperties, share)) } : {}),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(one => (isSchema(one) ? partial(one, share) : one)) }),
  }
}

const thingOf = (thing: Json, identity: string, share: Share, required: string[]): Json => {
  const { properties, ...others } = partial(thing, share)
  return { ...others, properties: { ...properties, [identity]: thing.properties?.[identity] ?? {}, ...orders }, required }
}

const english = 'languages/en.yaml'

/** What comes with the generator need not be written: the keys that packs have are not asked for, and say where their words are. */
const withPacks = (schema: Json, below: Value): Json => {
  const { required, ...others } = schema
  const { properties } = others
  if (below.kind !== 'group' || properties === undefined) {
    const { file } = below.at.source
    const origin = `Left out, it is as in ${file}${file === english ? ', or the file of the language' : ''}.`
    return { ...schema, description: [schema.description, origin].filter(part => part !== undefined).join(' ') }
  }
  const wanted = required?.filter(key => !below.entries.has(key)) ?? []
  const opened = Object.entries(properties).map(([key, value]) => {
    const entry = below.entries.get(key)
    return [key, entry !== undefined && isSchema(value) ? withPacks(value, entry.value) : value]
  })
  return { ...others, properties: Object.fromEntries(opened), ...(wanted.length > 0 ? { required: wanted } : {}) }
}

/** Adds what each check is about to its key under `site.checks`: the checks are defined in a layer above the schema. */
const withChecks = (schema: Json): Json => {
  const inProperty = (parent: Json, key: string, change: (child: Json) => Json): Json => {
    const child = parent.properties?.[key]
    return isSchema(child) ? { ...parent, properties: { ...parent.properties, [key]: change(child) } } : parent
  }
  return inProperty(schema, 'site', site =>
    inProperty(site, 'checks', group =>
      checks.reduce((all, { id, about }) => inProperty(all, id, one => ({ description: about.en, ...one })), group),
    ),
  )
}

/** A config that extends another holds what differs, so the two have a shape each. */
export const configJsonSchema = (): string => {
  const { $schema, ...plain } = z.toJSONSchema(schemaFor([]), { io: 'input', unrepresentable: 'any' })
  const asked = withChecks(plain)
  const below = packsTogether(packsFor([{ file: english, text: 'locale: en' }]), [{ code: 'en', locale: 'en' }])
  const whole = below === undefined ? asked : withPacks(asked, below)
  const shared = new Map<string, Json>()
  const share: Share = one => {
    const text = JSON.stringify(one)
    const known = [...shared.keys()].indexOf(text)
    if (known < 0) shared.set(text, one)
    return { $ref: `#/$defs/part-${(known < 0 ? shared.size - 1 : known) + 1}` }
  }
  const overlay = partial(whole, share)
  const schema = {
    $schema,
    title: 'Townsite config',
    description: `One local business, its website in every language. Every text may say ${commonPlaceholders.map(name => `{${name}}`).join(' ')}: docs/texts.md tells what each says.`,
    type: 'object',
    if: { type: 'object', required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits this object.
    then: { ...overlay, properties: { ...overlay.properties, extends: whole.properties?.extends ?? {} } },
    else: whole,
    $defs: Object.fromEntries([...shared.values()].map((one, index) => [`part-${index + 1}`, one])),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
