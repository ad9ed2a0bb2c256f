import type {
  CallToAction,
  CoverageMap,
  Form,
  Hero,
  LocationIndex,
  LocationSummary,
  PageBase,
  PhoneLink,
  SectionTexts,
} from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { formOf } from '../../plan/forms.ts'
import { locationIndex, needsIndex } from '../../plan/location-index.ts'
import { coverageMap } from '../../plan/maps.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly serviceAreas: { readonly config: PageConfig<typeof schema>; readonly page: ServiceAreasPage }
  }
}

export interface ServiceAreasPage extends PageBase<'serviceAreas'> {
  readonly hero: Hero
  /** URL of the styles of everything below the first view. */
  readonly lowerStyles: UrlPath | null
  /** Empty if there is an index. */
  readonly areas: readonly LocationSummary[]
  /** Only if there are very many locations. */
  readonly index: LocationIndex | null
  readonly map: CoverageMap | null
  /** Locations that are not listed may still be served. */
  readonly note: (SectionTexts & { readonly phone: PhoneLink }) | null
  /** `null` next to an index, whose script leaves no room for that of forms. */
  readonly form: Form | null
  readonly callToAction: CallToAction | null
}

export const plan = (context: PageContext, route: Route<'serviceAreas'>): ServiceAreasPage => {
  const { localized, phone, base } = context
  const { site, format } = localized
  const page = pageConfig(site, 'serviceAreas')
  const finds = needsIndex(site.config)
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.label('serviceAreas'), 'serviceAreas')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    lowerStyles: site.assets.pages?.serviceAreas.lowerStyles ?? null,
    index: finds ? locationIndex(localized) : null,
    areas: (finds ? [] : site.config.locations).map(location => ({
      id: location.id,
      name: format(location.name),
      description: localized.paragraphs(location.description),
      neighbourhoods: location.neighbourhoods.map(name => format(name)),
      services: site.config.services.flatMap(service => localized.serviceInLink(service, location) ?? []),
    })),
    map: coverageMap(localized, true),
    note: page.note === undefined ? null : { ...localized.section(page.note), phone },
    form: finds ? null : formOf(context, 'quick'),
    callToAction: localized.callToAction(page.callToAction, phone),
  }
}
