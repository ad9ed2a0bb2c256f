/** Texts that several pages of one language share. */

import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import type { PageSummary } from '../../facts/page-summary.ts'
import type { SiteFacts, TextPart } from '../../facts/site-facts.ts'

/** A finding for each page whose text another page of its language has. @param part the text, if the config has a key for it */
const duplicates = (
  { pages, site }: { readonly pages: readonly PageSummary[]; readonly site: SiteFacts },
  textOf: (page: PageSummary) => string,
  part?: TextPart,
) => {
  const listed = pages.filter(page => page.listed && textOf(page) !== '')
  return [...groupBy(listed, page => `${page.language}\n${textOf(page)}`).values()].flatMap(group => {
    const [first] = group
    if (first === undefined || group.length === 1) return []
    const at = part === undefined ? {} : { at: site.keyOf(first.route, part) }
    return group.map(page => ({ variant: 'same', values: { count: group.length, text: textOf(page) }, page: page.path, ...at }) as const)
  })
}

const distinguish = {
  en: 'Write what is different about each page: its service or its area.',
  fr: 'Écrivez ce qui distingue chaque page : son service ou son secteur.',
}

export const titleDuplicate = defineCheck({
  id: 'title-duplicate',
  severity: 'warning',
  about: { en: 'No two pages in one language have the same title.', fr: 'Deux pages d’une même langue n’ont jamais le même titre.' },
  hint: distinguish,
  messages: { same: { en: '{count} pages have the same title: “{text}”', fr: '{count} pages ont le même titre : « {text} »' } },
  example: { variant: 'same', values: { count: 2, text: 'Gutter cleaning on the north side | Gouttex' } },
  needs: 'pages',
  run: (facts, report) => {
    for (const finding of duplicates(facts, page => page.title, 'title')) report(finding)
  },
})

export const descriptionDuplicate = defineCheck({
  id: 'description-duplicate',
  severity: 'warning',
  about: {
    en: 'No two pages in one language have the same description.',
    fr: 'Deux pages d’une même langue n’ont jamais la même description.',
  },
  hint: { en: 'Write what only this page offers.', fr: 'Écrivez ce que seule cette page offre.' },
  messages: {
    same: { en: '{count} pages have the same description: “{text}”', fr: '{count} pages ont la même description : « {text} »' },
  },
  example: {
    variant: 'same',
    values: {
      count: 2,
      text: 'Gutter cleaning on the north side of Gatineau: what the roofs there are like, when we come, and what it costs to begin.',
    },
  },
  needs: 'pages',
  run: (facts, report) => {
    for (const finding of duplicates(facts, page => page.description, 'description')) report(finding)
  },
})

export const mainHeadingDuplicate = defineCheck({
  id: 'main-heading-duplicate',
  severity: 'warning',
  about: {
    en: 'No two pages in one language have the same main heading.',
    fr: 'Deux pages d’une même langue n’ont jamais le même titre principal.',
  },
  hint: distinguish,
  messages: {
    same: { en: '{count} pages have the same main heading: “{text}”', fr: '{count} pages ont le même titre principal : « {text} »' },
  },
  example: { variant: 'same', values: { count: 2, text: 'Talk to us' } },
  needs: 'pages',
  run: (facts, report) => {
    for (const finding of duplicates(facts, page => page.heading, 'heading')) report(finding)
  },
})

export const structuredName = defineCheck({
  id: 'structured-name',
  severity: 'warning',
  about: {
    en: 'No two pages in one language have the same name in structured data.',
    fr: 'Deux pages d’une même langue n’ont jamais le même nom dans les données structurées.',
  },
  hint: { en: 'Use the main heading of each page as its name.', fr: 'Utilisez le titre principal de chaque page comme nom.' },
  messages: {
    same: {
      en: '{count} pages have the same name in structured data: “{text}”',
      fr: '{count} pages ont le même nom dans les données structurées : « {text} »',
    },
  },
  example: { variant: 'same', values: { count: 2, text: 'Gutter cleaning on the north side' } },
  needs: 'pages',
  run: (facts, report) => {
    for (const finding of duplicates(facts, page => page.structuredName ?? '')) report(finding)
  },
})
