import type { PageCheck } from '../check.ts'

export const licenceShown = {
  id: 'licence-shown',
  needs: 'page',
  applies: site => site.business.licence !== null,
  run: ({ page, site: { business } }) =>
    page.visible.includes(business.licence ?? '')
      ? []
      : [{ message: `the page does not show the licence number ${business.licence}`, at: ['business', 'licence', 'number'] }],
} as const satisfies PageCheck
