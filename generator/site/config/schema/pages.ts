/** `pages`: the words and the address of each page. */
import { z } from 'zod'
import { identifier } from '../scalars.ts'
import type { Builders } from './builders.ts'
import { home } from './pages/home.ts'
import { message, pageBase } from './pages/page-base.ts'
import { serviceAreas } from './pages/service-areas.ts'

const inService = ['service'] as const
const inLocation = ['service', 'location', 'inLocation'] as const
const onPrivacy = ['officer', 'officerEmail', 'processor', 'processorCountry', 'retention'] as const

export const pages = (build: Builders) => {
  const { text, point, section, sectionWith, image, callToAction } = build
  return z
    .strictObject({
      home: home(build),
      services: z.strictObject({ ...pageBase(build), callToAction: callToAction() }),
      service: z.strictObject({
        ...pageBase(build, inService, ['service']),
        heading: text('The page’s main heading.', inService),
        lead: text('Below the main heading; the service’s summary if left out.', inService).optional(),
        warningSigns: section('Warning signs', inService),
        benefits: section('Benefits', inService),
        process: section('The steps', inService),
        faq: section('Questions', inService),
        areas: section('Links to the areas', inService),
        callToAction: callToAction(inService),
      }),
      serviceLocation: z.strictObject({
        ...pageBase(build, inLocation, ['service', 'location']),
        reasons: sectionWith('Reasons to choose the business', { items: z.array(point('Reason', inLocation)).min(1) }, inLocation),
        area: section('The paragraph on the area', [...inLocation, 'neighbourhoods']),
        otherLocations: section('Links to the other areas', inLocation),
        callToAction: callToAction(inLocation),
      }),
      serviceAreas: serviceAreas(build),
      locations: z.strictObject({ ...pageBase(build), callToAction: callToAction() }),
      about: z.strictObject({
        ...pageBase(build),
        image: image('Picture of the first view, shown round.').optional(),
        story: sectionWith('Story', {
          text: text('The story: paragraphs with an empty line between them.'),
          image: image('Picture beside the story.').optional(),
        }),
        claims: z.array(identifier).meta({ description: 'Claims shown as large figures, by id.' }),
        values: sectionWith('Values', { items: z.array(point('Value')).min(1) }),
        why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).min(1) }),
        areas: section('Link to the service areas'),
        callToAction: callToAction(),
      }),
      contact: z.strictObject({
        ...pageBase(build),
        details: z.strictObject({
          heading: text('Heading over phone, e-mail and address.'),
          emailNote: text('How soon e-mail is answered.'),
          areas: text('The areas in one line.'),
        }),
        hours: z.strictObject({ heading: text('Heading over the opening hours.') }),
        why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).min(1) }),
      }),
      privacy: z.strictObject({
        ...pageBase(build, onPrivacy),
        sections: z
          .array(
            z.strictObject({
              heading: text('Heading.'),
              text: text('Paragraphs with an empty line between them.', onPrivacy),
            }),
          )
          .min(1),
      }),
      thanks: z.strictObject({ ...pageBase(build), back: text('Link back to the home page.') }),
      notFound: message(build, 'Page not found'),
      error: message(build, 'Fault of the server'),
    })
    .meta({ description: 'Words and addresses of each page.' })
}
