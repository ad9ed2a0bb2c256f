import type { PageKind } from '../generator/site/model/route.ts'

/** On every page, first. */
const everywhere = [
  'base/tokens.css',
  'base/base.css',
  'icon/icon.css',
  'logo/logo.css',
  'button/button.css',
  'call/call.css',
  'languages/languages.css',
  'header/header.css',
  'footer/footer.css',
  'floating-call/floating-call.css',
  'air-lines/air-lines.css',
] as const

const hero = ['breadcrumb/breadcrumb.css', 'prose/prose.css', 'hero/hero.css'] as const
const heroPicture = ['picture/picture.css', 'round-picture/round-picture.css'] as const
const form = ['card/card.css', 'form/form.css'] as const
const map = ['coverage-map/coverage-map.css', 'map/map.css'] as const
const last = ['call-to-action/call-to-action.css'] as const

/** The stylesheets that each kind of page carries, in order, relative to `templates/components`. */
export const styleSheets = {
  home: [
    ...everywhere,
    ...heroPicture,
    'prose/prose.css',
    'home-hero/home-hero.css',
    'rating/rating.css',
    ...form,
    'checklist/checklist.css',
    'service-card/service-card.css',
    'service-cards/service-cards.css',
    'section/section.css',
    'before-after/before-after.css',
    'gallery/gallery.css',
    'stats/stats.css',
    ...map,
    'towns/towns.css',
    ...last,
  ],
  services: [...everywhere, ...hero, 'picture/picture.css', 'checklist/checklist.css', 'service-block/service-block.css', ...last],
  service: [
    ...everywhere,
    ...hero,
    ...heroPicture,
    'notice/notice.css',
    'story/story.css',
    'section/section.css',
    'points/points.css',
    'steps/steps.css',
    'faq/faq.css',
    'link-list/link-list.css',
    ...last,
  ],
  serviceLocation: [
    ...everywhere,
    ...hero,
    ...heroPicture,
    'local-text/local-text.css',
    'section/section.css',
    'chips/chips.css',
    'hours/hours.css',
    'office/office.css',
    'points/points.css',
    'link-list/link-list.css',
    ...last,
  ],
  serviceAreas: [
    ...everywhere,
    ...hero,
    'section/section.css',
    ...map,
    'chips/chips.css',
    'link-list/link-list.css',
    'area/area.css',
    ...last,
  ],
  locations: [...everywhere, ...hero, 'hours/hours.css', 'directory/directory.css', ...last],
  about: [
    ...everywhere,
    ...hero,
    ...heroPicture,
    'section/section.css',
    'story/story.css',
    'stats/stats.css',
    'points/points.css',
    'checklist/checklist.css',
    'link-list/link-list.css',
    ...last,
  ],
  contact: [
    ...everywhere,
    ...hero,
    ...form,
    'contact-details/contact-details.css',
    'hours/hours.css',
    'contact-grid/contact-grid.css',
    'section/section.css',
    'checklist/checklist.css',
    'base/print.css',
  ],
  privacy: [...everywhere, ...hero, 'articles/articles.css'],
  thanks: [...everywhere, ...hero],
  notFound: [...everywhere, 'hero/hero.css', 'message/message.css'],
  error: [...everywhere, 'hero/hero.css', 'message/message.css'],
} as const satisfies Record<PageKind, readonly string[]>

/** A stylesheet for a site that has no language written from right to left; what stays keeps its line. */
export const withoutMirroring = (css: string): string => css.replace(/\[dir='rtl'\][^{}]*\{[^{}]*\}/g, rule => rule.replace(/[^\n]/g, ''))
