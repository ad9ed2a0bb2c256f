import type { NodeFact } from '../../../html/structured-data.ts'
import type { PageFacts } from '../facts/page.ts'
import { isA } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'

/** The nodes of a page that are a business, at the top or in another node; mere links are none. */
export const businessesOf: (page: Pick<PageFacts, 'things'>) => readonly NodeFact[] = eachNode(node =>
  node.types.some(type => isA(type, 'LocalBusiness')) ? [node] : [],
)
