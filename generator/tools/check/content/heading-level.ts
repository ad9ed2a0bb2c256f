import type { PageCheck } from '../check.ts'

export const headingLevel = {
  id: 'heading-level',
  needs: 'page',
  run: ({ page }) =>
    page.headings.flatMap(({ level, text }, index) => {
      const before = page.headings[index - 1]
      if (level <= (before?.level ?? 0) + 1) return []
      return [
        {
          message:
            before === undefined
              ? `the first heading, “${text}”, is of level ${level}`
              : `a heading of level ${level}, “${text}”, follows one of level ${before.level}`,
        },
      ]
    }),
} as const satisfies PageCheck
