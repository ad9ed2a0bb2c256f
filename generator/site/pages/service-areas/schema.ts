/** `pages.serviceAreas`: all areas and their map. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => {
  const { text, section, callToAction } = build
  return z.strictObject({
    ...pageBase(build),
    map: z
      .strictObject({
        ...section('Map of the areas').shape,
        provider: z.enum(['google', 'openstreetmap', 'none']).default('none').meta({ description: 'Whose map is embedded.' }),
        load: z.enum(['click', 'lazy']).default('click').meta({
          description:
            '`click`: nothing is loaded before the visitor asks for it. `lazy`: it stands below the areas and loads when scrolled near.',
        }),
        decidedOn: z.iso.date().optional().meta({
          description:
            'Day on which you decided, knowing the law of your place, that the map may load without a click: 2026-11-22. `check` then notes it and warns no more.',
        }),
        query: text('What the map is asked for: Greater Montreal, QC.').optional(),
        bounds: z
          .tuple([z.number(), z.number(), z.number(), z.number()])
          .optional()
          .meta({ description: 'West, south, east and north edge in degrees, for OpenStreetMap.' }),
        title: text('Name of the map, for screen readers.'),
      })
      .optional()
      .meta({ description: 'The map of the areas.' }),
    note: section('Areas that are not listed').optional(),
    callToAction: callToAction().optional(),
  })
}
