/** What a page is about, for its structured data. Without the types of schema.org, which `townsite/extension` would have to contain. */
import type { Location, Service } from './resolve.ts'

export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** The service that a page is about, in a location or in general. */
export interface ServiceFacts {
  readonly service: Service
  readonly location?: Location
  /** `Air duct cleaning in Laval`. */
  readonly name: string
  readonly description: string
}
