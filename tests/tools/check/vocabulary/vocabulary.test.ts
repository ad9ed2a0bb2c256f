import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { localBusinessTypes } from '../../../../generator/site/config/schema/business-types.ts'
import { isA, lineage, replacementOf } from '../../../../generator/tools/check/vocabulary/vocabulary.ts'
import { deriveVocabulary, excerptOf, typesBelow } from './derive.ts'

const folder = 'generator/tools/check/vocabulary'
const declarationFolder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'))
const schemaOrg = deriveVocabulary(readFileSync(join(declarationFolder, 'dist', 'schema.d.ts'), 'utf8'))

/** Types that structured data uses. To add a type, add it here and run this test with `-u`, which writes the table again. */
const written = [
  'AboutPage',
  'AdministrativeArea',
  'AggregateRating',
  'Answer',
  'BreadcrumbList',
  'City',
  'CollectionPage',
  'ContactPage',
  'ContactPoint',
  'FAQPage',
  'GeoCoordinates',
  'ImageObject',
  'ListItem',
  'LocalBusiness',
  'Offer',
  'OfferCatalog',
  'OpeningHoursSpecification',
  'Place',
  'PostalAddress',
  'Question',
  'Service',
  'ServiceChannel',
  'WebSite',
]

/** Types that are only distinguished from the valid ones. */
const mentioned = ['Person']

test('has the table that follows from the installed schema-dts', async () => {
  const { version } = JSON.parse(readFileSync(join(declarationFolder, 'package.json'), 'utf8')) as { readonly version: string }
  const about = `Types and properties of schema.org that Townsite writes, from schema-dts ${version}. Its license is in NOTICE.md.`
  const table = `${JSON.stringify({ about, ...excerptOf(schemaOrg, written, mentioned) }, null, 2)}\n`
  await expect(table).toMatchFileSnapshot(join(process.cwd(), folder, 'schema-org.json'))
})

test('lists exactly the kinds of local business that a config can name', () => {
  expect(localBusinessTypes.toSorted()).toEqual(typesBelow(schemaOrg, 'LocalBusiness').toSorted())
})

test('has its license in the same folder', () => {
  expect(readFileSync(`${folder}/NOTICE.md`, 'utf8')).toMatch(/Attribution-ShareAlike 3\.0[\s\S]*Apache License 2\.0/)
})

test('parses the declarations of schema-dts', () => {
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
    properties: {
      hasMap: { on: ['Place'], takes: ['Map', 'URL'] },
      map: { on: ['Place'], takes: ['URL'], instead: 'hasMap' },
      name: { on: ['Thing'], takes: ['Text'] },
    },
    members: { Open: 'Openness' },
  })
})

test('knows the ancestors of a type', () => {
  expect([...lineage('HVACBusiness')]).toEqual(['HVACBusiness', 'LocalBusiness', 'Organization', 'Thing', 'Place'])
  expect([isA('Plumber', 'LocalBusiness'), isA('Person', 'LocalBusiness'), isA('Nobody', 'Thing')]).toEqual([true, false, false])
})

test('knows the replacements of superseded properties', () => {
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
  ].map(name => [name, replacementOf(name)])
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
