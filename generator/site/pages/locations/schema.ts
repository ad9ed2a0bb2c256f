import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

/** Who asks for a postal code or a town is told which area it lies in. */
const finder = ({ text }: Builders) =>
  z
    .strictObject({
      heading: text('Heading over the finder.'),
      label: text('Label of its field: Your postal code or town.'),
      submit: text('Its button.'),
      nearest: text('Button that asks the browser where the visitor is.'),
      codes: text('Before the postal codes of an area, in the list.', ['codes'], ['codes']),
      found: text('To a visitor of an area; its phone and a link to the form follow.', ['location', 'inLocation']),
      write: text('That link.'),
      outside: text('To a visitor whose postal code no area has; the phone follows.'),
      unknown: text('To a visitor who wrote neither a postal code nor a town of an area; the phone follows.'),
      unlocated: text('To a visitor whose browser does not tell where they are; the phone follows.'),
    })
    .optional()
    .meta({ description: 'Finds the area of a postal code or town. Wanted where locations have postalCodes.' })

export const schema = (build: Builders) =>
  z.strictObject({ ...pageBase(build), finder: finder(build), callToAction: build.callToAction().optional() })
