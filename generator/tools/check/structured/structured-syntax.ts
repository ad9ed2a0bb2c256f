import { isObject, valuesOf } from '../../../html/structured-data.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isSchemaContext } from './terms.ts'

export const structuredSyntax = {
  id: 'structured-syntax',
  needs: 'page',
  run: ({ page }) =>
    page.structured.flatMap((one): readonly Finding[] => {
      if ('fault' in one) return [{ message: `structured data is no JSON: ${one.fault}` }]
      return valuesOf(one.data).flatMap((document): readonly Finding[] => {
        if (!isObject(document)) return [{ message: 'structured data is no object' }]
        return valuesOf(document['@context']).some(isSchemaContext)
          ? []
          : [{ message: `structured data has the context ${JSON.stringify(document['@context'])}, not https://schema.org` }]
      })
    }),
} as const satisfies PageCheck
