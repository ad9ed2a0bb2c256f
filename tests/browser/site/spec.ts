/** The facts of the specification that the built sample is held to, written out: nothing here is read from the config. */

export const languages = ['en', 'fr'] as const
export type Code = (typeof languages)[number]
export type InBoth<Value> = Readonly<Record<Code, Value>>

export const other = (language: Code): Code => (language === 'en' ? 'fr' : 'en')

export const locales: InBoth<string> = { en: 'en-CA', fr: 'fr-CA' }
export const origin = 'https://www.clairconduit.example'
export const telephone = { href: 'tel:+15145550142', display: { en: '514-555-0142', fr: '514 555-0142' } } as const

export const services = [
  { id: 'air-duct', slug: { en: 'air-duct-cleaning', fr: 'nettoyage-conduits-air' }, signs: 0, alert: null },
  { id: 'dryer-vent', slug: { en: 'dryer-vent-cleaning', fr: 'nettoyage-ventilation-secheuse' }, signs: 6, alert: /15[ ,]000/ },
  { id: 'chimney', slug: { en: 'chimney-cleaning', fr: 'ramonage-cheminee' }, signs: 0, alert: /80 ?%/ },
] as const

/** The five steps that the specification names, in English. */
export const steps: Readonly<Record<string, readonly string[]>> = {
  'air-duct': ['Inspection', 'Preparation', 'Cleaning', 'Repair', 'Verification'],
  chimney: ['Inspection', 'Protection', 'Cleaning', 'Repair', 'Report'],
}

export const locations = [
  { slug: 'montreal', neighbourhoods: 8 },
  { slug: 'laval', neighbourhoods: 8 },
  { slug: 'longueuil', neighbourhoods: 5 },
  { slug: 'west-island', neighbourhoods: 7 },
  { slug: 'south-shore', neighbourhoods: 7 },
  { slug: 'north-shore', neighbourhoods: 7 },
] as const

export interface SitePage {
  readonly kind: string
  readonly path: InBoth<string>
}

export const home: SitePage = { kind: 'home', path: { en: '/', fr: '/fr' } }
export const contact: SitePage = { kind: 'contact', path: { en: '/contact', fr: '/fr/contact' } }
export const servicesPage: SitePage = { kind: 'services', path: { en: '/services', fr: '/fr/services' } }
export const directory: SitePage = { kind: 'locations', path: { en: '/locations', fr: '/fr/emplacements' } }
export const about: SitePage = { kind: 'about', path: { en: '/en/about', fr: '/fr/a-propos' } }
export const serviceAreas: SitePage = { kind: 'service areas', path: { en: '/en/service-areas', fr: '/fr/zones-service' } }
export const privacy: SitePage = { kind: 'privacy', path: { en: '/en/privacy', fr: '/fr/confidentialite' } }
export const thanks: SitePage = { kind: 'thanks', path: { en: '/en/thanks', fr: '/fr/merci' } }

type Service = (typeof services)[number]

export const servicePage = ({ slug }: Service): SitePage => ({
  kind: 'service',
  path: { en: `/en/services/${slug.en}`, fr: `/fr/services/${slug.fr}` },
})

export const locationPage = (service: Service, location: string): SitePage => {
  const { path } = servicePage(service)
  return { kind: 'service in a location', path: { en: `${path.en}/${location}`, fr: `${path.fr}/${location}` } }
}

const [duct, dryer] = services

export const kinds: readonly SitePage[] = [
  home,
  servicesPage,
  servicePage(dryer),
  locationPage(duct, 'longueuil'),
  serviceAreas,
  directory,
  about,
  contact,
  privacy,
  thanks,
]

/** Every page that search engines may list. */
export const pages: readonly SitePage[] = [
  ...[home, servicesPage, contact, directory, about, serviceAreas, privacy],
  ...services.map(servicePage),
  ...services.flatMap(service => locations.map(({ slug }) => locationPage(service, slug))),
]

export const inEachLanguage = (list: readonly SitePage[]) =>
  list.flatMap(({ kind, path }) => languages.map(language => ({ kind, language, path: path[language], twin: path[other(language)] })))

/** Old and shorter URLs, each with the page that it redirects to. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/about', '/en/about'],
  ['/service-areas', '/en/service-areas'],
  ['/en', '/'],
  ['/en/services', '/services'],
  ['/en/contact', '/contact'],
  ['/en/locations', '/locations'],
  ...services.map(({ slug }) => [`/services/${slug.en}`, `/en/services/${slug.en}`] as const),
  ...services.flatMap(({ slug }) =>
    ['', ...locations.map(location => `/${location.slug}`)].flatMap(
      rest =>
        [
          [`/en/services/${slug.fr}${rest}`, `/en/services/${slug.en}${rest}`],
          [`/fr/services/${slug.en}${rest}`, `/fr/services/${slug.fr}${rest}`],
        ] as const,
    ),
  ),
]
