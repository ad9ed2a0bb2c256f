import { defineCheck } from '../../define-check.ts'

export const hoursAgreement = defineCheck({
  id: 'hours-agreement',
  severity: 'notice',
  about: {
    en: 'Structured data has the same opening hours as the pages.',
    fr: 'Les moteurs de recherche reçoivent les heures d’ouverture que lisent les visiteurs.',
  },
  hint: {
    en: 'Remove hours.structuredData to use the same hours for both.',
    fr: 'Retirez hours.structuredData pour dire la même chose aux deux.',
  },
  messages: {
    differs: {
      en: 'structured data has other opening hours than the pages',
      fr: 'on dit aux moteurs de recherche d’autres heures que celles que lisent les visiteurs',
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
    en: 'Keep it in the footer: some trades must show it in all advertising.',
    fr: 'Gardez-le au bas de page : certains métiers doivent le montrer dans toute publicité.',
  },
  messages: {
    hidden: {
      en: 'the page does not show the licence number {licence}',
      fr: 'la page ne montre pas le numéro de licence {licence}',
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
    en: 'The coordinates of the business have five decimals, which is about a metre.',
    fr: 'Les coordonnées de l’entreprise ont cinq décimales, soit environ un mètre.',
  },
  hint: {
    en: 'Copy them from a map: right-click the door. Without a door to visit, any point in your city will do.',
    fr: 'Copiez-les d’une carte : clic droit sur la porte. Sans porte où venir, n’importe quel point de votre ville convient.',
  },
  messages: {
    imprecise: {
      en: 'the coordinates {lat}, {lng} have {count} decimals; search engines want {wanted}',
      fr: 'les coordonnées {lat}, {lng} ont {count} décimales; les moteurs de recherche en veulent {wanted}',
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
  about: { en: 'Every figure on the site names its source.', fr: 'Chaque chiffre du site nomme sa source.' },
  hint: {
    en: 'Add source and asOf, or take the figure off the site.',
    fr: 'Ajoutez la source et sa date (asOf), ou retirez le chiffre du site.',
  },
  messages: { missing: { en: 'the {name} names no source', fr: 'il manque une source ({name})' } },
  example: { variant: 'missing', values: { name: 'claim roofs' } },
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
    en: 'Dated figures are from this year or the last.',
    fr: 'Les chiffres datés sont de cette année ou de la précédente.',
  },
  hint: {
    en: 'Look the figure up again, and correct asOf.',
    fr: 'Vérifiez le chiffre de nouveau, et corrigez sa date (asOf).',
  },
  messages: {
    old: { en: 'the {name} is of {date}', fr: 'ce chiffre date du {date} ({name})' },
    future: {
      en: 'the {name} is dated {date}, in the future',
      fr: 'ce chiffre porte une date à venir, {date} ({name})',
    },
  },
  example: { variant: 'old', values: { name: 'rating', date: '2024-12-31' } },
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
