/** `hosting` and `redirects`: where the site is published, and which old URLs redirect to it. */
import * as z from 'zod'
import { hostNames } from '../../hosts/index.ts'
import { field, labels } from './field.ts'
import { oldPath, redirectTarget } from './scalars.ts'

export const hosting = () =>
  field(z.array(z.enum(hostNames)).min(1).default(['serve']), {
    help: {
      en: 'Hosts of the site. The build writes the redirects and headers of each host in this list.',
      fr: 'Hébergeurs du site. La génération écrit les redirections et les en-têtes de chaque hébergeur de cette liste.',
    },
  })

export const redirects = () =>
  field(
    z
      .array(
        z.strictObject({
          from: field(oldPath([]), {
            label: labels.from,
            help: { en: 'Old path on this site: /old-page', fr: 'Ancien chemin sur ce site : /ancienne-page' },
          }),
          to: field(redirectTarget(), {
            label: labels.to,
            help: {
              en: 'Path of a page of this site, or a complete URL: /contact',
              fr: 'Chemin d’une page de ce site, ou URL complète : /contact',
            },
          }),
          status: field(z.union([z.literal(301), z.literal(302)]).default(301), {
            label: { en: 'Type', fr: 'Type' },
            help: { en: '301: permanent. 302: temporary.', fr: '301 : permanente. 302 : temporaire.' },
          }),
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
