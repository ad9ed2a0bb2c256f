import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { pageContexts } from './page-context.ts'
import { locationsPage, serviceAreasPage } from './pages/areas.ts'
import { aboutPage, contactPage, messagePage, privacyPage, thanksPage } from './pages/company.ts'
import { homePage } from './pages/home.ts'
import { serviceLocationPage, servicePage, servicesPage } from './pages/services.ts'
import type { ResolvedConfig } from './resolve.ts'

/** How a route of this site becomes the complete value that its template receives. Pages are planned one by one, on demand. */
export const pagePlanner = (site: ResolvedConfig): ((route: Route) => Page) => {
  const contexts = pageContexts(site)
  return route => {
    const context = contexts.get(route.language)
    if (context === undefined) throw new Error(`no language ${route.language}`)
    const { kind } = route
    switch (kind) {
      case 'home':
        return homePage(context, { ...route, kind })
      case 'services':
        return servicesPage(context, { ...route, kind })
      case 'service':
        return servicePage(context, { ...route, kind })
      case 'serviceLocation':
        return serviceLocationPage(context, { ...route, kind })
      case 'serviceAreas':
        return serviceAreasPage(context, { ...route, kind })
      case 'locations':
        return locationsPage(context, { ...route, kind })
      case 'about':
        return aboutPage(context, { ...route, kind })
      case 'contact':
        return contactPage(context, { ...route, kind })
      case 'privacy':
        return privacyPage(context, { ...route, kind })
      case 'thanks':
        return thanksPage(context, { ...route, kind })
      case 'notFound':
      case 'error':
        return messagePage(contexts, context, { ...route, kind })
    }
  }
}
