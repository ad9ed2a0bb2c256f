import type { SiteCheck } from '../check.ts'

export const hoursAgreement = {
  id: 'hours-agreement',
  needs: 'site',
  run: ({ site }) =>
    site.hoursDiffer
      ? [{ message: 'search engines are told other opening hours than visitors read', at: ['hours', 'structuredData'], atKey: true }]
      : [],
} as const satisfies SiteCheck
