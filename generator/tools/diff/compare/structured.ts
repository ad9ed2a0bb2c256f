/** What changed in structured data that is not simply what changed on the page. */

import { isObject, isStub, shortName, valuesOf } from '../../../html/structured-data.ts'
import { getOrCreate } from '../../../site/model/memoize.ts'
import { align } from '../align.ts'
import type { Change } from '../model.ts'
import { pictureName } from '../read/names.ts'
import { change } from './change.ts'
import { explainedBy, type Swap, swapChange } from './contacts.ts'
import { type Context, follow, pathOn } from './context.ts'
import type { PartChanges } from './parts.ts'

type Leaves = ReadonlyMap<string, readonly string[]>

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Monday to Friday` for five days in a row. */
const daysText = (days: readonly string[]): string => {
  const at = days.map(day => week.indexOf(day))
  const inRow = at.length > 2 && at.every((index, place) => index >= 0 && index === (at[0] ?? 0) + place)
  return inRow ? `${days[0]} to ${days.at(-1)}` : days.join(', ')
}

const hoursText = (value: unknown): string =>
  valuesOf(value)
    .filter(isObject)
    .map(one => {
      const days = valuesOf(one.dayOfWeek).map(day => shortName(String(day)))
      return `${daysText(days)}: ${String(one.opens ?? '')}–${String(one.closes ?? '')}`
    })
    .join('; ')

/** Every value by the way to it: `HVACBusiness › address › addressLocality`. Lists are one value after the other. */
const leavesOf = (data: readonly unknown[]): Leaves => {
  const leaves = new Map<string, string[]>()
  const put = (name: string, text: string): void => {
    getOrCreate(leaves, name, () => []).push(text)
  }
  const visit = (value: unknown, way: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, way)
    else if (!isObject(value)) put(way, String(value))
    else if (isStub(value)) put(way, value['@id'])
    else if (value['@graph'] !== undefined) visit(value['@graph'], way)
    else {
      const type = valuesOf(value['@type']).map(one => shortName(String(one)))[0] ?? ''
      const here = way === '' ? type : way
      if (way !== '' && type !== '') put(`${here} › type`, type)
      for (const [name, inner] of Object.entries(value)) {
        if (name === '@type' || name === '@context') continue
        if (name === 'openingHoursSpecification') put(`${here} › ${name}`, hoursText(inner))
        else visit(inner, `${here} › ${name.replace('@', '')}`)
      }
    }
  }
  for (const one of data) visit(one, '')
  return leaves
}

interface Known {
  readonly swaps: readonly Swap[]
  readonly context: Context
  /** Changes of the page’s texts, which need not be reported a second time. */
  readonly reported: readonly Change[]
  readonly linkTexts: PartChanges['linkTexts']
}

export const structuredChanges = (
  before: readonly unknown[],
  after: readonly unknown[],
  { swaps, context, reported, linkTexts }: Known,
): readonly Change[] => {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const pairs = new Map(reported.map(one => [JSON.stringify([one.before, one.after]), one]))
  const lines = (side: 'before' | 'after'): ReadonlySet<string> => new Set(reported.flatMap(one => one[side]?.split('\n') ?? []))
  const [gone, come] = [lines('before'), lines('after')]
  const { origins, added, removed } = context

  const single = (way: string, old: string | null, now: string | null): readonly Change[] => {
    if (way.endsWith('openingHoursSpecification')) return [change({ topic: 'hours', place: 'structured', before: old, after: now })]
    const known = pairs.get(JSON.stringify([old, now]))
    if (known !== undefined) return [{ ...known, place: 'structured' }]
    if (old !== null && now !== null) {
      const explained = explainedBy(swaps, old, now)
      if (explained !== null) return explained.map(swap => swapChange(swap, 'structured'))
      if (way.endsWith('telephone')) return [change({ topic: 'phone', place: 'structured', before: old, after: now })]
      if (pathOn(origins.after, now)?.startsWith('/assets/') === true) {
        const [was, is] = [pictureName(old), pictureName(now)]
        return [
          was === is
            ? change({ topic: 'image', place: 'structured', subject: is, before: 'another', after: 'another' })
            : change({ topic: 'image', place: 'structured', before: was, after: is }),
        ]
      }
    }
    // A type or a number in a list says nothing without what came or went with it.
    if ((old === null || now === null) && / › (?:type|position)$/.test(way)) return []
    // What came or went with pages, or is reported as text of the page.
    if (old === null && now !== null && (come.has(now) || linkTexts.come.has(now) || added.has(pathOn(origins.after, now) ?? ''))) return []
    if (now === null && old !== null && (gone.has(old) || linkTexts.gone.has(old) || removed.has(pathOn(origins.before, old) ?? '')))
      return []
    return [change({ topic: 'structured', place: 'structured', subject: way, before: old, after: now })]
  }

  return [...new Set([...was.keys(), ...is.keys()])].flatMap(way => {
    const old = (was.get(way) ?? []).map(value => follow(context, value))
    return align(old, is.get(way) ?? [], value => value).flatMap(({ same, ...hunk }) => {
      if (same) return []
      if (hunk.before.length === hunk.after.length)
        return hunk.before.flatMap((value, index) => single(way, value, hunk.after[index] ?? null))
      return [...hunk.before.flatMap(value => single(way, value, null)), ...hunk.after.flatMap(value => single(way, null, value))]
    })
  })
}
