import { afterAll, beforeAll } from 'vitest'
import { type ServedSite, startSite, type Visitor } from './served-site.ts'

/** Sets up a resource for the tests of a file. */
const during = <Resource>(begin: () => Promise<Resource>, end: (resource: Resource) => Promise<void>): (() => Resource) => {
  let resource: Resource | undefined
  beforeAll(async () => {
    resource = await begin()
  })
  afterAll(async () => {
    if (resource !== undefined) await end(resource)
  })
  return () => {
    if (resource === undefined) throw new Error('used before the tests run')
    return resource
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
