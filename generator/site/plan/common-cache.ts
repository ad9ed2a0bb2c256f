/** Caches values whose texts are the same on all pages. */

import type { Text } from '../model/language.ts'
import { computeForCache, recordCached } from '../util/dependencies.ts'
import type { Values } from './texts.ts'

/** How a value is made from its source. One constant for all sources, since a page looks up dozens. */
export interface Recipe<Source, Made, Site> {
  /** All texts that the value contains. */
  readonly texts: (source: Source) => readonly Text[]
  readonly make: (source: Source, site: Site, values: Values | undefined) => Made
}

/** Returns the value of a source. A source always has the same type of value. */
export type CommonCache = <Source extends object, Made, Site>(
  source: Source,
  making: Recipe<Source, Made, Site>,
  site: Site,
  values?: Values,
) => Made

/**
 * Values that do not depend on the page are identical on all pages, so that templates render them once.
 * @param isCommon whether a text is the same on all pages
 */
export const commonCache = (isCommon: (text: Text) => boolean): CommonCache => {
  const shared = new WeakMap<object, unknown>()
  const differing = new WeakSet<object>()
  const saysCommon = <Source>(source: Source, texts: (source: Source) => readonly Text[]): boolean => texts(source).every(isCommon)
  return <Source extends object, Made, Site>(
    source: Source,
    { texts, make }: Recipe<Source, Made, Site>,
    site: Site,
    values?: Values,
  ): Made => {
    if (differing.has(source)) {
      recordCached(differing, source)
      return make(source, site, values)
    }
    const known = shared.get(source)
    if (known !== undefined) {
      recordCached(differing, source)
      recordCached(shared, source)
      // The same source always has the same type of value.
      return known as Made
    }
    const isShared = computeForCache(differing, source, saysCommon, source, texts)
    if (!isShared) {
      differing.add(source)
      return make(source, site, values)
    }
    const made = computeForCache(shared, source, make, source, site, values)
    shared.set(source, made)
    return made
  }
}
