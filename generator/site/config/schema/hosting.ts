/** `hosting` and `redirects`: where the site is published, and which old URLs redirect to it. */
import * as z from 'zod'
import { hostNames } from '../../hosts/index.ts'
import { field, labels } from './field.ts'
import { oldPath, redirectTarget } from './scalars.ts'

export const hosting = () =>
  field(z.array(z.enum(hostNames)).min(1).default(['serve']), {
    help: { en: 'Where the site is published: for each, its own redirect and header files are made.', fr: 'Où le site est publié.' },
  })

export const redirects = () =>
  field(
    z
      .array(
        z.strictObject({
          from: field(oldPath([]), { label: labels.from }),
          to: field(redirectTarget(), { label: labels.to }),
          status: field(z.union([z.literal(301), z.literal(302)]).default(301), { label: { en: 'Status', fr: 'Genre' } }),
        }),
      )
      .default([]),
    { help: { en: 'Further redirects, from old addresses.', fr: 'Où mènent les anciennes adresses.' } },
  )
