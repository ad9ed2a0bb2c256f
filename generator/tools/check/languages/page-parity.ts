import { groupBy } from '../../../site/model/table.ts'
import type { PagesCheck } from '../check.ts'
import type { Outline } from '../facts/summary.ts'

const parts = Object.entries({
  headings: 'headings',
  images: 'pictures',
  forms: 'forms',
  fields: 'fields',
  questions: 'questions',
} satisfies Record<keyof Outline, string>) as [keyof Outline, string][]

/** The same page in two languages has the same parts: Quebec’s Charter of the French language asks for no less. */
export const pageParity = {
  id: 'page-parity',
  needs: 'pages',
  applies: site => site.languages.length > 1,
  run: ({ pages }) =>
    [...groupBy(pages, page => page.route.key).values()].flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : others.flatMap(other =>
            parts
              .filter(([part]) => other.outline[part] !== first.outline[part])
              .map(([part, name]) => ({
                message: `${other.path} has ${other.outline[part]} ${name}, its twin ${first.path} has ${first.outline[part]}`,
                page: other.path,
              })),
          ),
    ),
} as const satisfies PagesCheck
