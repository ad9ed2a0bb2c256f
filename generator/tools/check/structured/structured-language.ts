import { textOf, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import { isA } from '../vocabulary/vocabulary.ts'

export const structuredLanguage = {
  id: 'structured-language',
  needs: 'page',
  run: ({ page }) =>
    page.nodes
      .filter(node => node.holder === null && node.types.some(type => isA(type, 'WebPage')))
      .map(node => valuesOf(node.properties.inLanguage).map(textOf).join(', '))
      .filter(declared => declared !== page.language)
      .map(declared => ({
        message: `structured data declares ${declared === '' ? 'no language' : `the language ${declared}`}, the page ${page.language}`,
      })),
} as const satisfies PageCheck
