import { expect, test } from 'vitest'
import { changedCells, watchCells } from '../../../generator/site/config/cells.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { lazy } from '../../../generator/site/model/memoize.ts'
import { withReads } from '../../../generator/site/model/reads.ts'
import { openTable, staleRows } from '../../../generator/site/model/reads-table.ts'
import { noParts } from '../../../generator/tools/build/made-parts.ts'
import { knownParts } from '../../../generator/tools/build/remembered.ts'

/** As much of a config as the test looks at. */
const configWith = (company: string, laval: string): Config =>
  ({
    business: { name: company },
    pages: {},
    locations: [{ id: 'laval', name: laval }, ...Array.from({ length: 9 }, (_, place) => ({ id: `area${place}`, name: `Area ${place}` }))],
  }) as unknown as Config

test.each([
  ['one area alone', configWith('1', 'Laval-Ouest'), [0], 12, 12],
  // The page that does not stays, with the row of what it has from others; and so do the files.
  ['what all pages but one show', configWith('2', 'Laval'), [0, 1, 2, 3, 4, 5, 6, 7, 8], 3, 3],
])(
  'where %s has changed, that is known of the pages that show it, and rows are held of the others alone, where these are few',
  (_, config, changed, rows, first) => {
    const was = configWith('1', 'Laval')
    const watched = watchCells(was)
    const log = openTable()
    const ids = lazy(() => watched.config.locations.map(({ id }) => id))
    const files = withReads(log, () => ids().length)
    const pages = Array.from({ length: 10 }, (_, place) =>
      withReads(log, () => [ids()[place], watched.config.locations[place]?.name, place < 9 && watched.config.business.name], true),
    )
    const parts = {
      ...noParts,
      others: { files: { row: files.row, files: ['sitemap.xml'] } },
      rows: Uint32Array.from(pages, ({ row }) => row),
    }
    const table = log.table()
    expect(table.rows).toBe(12)
    const names = watched.names()
    const known = knownParts({ parts, table, names, config: was }, config)
    const staleIn = (list: Uint32Array): readonly number[] => [...list.keys()].filter(place => known.stale[list[place] ?? 0] === 1)
    expect(staleIn(known.parts.rows)).toEqual(changed)
    expect(known.fresh('files')?.files).toEqual(['sitemap.xml'])
    expect(known.table.rows).toBe(rows)
    // What is made next has a row behind these, and what stays is told of the next change as before.
    const next = openTable(known.table)
    expect(next.add(new Set())).toBe(first)
    const again = staleRows(next.table(), changedCells(names, config, { ...config, locations: [] })).rows
    expect([again[known.parts.rows[9] ?? 0], again[known.parts.others.files?.row ?? 0]]).toEqual([1, 1])
  },
)
