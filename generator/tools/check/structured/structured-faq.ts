import { isObject, textOf } from '../../../html/structured-data.ts'
import type { Finding, PageCheck } from '../check.ts'
import { plainBlanks } from '../facts/page.ts'

/** Letters and digits alone: paragraphs of an answer stand apart on the page. */
const bare = (text: string): string => plainBlanks(text).replace(/\s+/g, '')

export const structuredFaq = {
  id: 'structured-faq',
  needs: 'page',
  run: ({ page }) => {
    const questions = page.nodes.filter(node => node.types.includes('Question'))
    if (questions.length === 0) return []
    const visible = bare(page.visible)
    return questions.flatMap(({ properties }): readonly Finding[] => {
      const question = textOf(properties.name) ?? ''
      const answer = isObject(properties.acceptedAnswer) ? (textOf(properties.acceptedAnswer.text) ?? '') : ''
      if (!visible.includes(bare(question))) return [{ message: `the question “${question}” is in structured data, but not on the page` }]
      return visible.includes(bare(answer))
        ? []
        : [{ message: `the answer to “${question}” in structured data is not the one on the page` }]
    })
  },
} as const satisfies PageCheck
