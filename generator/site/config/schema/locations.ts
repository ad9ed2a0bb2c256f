/** `locations`: the areas that the business serves. */
import * as z from 'zod'
import { localBusinessTypes } from '../../model/local-business.ts'
import type { Builders } from './builders.ts'
import { rating } from './business.ts'
import { exceptions, week } from './hours.ts'
import { emailAddress, httpUrl, identifier } from './scalars.ts'
import { completedLater } from './texts.ts'

/** What only a branch has: a place of the business’s own, where clients can come or call. */
const branchFacts = (build: Builders) => {
  const { text } = build
  return {
    email: emailAddress.optional(),
    businessType: z
      .enum(localBusinessTypes)
      .optional()
      .meta({ description: 'Kind of LocalBusiness of this branch, where it is not business.type.' }),
    profiles: z
      .array(z.strictObject({ name: z.string().min(1), url: httpUrl }))
      .min(1)
      .optional()
      .meta({ description: 'Social and review profiles of this branch alone.' }),
    rating: rating(build).optional(),
    exceptions: exceptions(build).optional().meta({ description: 'Holidays and seasons of this branch, in place of hours.exceptions.' }),
    directions: text('How to get to this branch: parking, the next stop, where the door is.').optional(),
    people: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          role: text('What they do at this branch.'),
        }),
      )
      .min(1)
      .optional()
      .meta({ description: 'The people of this branch, shown on its page.' }),
  }
}

/** The names of these keys. */
export const branchKeys = ['email', 'businessType', 'profiles', 'rating', 'exceptions', 'directions', 'people'] as const

/** What any area says, made when it is asked for: of an area that changed, only what it says otherwise is judged. */
const areaFacts = ({ text, textOrString, source, slug, coordinates, address }: Builders) => ({
  get id() {
    return completedLater(identifier).meta({ description: 'Short name for use in this file: laval. Made of the name if left out.' })
  },
  get draft() {
    return z.literal(true).optional().meta({
      description: 'Its words were begun by npm run clone from names alone: check counts it until this is deleted.',
    })
  },
  get name() {
    return text('Name of the area: Montreal')
  },
  get in() {
    return text(
      'The area with “in” before it, as grammar wants: in Laval, sur la Rive-Sud. As the language usually says it if left out.',
    ).optional()
  },
  get slug() {
    return completedLater(slug('Last part of the address of this area’s pages; made of the name if left out.'))
  },
  get type() {
    return z
      .enum(['City', 'AdministrativeArea', 'Place'])
      .default('City')
      .meta({ description: 'City for a municipality, Place for an area without a border in law.' })
  },
  get geo() {
    return coordinates().optional()
  },
  get description() {
    return text('Two to four sentences for the page of all areas.').optional()
  },
  get neighbourhoods() {
    return z.array(textOrString('A neighbourhood or town.')).default([])
  },
  get services() {
    return z
      .record(
        identifier,
        z.strictObject({
          intro: text('One or two sentences below the heading of this service in this area.'),
          heading: text('Heading of the local text.'),
          text: text('What only this page can say: paragraphs with an empty line between them.'),
          sources: z
            .array(z.union([textOrString('A source the text leans on.'), source()]))
            .optional()
            .meta({ description: 'What the text leans on: a text, or label and url where it can be read.' }),
        }),
      )
      .default({})
      .meta({ description: 'What is particular about each service here, by the service’s id.' })
  },
  get phone() {
    return identifier.meta({ description: 'A number of the phone book used on this location’s pages.' }).optional()
  },
  get hours() {
    return week.optional()
  },
  get address() {
    return address().optional()
  },
  get branch() {
    return z
      .union([z.literal(true), identifier])
      .optional()
      .meta({
        description:
          '`true`: the business has a branch here. The id of a location: that branch serves this area. A location with a street address is a branch.',
      })
  },
  get postalCodes() {
    return z.array(z.string().min(1)).min(1).optional().meta({
      description: 'Beginnings of the postal codes of this area, in quotation marks where they are digits: [H7, J7], ["80", "8152"].',
    })
  },
})

export const locations = (build: Builders) =>
  z
    .array(z.strictObject({ ...areaFacts(build), ...branchFacts(build) }))
    .min(1)
    .meta({ description: 'The areas served, in the order shown.' })
