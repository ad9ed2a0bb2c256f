import type * as Model from '../../generator/site/model/page.ts'
import type { KindTraits, PageKind } from '../../generator/site/model/page-kinds.ts'
import type { TelUrl, UrlPath } from '../../generator/site/model/url.ts'
import { hoursClock } from '../components/base/base.examples.ts'
import { mark } from '../components/logo/logo.tsx'
import { motifs } from '../styles/motifs.ts'
import type { Copy } from './copy.ts'
import { coordinates, picture } from './places.ts'

const origin = 'https://www.souffle.example'
const icon: Model.IconShape = { viewBox: '0 0 48 48', markup: '<path d="M6 18h20a6 6 0 1 0-6-6M6 26h30a6 6 0 1 1-6 6M6 34h14"/>' }
const path = (copy: Copy, rest: string): UrlPath =>
  `${copy.prefix === '' && rest !== '/' ? '/en' : copy.prefix}${rest === '/' && copy.prefix !== '' ? '' : rest}` as UrlPath

/** URLs of the pages that the examples link to. */
const paths = {
  services: '/services',
  serviceAreas: '/service-areas',
  locations: '/locations',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const

const memo = new Map<Copy, Model.Layout['footer']>()

const footerOf = (copy: Copy): Model.Layout['footer'] => {
  const known = memo.get(copy)
  if (known !== undefined) return known
  const footer: Model.Layout['footer'] = {
    labels: copy.labels,
    phone: phoneOf(copy),
    email: 'bonjour@souffle.example',
    address: { lines: copy.address },
    services: copy.services.map(service => ({
      href: path(copy, `/services/${service.slug}`),
      label: `${copy.labels.learnMore}: ${service.name}`,
    })),
    company: [
      { href: path(copy, paths.about), label: copy.navigation.about },
      { href: path(copy, paths.contact), label: copy.navigation.contact },
      { href: path(copy, paths.locations), label: copy.navigation.locations },
      { href: path(copy, paths.privacy), label: copy.navigation.privacy },
    ],
    locations: copy.areas.map(([slug, name]) => ({ href: path(copy, `/service-areas#${slug}`), label: name })),
    profiles: [
      { href: 'https://www.facebook.com/example', label: 'Facebook' },
      { href: 'https://www.instagram.com/example', label: 'Instagram' },
    ],
    licence: copy.licence,
    copyright: copy.copyright,
  }
  memo.set(copy, footer)
  return footer
}

const phoneOf = (copy: Copy): Model.PhoneLink => ({
  href: 'tel:+15145550123' satisfies TelUrl,
  display: copy.phoneDisplay,
  label: copy.callLabel,
})

const formOf = (copy: Copy, kind: 'quick' | 'contact'): Model.Form => {
  const field = (name: string, type: Model.FormField['type'], label: string, more: Partial<Model.FormField> = {}): Model.FormField => ({
    name,
    type,
    label,
    placeholder: null,
    hint: null,
    required: true,
    autocomplete: name,
    options: [],
    value: '',
    ...more,
  })
  const service = field('service', 'select', copy.form.service, {
    required: false,
    autocomplete: null,
    value: 'air-duct',
    options: copy.services.map(({ id, name }) => ({ value: id, label: name })),
  })
  const name = field('name', 'text', copy.form.name)
  const tel = field('phone', 'tel', copy.form.phone, { autocomplete: 'tel', placeholder: '(514) 555-0123' })
  return {
    id: kind,
    heading: copy.form.heading,
    lead: copy.form.lead,
    action: 'https://forms.example/f/abc',
    fetchAction: null,
    encoding: 'json',
    answer: 'json',
    attributes: [],
    hidden: [],
    plainHidden: [{ name: '_next', value: `${origin}${path(copy, '/thanks')}` }],
    honeypot: '_gotcha',
    fields:
      kind === 'quick'
        ? [name, tel, service]
        : [
            name,
            field('email', 'email', copy.form.email),
            tel,
            service,
            field('message', 'textarea', copy.form.message, { required: false, autocomplete: null, placeholder: '…' }),
          ],
    consent: copy.form.consent,
    privacy: { href: path(copy, paths.privacy), label: copy.navigation.privacy },
    submit: copy.form.submit,
    messages: {
      success: '1',
      failure: '2',
      sending: '3',
      refused: '4',
      offline: '5',
      timedOut: '6',
      required: '7',
      invalidEmail: '8',
      mailInstead: '9',
      invalid: '10',
      tooMany: '11',
    },
    onHttpError: 'notice',
    phone: phoneOf(copy),
    email: 'bonjour@souffle.example',
  }
}

const mapOf = (copy: Copy, load: 'lazy' | 'click'): Model.CoverageMap => ({
  heading: copy.home.map[0],
  lead: [copy.home.map[1]],
  frame: { src: 'https://www.openstreetmap.org/export/embed.html?bbox=-74.05,45.35,-73.35,45.75', title: copy.home.map[0], load },
  link: { href: 'https://www.openstreetmap.org/#map=10/45.55/-73.7', label: copy.labels.openMap },
  all: null,
  listsOthers: true,
  reach: null,
  areas: copy.areas.map(([slug, label], index) => ({
    label,
    href: path(copy, `/service-areas#${slug}`),
    lat: coordinates[index]?.[0] ?? 45.5,
    lng: coordinates[index]?.[1] ?? -73.6,
  })),
})

const bookOf = (copy: Copy): Model.Link => ({ href: path(copy, paths.contact), label: copy.book })

/** The common fields of a demo page, by its kind and English path. */
const baseOf =
  (copy: Copy, languages: readonly Copy[]) =>
  <Kind extends PageKind>(
    kind: Kind,
    at: string,
    { traits = {}, crumbs = [] }: { traits?: KindTraits; crumbs?: readonly string[] } = {},
  ) => ({
    kind,
    language: copy.language,
    path: path(copy, at),
    labels: copy.labels,
    head: {
      title: `${kind} · ${copy.business}`,
      description: copy.home.lead,
      keywords: 'ducts, vents, chimneys',
      canonical: traits.shared ? null : (`${origin}${path(copy, at)}` as const),
      indexable: traits.hidden !== true,
      alternates: languages.map(({ language, ...other }) => ({
        hreflang: language.locale,
        href: `${origin}${path({ language, ...other }, at)}` as const,
      })),
      openGraph: {
        type: 'website' as const,
        siteName: copy.business,
        locale: copy.language.locale.replace('-', '_'),
        alternateLocales: [],
        image: { url: `${origin}/og.jpg` as const, width: 1200, height: 630, alt: 'A flue' },
      },
      icon: '/icon.svg' as const,
      themeColour: { light: '#f8f4ec', dark: '#0b1f1a' },
      manifest: '/manifest.webmanifest' as const,
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'HVACBusiness', name: copy.business, slogan: '</script><b>&' }],
      },
    },
    layout: {
      businessName: copy.business,
      home: path(copy, '/'),
      logo: null,
      mark,
      navigation: (
        [
          ['home', '/'],
          ['about', paths.about],
          ['services', paths.services],
          ['areas', paths.serviceAreas],
          ['contact', paths.contact],
        ] as const
      ).map(([key, href]) => ({
        href: path(copy, href),
        label: copy.navigation[key],
        ...(at === href ? { current: 'page' as const } : {}),
      })),
      navigationPhone: phoneOf(copy),
      book: bookOf(copy),
      toggle: languages.map(other => ({ language: other.language, href: path(other, at), current: other === copy })),
      labels: copy.labels,
      floatingPhone: phoneOf(copy),
      floatingClock: JSON.stringify([[0, 0, [[0, 'Open until 8 p.m.']]]]),
      proof: { rating: { value: '5', best: '5', share: 1, text: copy.ratingText, link: null }, facts: [copy.licence] },
      callNow: copy.labels.callNow,
      footer: footerOf(copy),
    },
    breadcrumb:
      kind === 'home' || traits.shared
        ? []
        : [
            { href: path(copy, '/'), label: copy.navigation.home },
            ...crumbs.map(label => ({ href: path(copy, `/${label}`), label })),
            { href: path(copy, at), label: copy.services[0]?.name ?? '' },
          ],
  })

