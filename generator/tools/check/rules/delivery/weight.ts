import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { decimal, languageName } from '../../message-values.ts'

/** A connection begins with ten packets of about 1,460 bytes (RFC 6928), less their headers; the rest waits for a round trip. */
const maxPageBytes = 14_000

export const pageWeight = defineCheck({
  id: 'page-weight',
  severity: 'warning',
  about: {
    en: 'A page with its styles comes in the first round trip: 14 kB with gzip, as a connection begins with ten packets of about 1,460 bytes.',
    fr: 'Une page et ses styles arrivent au premier aller-retour : 14 ko avec gzip, puisqu’une connexion commence par dix paquets d’environ 1 460 octets.',
  },
  hint: {
    en: 'Shorten the page’s lists, or its styles.',
    fr: 'Raccourcissez les listes de la page, ou ses styles.',
  },
  messages: {
    heavy: {
      en: 'pages of the kind {kind} in {language} weigh up to {weight} kB with gzip, more than {max} kB',
      fr: 'les pages du genre {kind} en {language} pèsent jusqu’à {weight} ko une fois compressées (gzip), plus de {max} ko',
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
    en: 'The scripts of a page have at most 2 kB with brotli: pages are whole without them, and a cheap phone reads and runs as much unnoticed.',
    fr: 'Les scripts d’une page pèsent au plus 2 ko avec brotli : les pages sont entières sans eux, et un téléphone bon marché en lit et en exécute autant sans que cela paraisse.',
  },
  hint: {
    en: 'Remove what visitors can do without.',
    fr: 'Retirez ce dont les visiteurs peuvent se passer.',
  },
  messages: {
    heavy: {
      en: 'the page’s scripts weigh {weight} kB with brotli, more than {max} kB: {scripts}',
      fr: 'les scripts de la page pèsent {weight} ko une fois compressés (brotli), plus de {max} ko : {scripts}',
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
