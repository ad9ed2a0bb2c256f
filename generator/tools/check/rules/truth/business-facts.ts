import { defineCheck } from '../../define-check.ts'

export const hoursAgreement = defineCheck({
  id: 'hours-agreement',
  severity: 'notice',
  about: {
    en: 'Structured data has the same opening hours as the pages.',
    fr: 'Les données structurées ont les mêmes heures d’ouverture que les pages.',
  },
  hint: {
    en: 'Remove hours.structuredData to use the same hours for both.',
    fr: 'Retirez hours.structuredData pour utiliser les mêmes heures aux deux endroits.',
  },
  messages: {
    differs: {
      en: 'Structured data and pages have different opening hours',
      fr: 'Les données structurées et les pages ont des heures d’ouverture différentes',
    },
  },
  example: { variant: 'differs' },
  needs: 'site',
  run: ({ site }, report) => {
    if (site.hoursDiffer) report({ variant: 'differs', at: ['hours', 'structuredData'], atKey: true })
  },
})

export const licenceShown = defineCheck({
  id: 'licence-shown',
  severity: 'warning',
  about: {
    en: 'Every page shows the licence number of the config.',
    fr: 'Le numéro de licence de la configuration est sur chaque page.',
  },
  hint: {
    en: 'Show it in the footer. In some trades, the law requires it in all advertising.',
    fr: 'Affichez-le en bas de la page. Dans certains métiers, la loi l’exige dans toute publicité.',
  },
  messages: {
    hidden: {
      en: 'The page does not show the licence number {licence}',
      fr: 'La page n’affiche pas le numéro de licence {licence}',
    },
  },
  example: { variant: 'hidden', values: { licence: '5555-0100-01' } },
  applies: site => site.business.licence !== null,
  needs: 'page',
  run: ({ page, site }, report) => {
    const licence = site.business.licence ?? ''
    if (!page.visible.includes(licence)) report({ variant: 'hidden', values: { licence }, at: ['business', 'licence', 'number'] })
  },
})

/** Precise to a metre. */
const wantedDecimals = 5

const decimalsOf = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0

export const geoPrecision = defineCheck({
  id: 'geo-precision',
  severity: 'notice',
  about: {
    en: 'The coordinates of the business have five decimals, which is about one meter.',
    fr: 'Les coordonnées de l’entreprise ont cinq décimales, soit environ un mètre.',
  },
  hint: {
    en: 'Copy them from an online map: right-click your entrance. Without an office to visit, use any point in your city.',
    fr: 'Relevez-les sur une carte en ligne : clic droit sur votre entrée. Sans bureau à visiter, prenez n’importe quel point de votre ville.',
  },
  messages: {
    imprecise: {
      en: 'The coordinates {lat}, {lng} have {count} decimals, but search engines want {wanted}',
      fr: 'Les coordonnées {lat}, {lng} ont {count} décimales, mais les moteurs de recherche en veulent {wanted}',
    },
  },
  example: { variant: 'imprecise', values: { lat: '46.3432', lng: '-72.543', count: 4, wanted: wantedDecimals } },
  needs: 'site',
  run: ({ site: { geo } }, report) => {
    if (geo === null) return
    // A number has no zeros at its end, so one precise coordinate is enough.
    const count = Math.max(decimalsOf(geo.lat), decimalsOf(geo.lng))
    if (count < wantedDecimals)
      report({
        variant: 'imprecise',
        values: { lat: String(geo.lat), lng: String(geo.lng), count, wanted: wantedDecimals },
        at: ['business', 'geo'],
      })
  },
})

export const claimSource = defineCheck({
  id: 'claim-source',
  severity: 'notice',
  about: { en: 'Every figure on the site has a source.', fr: 'Chaque chiffre du site a une source.' },
  hint: {
    en: 'Add “source” and “asOf”, or remove the figure.',
    fr: 'Ajoutez « source » et « asOf », ou retirez le chiffre.',
  },
  messages: { missing: { en: 'The {name} has no source', fr: 'Ce chiffre n’a pas de source ({name})' } },
  example: { variant: 'missing', values: { name: { en: 'claim roofs', fr: 'chiffre roofs' } } },
  needs: 'site',
  run: ({ site }, report) => {
    for (const { counts, source, name, path } of site.figures)
      if (counts && source === null) report({ variant: 'missing', values: { name }, at: path })
  },
})

export const figureAge = defineCheck({
  id: 'figure-age',
  severity: 'notice',
  about: {
    en: 'Figures with a date are from this year or last year.',
    fr: 'Les chiffres datés sont de cette année ou de la précédente.',
  },
  hint: {
    en: 'Look up the current figure, and update “asOf”.',
    fr: 'Vérifiez le chiffre actuel, et mettez « asOf » à jour.',
  },
  messages: {
    old: { en: 'The {name} is from {date}', fr: 'Ce chiffre date du {date} ({name})' },
    future: {
      en: 'The {name} is dated {date}, in the future',
      fr: 'Ce chiffre porte une date future, {date} ({name})',
    },
  },
  example: { variant: 'old', values: { name: { en: 'rating', fr: 'note' }, date: '2024-12-31' } },
  needs: 'site',
  run: ({ site }, report) => {
    for (const { name, path, asOf: date } of site.figures) {
      if (date === null) continue
      const year = Number(date.slice(0, 4))
      const at = [...path, 'asOf']
      if (year > site.year) report({ variant: 'future', values: { name, date }, at })
      else if (year < site.year - 1) report({ variant: 'old', values: { name, date }, at })
    }
  },
})
