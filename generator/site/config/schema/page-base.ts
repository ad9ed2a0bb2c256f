/** What every page of the site has. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { oldPath, pathPattern } from './scalars.ts'

/**
 * @param placeholders names that its texts may use, beside those of every text
 * @param parts what differs from page to page in its address
 */
export const pageBase = (
  { inEach, partlyPerLanguage, text }: Builders,
  placeholders: readonly string[] = [],
  parts: readonly string[] = [],
) => ({
  path: inEach(language => pathPattern(parts, language)).meta({
    description: `Address of the page in each language: /en/about.${parts.length > 0 ? ` It holds ${parts.map(part => `{${part}}`).join(' and ')}, where the slug goes.` : ''}`,
  }),
  aliases: partlyPerLanguage(z.array(oldPath(parts)))
    .optional()
    .meta({ description: 'Other addresses that lead to this page, by language: each becomes a permanent redirect.' }),
  title: text('Title for search results and browser tabs, about 50 to 60 characters.', [...placeholders, 'fits']),
  description: text('Description for search results, about 120 to 160 characters.', [...placeholders, 'fits']),
  keywords: text('A few search terms, with commas between them.', placeholders).optional(),
  heading: text('The page’s main heading.', placeholders),
  lead: text('Below the main heading.', placeholders).optional(),
})

/** A page that a host shows in place of the one asked for: one address for all languages. */
export const message = ({ text }: Builders, about: string) =>
  z.strictObject({
    path: pathPattern([]),
    title: text('Title for the browser tab.'),
    heading: text(`${about}: heading.`),
    text: text(`${about}: what to do now.`),
    link: text('Link back to the home page.'),
  })
