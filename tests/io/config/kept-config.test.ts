/** What lies in the cache says what was put there, whether it is read as a whole or area by area. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Kept, keptIn, lazyConfig, piecesOf, piecesWith, wholeConfig, wordsOf } from '../../../generator/io/config/kept-config.ts'

const bytesOf = (pieces: Iterable<Uint8Array>): Buffer => Buffer.concat(Array.from(pieces, piece => Buffer.from(piece)))

const words = fc.string({ unit: fc.constantFrom('a', 'é', '’', '\\', '"', '\n', 'ت', '🜂', ','), maxLength: 20 })
const degrees = fc.double({ min: -90, max: 90, noNaN: true }).map(value => value + 0)
const point = fc.record({ lat: degrees, lng: degrees })

/** Areas with keys in any order, of which some are missing. */
const area = fc
  .record(
    {
      name: words,
      in: fc.record({ en: words }),
      geo: fc.oneof(
        point,
        point.map(({ lat, lng }) => ({ lng, lat })),
      ),
      neighbourhoods: fc.array(words),
    },
    { requiredKeys: ['name'] },
  )
  .chain(said => fc.shuffledSubarray(Object.entries(said), { minLength: Object.keys(said).length }))
  .map(entries => Object.fromEntries(entries))

const config = fc
  .record({ business: words, areas: fc.array(area, { maxLength: 6 }), first: fc.nat(9), last: words })
  .map(({ business, areas, first, last }) => ({
    business,
    locations: areas.map((said, place) => ({ id: `area-${first}-${place}`, ...said })),
    last,
  }))

// Nothing is asked of a config here but its areas.
const kept = (said: object): Kept => ({ config: said as Kept['config'], diagnostics: [] })

test('as a whole and area by area', () => {
  fc.assert(
    fc.property(config, said => {
      const bytes = keptIn(bytesOf(piecesOf(wordsOf(kept(said)))))
      expect(JSON.stringify(wholeConfig(bytes))).toBe(JSON.stringify(kept(said)))
      expect(JSON.stringify(lazyConfig(bytes))).toBe(JSON.stringify(said))
      // What lies in columns, asked before and after the rest.
      const keys = ['id', 'geo', 'name', 'neighbourhoods', 'slug', 'geo'] as const
      const asked = (locations: readonly object[]) => locations.map(one => keys.map(key => [key in one, Reflect.get(one, key)]))
      expect(asked(lazyConfig(bytes).locations)).toEqual(asked(said.locations))
      for (const [place, one] of lazyConfig(bytes).locations.entries()) {
        expect(Object.keys(one)).toEqual(Object.keys(said.locations[place] ?? {}))
        expect({ ...one }).toEqual(said.locations[place])
        expect(`${one}`).toBe('[object Object]')
        expect(one.geo).toBe(one.geo)
      }
    }),
  )
})

test('with another area in place of one, as if it had been put there so', () => {
  fc.assert(
    fc.property(config, fc.nat(), words, point, (said, number, name, geo) => {
      if (said.locations.length === 0) return
      const place = number % said.locations.length
      const other = { ...said.locations[place], name } as { geo?: unknown }
      if (other.geo !== undefined) other.geo = geo
      const changed = { ...said, locations: said.locations.map((one, at) => (at === place ? other : one)) }
      const before = keptIn(bytesOf(piecesOf(wordsOf(kept(said)))))
      // It is an area as far as this asks.
      const after = keptIn(bytesOf(piecesWith(before, place, other as never)))
      expect(JSON.stringify(wholeConfig(after))).toBe(JSON.stringify(kept(changed)))
      expect(JSON.stringify(lazyConfig(after))).toBe(JSON.stringify(changed))
    }),
  )
})
