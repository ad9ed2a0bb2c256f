import type { IconShape } from '../../generator/site/model/page.ts'

/** Drawings around a box of 100 by 100. They extend beyond it; the container clips them. */
const lines = (d: string): IconShape => ({ viewBox: '0 0 100 100', markup: `<path d="${d}" vector-effect="non-scaling-stroke"></path>` })

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Lines of air: a straight run, a curve around a circle with radius 50, and up. */
const pipes = range(55, 75, 5)
  .map(r => `M-3e3 ${50 + r}H50A${r} ${r} 0 0 0 ${50 + r} 50V-1e3`)
  .join('')

/** Nested doorways. */
const arches = range(10, 106, 12)
  .map(r => `M${50 - r} 400V60a${r} ${r} 0 0 1 ${2 * r} 0V400`)
  .join('')

/** Graph paper. */
const blueprint = range(-600, 300, 20)
  .map(at => `M${at}-500V500M-3e3 ${at}H1e3`)
  .join('')

const waves = range(30, 110, 10)
  .map(y => `M-1e3 ${y}q25-14 50 0${'t50 0'.repeat(39)}`)
  .join('')

/** A twig with leaves that grows out of the corner. */
const leaves = [0, 34, 68, 102].map(at => `M${at} ${100 - at}c-8-26 4-44 26-56c4 24-4 44-26 56c26 8 44-4 56-26c-24-4-44 4-56 26`).join('')

/** Diagonal boards. */
const stripes = range(-200, 240, 14)
  .map(at => `M${at} 300L${at + 400}-100`)
  .join('')

/** A tile pattern of quarter circles. */
const tiles = [0, 1, 2, 3]
  .flatMap(row =>
    [0, 1, 2, 3].map(column => {
      const [x, y] = [column * 34 - 20, row * 34 - 20]
      return (row + column) % 2 === 0 ? `M${x} ${y}h34a34 34 0 0 1-34 34z` : `M${x + 34} ${y + 34}h-34a34 34 0 0 1 34-34z`
    }),
  )
  .join('')

/** Rays of a painted sun. */
const poster = range(0, 345, 15)
  .map(angle => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return `M${(50 + 22 * x).toFixed(1)} ${(50 + 22 * y).toFixed(1)}L${Math.round(50 + 2000 * x)} ${Math.round(50 + 2000 * y)}`
  })
  .join('')

/** Ruled paper with a margin. */
const ledger = `${range(-600, 600, 14)
  .map(y => `M-3e3 ${y}H3e3`)
  .join('')}M12-600V700M16-600V700`

/** A sun that rises. */
const daylight = range(14, 140, 14)
  .map(r => `M${50 - r} 84a${r} ${r} 0 0 1 ${2 * r} 0`)
  .join('')

/** Small crosses. */
const clinic = range(-400, 400, 25)
  .flatMap(y => range(-400, 400, 25).map(x => `M${x - 2} ${y}h4m-2-2v4`))
  .join('')

export const motifs = {
  pipes: lines(pipes),
  arches: lines(arches),
  blueprint: lines(blueprint),
  waves: lines(waves),
  leaves: lines(`M-40 140L140-40${leaves}`),
  stripes: lines(stripes),
  tiles: lines(tiles),
  poster: lines(poster),
  ledger: lines(ledger),
  daylight: lines(`M-3e3 84H3e3${daylight}`),
  clinic: lines(clinic),
} as const satisfies Record<string, IconShape>
