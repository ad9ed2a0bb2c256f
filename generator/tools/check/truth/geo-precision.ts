import type { SiteCheck } from '../check.ts'

/** Five decimals are a metre. */
const wanted = 5

const decimals = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0

export const geoPrecision = {
  id: 'geo-precision',
  needs: 'site',
  run: ({ site: { geo } }) => {
    if (geo === null) return []
    // A number does not tell the zeros at its end: one of the two is enough.
    const most = Math.max(decimals(geo.lat), decimals(geo.lng))
    return most >= wanted
      ? []
      : [
          {
            message: `the coordinates ${geo.lat}, ${geo.lng} have ${most} decimals; search engines want ${wanted}`,
            at: ['business', 'geo'],
          },
        ]
  },
} as const satisfies SiteCheck
