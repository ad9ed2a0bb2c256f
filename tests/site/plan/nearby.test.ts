import { expect, test } from 'vitest'
import { neighbours } from '../../../generator/site/plan/nearby.ts'
import type { Location } from '../../../generator/site/plan/resolve.ts'

/** A place on a line, or one without coordinates. */
const place = (id: string, lng?: number): Location => {
  const geo = lng === undefined ? {} : { geo: { lat: 45, lng } }
  // Only these properties are read.
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

test('a few places list all others, in the order of the config', () => {
  expect(near([place('a', -70), place('b'), place('c', -73)], 2)).toEqual({ a: 'b c', b: 'a c', c: 'a b' })
})

test('many places list the nearest; one without coordinates lists the first ones and is in no list', () => {
  const all = [place('a', -70), place('b', -71), place('lost'), place('c', -72), place('d', -75), place('e', -79)]
  expect(near(all, 2)).toEqual({ a: 'b c', b: 'a c', lost: 'a b', c: 'b a', d: 'c b', e: 'd c' })
})

test('a place without coordinates does not list itself', () => {
  expect(near([place('lost'), place('a', -70), place('b', -71), place('c', -72)], 2).lost).toBe('a b')
})
