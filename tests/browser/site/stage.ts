import { afterAll, beforeAll } from 'vitest'
import { type ServedSite, startSite, type Visitor } from './served-site.ts'

/** Something that is there while the tests of a file run; they are declared before. */
const during = <Thing>(begin: () => Promise<Thing>, end: (thing: Thing) => Promise<void>): (() => Thing) => {
  let there: Thing | undefined
  beforeAll(async () => {
    there = await begin()
  })
  afterAll(async () => {
    if (there !== undefined) await end(there)
  })
  return () => {
    if (there === undefined) throw new Error('asked for before it was there')
    return there
  }
}

/** The sample, served while the tests of a file run. */
export const setSite = (): (() => ServedSite) => during(startSite, site => site.stop())

/** The site and those who look at it. */
export interface Stage {
  readonly site: ServedSite
  /** At a desk. */
  readonly wide: Visitor
  /** On a small phone. */
  readonly narrow: Visitor
  /** On the same phone, without JavaScript. */
  readonly plain: Visitor
}

/** The same, with its visitors. */
export const setStage = (): (() => Stage) =>
  during(
    async () => {
      const site = await startSite()
      const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
      const [wide, narrow, plain] = await Promise.all([
        site.visitor({ viewport: { width: 1440, height: 900 } }),
        site.visitor(phone),
        site.visitor({ ...phone, javaScriptEnabled: false }),
      ])
      return { site, wide, narrow, plain }
    },
    ({ site }) => site.stop(),
  )
