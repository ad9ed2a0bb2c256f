import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapeOf } from '../../../../generator/tools/edit/app/widgets/picture/crop-frame.tsx'
import { schemesOf } from '../../../../generator/tools/edit/app/widgets/theme/contrast.ts'

const sample = { paper: '#faf6ef', ink: '#17332b', accent: '#b3391f', sky: '#dde8ee' }

test('contrast is that of what pages will have, in both schemes', () => {
  const schemes = schemesOf(sample)
  expect(schemes.map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
  expect(schemes[0]?.pairs.map(({ use, text, ground, ratio }) => [use, text, ground, Math.round(ratio * 10) / 10])).toEqual([
    ['reading', '#17332b', '#faf6ef', 12.6],
    ['quietSurface', '#17332b', '#dde8ee', 10.9],
    ['links', '#b3391f', '#faf6ef', 5.5],
    ['buttons', '#faf6ef', '#b3391f', 5.5],
    ['buttonEdge', '#b3391f', '#faf6ef', 5.5],
  ])
})

test('a pale accent is moved until it can be read, and what is no colour is not reckoned with', () => {
  const links = schemesOf({ ...sample, accent: '#ffcc00' })[0]?.pairs.find(({ use }) => use === 'links')
  expect(links?.text).not.toBe('#ffcc00')
  expect(links?.ratio).toBeGreaterThanOrEqual(4.5)
  expect(schemesOf({ ...sample, accent: 'red' })).toEqual([])
})

test('pictures are cut as the styles of the components show them', () => {
  const ratioIn = (file: string, selector: string): string => {
    const rule = new RegExp(`${selector.replaceAll('.', '\\.')}\\s*\\{[^}]*aspect-ratio: ([\\d /]+);`).exec(readFileSync(file, 'utf8'))
    return rule?.[1] ?? ''
  }
  expect(ratioIn('templates/components/round-picture/round-picture.css', '.mouth')).toBe('1')
  expect(ratioIn('templates/components/service-block/service-block.css', '.service-block__view')).toBe('1')
  expect(ratioIn('templates/styles/arches.css', '.mouth__view')).toBe('4 / 5')
  expect([
    shapeOf(['services', 2, 'image'], 'pipes'),
    shapeOf(['pages', 'home', 'image'], 'arches'),
    shapeOf(['pages', 'about', 'story', 'image'], 'pipes'),
    shapeOf(['site', 'image'], 'pipes'),
  ]).toEqual([1, 0.8, undefined, 1200 / 630])
})
