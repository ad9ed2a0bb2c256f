import type { PageCheck } from '../check.ts'

export const documentHead = {
  id: 'document-head',
  needs: 'page',
  run: ({ page: { charsetAt, viewport } }) => [
    ...(charsetAt === null || charsetAt > 1000
      ? [
          {
            message:
              charsetAt === null
                ? 'the page does not declare its encoding'
                : 'the page declares its encoding too late, after 1,024 characters',
          },
        ]
      : []),
    ...(viewport === null ? [{ message: 'the page has no viewport: phones show it as a desktop page' }] : []),
    // WCAG 2.2, 1.4.4: text can be made twice as large.
    ...(viewport !== null && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.\d+)?)\s*(?:,|$)/i.test(viewport)
      ? [{ message: `the viewport keeps people from zooming: ${viewport}` }]
      : []),
  ],
} as const satisfies PageCheck
