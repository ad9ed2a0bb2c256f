import type { SiteCheck } from '../check.ts'

export const claimSource = {
  id: 'claim-source',
  needs: 'site',
  run: ({ site }) =>
    site.figures
      .filter(figure => figure.counts && figure.source === null)
      .map(({ name, path }) => ({ message: `the ${name} names no source`, at: path })),
} as const satisfies SiteCheck
