import type { Reader } from './element.ts'
import type { PageFacts, ReferenceFact } from './page.ts'

/** Attributes whose value is one id, or several with blanks between them. */
const naming = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'popovertarget',
  'list',
] as const

/** Ids, and who names them. What waits in a template has no ids yet. */
export const idReader = (): Reader<Pick<PageFacts, 'ids' | 'references'>> => {
  const ids: string[] = []
  const references: ReferenceFact[] = []
  return {
    open: ({ attributes, waiting }) => {
      if (waiting) return
      if (attributes.id !== undefined) ids.push(attributes.id)
      for (const attribute of naming)
        for (const id of attributes[attribute]?.split(/\s+/) ?? []) if (id !== '') references.push({ attribute, id })
    },
    facts: () => ({ ids, references }),
  }
}
