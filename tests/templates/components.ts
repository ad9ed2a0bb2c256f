/** Every component with its examples, for the tests that judge them one by one. The form has tests of its own. */
import { type ComponentType, createElement, type ReactElement } from 'react'
import { examples as airLinesExamples } from '../../templates/components/air-lines/air-lines.examples.ts'
import { AirLines } from '../../templates/components/air-lines/air-lines.tsx'
import { examples as areaExamples } from '../../templates/components/area/area.examples.ts'
import { Area } from '../../templates/components/area/area.tsx'
import { examples as articlesExamples } from '../../templates/components/articles/articles.examples.ts'
import { Articles } from '../../templates/components/articles/articles.tsx'
import { examples as beforeAfterExamples } from '../../templates/components/before-after/before-after.examples.ts'
import { BeforeAfter } from '../../templates/components/before-after/before-after.tsx'
import { examples as breadcrumbExamples } from '../../templates/components/breadcrumb/breadcrumb.examples.ts'
import { Breadcrumb } from '../../templates/components/breadcrumb/breadcrumb.tsx'
import { examples as buttonExamples } from '../../templates/components/button/button.examples.ts'
import { Button } from '../../templates/components/button/button.tsx'
import { examples as callExamples } from '../../templates/components/call/call.examples.ts'
import { Call } from '../../templates/components/call/call.tsx'
import { examples as callToActionExamples } from '../../templates/components/call-to-action/call-to-action.examples.ts'
import { CallToAction } from '../../templates/components/call-to-action/call-to-action.tsx'
import { examples as sheetExamples } from '../../templates/components/card/card.examples.ts'
import { Card } from '../../templates/components/card/card.tsx'
import { examples as checklistExamples } from '../../templates/components/checklist/checklist.examples.ts'
import { Checklist } from '../../templates/components/checklist/checklist.tsx'
import { examples as chipsExamples } from '../../templates/components/chips/chips.examples.ts'
import { Chips } from '../../templates/components/chips/chips.tsx'
import { examples as contactDetailsExamples } from '../../templates/components/contact-details/contact-details.examples.ts'
import { ContactDetails } from '../../templates/components/contact-details/contact-details.tsx'
import { examples as contactGridExamples } from '../../templates/components/contact-grid/contact-grid.examples.ts'
import { ContactGrid } from '../../templates/components/contact-grid/contact-grid.tsx'
import { CoverageDrawing } from '../../templates/components/coverage-map/coverage-drawing.tsx'
import { examples as coverageDrawingExamples } from '../../templates/components/coverage-map/coverage-map.examples.ts'
import { examples as directoryExamples } from '../../templates/components/directory/directory.examples.ts'
import { Directory } from '../../templates/components/directory/directory.tsx'
import { examples as faqExamples } from '../../templates/components/faq/faq.examples.ts'
import { Faq } from '../../templates/components/faq/faq.tsx'
import { examples as floatingCallExamples } from '../../templates/components/floating-call/floating-call.examples.ts'
import { FloatingCall } from '../../templates/components/floating-call/floating-call.tsx'
import { examples as footerExamples } from '../../templates/components/footer/footer.examples.ts'
import { Footer } from '../../templates/components/footer/footer.tsx'
import { examples as galleryExamples } from '../../templates/components/gallery/gallery.examples.ts'
import { Gallery } from '../../templates/components/gallery/gallery.tsx'
import { examples as headerExamples } from '../../templates/components/header/header.examples.ts'
import { Header } from '../../templates/components/header/header.tsx'
import { examples as heroExamples } from '../../templates/components/hero/hero.examples.ts'
import { Hero } from '../../templates/components/hero/hero.tsx'
import { examples as homeHeroExamples } from '../../templates/components/home-hero/home-hero.examples.ts'
import { HomeHero } from '../../templates/components/home-hero/home-hero.tsx'
import { examples as hoursExamples } from '../../templates/components/hours/hours.examples.ts'
import { Hours } from '../../templates/components/hours/hours.tsx'
import { examples as iconExamples } from '../../templates/components/icon/icon.examples.ts'
import { Icon } from '../../templates/components/icon/icon.tsx'
import { examples as languagesExamples } from '../../templates/components/languages/languages.examples.ts'
import { Languages } from '../../templates/components/languages/languages.tsx'
import { examples as linkListExamples } from '../../templates/components/link-list/link-list.examples.ts'
import { LinkList } from '../../templates/components/link-list/link-list.tsx'
import { examples as localTextExamples } from '../../templates/components/local-text/local-text.examples.ts'
import { LocalText } from '../../templates/components/local-text/local-text.tsx'
import { examples as logoExamples } from '../../templates/components/logo/logo.examples.ts'
import { Logo } from '../../templates/components/logo/logo.tsx'
import { examples as areaMapExamples } from '../../templates/components/map/map.examples.ts'
import { AreaMap } from '../../templates/components/map/map.tsx'
import { examples as messageExamples } from '../../templates/components/message/message.examples.ts'
import { Message } from '../../templates/components/message/message.tsx'
import { examples as noticeExamples } from '../../templates/components/notice/notice.examples.ts'
import { Notice } from '../../templates/components/notice/notice.tsx'
import { examples as officeExamples } from '../../templates/components/office/office.examples.ts'
import { Office } from '../../templates/components/office/office.tsx'
import { examples as pictureExamples } from '../../templates/components/picture/picture.examples.ts'
import { Picture } from '../../templates/components/picture/picture.tsx'
import { examples as pointsExamples } from '../../templates/components/points/points.examples.ts'
import { Points } from '../../templates/components/points/points.tsx'
import { examples as proseExamples } from '../../templates/components/prose/prose.examples.ts'
import { Prose } from '../../templates/components/prose/prose.tsx'
import { examples as ratingExamples } from '../../templates/components/rating/rating.examples.ts'
import { Rating } from '../../templates/components/rating/rating.tsx'
import { examples as mouthExamples } from '../../templates/components/round-picture/round-picture.examples.ts'
import { RoundPicture } from '../../templates/components/round-picture/round-picture.tsx'
import { examples as sectionExamples } from '../../templates/components/section/section.examples.ts'
import { Section } from '../../templates/components/section/section.tsx'
import { examples as serviceBlockExamples } from '../../templates/components/service-block/service-block.examples.ts'
import { ServiceBlock } from '../../templates/components/service-block/service-block.tsx'
import { examples as serviceCardExamples } from '../../templates/components/service-card/service-card.examples.ts'
import { ServiceCard } from '../../templates/components/service-card/service-card.tsx'
import { examples as serviceCardsExamples } from '../../templates/components/service-cards/service-cards.examples.ts'
import { ServiceCards } from '../../templates/components/service-cards/service-cards.tsx'
import { examples as statsExamples } from '../../templates/components/stats/stats.examples.ts'
import { Stats } from '../../templates/components/stats/stats.tsx'
import { examples as stepsExamples } from '../../templates/components/steps/steps.examples.ts'
import { Steps } from '../../templates/components/steps/steps.tsx'
import { examples as storyExamples } from '../../templates/components/story/story.examples.ts'
import { Story } from '../../templates/components/story/story.tsx'
import { examples as townsExamples } from '../../templates/components/towns/towns.examples.ts'
import { Towns } from '../../templates/components/towns/towns.tsx'

