/**
 * The schema of `site.config.yaml`: the source of its TypeScript type, its validation and the JSON Schema that editors use.
 * It depends on the languages of a site: a text requires exactly these.
 */

import * as z from 'zod'
import type { KindTable, PageKind, PageKinds, PagesConfig } from '../../model/page-kinds.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { eachOf, keysOf } from '../../util/table.ts'
import { currentFormat } from '../formats.ts'
import { tradeNames, trades } from '../trades.ts'
import { type Builders, buildersFor, optionalOrOff } from './builders.ts'
import { business } from './business.ts'
import { field } from './field.ts'
import { forms } from './forms.ts'
import { hosting, redirects } from './hosting.ts'
import { hours } from './hours.ts'
import { locations } from './locations.ts'
import { withPlacedBlocks } from './page-blocks.ts'
import { phones } from './phones.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { theme } from './theme.ts'
import { translations } from './translations.ts'

// Each schema parses once per run, so compiling thousands of them would be slower. Every part is a function, so that no schema is
// created before this setting.
z.config({ jitless: true })

/** The schema of each page kind, from its folder. */
type PageSchemas = {
  readonly [Kind in PageKind]: {
    readonly schema: (build: Builders) => z.ZodType<PageKinds[Kind]['config']>
    readonly sections?: readonly string[]
  }
}

/** The page kinds of a config. */
export type ConfigKinds = PageSchemas & KindTable

// Together, the schemas of all page kinds are those of `PagesConfig`.
const pagesSchema = (build: Builders, kinds: ConfigKinds): z.ZodType<PagesConfig> =>
  field(
    z.strictObject(
      eachOf(keysOf(kinds), (kind): z.ZodType => {
        const page = withPlacedBlocks(kinds[kind].schema(build), kinds[kind].sections)
        if (kinds[kind].traits.needed) return page
        return optionalOrOff(build, page)
      }),
    ),
    { help: { en: 'Texts and addresses of each page.', fr: 'Textes et adresses de chaque page.' } },
  ) as unknown as z.ZodType<PagesConfig>

/**
 * The schema for a site in these languages. With no language (for the general JSON Schema) a text accepts any code.
 */
const configSchema = (languages: readonly string[], kinds: ConfigKinds) => {
  const build = buildersFor(languages)
  return z.strictObject({
    townsite: field(
      z.int().min(1).max(currentFormat).optional(),
      {
        help: {
          en: 'The version of this file’s format, which `npx townsite upgrade` updates. If left out, the first format is assumed.',
          fr: 'La version du format de ce fichier, que `npx townsite upgrade` met à jour. À défaut : le premier format.',
        },
      },
      { examples: [currentFormat] },
    ),
    extends: field(
      z.string().min(1).optional(),
      {
        help: {
          en: 'Another config that this one overlays, by its path from this file: ../site.config.yaml. This file then holds only what differs; docs/explanation/overlays.md has the rules.',
          fr: 'Une autre configuration que celle-ci complète : ce fichier ne dit alors que ce qui diffère.',
        },
      },
      { examples: ['../site.config.yaml'] },
    ),
    trade: field(z.enum(trades()).optional(), {
      label: { en: 'Trade', fr: 'Métier' },
      options: tradeNames(),
      summary: { en: 'Whose ready-made texts fill what you leave out', fr: 'De quel métier viennent les textes tout prêts' },
      help: {
        en: 'The trade whose starter completes this file: the type of the business, the colours, and the texts of each service that is listed by the starter’s id. See docs/reference/placeholders.md.',
        fr: 'Le métier dont le modèle dit ce que ce fichier ne dit pas : le genre d’entreprise, les couleurs, les textes des services.',
      },
    }),

    site: field(site(build), {
      label: { en: 'The website', fr: 'Le site' },
      summary: { en: 'Address, languages, pictures for sharing', fr: 'Adresse, langues, images à partager' },
    }),
    business: field(business(build), {
      label: { en: 'The business', fr: 'L’entreprise' },
      summary: { en: 'Name, address, e-mail, licence, reviews, figures', fr: 'Nom, adresse, courriel, licence, avis, chiffres' },
    }),
    phones: field(phones(), {
      label: { en: 'Telephone', fr: 'Téléphone' },
      summary: { en: 'The numbers, and which one each place shows', fr: 'Les numéros, et celui que montre chaque endroit' },
    }),
    hours: field(hours(build).optional(), {
      label: { en: 'Opening hours', fr: 'Heures d’ouverture' },
      summary: { en: 'The usual week, holidays and seasons', fr: 'La semaine habituelle, les jours fériés, les saisons' },
    }),
    services: field(services(build), {
      label: { en: 'Services', fr: 'Services' },
      item: { en: 'a service', fr: 'un service' },
      summary: { en: 'What you offer: words, pictures, questions', fr: 'Ce que vous offrez : textes, images, questions' },
    }),
    locations: field(locations(build), {
      label: { en: 'Areas', fr: 'Secteurs' },
      item: { en: 'an area', fr: 'un secteur' },
      summary: { en: 'Where you work, on the map and in words', fr: 'Où vous travaillez, sur la carte et en mots' },
    }),
    pages: field(pagesSchema(build, kinds), {
      label: { en: 'Pages', fr: 'Pages' },
      summary: { en: 'Headings, texts and addresses of each page', fr: 'Titres, textes et adresses de chaque page' },
    }),
    translations: field(translations(build), {
      label: { en: 'Words on every page', fr: 'Mots de toutes les pages' },
      summary: { en: 'Menu, buttons and labels, in each language', fr: 'Menu, boutons et étiquettes, dans chaque langue' },
    }),
    forms: field(forms(build), {
      label: { en: 'Forms', fr: 'Formulaires' },
      summary: { en: 'Fields, messages, and where requests go', fr: 'Champs, messages, et où vont les demandes' },
    }),
    redirects: field(redirects(), {
      label: { en: 'Redirects', fr: 'Redirections' },
      item: { en: 'a redirect', fr: 'une redirection' },
      summary: { en: 'Where old addresses lead', fr: 'Où mènent les anciennes adresses' },
    }),
    theme: field(theme(), {
      label: { en: 'Look', fr: 'Apparence' },
      summary: { en: 'Colours, style, typefaces, logo', fr: 'Couleurs, style, caractères, logo' },
    }),
    hosting: field(hosting(), {
      label: { en: 'Hosting', fr: 'Hébergement' },
      item: { en: 'a host', fr: 'un hébergeur' },
      summary: { en: 'Where the site is published', fr: 'Où le site est publié' },
    }),
  })
}

export type ConfigSchema = ReturnType<typeof configSchema>
export type Config = z.infer<ConfigSchema>

const schemas = new Map<string, ConfigSchema>()

/** The schema for these languages, cached for all sites of a run. */
export const schemaFor = (languages: readonly string[], kinds: ConfigKinds): ConfigSchema =>
  getOrCreate(schemas, JSON.stringify(languages), () => configSchema(languages, kinds))
