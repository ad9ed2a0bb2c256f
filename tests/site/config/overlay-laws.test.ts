/**
 * Laws of merging an overlay with its base, for random configs.
 *
 * @module-tag thorough
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Day, days, daysOf } from '../../../generator/site/config/values/week.ts'
import type { ConfigPath } from '../../../generator/site/config/yaml/tree.ts'
import { documentOf, overlaid } from '../../support/overlays.ts'

type Data = Readonly<Record<string, unknown>>

const yaml = (data: unknown): string => stringify(data, { lineWidth: 0 })

const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('yes', '1', 'a: b', '# no', 'é', "it's", '{x}', '- y'))
const leaf = fc.oneof(
  text.map(one => one.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, ' ')),
  fc.integer({ min: -999, max: 999 }),
  fc.boolean(),
)

/** Random configs whose keys have one kind each, as a schema gives them: g a group, v a value, p a plain list, i items with ids. */
const { config } = fc.letrec<{ config: Data; items: readonly Data[] }>(tie => ({
  items: fc.uniqueArray(
    // The cast: `tie` does not know the types of its keys.
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), tie('config')).map(([id, others]): Data => ({ id, ...(others as Data) })),
    { minLength: 1, maxLength: 4, selector: item => item.id },
  ),
  config: fc.record(
    {
      v1: leaf,
      v2: leaf,
      p: fc.array(leaf, { maxLength: 3 }),
      g: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'config' },
        fc.record({ v1: leaf }, { requiredKeys: [] }),
        tie('config') as fc.Arbitrary<Data>,
      ),
      i: fc.oneof({ maxDepth: 3, depthIdentifier: 'config' }, fc.constant([{ id: 'a' }]), tie('items') as fc.Arbitrary<readonly Data[]>),
    },
    { requiredKeys: [] },
  ),
}))
const nonEmpty = config.map(data => ({ v0: 0, ...data }))

const over = (...configs: readonly Data[]): Data => {
  const [base = '', ...overlays] = configs.map(yaml)
  const { data, diagnostics } = overlaid(base, ...overlays)
  expect(diagnostics).toEqual([])
  // The random configs are objects at their root, and merging leaves them so.
  return data as Data
}

const leaves = (data: unknown, path: ConfigPath = []): readonly (readonly [ConfigPath, unknown])[] =>
  Array.isArray(data)
    ? data.flatMap((item, index) => leaves(item, [...path, index]))
    : typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, item]) => leaves(item, [...path, key]))
      : [[path, data]]

test('an overlay without changes leaves its base unchanged', () => {
  fc.assert(
    fc.property(nonEmpty, base => {
      const { data, diagnostics } = overlaid(yaml(base), 'extends: base.yaml')
      expect({ data, diagnostics }).toEqual({ data: { ...base, extends: 'base.yaml' }, diagnostics: [] })
    }),
  )
})

test('an overlay of an empty base, or of itself, gives itself', () => {
  fc.assert(
    fc.property(nonEmpty, data => {
      expect(overlaid('{}', yaml(data)).data).toEqual(data)
      expect(JSON.stringify(over(data, data))).toBe(JSON.stringify(data))
    }),
  )
})

test('merging is associative if no key changes its type', () => {
  fc.assert(
    fc.property(nonEmpty, nonEmpty, nonEmpty, (a, b, c) => {
      const together = JSON.stringify(over(a, b, c))
      expect(JSON.stringify(over(over(a, b), c))).toBe(together)
      expect(JSON.stringify(over(a, over(b, c)))).toBe(together)
    }),
  )
})

test('every value has its position in the last file that sets it', () => {
  fc.assert(
    fc.property(nonEmpty, nonEmpty, nonEmpty, (a, b, c) => {
      const document = documentOf(yaml(a), yaml(b), yaml(c))
      const overlayTwo = documentOf(yaml(c))
      for (const [path, value] of leaves(document.data)) {
        const { file, line, column, endColumn = column } = document.locate(path)
        const written =
          document.files
            .find(one => one.file === file)
            ?.text.split('\n')
            [line - 1]?.slice(column - 1, endColumn - 1) ?? ''
        expect(parse(written)).toBe(value)
        // Paths in overlays name items by id. A value that the newest overlay contains has its file.
        const byId = path.map((step, index) => {
          const item = document.find(path.slice(0, index + 1)).value
          const id = item.kind === 'group' ? item.entries.get('id')?.value : undefined
          return typeof step === 'number' && id?.kind === 'leaf' ? String(id.value) : step
        })
        if (overlayTwo.find(byId).complete) expect(file).toBe('over-2.yaml')
      }
    }),
  )
})

test('an item that is removed and added again equals a new one', () => {
  fc.assert(
    fc.property(nonEmpty, nonEmpty, (base, item) => {
      const items = [{ id: 'x', v9: 1 }, { id: 'y' }]
      const given = { ...base, i: items }
      expect(overlaid(yaml(given), 'i: [{ id: x, remove: true }]', yaml({ i: [{ id: 'x', ...item }] }))).toEqual({
        data: { ...base, i: [{ id: 'y' }, { id: 'x', ...item }] },
        diagnostics: [],
      })
      expect(overlaid(yaml(given), 'i: null', yaml({ i: [{ id: 'x', ...item }] })).data).toEqual({ ...base, i: [{ id: 'x', ...item }] })
    }),
  )
})

