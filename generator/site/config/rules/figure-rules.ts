import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

type Rating = NonNullable<Config['business']['rating']>

const aboveBest = (path: ConfigPath, rating: Draft<Rating> | undefined): readonly ConfigIssue[] => {
  const { value, best } = rating ?? {}
  if (value === undefined || best === undefined || value <= best) return []
  // `48` for 4.8: the decimal point was lost.
  const corrected = value <= 10 ? undefined : [value / 10, value / 100].find(one => one <= best)
  return [
    {
      path: [...path, 'rating', 'value'],
      ...problem('RATING_INVALID', { value, best, meant: corrected === undefined ? undefined : Number(corrected.toFixed(2)) }),
    },
  ]
}

/** No rating is above the best possible one. */
export const ratings: Rule = ({ draft }) => [
  ...aboveBest(['business'], draft.business?.rating),
  ...each(draft.locations).flatMap(([index, { rating }]) => aboveBest(['locations', index], rating)),
]
