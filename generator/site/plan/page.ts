import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { desksOf } from './page-context.ts'
import { locationsPage, serviceAreasPage } from './pages/areas.ts'
import { aboutPage, contactPage, messagePage, privacyPage, thanksPage } from './pages/company.ts'
import { homePage } from './pages/home.ts'
import { serviceLocationPage, servicePage, servicesPage } from './pages/services.ts'
import type { Site } from './resolve.ts'

/** How a route of this site becomes the complete value that its template receives. Pages are planned one by one, on demand. */
export const pagePlanner = (site: Site): ((route: Route) => Page) => {
  const desks = desksOf(site)
  return route => {
    const desk = desks.get(route.language)
    if (desk === undefined) throw new Error(`no language ${route.language}`)
    const { kind } = route
    switch (kind) {
      case 'home':
        return homePage(desk, { ...route, kind })
      case 'services':
        return servicesPage(desk, { ...route, kind })
      case 'service':
        return servicePage(desk, { ...route, kind })
      case 'serviceLocation':
        return serviceLocationPage(desk, { ...route, kind })
      case 'serviceAreas':
        return serviceAreasPage(desk, { ...route, kind })
      case 'locations':
        return locationsPage(desk, { ...route, kind })
      case 'about':
        return aboutPage(desk, { ...route, kind })
      case 'contact':
        return contactPage(desk, { ...route, kind })
      case 'privacy':
        return privacyPage(desk, { ...route, kind })
      case 'thanks':
        return thanksPage(desk, { ...route, kind })
      case 'notFound':
      case 'error':
        return messagePage(desks, desk, { ...route, kind })
    }
  }
}
