/** `theme`: the look. */
import { z } from 'zod'
import { colour } from '../scalars.ts'

export const theme = () =>
  z
    .strictObject({
      colours: z
        .strictObject({
          paper: colour.default('#fafaf8').meta({ description: 'Ground of the pages.' }),
          ink: colour.default('#1d2833').meta({ description: 'Text and dark surfaces.' }),
          accent: colour.default('#a8431f').meta({ description: 'Calling and booking alone.' }),
          sky: colour.default('#e4eaef').meta({ description: 'Quiet surfaces.' }),
        })
        .prefault({}),
      font: z.enum(['humanist', 'grotesque', 'serif']).default('humanist').meta({ description: 'Pair of typefaces.' }),
      radius: z.enum(['none', 'small', 'large']).default('small').meta({ description: 'Roundness of corners.' }),
      logo: z.string().min(1).optional().meta({ description: 'Name of an SVG file in assets/images/; the name in type if left out.' }),
    })
    .prefault({})
    .meta({ description: 'The look.' })
