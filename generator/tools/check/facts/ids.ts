import type { HtmlReader } from '../../../html/parse.ts'
import type { PageFacts, ReferenceFact } from './page.ts'

/** Attributes whose value is one id, or several with blanks between them. */
const naming: ReadonlySet<string> = new Set([
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'popovertarget',
  'list',
])

/** Ids, and who names them. What waits in a template has no ids yet. */
export const idReader = (): HtmlReader<Pick<PageFacts, 'ids' | 'references'>> => {
  const ids: string[] = []
  const references: ReferenceFact[] = []
  return {
    open: ({ attributes, has, inTemplate }) => {
      if (inTemplate) return
      for (const attribute of has) {
        if (attribute === 'id') ids.push(attributes.id ?? '')
        else if (naming.has(attribute))
          for (const id of attributes[attribute]?.split(/\s+/) ?? []) if (id !== '') references.push({ attribute, id })
      }
    },
    facts: () => ({ ids, references }),
  }
}
