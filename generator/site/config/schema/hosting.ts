/** `hosting` and `redirects`: where the site is published, and which old addresses lead to it. */
import * as z from 'zod'
import { hostNames } from '../../hosts/index.ts'
import { oldPath, redirectTarget } from './scalars.ts'

export const hosting = () =>
  z
    .array(z.enum(hostNames))
    .min(1)
    .default(['serve'])
    .meta({ description: 'Where the site is published: for each, its own redirect and header files are made.' })

export const redirects = () =>
  z
    .array(
      z.strictObject({
        from: oldPath([]),
        to: redirectTarget(),
        status: z.union([z.literal(301), z.literal(302)]).default(301),
      }),
    )
    .default([])
    .meta({ description: 'Further redirects, from old addresses.' })