/** The values from which the example of each page kind is assembled, in one language, with links to the others. */
export const demoOf = (copy: Copy, languages: readonly Copy[]) => {
  const phone = phoneOf(copy)
  const book = bookOf(copy)
  const callToAction: Model.CallToAction = {
    heading: copy.callToAction[0],
    text: copy.callToAction[1],
    button: book,
    phone,
    motif: motifs.pipes,
  }
  const section = (heading: string, ...lead: readonly string[]): Model.SectionTexts => ({ heading, lead })
  const hero = (heading: string, image: string | null, lead = copy.home.lead): Model.Hero => ({
    heading,
    lead: [lead],
    picture: image === null ? null : picture(image, ''),
    art: { motif: motifs.pipes, signs: [], isDeep: false },
  })
  const times: Model.OpeningTimes = {
    rows: copy.hours,
    exceptions: [],
    emergency: copy.labels.emergency,
    emergencyPhone: null,
    clock: hoursClock,
  }

  const base = baseOf(copy, languages)
  const cards = copy.services.map(service => ({
    id: service.id,
    picture: null,
    name: service.name,
    icon,
    summary: service.summary,
    benefits: service.benefits,
    process: service.process,
    link: { href: path(copy, `/services/${service.slug}`), label: `${copy.labels.learnMore}: ${service.name}` },
  }))
  const areaLinks = copy.areas.map(([slug, name]) => ({ href: path(copy, `/services/air-duct-cleaning/${slug}`), label: name }))
  const allAreas: Model.Link = { href: path(copy, paths.serviceAreas), label: copy.labels.allAreas }
  const stats = copy.claims.map(([figure, label], index) => ({ id: `claim-${index}`, figure, label, source: null }))
  const messages = languages.map(other => ({
    language: other.language,
    heading: 'Oops! Page not found',
    text: [other.callToAction[1]],
    home: { href: path(other, '/'), label: other.navigation.home },
    phone: phoneOf(other),
    motif: motifs.pipes,
  }))

  return {
    copy,
    icon,
    phone,
    book,
    callToAction,
    times,
    cards,
    areaLinks,
    all: allAreas,
    stats,
    messages,
    base,
    section,
    hero,
    picture,
    path: (rest: string): UrlPath => path(copy, rest),
    form: (kind: 'quick' | 'contact'): Model.Form => formOf(copy, kind),
    map: (load: 'lazy' | 'click'): Model.CoverageMap => mapOf(copy, load),
  }
}

export type Demo = ReturnType<typeof demoOf>
