import { type ServedSite, startSite, type Visitor } from './served-site.ts'

/** The site and those who look at it. */
export interface Stage {
  readonly site: ServedSite
  /** At a context. */
  readonly wide: Visitor
  /** On a small phone. */
  readonly narrow: Visitor
  /** On the same phone, without JavaScript. */
  readonly plain: Visitor
}

/** The stage, once it is set: suites are declared before. */
export type OnStage = () => Stage

export const setStage = async (): Promise<Stage> => {
  const site = await startSite()
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const [wide, narrow, plain] = await Promise.all([
    site.visitor({ viewport: { width: 1440, height: 900 } }),
    site.visitor(phone),
    site.visitor({ ...phone, javaScriptEnabled: false }),
  ])
  return { site, wide, narrow, plain }
}
