/**
 * The shape of `site.config.yaml`: the one source of its TypeScript type, of its validation and of the JSON Schema that
 * editors use. The languages of a site are known before the rest is read, so a text asks for exactly these.
 * Descriptions are written for the operator, who meets them as hover help.
 */

import * as z from 'zod'
import { getOrCreate } from '../../model/memoize.ts'
import type { KindTable, PageKind, PageKinds, PagesConfig } from '../../model/page-kinds.ts'
import { eachOf, keysOf } from '../../model/table.ts'
import { trades } from '../../model/trades.ts'
import { type Builders, buildersFor } from './builders.ts'
import { business } from './business.ts'
import { forms } from './forms.ts'
import { hosting, redirects } from './hosting.ts'
import { hours } from './hours.ts'
import { locations } from './locations.ts'
import { off } from './off.ts'
import { phones } from './phones.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { theme } from './theme.ts'
import { translations } from './translations.ts'

// Each schema parses once a run: compiling thousands of them first would cost more than it saves. Every part is a
// function, so none is made before this is said.
z.config({ jitless: true })

/** The schema of each kind of page, which its folder gives. */
type PageSchemas = { readonly [Kind in PageKind]: { readonly schema: (build: Builders) => z.ZodType<PageKinds[Kind]['config']> } }

/** The kinds of page that a config speaks of. */
export type ConfigKinds = PageSchemas & KindTable

// Each kind of page has its own key and schema, so together they are those of `PagesConfig`.
const pagesSchema = (build: Builders, kinds: ConfigKinds): z.ZodType<PagesConfig> =>
  z
    .strictObject(
      eachOf(keysOf(kinds), (kind): z.ZodType => {
        const page = kinds[kind].schema(build)
        if (kinds[kind].traits.needed) return page
        return (build.isGeneral ? z.union([page, off]) : page).optional()
      }),
    )
    .meta({ description: 'Words and addresses of each page.' }) as unknown as z.ZodType<PagesConfig>

/**
 * The schema for a site in these languages. With no language (for the general JSON Schema) a text accepts any code.
 */
const configSchema = (languages: readonly string[], kinds: ConfigKinds) => {
  const build = buildersFor(languages)
  return z.strictObject({
    extends: z
      .string()
      .min(1)
      .optional()
      .meta({
        description:
          'Another config that this one overlays, by its path from this file: ../site.config.yaml. This file then holds only what differs; docs/overlays.md tells the rules.',
        examples: ['../site.config.yaml'],
      }),
    trade: z.enum(trades).optional().meta({
      description:
        'The trade whose starter says what this file leaves out: the type of the business, the colours, and the texts of each service that is listed by the starter’s id. docs/texts.md tells more.',
    }),

    site: site(build),
    business: business(build),
    phones: phones(),
    hours: hours(build).optional(),
    services: services(build),
    locations: locations(build),
    pages: pagesSchema(build, kinds),
    translations: translations(build),
    forms: forms(build),
    redirects: redirects(),
    theme: theme(),
    hosting: hosting(),
  })
}

export type ConfigSchema = ReturnType<typeof configSchema>
export type Config = z.infer<ConfigSchema>

const made = new Map<string, ConfigSchema>()

/** As `configSchema`; made once for the sites of a run that have the same languages. */
export const schemaFor = (languages: readonly string[], kinds: ConfigKinds): ConfigSchema =>
  getOrCreate(made, JSON.stringify(languages), () => configSchema(languages, kinds))
