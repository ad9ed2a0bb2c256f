/** The characters of `theme.style`: what each of them must have, and which one a config gets. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { localBusinessTypes } from '../../generator/site/config/schema/business-types.ts'
import { theme } from '../../generator/site/config/schema/theme.ts'
import { keysOf } from '../../generator/site/util/table.ts'
import { markOf } from '../../templates/styles/mark.ts'
import { motifs } from '../../templates/styles/motifs.ts'
import { lookOf, styles } from '../../templates/styles/styles.ts'

const names = keysOf(styles)

describe('lookOf', () => {
  test('a style chosen brings its typefaces and corners, unless they are chosen too', () => {
    const business = { type: 'Plumber' }
    const { name, font, radius } = lookOf({ business, theme: { style: 'arches' } })
    expect([name, font, radius]).toEqual(['arches', 'gentle', 'large'])
    const own = lookOf({ business, theme: { style: 'arches', font: 'serif', radius: 'none' } })
    expect([own.name, own.font, own.radius]).toEqual(['arches', 'serif', 'none'])
  })
  test.each([
    ['Plumber', 'waves'],
    ['Dentist', 'arches'],
    ['Electrician', 'blueprint'],
    ['RoofingContractor', 'stripes'],
    ['Florist', 'leaves'],
    ['HousePainter', 'poster'],
    ['AccountingService', 'ledger'],
    ['HairSalon', 'daylight'],
    ['MedicalClinic', 'clinic'],
    ['LocalBusiness', 'tiles'],
  ])('%s: %s', (type, name) => {
    expect(lookOf({ business: { type }, theme: {} }).name).toBe(name)
  })
  test('no type of business gets the sample’s style by default', () => {
    expect(localBusinessTypes.filter(type => lookOf({ business: { type }, theme: {} }).name === 'pipes')).toEqual([])
  })
})

test('every style can be written in a config', () => {
  expect(names.map(style => theme().parse({ style }).style)).toEqual(names)
})

test('no two styles have the same lines or the same tile', () => {
  expect(new Set(names.map(name => motifs[name].markup)).size).toBe(names.length)
  expect(new Set(names.map(name => styles[name].tile)).size).toBe(names.length)
})

test('no style contains physical sides or literal colours', () => {
  const sheets = names.filter(name => name !== 'pipes').map(name => [name, readFileSync(`templates/styles/${name}.css`, 'utf8')] as const)
  const sided = /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right|float)\s*:|#[0-9a-f]{3,6}\b|rgb|hsl/g
  expect(sheets.flatMap(([name, css]) => [...css.matchAll(sided)].map(([found]) => `${name}: ${found}`))).toEqual([])
})

describe('markOf', () => {
  test('centers the initial in the tile', () => {
    expect(markOf('blueprint', { width: 600, path: 'm0 0l600 0', height: 700 }).markup).toBe(
      '<path d="M3 3h26v26H3z"></path><path fill="currentColor" stroke="none" transform="translate(9.6 24.0)scale(0.0214)" d="m0 0l600 0"></path>',
    )
  })
  test('draws a dot without a letter', () => {
    expect(markOf('blueprint', undefined).markup).toContain('<circle cx="16" cy="17" r="4"')
  })
})
