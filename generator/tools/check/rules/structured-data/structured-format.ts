import { shortName, textsIn, valuesOf } from '../../../../html/structured-data.ts'
import type { Translated } from '../../../../site/messages/language.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { membersOf, nodeName, propertyOf } from '../../vocabulary/vocabulary.ts'

/** ISO 8601, as schema.org defines Date, DateTime and Time. A year or a month alone is a date as well. */
const date = /^-?\d{4}(?:-\d{2}(?:-\d{2})?)?$/
const dateTime = /^-?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/
const number = /^-?\d+(?:\.\d+)?$/
const absoluteUrl = /^https?:\/\/[^\s/]+/
/** E.164, with hyphens and spaces allowed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const phone = /^\+[1-9][\d -]{6,18}(?:;ext=\d+)?$/

/** schema.org allows any text in these properties; search engines expect URLs. */
const urlProperties: ReadonlySet<string> = new Set(['item', 'url', 'image', 'logo', 'sameAs', 'contentUrl', 'thumbnailUrl', 'hasMap'])

interface Format {
  readonly fits: (text: string) => boolean
  readonly wanted: Translated<string>
}

const phoneFormat = {
  fits: (text: string) => phone.test(text),
  wanted: {
    en: 'a phone number with its country code: +15145550123',
    fr: 'un numéro avec indicatif de pays, comme +15145550123',
  },
}

/** The format of a text in this property; `undefined` if any text is allowed. */
const formatOf = (property: string): Format | undefined => {
  const takes = propertyOf(property)?.takes ?? []
  const only = (...types: readonly string[]): boolean => takes.length > 0 && takes.every(type => types.includes(type))
  if (property === 'telephone' || property === 'faxNumber') return phoneFormat
  if (urlProperties.has(property) || only('URL'))
    return {
      fits: text => absoluteUrl.test(text),
      wanted: { en: 'a complete URL with https://', fr: 'une URL complète avec https://' },
    }
  if (only('Date', 'DateTime'))
    return {
      fits: text => date.test(text) || dateTime.test(text),
      wanted: { en: 'a date: 2026-11-01', fr: 'une date, comme 2026-11-01' },
    }
  if (only('Time', 'DateTime'))
    return { fits: text => time.test(text) || dateTime.test(text), wanted: { en: 'a time: 08:00', fr: 'une heure, comme 08:00' } }
  if (only('Number', 'Integer', 'Float')) return { fits: text => number.test(text), wanted: { en: 'a number', fr: 'un nombre' } }
  const [enumeration = '', ...others] = takes
  const members = others.length === 0 ? membersOf(enumeration) : []
  return members.length === 0
    ? undefined
    : {
        fits: text => members.includes(shortName(text)),
        wanted: { en: `a member of ${enumeration}`, fr: `une valeur de ${enumeration}` },
      }
}

const html = /&(?:amp|lt|gt|quot|#\d+);|<\/?[a-z][^>]*>/i

export const structuredFormat = defineCheck({
  id: 'structured-format',
  severity: 'error',
  about: {
    en: 'URLs are absolute; dates, times, numbers and phone numbers have the right format; texts contain no HTML.',
    fr: 'Les URL sont absolues; les dates, les heures, les nombres et les numéros de téléphone ont le bon format; les textes ne contiennent pas de HTML.',
  },
  hint: { en: 'Correct the value in the config.', fr: 'Corrigez la valeur dans la configuration.' },
  messages: {
    empty: { en: '{property} of {node} is empty', fr: '{property} de {node} est vide' },
    html: {
      en: '{property} of {node} contains HTML: “{text}”',
      fr: '{property} de {node} contient du HTML : « {text} »',
      hint: { en: 'Write the text without HTML tags.', fr: 'Écrivez le texte sans balises HTML.' },
    },
    format: {
      en: '{property} of {node} is “{text}”, not {wanted}',
      fr: '{property} de {node} est « {text} », et non {wanted}',
    },
  },
  example: {
    variant: 'format',
    values: { property: 'telephone', node: 'RoofingContractor', text: '819-555-0100', wanted: phoneFormat.wanted },
  },
  needs: 'page',
  run: ({ page: { nodes, language } }, report) => {
    for (const node of nodes)
      for (const [property, value] of node.entries) {
        const format = formatOf(property)
        for (const text of textsIn(valuesOf(value))) {
          const name = { property, node: nodeName(node) }
          if (text.trim() === '') report({ variant: 'empty', values: name })
          else if (html.test(text)) report({ variant: 'html', values: { ...name, text: text.slice(0, 60) }, quote: { language, text } })
          else if (format?.fits(text) === false) report({ variant: 'format', values: { ...name, text, wanted: format.wanted } })
        }
      }
  },
})

/** An `@context` can be a text, an object or a list of both. */
const isSchemaContext = (context: unknown): boolean => typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)

export const structuredSyntax = defineCheck({
  id: 'structured-syntax',
  severity: 'error',
  about: {
    en: 'Structured data is valid JSON with the context of schema.org.',
    fr: 'Les données structurées sont du JSON valide avec le contexte de schema.org.',
  },
  hint: {
    en: 'If you changed a template, correct it. Otherwise, report this as a bug.',
    fr: 'Si vous avez modifié un gabarit, corrigez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    noJson: { en: 'Structured data is not valid JSON: {reason}', fr: 'Les données structurées ne sont pas du JSON valide : {reason}' },
    noObject: { en: 'Structured data is not an object', fr: 'Les données structurées ne sont pas un objet' },
    context: {
      en: 'Structured data has the context {context}, not https://schema.org',
      fr: 'Les données structurées ont le contexte {context}, et non https://schema.org',
    },
  },
  example: { variant: 'context', values: { context: '"https://schema.example"' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const script of page.structured) {
      if ('fault' in script) {
        report({ variant: 'noJson', values: { reason: script.fault } })
        continue
      }
      for (const document of valuesOf(script.data))
        if (!isRecord(document)) report({ variant: 'noObject' })
        else if (!valuesOf(document['@context']).some(isSchemaContext))
          report({ variant: 'context', values: { context: String(JSON.stringify(document['@context'])) } })
    }
  },
})
