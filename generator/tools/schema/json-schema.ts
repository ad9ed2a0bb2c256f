/** The config's shape as JSON Schema 2020-12, for completion and hover help in editors. Same bytes from run to run. */
import * as z from 'zod'
import { packsFor } from '../../platform/config/pack-files.ts'
import { schemaFor } from '../../site/compile.ts'
import { mergedPacks } from '../../site/config/packs/language-packs.ts'
import { commonPlaceholders } from '../../site/config/schema/texts.ts'
import { americanKeys } from '../../site/config/yaml/american-keys.ts'
import type { Value } from '../../site/config/yaml/tree.ts'
import { checks } from '../check/registry.ts'

type Json = z.core.JSONSchema.JSONSchema

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of an overlay’s item that change the list. */
const orders: Readonly<Record<'remove' | 'place', Json>> = {
  remove: { type: 'boolean', const: true, description: 'true removes this item from the base’s list.' },
  place: {
    type: 'string',
    pattern: '^(first|last|(before|after)\\s+\\S+)$',
    description: 'Its position in the list: first, last, before ID or after ID.',
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

/** Moves a schema to `$defs`, and returns a reference to it. */
type Share = (schema: Json) => Json

const identities = ['id', 'name', 'from', 'value'] as const

/** A list of items, or an object that changes items by their identity. */
const listOf = ({ minItems: _, ...schema }: Json, items: Json, share: Share): Json => {
  // Items with a code are languages, which are replaced as a whole list.
  const identity = items.properties?.code === undefined ? identities.find(key => items.properties?.[key] !== undefined) : undefined
  const inList = share(identity === undefined ? schema : { ...schema, items: share(itemOf(items, identity, share, [identity])) })
  const change = identity === undefined ? partial(items, share) : itemOf(items, identity, share, [])
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    if: { type: 'array' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; this object is never awaited.
    then: inList,
    else: orNull({
      type: 'object',
      description: 'Changes of items of the base’s list by id, name or position (from 1); null removes an item.',
      properties: {
        only: {
          type: 'array',
          items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
          description: 'Includes only these items of the base, in this order.',
        },
        add: { ...inList, description: 'New items, added at the end.' },
      },
      additionalProperties: share(orNull(change)),
    }),
  }
}

/**
 * The schema of an overlay: no key is required, null clears any key, and list items require only their identity.
 * Schemas of single values stay unchanged.
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
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(option => (isSchema(option) ? partial(option, share) : option)) }),
  }
}

const itemOf = (item: Json, identity: string, share: Share, required: string[]): Json => {
  const { properties, ...others } = partial(item, share)
  return { ...others, properties: { ...properties, [identity]: item.properties?.[identity] ?? {}, ...orders }, required }
}

const english = 'languages/en.yaml'

/** Makes keys of language packs optional, and adds the file of their default to the description. */
const withPacks = (schema: Json, below: Value): Json => {
  const { required, ...others } = schema
  const { properties } = others
  if (below.kind !== 'group' || properties === undefined) {
    const { file } = below.at.source
    const origin = `Default: the text in ${file}${file === english ? ', or in the file of the language' : ''}.`
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
      checks.reduce((all, { id, about }) => inProperty(all, id, property => ({ description: about.en, ...property })), group),
    ),
  )
}

/** The schema of a config that extends none. */
export const wholeSchema = (): Json => {
  const asked = withChecks(z.toJSONSchema(schemaFor([]), { io: 'input', unrepresentable: 'any' }))
  const below = mergedPacks(packsFor([{ file: english, text: 'locale: en' }]), [{ code: 'en', locale: 'en' }])
  return below === undefined ? asked : withPacks(asked, below)
}

/** Adds the American spelling of each key that has one. */
const withAmericanKeys = (schema: Json): Json => {
  const inAll = (children: Json['properties']): Json['properties'] =>
    children && Object.fromEntries(Object.entries(children).map(([key, child]) => [key, isSchema(child) ? withAmericanKeys(child) : child]))
  const properties = Object.entries(inAll(schema.properties) ?? {})
  return {
    ...schema,
    ...(isSchema(schema.items) ? { items: withAmericanKeys(schema.items) } : {}),
    ...(properties.length === 0
      ? {}
      : {
          properties: Object.fromEntries(
            properties.flatMap(([key, child]) => [[key, child], ...(americanKeys[key] === undefined ? [] : [[americanKeys[key], child]])]),
          ),
        }),
  }
}

/** A base config and an overlay have a schema each. */
export const configJsonSchema = (): string => {
  const { $schema, ...whole } = withAmericanKeys(wholeSchema())
  const shared = new Map<string, Json>()
  const share: Share = schema => {
    const text = JSON.stringify(schema)
    const known = [...shared.keys()].indexOf(text)
    if (known < 0) shared.set(text, schema)
    return { $ref: `#/$defs/part-${(known < 0 ? shared.size - 1 : known) + 1}` }
  }
  const overlay = partial(whole, share)
  const schema = {
    $schema,
    title: 'Townsite config',
    description: `One local business, its website in every language. Every text may contain ${commonPlaceholders.map(name => `{${name}}`).join(' ')}: docs/reference/placeholders.md explains them.`,
    type: 'object',
    if: { type: 'object', required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; this object is never awaited.
    then: {
      ...overlay,
      properties: { ...overlay.properties, townsite: whole.properties?.townsite ?? {}, extends: whole.properties?.extends ?? {} },
    },
    else: whole,
    $defs: Object.fromEntries([...shared.values()].map((schema, index) => [`part-${index + 1}`, schema])),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
