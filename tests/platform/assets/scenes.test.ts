import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenePicture } from '../../../generator/platform/assets/scenes.ts'
import { ownTrades } from '../../../generator/site/config/trades.ts'
import { svgFile } from '../../../generator/site/emit/svg-file.ts'
import { keysOf } from '../../../generator/site/util/table.ts'
import { sceneTones } from '../../../templates/theme/scene-tones.ts'
import { packedSite } from '../../support/site.ts'

const names = [...keysOf(ownTrades), 'neutral'] as const
const tones = keysOf(sceneTones({ paper: '#ffffff', ink: '#223344', accent: '#aa3311', sky: '#ddeeff' }).day)

const configOf = (scene: string, colours = '') =>
  packedSite(`
trade: plumber
site: { origin: https://www.brazos.example, languages: [en-US] }
business: { name: Brazos Plumbing, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: leak-repair }]
locations: [{ name: Austin }]
theme: { scene: ${scene}${colours} }
`).config

test('every trade has a scene, and there is one for everyone else', () => {
  expect(readdirSync('assets/scenes').sort()).toEqual(names.map(name => `${name}.svg`).sort())
})

describe.each(names)('%s', name => {
  const svg = readFileSync(`assets/scenes/${name}.svg`, 'utf8')

  test('is a drawing of 4 to 8 kB with shapes only', () => {
    expect(svg.length).toBeGreaterThan(4000)
    expect(svg.length).toBeLessThan(8000)
    expect(svgFile(svg)).toEqual({ width: 680, height: 600 })
    expect(
      [...new Set([...svg.matchAll(/<(\w+)/g)].map(([, element]) => element))].filter(element => element === 'text' || element === 'style'),
    ).toEqual([])
  })

  test('has only colours of the theme', () => {
    const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint = '']) => paint)
    const known = (paint: string): boolean =>
      paint === 'none' || /^url\(#\w+\)$/.test(paint) || tones.some(tone => paint === `var(--${tone})`)
    expect(paints.filter(paint => !known(paint))).toEqual([])
  })

  test('is published by day and by night', () => {
    const { picture, files } = scenePicture(configOf(name))
    const [day, night] = files.map(({ bytes }) => String(bytes))
    expect(picture?.src).toBe(`/${files[0]?.path}`)
    expect(picture?.sources).toEqual([{ type: 'image/svg+xml', srcset: `/${files[1]?.path}`, media: '(prefers-color-scheme:dark)' }])
    expect([day, night].filter(drawn => /var\(|undefined|<!--/.test(drawn ?? ''))).toEqual([])
    expect(day?.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(night?.replaceAll(/#[0-9a-f]{6}/g, ''))
    expect(day).not.toBe(night)
  })
})

test('follows the colours of the theme', () => {
  const [green, blue] = ['#1a7a3c', '#1a4f9c'].map(
    accent => scenePicture(configOf('roofer', `, colours: { accent: "${accent}" }`)).picture?.src,
  )
  expect(green).not.toBe(blue)
})

test('a site without a scene has no files for one', () => {
  expect(scenePicture(configOf('none'))).toEqual({ picture: undefined, files: [] })
})
