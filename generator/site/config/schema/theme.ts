/** `theme`: the look. */
import * as z from 'zod'
import { colour } from './scalars.ts'

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
      style: z
        .enum(['pipes', 'arches', 'blueprint', 'waves', 'leaves', 'stripes', 'tiles'])
        .optional()
        .meta({ description: 'Character of the site: its lines, shapes and mark. If left out, one that suits the type of the business.' }),
      font: z
        .enum(['humanist', 'grotesque', 'serif', 'gentle', 'press'])
        .optional()
        .meta({ description: 'Pair of typefaces. If left out, those of the style.' }),
      radius: z.enum(['none', 'small', 'large']).optional().meta({ description: 'Roundness of corners. If left out, that of the style.' }),
      logo: z.string().min(1).optional().meta({ description: 'Name of an SVG file in assets/images/; the name in type if left out.' }),
    })
    .prefault({})
    .meta({ description: 'The look.' })
