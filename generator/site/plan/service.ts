import type { Text } from '../model/language.ts'
import type { Route } from '../model/route.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { PageContext } from './page-context.ts'
import type { Service } from './resolve.ts'

/** The service that a page is about. */
export const serviceOf = ({ localized }: PageContext, route: Route): Service => {
  const service = localized.site.services.get(route.params.service ?? '')
  if (service === undefined) throw new Error(`no service for ${route.path}`)
  return service
}

/** Title of a service’s own page. */
export const serviceTitle = ({ site }: LocalizedSite, service: Service): Text =>
  service.seo?.title ?? site.config.pages.service?.title ?? service.name
