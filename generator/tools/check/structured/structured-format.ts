import { type NodeFact, shortName, textsIn, valuesOf } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { membersOf, propertyOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

/** ISO 8601, as schema.org’s Date, DateTime and Time want it; a year or a month alone is a date as well. */
const date = /^-?\d{4}(?:-\d{2}(?:-\d{2})?)?$/
const dateTime = /^-?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/
const number = /^-?\d+(?:\.\d+)?$/
const absolute = /^https?:\/\/[^\s/]+/
/** E.164, with hyphens and blanks allowed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const phone = /^\+[1-9][\d -]{6,18}(?:;ext=\d+)?$/

/** schema.org lets these be anything; search engines want addresses. */
const alwaysAddress: ReadonlySet<string> = new Set(['item', 'url', 'image', 'logo', 'sameAs', 'contentUrl', 'thumbnailUrl', 'hasMap'])

interface Format {
  readonly fits: (text: string) => boolean
  readonly wanted: string
}

/** What a text in this property must look like; `null` where anything goes. */
const formatOf = memoize((property: string): Format | null => {
  const takes = propertyOf(property)?.takes ?? []
  const only = (...types: readonly string[]): boolean => takes.length > 0 && takes.every(type => types.includes(type))
  if (property === 'telephone' || property === 'faxNumber')
    return { fits: text => phone.test(text), wanted: 'a phone number with its country code: +15145550123' }
  if (alwaysAddress.has(property) || only('URL')) return { fits: text => absolute.test(text), wanted: 'a whole address with https://' }
  if (only('Date', 'DateTime')) return { fits: text => date.test(text) || dateTime.test(text), wanted: 'a date: 2026-11-01' }
  if (only('Time', 'DateTime')) return { fits: text => time.test(text) || dateTime.test(text), wanted: 'a time: 08:00' }
  if (only('Number', 'Integer', 'Float')) return { fits: text => number.test(text), wanted: 'a number' }
  const members = takes.length === 1 ? membersOf(takes[0] ?? '') : []
  return members.length === 0 ? null : { fits: text => members.includes(shortName(text)), wanted: `a member of ${takes[0]}` }
})

const html = /&(?:amp|lt|gt|quot|#\d+);|<\/?[a-z][^>]*>/i

const faultsIn = (node: NodeFact, name: string, text: string, language: string): readonly Finding[] => {
  if (text.trim() === '') return [{ message: `${name} of ${nodeName(node)} is empty` }]
  if (/[&<]/.test(text) && html.test(text))
    return [{ message: `${name} of ${nodeName(node)} holds HTML: “${text.slice(0, 60)}”`, quote: { language, text } }]
  const format = formatOf(name)
  return format === null || format.fits(text) ? [] : [{ message: `${name} of ${nodeName(node)} is “${text}”, not ${format.wanted}` }]
}

/** Of nodes on pages in a language. */
const faultsOf = memoize((language: string) =>
  eachNode(node => {
    const faults: Finding[] = []
    for (const [name, value] of node.entries)
      for (const text of typeof value === 'string' ? [value] : textsIn(valuesOf(value)))
        faults.push(...faultsIn(node, name, text, language))
    return faults
  }),
)

export const structuredFormat = {
  id: 'structured-format',
  needs: 'page',
  run: ({ page }) => faultsOf(page.language)(page),
} as const satisfies PageCheck