export interface Shown {
  /** The component's folder. */
  readonly folder: string
  readonly example: string
  readonly direction: 'ltr' | 'rtl'
  readonly element: ReactElement
}

interface Example<Props> {
  readonly name: string
  readonly direction?: 'rtl'
  readonly props: Props
}

const shown = <Props extends object>(
  folder: string,
  component: ComponentType<Props>,
  examples: readonly Example<Props>[],
): readonly Shown[] =>
  examples.map(({ name, direction, props }) => ({
    folder,
    example: name,
    direction: direction ?? 'ltr',
    element: createElement(component, props),
  }))

export const components: readonly Shown[] = [
  ...shown('air-lines', AirLines, airLinesExamples),
  ...shown('area', Area, areaExamples),
  ...shown('articles', Articles, articlesExamples),
  ...shown('before-after', BeforeAfter, beforeAfterExamples),
  ...shown('breadcrumb', Breadcrumb, breadcrumbExamples),
  ...shown('button', Button, buttonExamples),
  ...shown('call-to-action', CallToAction, callToActionExamples),
  ...shown('call', Call, callExamples),
  ...shown('checklist', Checklist, checklistExamples),
  ...shown('chips', Chips, chipsExamples),
  ...shown('contact-details', ContactDetails, contactDetailsExamples),
  ...shown('contact-grid', ContactGrid, contactGridExamples),
  ...shown('coverage-map', CoverageDrawing, coverageDrawingExamples),
  ...shown('directory', Directory, directoryExamples),
  ...shown('faq', Faq, faqExamples),
  ...shown('floating-call', FloatingCall, floatingCallExamples),
  ...shown('footer', Footer, footerExamples),
  ...shown('gallery', Gallery, galleryExamples),
  ...shown('header', Header, headerExamples),
  ...shown('hero', Hero, heroExamples),
  ...shown('home-hero', HomeHero, homeHeroExamples),
  ...shown('hours', Hours, hoursExamples),
  ...shown('icon', Icon, iconExamples),
  ...shown('languages', Languages, languagesExamples),
  ...shown('link-list', LinkList, linkListExamples),
  ...shown('local-text', LocalText, localTextExamples),
  ...shown('logo', Logo, logoExamples),
  ...shown('map', AreaMap, areaMapExamples),
  ...shown('message', Message, messageExamples),
  ...shown('mouth', RoundPicture, mouthExamples),
  ...shown('notice', Notice, noticeExamples),
  ...shown('office', Office, officeExamples),
  ...shown('picture', Picture, pictureExamples),
  ...shown('points', Points, pointsExamples),
  ...shown('prose', Prose, proseExamples),
  ...shown('rating', Rating, ratingExamples),
  ...shown('section', Section, sectionExamples),
  ...shown('service-block', ServiceBlock, serviceBlockExamples),
  ...shown('service-card', ServiceCard, serviceCardExamples),
  ...shown('service-cards', ServiceCards, serviceCardsExamples),
  ...shown('sheet', Card, sheetExamples),
  ...shown('stats', Stats, statsExamples),
  ...shown('steps', Steps, stepsExamples),
  ...shown('story', Story, storyExamples),
  ...shown('towns', Towns, townsExamples),
]
