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
    {
      help: {
        en: 'Texts and URL of each page. Omitted keys have default texts.',
        fr: 'Textes et adresse de chaque page. Les clés absentes ont des textes par défaut.',
      },
    },
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
          en: 'Version of the format of this file. `npx townsite upgrade` updates it. Default: 1',
          fr: 'Version du format de ce fichier. `npx townsite upgrade` la met à jour. Par défaut : 1',
        },
      },
      { examples: [currentFormat] },
    ),
    extends: field(
      z.string().min(1).optional(),
      {
        help: {
          en: 'Path of another config, relative to this file. This config then contains only what differs from it. See docs/explanation/overlays.md.',
          fr: 'Chemin d’une autre configuration, à partir de ce fichier. Cette configuration ne contient alors que ce qui en diffère.',
        },
      },
      { examples: ['../site.config.yaml'] },
    ),
    trade: field(z.enum(trades()).optional(), {
      label: { en: 'Trade', fr: 'Métier' },
      options: tradeNames(),
      summary: { en: 'Ready-made texts for your trade', fr: 'Textes tout prêts pour votre métier' },
      help: {
        en: 'Your trade. Its template provides the type of business, the colors, and texts for services with the ids of the template.',
        fr: 'Votre métier. Son modèle fournit le type d’entreprise, les couleurs et les textes des services qui portent les id du modèle.',
      },
    }),

    site: field(site(build), {
      label: { en: 'Website', fr: 'Site Web' },
      summary: { en: 'URL, languages, images for sharing', fr: 'Adresse, langues, images à partager' },
    }),
    business: field(business(build), {
      label: { en: 'Business', fr: 'Entreprise' },
      summary: { en: 'Name, address, email, license, reviews, figures', fr: 'Nom, adresse, courriel, licence, avis, chiffres' },
    }),
    phones: field(phones(), {
      label: { en: 'Phone numbers', fr: 'Numéros de téléphone' },
      summary: { en: 'Phone numbers, and where each is shown', fr: 'Les numéros, et où chacun est affiché' },
    }),
    hours: field(hours(build).optional(), {
      label: { en: 'Opening hours', fr: 'Heures d’ouverture' },
      summary: { en: 'The usual week, holidays and seasons', fr: 'La semaine habituelle, les jours fériés, les saisons' },
    }),
    services: field(services(build), {
      label: { en: 'Services', fr: 'Services' },
      item: { en: 'a service', fr: 'un service' },
      summary: { en: 'What you offer: texts, images, questions', fr: 'Ce que vous offrez : textes, images, questions' },
    }),
    locations: field(locations(build), {
      label: { en: 'Areas', fr: 'Secteurs' },
      item: { en: 'an area', fr: 'un secteur' },
      summary: { en: 'Where you work: texts and position on the map', fr: 'Où vous travaillez : textes et position sur la carte' },
    }),
    pages: field(pagesSchema(build, kinds), {
      label: { en: 'Pages', fr: 'Pages' },
      summary: { en: 'Headings, texts and URL of each page', fr: 'Titres, textes et adresse de chaque page' },
    }),
    translations: field(translations(build), {
      label: { en: 'Interface texts', fr: 'Textes de l’interface' },
      summary: { en: 'Menu, buttons and labels in each language', fr: 'Menu, boutons et étiquettes, dans chaque langue' },
    }),
    forms: field(forms(build), {
      label: { en: 'Forms', fr: 'Formulaires' },
      summary: { en: 'Fields, messages, and who receives them', fr: 'Champs, messages, et qui les reçoit' },
    }),
    redirects: field(redirects(), {
      label: { en: 'Redirects', fr: 'Redirections' },
      item: { en: 'a redirect', fr: 'une redirection' },
      summary: { en: 'Where old URLs redirect to', fr: 'Où mènent les anciennes adresses' },
    }),
    theme: field(theme(), {
      label: { en: 'Design', fr: 'Apparence' },
      summary: { en: 'Colors, style, fonts, logo', fr: 'Couleurs, style, polices, logo' },
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
