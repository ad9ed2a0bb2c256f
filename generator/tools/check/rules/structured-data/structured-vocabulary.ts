/** Whether schema.org has the types and properties, and whether they belong together. */

import { isStub, type NodeFact, shortName, textsIn, valuesOf } from '../../../../html/structured-data.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { andList } from '../../message-values.ts'
import { isA, isKnownType, nodeName, propertyOf, replacementOf } from '../../vocabulary/vocabulary.ts'

export const structuredType = defineCheck({
  id: 'structured-type',
  severity: 'error',
  about: { en: 'Every type exists in schema.org.', fr: 'Chaque type existe dans schema.org.' },
  hint: {
    en: 'Correct its name in generator/site/plan/structured-data.ts, or add the type to generator/tools/check/vocabulary/.',
    fr: 'Corrigez son nom dans generator/site/plan/structured-data.ts, ou ajoutez le type dans generator/tools/check/vocabulary/.',
  },
  messages: {
    missing: { en: '{node} has no @type', fr: '{node} n’a pas de @type' },
    unknown: { en: 'schema.org has no type {type}', fr: 'schema.org n’a pas de type {type}' },
  },
  example: { variant: 'unknown', values: { type: 'GeoPoint' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const node of page.nodes) {
      if (node.types.length === 0) report({ variant: 'missing', values: { node: nodeName(node) } })
      for (const type of node.types) if (!isKnownType(type)) report({ variant: 'unknown', values: { type } })
    }
  },
})

export const structuredProperty = defineCheck({
  id: 'structured-property',
  severity: 'error',
  about: { en: 'Every property exists in schema.org.', fr: 'Chaque propriété existe dans schema.org.' },
  hint: {
    en: 'Correct its name in generator/site/plan/structured-data.ts.',
    fr: 'Corrigez son nom dans generator/site/plan/structured-data.ts.',
  },
  messages: {
    unknown: {
      en: 'schema.org has no property {property} ({node})',
      fr: 'schema.org n’a pas de propriété {property} ({node})',
    },
  },
  example: {
    variant: 'unknown',
    values: {
      property: 'kind',
      node: { en: 'ContactPoint in RoofingContractor.contactPoint', fr: 'ContactPoint dans RoofingContractor.contactPoint' },
    },
  },
  needs: 'page',
  run: ({ page }, report) => {
    for (const node of page.nodes)
      for (const [property] of node.entries)
        if (propertyOf(property) === undefined && replacementOf(property) === undefined)
          report({ variant: 'unknown', values: { property, node: nodeName(node) } })
  },
})

export const structuredSuperseded = defineCheck({
  id: 'structured-superseded',
  severity: 'warning',
  about: {
    en: 'No type or property has been replaced in schema.org.',
    fr: 'Aucun type ni aucune propriété n’a été remplacé dans schema.org.',
  },
  hint: { en: 'Use the new name.', fr: 'Utilisez le nouveau nom.' },
  messages: {
    superseded: {
      en: 'schema.org replaced the property {property} with {other} ({node})',
      fr: 'schema.org a remplacé la propriété {property} par {other} ({node})',
    },
  },
  example: { variant: 'superseded', values: { property: 'map', other: 'hasMap', node: 'RoofingContractor' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const node of page.nodes)
      for (const [property] of node.entries) {
        const other = replacementOf(property)
        if (other !== undefined) report({ variant: 'superseded', values: { property, other, node: nodeName(node) } })
      }
  },
})

export const structuredDomain = defineCheck({
  id: 'structured-domain',
  severity: 'warning',
  about: {
    en: 'Every property is valid for its type.',
    fr: 'Chaque propriété est valide pour son type.',
  },
  hint: { en: 'Move it to a node of one of these types.', fr: 'Déplacez-la vers un élément d’un de ces types.' },
  messages: {
    misplaced: {
      en: '{property} is not a property of {node}, but of {types}',
      fr: '{property} n’est pas une propriété de {node}, mais de {types}',
    },
  },
  example: {
    variant: 'misplaced',
    values: {
      property: 'priceRange',
      node: { en: 'ContactPoint in RoofingContractor.contactPoint', fr: 'ContactPoint dans RoofingContractor.contactPoint' },
      types: 'LocalBusiness',
    },
  },
  needs: 'page',
  run: ({ page }, report) => {
    for (const node of page.nodes) {
      const known = node.types.filter(isKnownType)
      if (known.length === 0) continue
      for (const [property] of node.entries) {
        const domains = propertyOf(property)?.on
        if (domains === undefined || known.some(type => domains.some(domain => isA(type, domain)))) continue
        const types = `${domains.slice(0, 4).join(', ')}${domains.length > 4 ? ' …' : ''}`
        report({ variant: 'misplaced', values: { property, node: nodeName(node), types } })
      }
    }
  },
})

const knownTypesOf = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  textsIn(valuesOf(value['@type'])).map(shortName).filter(isKnownType)

const fits = (types: readonly string[], ranges: readonly string[]): boolean =>
  types.length === 0 || types.some(type => ranges.some(range => isA(type, range)))

/** Only objects are checked: JSON-LD allows a plain text for any type, and `structured-format` checks its format. */
export const structuredRange = defineCheck({
  id: 'structured-range',
  severity: 'warning',
  about: {
    en: 'Every value has a type that its property accepts.',
    fr: 'Chaque valeur est d’un type que sa propriété accepte.',
  },
  hint: {
    en: 'Use a type that schema.org lists for this property.',
    fr: 'Utilisez un type que schema.org énumère pour cette propriété.',
  },
  messages: {
    otherType: {
      en: '{property} of {node} must be {ranges}, not {types}',
      fr: '{property} de {node} doit être {ranges}, et non {types}',
    },
  },
  example: {
    variant: 'otherType',
    values: {
      property: 'areaServed',
      node: 'RoofingContractor',
      ranges: 'AdministrativeArea, GeoShape, Place, Text',
      types: 'Person',
    },
  },
  needs: 'page',
  run: ({ page }, report) => {
    const byId = new Map<unknown, NodeFact>()
    for (const node of page.nodes) {
      const id = node.properties['@id']
      if (id !== undefined && !byId.has(id)) byId.set(id, node)
    }
    for (const node of page.nodes)
      for (const [property, value] of node.entries) {
        const ranges = typeof value === 'object' ? propertyOf(property)?.takes : undefined
        if (ranges === undefined) continue
        for (const object of valuesOf(value).filter(isRecord)) {
          const named = isStub(object) ? byId.get(object['@id']) : undefined
          const types = named === undefined ? knownTypesOf(object) : named.types.filter(isKnownType)
          if (!fits(types, ranges))
            report({
              variant: 'otherType',
              values: { property, node: nodeName(node), ranges: ranges.join(', '), types: andList(types) },
            })
        }
      }
  },
})
