import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLabelBelow, isVisible, rounded, shifted, size, viewOf } from '../../../../generator/tools/edit/app/widgets/map/map-view.ts'
import { project } from '../../../../templates/components/coverage-map/project.ts'

const montreal = { lat: 45.51, lng: -73.56 }
const laval = { lat: 45.58, lng: -73.75 }
const whole = { zoom: 1, middle: null }

const placeIn = fc.record({ lat: fc.double({ min: -60, max: 60, noNaN: true }), lng: fc.double({ min: -179, max: 179, noNaN: true }) })
const near = fc
  .tuple(
    placeIn,
    fc.array(fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true })), { minLength: 1 }),
  )
  .map(([{ lat, lng }, offsets]) => offsets.map(([down, across]) => ({ lat: lat + down, lng: lng + across })))

test('all locations are visible at first, with north at the top, as on the site', () => {
  const view = viewOf([montreal, laval], whole)
  const [one, other] = [view.spotOf(montreal), view.spotOf(laval)]
  expect([one.x > other.x, one.y > other.y]).toEqual([true, true])
  const [a, b] = project([montreal, laval])
  const slope = (first: { x: number; y: number } = { x: 0, y: 0 }, second: { x: number; y: number } = { x: 0, y: 0 }): number =>
    (second.y - first.y) / (second.x - first.x)
  expect(slope(one, other)).toBeCloseTo(slope(a, b))
  fc.assert(
    fc.property(near, places => {
      expect(places.map(viewOf(places, whole).spotOf).every(isVisible)).toBe(true)
    }),
  )
})

test('a point of the drawing converts back to its place at every zoom', () => {
  fc.assert(
    fc.property(near, fc.double({ min: 0.2, max: 50, noNaN: true }), fc.boolean(), (places, zoom, isMoved) => {
      const view = viewOf(places, { zoom, middle: isMoved ? (places[0] ?? null) : null })
      for (const place of places) {
        const { lat, lng } = view.placeOf(view.spotOf(place))
        expect(lat).toBeCloseTo(place.lat, 6)
        expect(Math.cos(((lng - place.lng) * Math.PI) / 180)).toBeCloseTo(1, 9)
      }
    }),
  )
})

test('the chosen middle is centered, and arrow keys move by units of the drawing', () => {
  const view = viewOf([montreal, laval], { zoom: 3, middle: laval })
  expect(view.spotOf(laval)).toEqual({ x: size.width / 2, y: size.height / 2 })
  expect(shifted(view, laval, 0, 0)).toEqual(laval)
  const north = shifted(view, laval, 0, -2)
  expect([north.lat > laval.lat, north.lng]).toEqual([true, laval.lng])
})

test('places are rounded to four decimals', () => {
  expect(rounded({ lat: 45.123456, lng: -73.98765 })).toEqual({ lat: 45.1235, lng: -73.9876 })
})

test('without any point the map shows latitude and longitude 0', () => {
  expect(viewOf([], whole).placeOf({ x: size.width / 2, y: size.height / 2 })).toEqual({ lat: 0, lng: 0 })
})

test.each([
  ['alone', { x: 100, y: 100 }, [], false],
  ['another name above it', { x: 100, y: 100 }, [{ x: 60, y: 84 }], true],
  ['far to the side', { x: 100, y: 100 }, [{ x: 300, y: 84 }], false],
  [
    'names above and below',
    { x: 100, y: 100 },
    [
      { x: 60, y: 84 },
      { x: 90, y: 118 },
    ],
    false,
  ],
  ['at the upper edge', { x: 100, y: 20 }, [], true],
] as const)('the label of a chosen point is placed where there is room: %s', (_, spot, others, isBelow) => {
  expect(isLabelBelow(spot, others)).toBe(isBelow)
})
