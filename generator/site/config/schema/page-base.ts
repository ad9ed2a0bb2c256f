/** The keys of every page. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { pageBlocks } from './page-blocks.ts'
import { oldPath, pathPattern } from './scalars.ts'

const pathLabel = { en: 'URL of the page', fr: 'Adresse de la page' }

const pathHelp = (parts: readonly string[]): Translated<string> => {
  const [names, last] = [parts.map(part => `{${part}}`), parts.length - 1]
  if (last < 0) return { en: 'URL of the page in each language: /en/about', fr: 'Adresse de la page dans chaque langue : /fr/a-propos' }
  return {
    en: `URL of the page in each language. It must contain ${names.join(' and ')}, which the slug replaces.`,
    fr: `Adresse de la page dans chaque langue. Elle doit contenir ${names.join(' et ')}, ${names.length > 1 ? 'que remplacent les fins d’adresse' : 'que remplace la fin d’adresse'}.`,
  }
}

/**
 * @param placeholders names that its texts may use, in addition to those of every text
 * @param parts placeholders of its path
 */
export const pageBase = (build: Builders, placeholders: readonly string[] = [], parts: readonly string[] = []) => ({
  path: field(
    build.inEach(language => pathPattern(parts, language)),
    { label: pathLabel, help: pathHelp(parts) },
  ),
  aliases: field(build.partlyPerLanguage(z.array(oldPath(parts))).optional(), {
    label: { en: 'Old URLs', fr: 'Anciennes adresses' },
    item: { en: 'a URL', fr: 'une adresse' },
    help: {
      en: 'Old URLs that redirect permanently to this page, by language.',
      fr: 'Anciennes adresses qui redirigent en permanence vers cette page, par langue.',
    },
  }),
  title: build.text(
    {
      label: labels.searchTitle,
      help: {
        en: 'Title for search results and browser tabs, about 50 to 60 characters.',
        fr: 'Titre dans les résultats de recherche et l’onglet, d’environ 50 à 60 caractères.',
      },
    },
    [...placeholders, 'fits'],
  ),
  description: build.text(
    {
      label: labels.searchDescription,
      help: {
        en: 'Description for search results, about 120 to 160 characters.',
        fr: 'Description dans les résultats de recherche, d’environ 120 à 160 caractères.',
      },
    },
    [...placeholders, 'fits'],
  ),
  keywords: build
    .text(
      {
        label: labels.keywords,
        help: { en: 'A few search terms, separated by commas.', fr: 'Quelques mots clés, séparés par des virgules.' },
      },
      placeholders,
    )
    .optional(),
  heading: build.text({ label: labels.heading, help: { en: 'Main heading of the page.', fr: 'Grand titre de la page.' } }, placeholders),
  lead: build
    .text(
      { label: labels.lead, help: { en: 'One or two sentences below the main heading.', fr: 'Une ou deux phrases sous le grand titre.' } },
      placeholders,
    )
    .optional(),
  ...pageBlocks(build),
})

/** An error page, which has one path for all languages. @param label of the page */
export const messagePage = ({ text, messageTexts }: Builders, label: Translated<string>) =>
  field(
    z.strictObject({
      path: field(pathPattern([]), { label: pathLabel }),
      title: text({ label: labels.title, help: { en: 'Title for the browser tab.', fr: 'Titre de l’onglet.' } }),
      ...messageTexts(label),
      link: text({
        label: { en: 'Link', fr: 'Lien' },
        help: { en: 'Text of the link to the home page.', fr: 'Texte du lien vers l’accueil.' },
      }),
    }),
    { label },
  )
