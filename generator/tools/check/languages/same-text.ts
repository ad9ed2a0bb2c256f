import { groupBy } from '../../../site/model/table.ts'
import type { SiteCheck } from '../check.ts'
import type { ConfigText } from '../facts/site.ts'

/** Shorter texts are often the same in two languages: names, “Service”, “Message”. */
const fewest = 4

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0

const family = ({ path }: ConfigText): string => path.slice(0, -1).join('\n')

export const sameText = {
  id: 'same-text',
  needs: 'site',
  applies: site => site.languages.length > 1,
  run: ({ site }) =>
    [...groupBy(site.texts, family).values()].flatMap(versions =>
      versions.flatMap((version, index) => {
        const same = versions.slice(0, index).find(earlier => earlier.text.trim() === version.text.trim())
        if (same === undefined || wordsIn(version.text.replace(/\{[^{}]*\}/g, '')) < fewest) return []
        return [
          {
            message: `the text is the same in ${same.language} and ${version.language}: “${version.text.slice(0, 60)}${version.text.length > 60 ? '…' : ''}”`,
            at: version.path,
          },
        ]
      }),
    ),
} as const satisfies SiteCheck
