import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { airLines } from '../../templates/components/coverage-map/air.ts'
import { type Box, overlap } from '../../templates/components/coverage-map/box.ts'
import { examples } from '../../templates/components/coverage-map/coverage-drawing.examples.ts'
import { CoverageDrawing } from '../../templates/components/coverage-map/coverage-drawing.tsx'
import { labelOf } from '../../templates/components/coverage-map/label.ts'
import { type Layout, layOut } from '../../templates/components/coverage-map/layout.ts'
import { project } from '../../templates/components/coverage-map/project.ts'

const places = [
  { label: 'Montreal', lat: 45.51, lng: -73.56 },
  { label: 'Laval', lat: 45.58, lng: -73.75 },
  { label: 'Longueuil', lat: 45.53, lng: -73.52 },
  { label: 'West Island', lat: 45.45, lng: -73.85 },
  { label: 'South Shore', lat: 45.47, lng: -73.51 },
  { label: 'North Shore', lat: 45.67, lng: -73.74 },
]

const targets = (layout: Layout<unknown>): readonly Box[] => layout.areas.flatMap(({ label }) => (label === null ? [] : [label.target]))

const overlaps = (boxes: readonly Box[]): readonly (readonly [Box, Box])[] =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).flatMap(other => (overlap(box, other) ? [[box, other] as const] : [])))

describe('project', () => {
  test('puts north up and the middle at the origin', () => {
    expect(
      project([
        { lat: 1, lng: 10 },
        { lat: -1, lng: 12 },
      ]),
    ).toEqual([
      { x: -1, y: -1 },
      { x: 1, y: 1 },
    ])
  })

  test('takes the short way over the date line', () => {
    expect(
      project([
        { lat: 0, lng: 179 },
        { lat: 0, lng: -179 },
      ]).map(({ x }) => x),
    ).toEqual([-1, 1])
  })

  test('shrinks degrees of longitude towards the poles', () => {
    expect(
      project([
        { lat: 60, lng: 0 },
        { lat: 60, lng: 2 },
      ]).map(({ x }) => Math.round(x * 1000) / 1000),
    ).toEqual([-0.5, 0.5])
  })
})

describe('labelOf', () => {
  test.each([
    ['Laval', ['Laval']],
    ['Saint-Jean-sur-Richelieu', ['Saint-Jean-', 'sur-Richelieu']],
    ['Berg am Starnberger See', ['Berg am', 'Starnberger See']],
    ['Oberammergauerstrassenviertel', ['Oberammergauerstrassenviertel']],
  ])('%s', (name, lines) => {
    expect(labelOf(name).lines).toEqual(lines)
  })
})

describe('layOut', () => {
  test('labels each of the sample’s six locations without overlaps', () => {
    const layout = layOut(places)
    expect(layout.areas.map(({ area, dot, label }) => `${area.label} ${dot?.x} ${dot?.y} ${label?.anchor}`)).toMatchInlineSnapshot(`
      [
        "Montreal 260 215 start",
        "Laval 108 135 end",
        "Longueuil 292 192 middle",
        "West Island 28 284 start",
        "South Shore 300 261 middle",
        "North Shore 116 32 end",
      ]
    `)
    expect(overlaps(targets(layout))).toEqual([])
  })

  test('places a single location in the middle', () => {
    const layout = layOut(places.slice(0, 1))
    expect({ ...layout, areas: layout.areas.map(({ dot, label }) => ({ dot, lines: label?.lines })) }).toEqual({
      width: 360,
      height: 220,
      areas: [{ dot: { x: 180, y: 110 }, lines: ['Montreal'] }],
      others: [],
    })
  })

  test('draws no dots without locations', () => {
    expect(layOut([]).areas).toEqual([])
  })

  test('reuses the layout of the same names and places, and computes others', () => {
    const moved = places.map(place => ({ ...place, lat: place.lat + (place.label === 'Laval' ? 0.2 : 0) }))
    const named = places.map(place => ({ ...place, label: `${place.label} 2` }))
    const [first, ...others] = [places, moved, named, places.slice(1)].map(areas => layOut(areas))
    for (const other of others) expect(other).not.toEqual(first)
    const again = layOut(places.map(place => ({ ...place, href: '/areas' })))
    expect(again.areas.map(({ dot, label }) => ({ dot, label }))).toEqual(first?.areas.map(({ dot, label }) => ({ dot, label })))
    expect(again.areas.map(({ area }) => area.href)).toEqual(places.map(() => '/areas'))
  })

  test('labels some of forty locations', () => {
    const layout = layOut(examples.flatMap(({ name, props }) => (name === 'forty areas' ? props.areas : [])))
    expect(layout.areas).toHaveLength(40)
    expect(targets(layout).length).toBeGreaterThan(8)
  })

  const anyPlaces = fc.array(
    fc.record({
      label: fc.constantFrom('Laval', 'Ville', 'Saint-Jean-sur-Richelieu', '東京', 'دبي'),
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    { maxLength: 24 },
  )

  test('law: labels do not overlap, stay inside, and touch targets are 24 pixels on a narrow phone', () => {
    fc.assert(
      fc.property(anyPlaces, any => {
        const layout = layOut(any)
        const boxes = targets(layout)
        expect(overlaps(boxes)).toEqual([])
        expect(boxes.filter(box => box.left < 0 || box.top < 0 || box.right > layout.width || box.bottom > layout.height)).toEqual([])
        expect(boxes.filter(box => (Math.min(box.bottom - box.top, box.right - box.left) * 284) / 360 < 24)).toEqual([])
      }),
      { numRuns: 40, seed: 7 },
    )
  })
})

/** Places like towns around a city: dense in the middle. */
const around = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: ['Oka', 'Laval', 'Saint-Lambert', 'Mont-Saint-Hilaire'][index % 4] ?? '',
    lat: 45.5 + 0.01 * Math.sqrt(index) * Math.sin(index * 2.4),
    lng: -73.6 + 0.016 * Math.sqrt(index) * Math.cos(index * 2.4),
  }))

