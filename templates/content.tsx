import type { ReactElement } from 'react'
import type { Page } from '../generator/site/model/page.ts'
import { About } from './pages/about.tsx'
import { Contact } from './pages/contact.tsx'
import { Home } from './pages/home.tsx'
import { Locations } from './pages/locations.tsx'
import { MessageContent } from './pages/message.tsx'
import { Privacy } from './pages/privacy.tsx'
import { Service } from './pages/service.tsx'
import { ServiceAreas } from './pages/service-areas.tsx'
import { ServiceLocation } from './pages/service-location.tsx'
import { Services } from './pages/services.tsx'
import { Thanks } from './pages/thanks.tsx'

/** What stands between header and footer, by kind of page. */
export const contentOf = (page: Page): ReactElement => {
  switch (page.kind) {
    case 'home':
      return <Home page={page} />
    case 'services':
      return <Services page={page} />
    case 'service':
      return <Service page={page} />
    case 'serviceLocation':
      return <ServiceLocation page={page} />
    case 'serviceAreas':
      return <ServiceAreas page={page} />
    case 'locations':
      return <Locations page={page} />
    case 'about':
      return <About page={page} />
    case 'contact':
      return <Contact page={page} />
    case 'privacy':
      return <Privacy page={page} />
    case 'thanks':
      return <Thanks page={page} />
    case 'notFound':
    case 'error':
      return <MessageContent page={page} />
  }
}
