import { expect, test } from 'vitest'
import { neighbours } from '../../../generator/site/plan/nearby.ts'
import type { Location } from '../../../generator/site/plan/resolve.ts'

/** A place on a line, or one that nobody knows where it is. */
const place = (id: string, lng?: number): Location => {
  const geo = lng === undefined ? {} : { geo: { lat: 45, lng } }
  // Nothing else of a location is looked at.
  return { id, ...geo } as Location
}

const near = (all: readonly Location[], limit: number): Record<string, string> => {
  const of = neighbours(all, limit)
  return Object.fromEntries(
    all.map(one => [
      one.id,
      of(one)
        .map(({ id }) => id)
        .join(' '),
    ]),
  )
}

test('few places name all others, in the config’s order', () => {
  expect(near([place('a', -70), place('b'), place('c', -73)], 2)).toEqual({ a: 'b c', b: 'a c', c: 'a b' })
})

test('many name the nearest, of two as far the first; one that lies nobody knows where names the first, and none names it', () => {
  const all = [place('a', -70), place('b', -71), place('lost'), place('c', -72), place('d', -75), place('e', -79)]
  expect(near(all, 2)).toEqual({ a: 'b c', b: 'a c', lost: 'a b', c: 'b a', d: 'c b', e: 'd c' })
})

test('whoever is lost among the first does not name itself', () => {
  expect(near([place('lost'), place('a', -70), place('b', -71), place('c', -72)], 2).lost).toBe('a b')
})
