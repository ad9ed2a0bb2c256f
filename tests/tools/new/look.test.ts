import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { lookFor } from '../../../generator/tools/new/look.ts'
import { smallText } from '../../support/sample.ts'

const names = Array.from({ length: 200 }, (_, index) => `Business ${index}`)

test('a name always has the same look; a type of business with a style keeps it', () => {
  expect(['Harbour Piano Tuning', 'Physio Ouchy'].map(name => lookFor(name, 'LocalBusiness'))).toEqual([
    { style: 'stripes', colours: { paper: '#faf8f3', ink: '#2b2a22', accent: '#7a5200', sky: '#eae4d3' } },
    { style: 'pipes', colours: { paper: '#faf9fc', ink: '#2a2440', accent: '#663c9c', sky: '#e7e2f2' } },
  ])
  expect(lookFor('Physio Ouchy', 'Notary')).toEqual({
    style: undefined,
    colours: { paper: '#faf9fc', ink: '#2a2440', accent: '#663c9c', sky: '#e7e2f2' },
  })
})

test('two hundred names have at least thirty looks', () => {
  expect(new Set(names.map(name => JSON.stringify(lookFor(name, 'LocalBusiness')))).size).toBeGreaterThanOrEqual(30)
})

test('every look has readable colours', () => {
  const palettes = new Set(names.map(name => JSON.stringify(lookFor(name, 'LocalBusiness').colours)))
  const faults = [...palettes].flatMap(colours => {
    const text = smallText.replace(/^theme:.*(\n .*)*/m, '').concat(`\ntheme: { colours: ${colours} }\n`)
    return compileConfig('site.config.yaml', text, assetNames('assets')).diagnostics
  })
  expect({ palettes: palettes.size, faults }).toEqual({ palettes: 7, faults: [] })
})
