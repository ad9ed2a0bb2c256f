import type { SiteCheck } from '../check.ts'

export const figureAge = {
  id: 'figure-age',
  needs: 'site',
  run: ({ site }) =>
    site.figures.flatMap(({ name, path, asOf }) => {
      if (asOf === null) return []
      const year = Number(asOf.slice(0, 4))
      if (year <= site.year && year >= site.year - 1) return []
      return [
        { message: year > site.year ? `the ${name} is dated ${asOf}, in the future` : `the ${name} is of ${asOf}`, at: [...path, 'asOf'] },
      ]
    }),
} as const satisfies SiteCheck
