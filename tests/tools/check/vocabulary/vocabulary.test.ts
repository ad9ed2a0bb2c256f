import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { deriveVocabulary } from '../../../../generator/tools/check/vocabulary/derive.ts'
import { isA, lineage, parseVocabulary } from '../../../../generator/tools/check/vocabulary/vocabulary.ts'

const folder = 'generator/tools/check/vocabulary'
const vocabulary = parseVocabulary(readFileSync(`${folder}/schema-org.json`, 'utf8'))

test('a table is derived from declarations', () => {
  const declarations = `
/** Data type: Text. */
export type Text = URL | string;
export type URL = string;
interface ThingBase extends Partial<IdReference> {
    /** The name. */
    "name"?: SchemaValue<Text, "name">;
}
export interface ThingLeaf extends ThingBase {
    "@type": "Thing";
}
export type Thing = ThingLeaf | Place | _3DThing | Openness | string;
interface PlaceBase extends ThingBase {
    /**
     * A map.
     *
     * @deprecated Consider using https://schema.org/hasMap instead.
     */
    "map"?: SchemaValue<URL, "map">;
    "hasMap"?: SchemaValue<Map | URL | IdReference, "hasMap">;
}
export interface PlaceLeaf extends PlaceBase {
    "@type": "Place";
}
export type Place = PlaceLeaf | Shop | string;
export interface ShopLeaf extends PlaceBase {
    "@type": "Shop";
}
/**
 * A shop.
 *
 * @deprecated Use Place instead.
 */
export type Shop = ShopLeaf | string;
export interface _3DThingLeaf extends ThingBase {
    "@type": "3DThing";
}
export type _3DThing = _3DThingLeaf;
interface OpennessBase extends ThingBase {
}
export interface OpennessLeaf extends OpennessBase {
    "@type": "Openness";
}
export type Openness = "https://schema.org/Open" | "Open" | OpennessLeaf;
interface www_other_org_ThingBase extends Partial<IdReference> {
}
export interface www_other_org_ThingLeaf extends www_other_org_ThingBase {
    "@type": "https://www.other.org/Thing";
}
export type www_other_org_Thing = www_other_org_ThingLeaf;
`
  expect(deriveVocabulary(declarations)).toEqual({
    types: {
      '3DThing': ['Thing'],
      Boolean: [],
      Date: [],
      DateTime: [],
      Number: [],
      Openness: ['Thing'],
      Place: ['Thing'],
      Quantity: [],
      Shop: ['Place'],
      Text: [],
      Thing: [],
      Time: [],
      URL: ['Text'],
    },
    supersededTypes: { Shop: 'Place' },
    properties: {
      hasMap: { on: ['Place'], takes: ['Map', 'URL'] },
      map: { on: ['Place'], takes: ['URL'], instead: 'hasMap' },
      name: { on: ['Thing'], takes: ['Text'] },
    },
    members: { Open: 'Openness' },
  })
})

test('the table is what the installed schema-dts gives', () => {
  const declarations = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('schema-dts/package.json')), 'dist', 'schema.d.ts'),
    'utf8',
  )
  const { types, supersededTypes, properties, members } = vocabulary
  expect({ types, supersededTypes, properties, members }).toEqual(deriveVocabulary(declarations))
})

test('its size is that of schema.org, and its licence lies beside it', () => {
  const { types, properties, members } = vocabulary
  expect([types, properties, members].map(table => Math.floor(Object.keys(table).length / 100))).toEqual([9, 15, 5])
  expect(readFileSync(`${folder}/NOTICE.md`, 'utf8')).toMatch(/Attribution-ShareAlike 3\.0[\s\S]*Apache License 2\.0/)
  expect(readFileSync(`${folder}/schema-org.json`).length).toBeLessThan(250_000)
})

test('who is whose descendant', () => {
  expect([...lineage(vocabulary, 'HVACBusiness')]).toEqual([
    'HVACBusiness',
    'HomeAndConstructionBusiness',
    'LocalBusiness',
    'Organization',
    'Thing',
    'Place',
  ])
  expect([
    isA(vocabulary, 'Plumber', 'LocalBusiness'),
    isA(vocabulary, 'Person', 'LocalBusiness'),
    isA(vocabulary, 'Nobody', 'Thing'),
  ]).toEqual([true, false, false])
})

test('names that must not be used any more', () => {
  const instead = [
    'serviceArea',
    'map',
    'reviews',
    'photos',
    'contactPoints',
    'awards',
    'employees',
    'founders',
    'members',
    'branchOf',
    'containedIn',
  ].map(name => [name, vocabulary.properties[name]?.instead])
  expect(Object.fromEntries(instead)).toEqual({
    serviceArea: 'areaServed',
    map: 'hasMap',
    reviews: 'review',
    photos: 'photo',
    contactPoints: 'contactPoint',
    awards: 'award',
    employees: 'employee',
    founders: 'founder',
    members: 'member',
    branchOf: 'parentOrganization',
    containedIn: 'containedInPlace',
  })
})
