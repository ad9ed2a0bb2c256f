/** `hosting` and `redirects`: where the site is published, and which old URLs redirect to it. */
import * as z from 'zod'
import { hostNames } from '../../hosts/index.ts'
import { field, labels } from './field.ts'
import { oldPath, redirectTarget } from './scalars.ts'

export const hosting = () =>
  field(z.array(z.enum(hostNames)).min(1).default(['serve']), {
    help: {
      en: 'Host of the site. The build writes the redirect and header files of each host in this list.',
      fr: 'Hébergeur du site. La génération écrit les fichiers de redirections et d’en-têtes de chaque hébergeur de cette liste.',
    },
  })

export const redirects = () =>
  field(
    z
      .array(
        z.strictObject({
          from: field(oldPath([]), { label: labels.from }),
          to: field(redirectTarget(), { label: labels.to }),
          status: field(z.union([z.literal(301), z.literal(302)]).default(301), { label: { en: 'Type', fr: 'Type' } }),
        }),
      )
      .default([]),
    {
      help: {
        en: 'Redirects from old URLs: from a path, to a path of this site or another URL.',
        fr: 'Redirections des anciennes adresses : d’un chemin (from) vers un chemin du site ou une autre adresse (to).',
      },
    },
  )
