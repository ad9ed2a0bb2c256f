import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { decimal, languageName } from '../../message-values.ts'

/** A connection begins with ten packets of about 1,460 bytes (RFC 6928), less their headers; the rest waits for a round trip. */
const maxPageBytes = 14_000

export const pageWeight = defineCheck({
  id: 'page-weight',
  severity: 'warning',
  about: {
    en: 'A page with its styles is at most 14 kB with gzip, so that it loads in the first round trip of a connection.',
    fr: 'Une page et ses styles font au plus 14 ko avec gzip, pour se charger au premier aller-retour d’une connexion.',
  },
  hint: {
    en: 'Shorten the texts and lists of the page, or its styles.',
    fr: 'Raccourcissez les textes et les listes de la page, ou ses styles.',
  },
  messages: {
    heavy: {
      en: '{kind} pages in {language} are up to {weight} kB with gzip, but the maximum is {max} kB',
      fr: 'Les pages {kind} en {language} font jusqu’à {weight} ko avec gzip, mais le maximum est de {max} ko',
    },
  },
  example: {
    variant: 'heavy',
    values: { kind: 'contact', language: languageName('en-CA'), weight: decimal(15.2, 1), max: decimal(14, 1) },
  },
  needs: 'pages',
  run: ({ pages }, report) => {
    for (const group of groupBy(pages, page => `${page.route.kind} ${page.language}`).values()) {
      const heavy = group
        .map(page => ({ ...page, bytes: page.compressed ?? 0 }))
        .filter(({ bytes }) => bytes > maxPageBytes)
        .toSorted((a, b) => b.bytes - a.bytes)
      for (const { route, language, path } of heavy)
        report({
          variant: 'heavy',
          values: {
            kind: route.kind,
            language: languageName(language),
            weight: decimal((heavy[0]?.bytes ?? 0) / 1000, 1),
            max: decimal(maxPageBytes / 1000, 1),
          },
          page: path,
        })
    }
  },
})

const maxScriptBytes = 2000

export const scriptWeight = defineCheck({
  id: 'script-weight',
  severity: 'warning',
  about: {
    en: 'The scripts of a page are at most 2 kB with Brotli, which even a slow phone runs without delay.',
    fr: 'Les scripts d’une page font au plus 2 ko avec Brotli, ce que même un téléphone lent exécute sans délai.',
  },
  hint: {
    en: 'Remove code that visitors do not need.',
    fr: 'Retirez le code dont les visiteurs n’ont pas besoin.',
  },
  messages: {
    heavy: {
      en: 'The scripts of the page are {weight} kB with Brotli, but the maximum is {max} kB: {scripts}',
      fr: 'Les scripts de la page font {weight} ko avec Brotli, mais le maximum est de {max} ko : {scripts}',
    },
  },
  example: { variant: 'heavy', values: { weight: decimal(2.45, 2), max: 2, scripts: '/assets/site.js' } },
  needs: 'pages',
  run: ({ pages, site }, report) => {
    const bytesOf = (script: string): number => (site.files.has(script.slice(1)) ? site.compressed(script.slice(1)) : 0)
    for (const { scripts, path } of pages) {
      const bytes = scripts.reduce((sum, script) => sum + bytesOf(script), 0)
      if (bytes > maxScriptBytes)
        report({
          variant: 'heavy',
          values: { weight: decimal(bytes / 1000, 2), max: maxScriptBytes / 1000, scripts: scripts.join(', ') },
          page: path,
        })
    }
  },
})
