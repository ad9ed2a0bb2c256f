import type { BrowserContextOptions } from 'playwright'
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

let sample: Promise<ServedSite> | undefined

/** The sample. The files of a worker share its server and browser, which end with the worker. */
const sampleSite = (): Promise<ServedSite> => {
  sample ??= startSite()
  return sample
}

export const setSite = (): (() => ServedSite) => during(sampleSite, site => site.leave())

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }

const visitors = {
  /** On a desktop computer. */
  wide: { viewport: { width: 1440, height: 900 } },
  /** On a small phone. */
  narrow: phone,
  /** On the same phone, without JavaScript. */
  plain: { ...phone, javaScriptEnabled: false },
} satisfies Readonly<Record<string, BrowserContextOptions>>

type VisitorName = keyof typeof visitors

/** Serves the sample and starts these visitors. A file starts only those that it needs, because each takes processor time. */
export const setStage = <Name extends VisitorName = never>(
  ...names: readonly Name[]
): (() => { readonly site: ServedSite } & Readonly<Record<Name, Visitor>>) =>
  during(
    async () => {
      const site = await sampleSite()
      const started = await Promise.all(names.map(async name => [name, await site.visitor(visitors[name])] as const))
      // An entry for each name.
      return { site, ...(Object.fromEntries(started) as Record<Name, Visitor>) }
    },
    ({ site }) => site.leave(),
  )
