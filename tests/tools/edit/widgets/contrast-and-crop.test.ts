import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aspectOf } from '../../../../generator/tools/edit/app/widgets/image-widget.tsx'
import { schemesOf } from '../../../../generator/tools/edit/app/widgets/theme/contrast.ts'

const sample = { paper: '#faf6ef', ink: '#17332b', accent: '#b3391f', sky: '#dde8ee' }

test('contrast is computed from the colors of the pages, in both schemes', () => {
  const schemes = schemesOf(sample)
  expect(schemes.map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
  expect(schemes[0]?.pairs.map(({ use, text, ground, ratio }) => [use, text, ground, Math.round(ratio * 10) / 10])).toEqual([
    ['textOnPaper', '#17332b', '#faf6ef', 12.6],
    ['textOnSky', '#17332b', '#dde8ee', 10.9],
    ['links', '#b3391f', '#faf6ef', 5.5],
    ['textOnButtons', '#faf6ef', '#b3391f', 5.5],
    ['buttonEdge', '#b3391f', '#faf6ef', 5.5],
  ])
})

test('a pale accent is darkened until its contrast suffices, and invalid colors have no contrast', () => {
  const links = schemesOf({ ...sample, accent: '#ffcc00' })[0]?.pairs.find(({ use }) => use === 'links')
  expect(links?.text).not.toBe('#ffcc00')
  expect(links?.ratio).toBeGreaterThanOrEqual(4.5)
  expect(schemesOf({ ...sample, accent: 'red' })).toEqual([])
})

test('images have the aspect ratios of the components’ styles', () => {
  const ratioIn = (file: string, selector: string): string => {
    const rule = new RegExp(`${selector.replaceAll('.', '\\.')}\\s*\\{[^}]*aspect-ratio: ([\\d /]+);`).exec(readFileSync(file, 'utf8'))
    return rule?.[1] ?? ''
  }
  expect(ratioIn('templates/components/round-picture/round-picture.css', '.mouth')).toBe('1')
  expect(ratioIn('templates/components/service-block/service-block.css', '.service-block__view')).toBe('1')
  expect(ratioIn('templates/styles/arches.css', '.mouth__view')).toBe('4 / 5')
  expect([
    aspectOf(['services', 2, 'image'], 'pipes'),
    aspectOf(['pages', 'home', 'image'], 'arches'),
    aspectOf(['pages', 'about', 'story', 'image'], 'pipes'),
    aspectOf(['site', 'image'], 'pipes'),
  ]).toEqual([1, 0.8, undefined, 1200 / 630])
})
