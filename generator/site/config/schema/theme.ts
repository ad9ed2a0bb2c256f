/** `theme`: the look. */
import { z } from 'zod'
import { colour } from '../scalars.ts'

export const theme = () =>
  z
    .strictObject({
      colours: z.strictObject({
        paper: colour.meta({ description: 'Ground of the pages.' }),
        ink: colour.meta({ description: 'Text and dark surfaces.' }),
        accent: colour.meta({ description: 'Calling and booking alone.' }),
        sky: colour.meta({ description: 'Quiet surfaces.' }),
      }),
      font: z.enum(['humanist', 'grotesque', 'serif']).default('humanist').meta({ description: 'Pair of typefaces.' }),
      radius: z.enum(['none', 'small', 'large']).default('small').meta({ description: 'Roundness of corners.' }),
      logo: z.string().min(1).optional().meta({ description: 'Name of an SVG file in assets/images/; the name in type if left out.' }),
    })
    .meta({ description: 'The look.' })
