import { defineCheck } from '../../define-check.ts'

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
