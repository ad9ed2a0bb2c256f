/** Groups of stylesheets that several page kinds share; paths below `templates/components/`. */

import { isLongName } from '../../../templates/components/logo/logo.tsx'
import { homeVariants, layoutIn } from '../../../templates/styles/home-variants.ts'
import type { Config } from '../config/schema/config-schema.ts'
import { findsAreas, isDescribed } from '../config/values/location-facts.ts'
import type { PageKind } from '../model/page-kinds.ts'
import { needsIndex } from '../plan/location-index.ts'
import { sceneOf } from '../plan/scene.ts'
import { mostInFull, mostNamed } from '../util/limits.ts'
import { keysOf } from '../util/table.ts'
import { homeVariant } from './home/home-variant.ts'

/** Below the first view on pages whose other lower styles are in a file. */
export const footerStyles = 'footer/footer.css'

/** On every page, first. */
export const everyPageStyles = [
  'base/tokens.css',
  'base/base.css',
  'icon/icon.css',
  'logo/logo.css',
  'logo/logo-long.css',
  'logo/logo-picture.css',
  'button/button.css',
  'call/call.css',
  'languages/languages.css',
  'languages/languages-short.css',
  'header/header.css',
  footerStyles,
  'floating-call/floating-call.css',
  'air-lines/air-lines.css',
]

/** On every page, last: print replaces the colors and sizes of all others. */
export const printStyles = 'base/print.css'

export const proofStyles = ['rating/rating.css', 'rating/rating-part.css', 'proof/proof.css']
export const heroStyles = ['breadcrumb/breadcrumb.css', 'prose/prose.css', 'hero/hero.css', 'hero/hero-plain.css']
const roundPictureStyles = ['picture/picture.css', 'picture/scene.css', 'round-picture/round-picture.css']
export const heroPictureStyles = [...roundPictureStyles, 'hero/hero-picture.css']
export const mapStyles = [
  'coverage-map/coverage-map.css',
  'coverage-map/coverage-many.css',
  'coverage-map/coverage-reach.css',
  'map/map.css',
  'map/map-click.css',
]
export const formStyles = ['card/card.css', 'form/form.css', 'form/form-more.css']
export const closingStyles = ['call-to-action/call-to-action.css']
/** The band with the form. */
export const closingFormStyles = [...formStyles, ...closingStyles]

/** One of them is on the home page of a site. */
export const homeVariantStyles = keysOf(homeVariants).map(variant => `home-hero/${variant}.css`)

/**
 * Pages that consist mainly of text. They share one stylesheet: each inline stylesheet adds its hash, 54 bytes, to the policy in the
 * headers of every response.
 */
export const textPageStyles = [
  ...heroStyles,
  'message/message.css',
  'button/button-quiet.css',
  'articles/articles.css',
  'hours/hours.css',
  'directory/directory.css',
  'area-index/area-index.css',
  ...closingStyles,
]

const subjectPageStyles = [
  'section/section.css',
  'story/story.css',
  'points/points.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
]

export const servicePageStyles = [
  ...heroStyles,
  ...heroPictureStyles,
  ...proofStyles,
  'sign/sign.css',
  'notice/notice.css',
  'hero/hero-form.css',
  ...formStyles,
]

export const lowerServiceStyles = [
  ...subjectPageStyles,
  'before-after/before-after.css',
  'gallery/gallery.css',
  'steps/steps.css',
  'faq/faq.css',
  'towns/towns.css',
  ...closingStyles,
]

export const aboutPageStyles = [
  ...heroStyles,
  ...heroPictureStyles,
  ...proofStyles,
  ...subjectPageStyles,
  'stats/stats.css',
  'checklist/checklist.css',
  'checklist/checklist-pairs.css',
  ...closingFormStyles,
]

/** Whether the pages of services show pairs of images before and after the work. */
export const hasServicePairs = ({ pages }: Config): boolean =>
  pages.home.gallery?.pairs.some(({ service }) => service !== undefined) === true