/** Opening hours by runs of days that do not overlap. */
const week = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.constantFrom('24h', 'closed', '08:00-12:00')), { maxLength: 7 })
  .map(parts => {
    const runs: [string, string][] = []
    let from = 0
    for (const [length, isWritten, hours] of parts) {
      const [first, last] = [days[from], days[Math.min(from + length, 7) - 1]]
      if (first === undefined || last === undefined) break
      if (isWritten) runs.push([first === last ? first : `${first}-${last}`, hours])
      from += length
    }
    return Object.fromEntries(runs)
  })

const byDay = (hours: Readonly<Record<string, string>>): Readonly<Partial<Record<Day, string>>> =>
  Object.fromEntries(Object.entries(hours).flatMap(([run, text]) => daysOf(run).map(day => [day, text])))

test('each day has the hours of the overlay, or else of the base', () => {
  fc.assert(
    fc.property(week, week, (base, city) => {
      const { data, diagnostics } = overlaid(yaml({ week: base, x: 1 }), yaml({ week: city }))
      expect(diagnostics).toEqual([])
      const { week: made } = data as { readonly week: Readonly<Record<string, string>> }
      expect(byDay(made)).toEqual({ ...byDay(base), ...byDay(city) })
      // No day is in two ranges.
      expect(Object.keys(made).flatMap(daysOf)).toHaveLength(Object.keys(byDay(made)).length)
    }),
  )
})

/** A list of items with this identifying key, and the changes of an overlay to some of them and to new ones. */
const changes = fc.constantFrom('id', 'name', 'from', 'value').chain(key =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(
        fc.tuple(
          fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'),
          fc.constantFrom<'change' | 'remove'>('change', 'remove'),
          leaf,
        ),
        { minLength: 1, maxLength: 5, selector: ([name]) => name },
      ),
    )
    .map(([names, changed]) => ({
      key,
      base: names.map((name, index): Data => ({ [key]: name, v1: index, v2: index })),
      changed: changed.filter(([name, what]) => what === 'change' || names.includes(name)),
    }))
    .filter(({ changed }) => changed.length > 0),
)

test('merging loses no item that is not removed, for any identifying key', () => {
  fc.assert(
    fc.property(changes, ({ key, base, changed }) => {
      const list = changed.map(([name, what, value]) => ({ [key]: name, ...(what === 'remove' ? { remove: true } : { v1: value }) }))
      const { data, diagnostics } = overlaid(yaml({ x: 1, list: base }), yaml({ list }))
      expect(diagnostics).toEqual([])
      const removed = changed.flatMap(([name, what]) => (what === 'remove' ? [name] : []))
      const written = new Map(changed.flatMap(([name, what, value]) => (what === 'change' ? [[name, value] as const] : [])))
      const remaining = base.flatMap(item => {
        const name = String(item[key])
        return removed.includes(name) ? [] : [written.has(name) ? { ...item, v1: written.get(name) } : item]
      })
      const added = [...written].flatMap(([name, value]) => (base.some(item => item[key] === name) ? [] : [{ [key]: name, v1: value }]))
      expect(data).toEqual({ x: 1, list: [...remaining, ...added] })
    }),
  )
})

test('changes of items mean the same as a list and as a map', () => {
  fc.assert(
    fc.property(changes, ({ key, base, changed }) => {
      const known = changed.filter(([name]) => base.some(item => item[key] === name))
      const added = changed.filter(one => !known.includes(one)).map(([name, , value]) => ({ [key]: name, v1: value }))
      const list = [
        ...known.map(([name, what, value]) => ({ [key]: name, ...(what === 'remove' ? { remove: true } : { v1: value }) })),
        ...added,
      ]
      const group = {
        ...Object.fromEntries(known.map(([name, what, value]) => [name, what === 'remove' ? null : { v1: value }])),
        ...(added.length > 0 ? { add: added } : {}),
      }
      const text = yaml({ x: 1, list: base })
      expect(overlaid(text, yaml({ list: group }))).toEqual(overlaid(text, yaml({ list })))
    }),
  )
})

test('“only” selects items in its order, and excludes items that the base adds later', () => {
  fc.assert(
    fc.property(changes, fc.infiniteStream(fc.boolean()), ({ key, base }, coins) => {
      const remaining = base.filter(() => coins.next().value === true).toReversed()
      const over = yaml({ list: { only: remaining.map(item => item[key]) } })
      const later = [...base, { [key]: 'later', v1: 1 }]
      for (const items of [base, later])
        expect(overlaid(yaml({ x: 1, list: items }), over)).toEqual({ data: { x: 1, list: remaining }, diagnostics: [] })
    }),
  )
})
