/** Things that are made once, as long as the texts in them say the same everywhere. */

import { computeForCache, recordCached } from '../model/dependencies.ts'
import type { Text } from '../model/language.ts'
import type { Values } from './texts.ts'

/** How something is made of a source, with what the site has for it. Stands for all sources: a page asks for dozens, most of which are made. */
export interface Making<Source, Made, Site> {
  /** All that it says. */
  readonly texts: (source: Source) => readonly Text[]
  readonly make: (source: Source, site: Site, values: Values | undefined) => Made
}

/** What is made of a source: always the same kind of thing. */
export type Once = <Source extends object, Made, Site>(
  source: Source,
  making: Making<Source, Made, Site>,
  site: Site,
  values?: Values,
) => Made

/** What does not depend on the page is one object on all pages, so that templates render it once. @param isCommon whether a text says the same on all */
export const onceIf = (isCommon: (text: Text) => boolean): Once => {
  const shared = new WeakMap<object, unknown>()
  const differing = new WeakSet<object>()
  const saysCommon = <Source>(source: Source, texts: (source: Source) => readonly Text[]): boolean => texts(source).every(isCommon)
  return <Source extends object, Made, Site>(
    source: Source,
    { texts, make }: Making<Source, Made, Site>,
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
      // The same source always makes the same kind of thing.
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