test('draws a dot for each of 1,200 locations, and merges overlapping ones', () => {
  const layout = layOut(around(1200))
  const marked = layout.areas.filter(({ dot, label }) => dot !== null && label !== null).length
  expect([marked > 8, layout.others.length > 500, layout.others.length <= 1200 - marked]).toEqual([true, true, true])
  expect(layout.others.filter(({ x, y }) => x < 0 || y < 0 || x > layout.width || y > layout.height)).toEqual([])
})

describe.each([40, 60])('%i locations', count => {
  const layout = layOut(around(count))

  test('dots are at least 24 pixels apart on a narrow phone', () => {
    const dots = layout.areas.flatMap(({ dot }) => dot ?? [])
    const near = dots.flatMap((a, index) => dots.slice(index + 1).filter(b => (Math.hypot(a.x - b.x, a.y - b.y) * 284) / 360 < 24))
    expect([dots.length > 5, near]).toEqual([true, []])
  })

  test('the motif lines stay inside the drawing', () => {
    const dots = layout.areas.flatMap(({ dot }) => dot ?? [])
    for (const line of airLines(layout.width, layout.height, dots).split('M').slice(1)) {
      // The start of the line at the drawing’s edge, then the end of each segment, up to the other edge.
      const [, start = ''] = /^0 (-?\d+)/.exec(line) ?? []
      const heights = [Number(start)]
      for (const [, down, up] of line.matchAll(/(?:q45 0 |t)90(?: (\d+)|(-\d+))/g)) heights.push((heights.at(-1) ?? 0) + Number(down ?? up))
      expect(heights).toHaveLength(5)
      expect(heights.filter(y => y < 0 || y > layout.height)).toEqual([])
    }
  })
})

describe('airLines', () => {
  test('are one smooth curve a line, and part round a dot', () => {
    expect(airLines(120, 44, [{ x: 45, y: 22 }])).toMatchInlineSnapshot(`"M0 9q45 0 90 3t90 3M0 38q45 0 90 0t90 0"`)
  })
})

describe('CoverageDrawing', () => {
  test.each(examples.filter(({ props }) => props.areas.length <= 40))('$name: every location is linked once', ({ props }) => {
    const html = renderToStaticMarkup(createElement(CoverageDrawing, props))
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).sort()).toEqual(props.areas.map(area => area.href).sort())
  })

  test('a label on two lines is read as one name', () => {
    const [html = ''] = examples.flatMap(({ name, props }) =>
      name === 'long names' ? [renderToStaticMarkup(createElement(CoverageDrawing, props))] : [],
    )
    expect(/<a href="\/saint-jean".*?<\/a>/.exec(html)?.[0]).toMatchInlineSnapshot(
      `"<a href="/saint-jean" transform="translate(300 139)" aria-label="Saint-Jean-sur-Richelieu"><rect x="-52.5" y="-46" width="105" height="53" rx="4"></rect><circle r="6"></circle><text text-anchor="middle" x="0" y="-28" dy="-0.2em"><tspan x="0">Saint-Jean-</tspan><tspan x="0" dy="1.1em">sur-Richelieu</tspan></text></a>"`,
    )
  })
})

test('the drawing stays in its frame on every background', () => {
  const css = ['coverage-map/coverage-map.css', 'map/map.css'].map(name => readFileSync(`templates/components/${name}`, 'utf8')).join('')
  expect(css.match(/overflow: visible/g)).toBe(null)
})
