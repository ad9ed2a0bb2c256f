import { isObject, valuesOf } from '../../../../html/structured-data.ts'
import { defineCheck } from '../../define-check.ts'

/** An `@context` can be a text, an object or a list of both. */
const isSchemaContext = (context: unknown): boolean => typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)

export const structuredSyntax = defineCheck({
  id: 'structured-syntax',
  severity: 'error',
  about: {
    en: 'Structured data can be read: JSON with the context of schema.org, an object a node.',
    fr: 'Les données structurées se lisent : du JSON avec le contexte de schema.org, un objet par élément.',
  },
  hint: {
    en: 'This is the generator’s fault, or that of a changed template.',
    fr: 'C’est la faute du générateur, ou d’un gabarit modifié.',
  },
  messages: {
    noJson: { en: 'structured data is no JSON: {reason}', fr: 'les données structurées ne sont pas du JSON : {reason}' },
    noObject: { en: 'structured data is no object', fr: 'les données structurées ne sont pas un objet' },
    context: {
      en: 'structured data has the context {context}, not https://schema.org',
      fr: 'les données structurées ont le contexte {context}, et non https://schema.org',
    },
  },
  example: { variant: 'context', values: { context: '"https://schema.example"' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const one of page.structured) {
      if ('fault' in one) {
        report({ variant: 'noJson', values: { reason: one.fault } })
        continue
      }
      for (const document of valuesOf(one.data))
        if (!isObject(document)) report({ variant: 'noObject' })
        else if (!valuesOf(document['@context']).some(isSchemaContext))
          report({ variant: 'context', values: { context: String(JSON.stringify(document['@context'])) } })
    }
  },
})