/** Stylesheets that the pages of a kind do not need on this site. */
export const unneededStyles = (config: Config): ((kind: PageKind) => ReadonlySet<string>) => {
  const { site, theme, business, pages, forms, locations, services } = config
  const variant = homeVariant(config)
  const { provider = 'none', load } = pages.serviceAreas?.map ?? {}
  const hasScene = sceneOf(config) !== undefined
  const finds = needsIndex({ locations, services })
  const haveDetails = locations.some(isDescribed)
  const ratings = [business, ...locations].flatMap(({ rating }) => rating ?? [])
  const onAll = [
    ...(finds ? [] : ['area-index/area-index.css']),
    ...(provider !== 'none' && load === 'click' ? [] : ['map/map-click.css']),
    ...(provider !== 'none' && load === 'lazy' ? [] : ['map/map-below.css']),
    ...(isLongName(business.name) ? [] : ['logo/logo-long.css']),
    ...(theme.logo === undefined ? ['logo/logo-picture.css'] : []),
    ...(hasScene ? [] : ['picture/scene.css']),
    ...(variant.endsWith('-opening') && config.hours !== undefined ? [] : ['opening/opening.css']),
    ...(site.languages.length > 2 ? [] : ['languages/languages-short.css']),
    ...(ratings.length === 0 ? ['rating/rating.css'] : []),
    ...(ratings.every(({ value, best }) => value >= best) ? ['rating/rating-part.css'] : []),
    ...(pages.home.gallery === undefined ? ['before-after/before-after.css', 'gallery/gallery.css'] : []),
    ...(services.length <= mostInFull ? [] : ['service-cards/service-rows.css']),
    ...(services.length > mostInFull && services.length < 9 ? [] : ['service-cards/service-grid.css']),
    ...(services.length > 8 ? [] : ['service-cards/service-index.css']),
    // A home page with a gallery shows services without pictures.
    ...(pages.home.gallery === undefined && services.some(({ image }) => image !== undefined)
      ? []
      : ['service-cards/service-pictures.css']),
    ...(config.translations.symptoms === undefined || services.every(({ warningSigns }) => warningSigns.length === 0)
      ? ['symptoms/symptoms.css']
      : []),
    ...(forms?.quick === undefined ? ['hero/hero-form.css'] : []),
    ...homeVariantStyles.filter(name => name !== `home-hero/${variant}.css`),
    ...(layoutIn(variant) === 'counter' ? ['form/form-strip.css'] : ['tiles/tiles.css']),
    ...(locations.length > mostNamed ? [] : ['coverage-map/coverage-many.css']),
    ...(locations.filter(({ geo }) => geo !== undefined).length === 1 ? [] : ['coverage-map/coverage-reach.css']),
  ]
  const isPlain = (kind: PageKind): boolean =>
    ((kind === 'contact' || kind === 'branch' ? forms?.contact : forms?.quick)?.fields ?? []).every(
      ({ type, required, hint }) => hint === undefined && (type === 'select' || (type !== 'checkbox' && type !== 'textarea' && required)),
    )
  const points = { home: pages.home.why?.points, about: pages.about?.why?.points, contact: pages.contact?.why?.points }
  const hasPairs = (kind: PageKind): boolean => kind in points && [4, 5].includes(points[kind as keyof typeof points]?.length ?? 0)
  return kind =>
    new Set([
      ...onAll,
      ...(hasPairs(kind) ? [] : ['checklist/checklist-pairs.css']),
      ...(finds && kind === 'serviceAreas' ? ['area/area.css', 'chips/chips.css', 'link-list/link-list.css'] : []),
      ...(kind === 'home' && !findsAreas(config) ? ['finder/finder.css'] : []),
      ...(kind === 'home' && (services.length <= mostInFull || services[0]?.process.length === 0) ? ['steps/steps.css'] : []),
      ...(services.every(({ faq }) => faq.length === 0) ? ['faq/faq.css'] : []),
      ...((kind === 'home' ? pages.home.towns === undefined : haveDetails) ? ['towns/towns.css'] : []),
      ...(kind === 'service' && (hasScene || services.every(({ image }) => image !== undefined)) ? ['hero/hero-plain.css'] : []),
      ...(kind === 'service' && !hasServicePairs(config) ? ['before-after/before-after.css', 'gallery/gallery.css'] : []),
      ...(isPlain(kind) ? ['form/form-more.css'] : []),
    ])
}
