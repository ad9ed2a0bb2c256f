import { defineCheck } from '../../define-check.ts'

export const headingLevel = defineCheck({
  id: 'heading-level',
  severity: 'error',
  about: {
    en: 'Headings go down one level at a time.',
    fr: 'Les intertitres descendent d’un niveau à la fois.',
  },
  hint: {
    en: 'Use the next level in the template; looks are the style sheet’s business.',
    fr: 'Prenez le niveau suivant dans le gabarit; l’apparence relève de la feuille de style.',
  },
  messages: {
    first: {
      en: 'the first heading, “{text}”, is of level {level}',
      fr: 'le premier intertitre, « {text} », est de niveau {level}',
    },
    skipped: {
      en: 'a heading of level {level}, “{text}”, follows one of level {before}',
      fr: 'un intertitre de niveau {level}, « {text} », suit un intertitre de niveau {before}',
    },
  },
  example: { variant: 'skipped', values: { level: 3, text: 'Page introuvable', before: 1 } },
  needs: 'page',
  run: ({ page: { headings } }, report) => {
    for (const [index, { level, text }] of headings.entries()) {
      const before = headings[index - 1]?.level
      if (level <= (before ?? 0) + 1) continue
      if (before === undefined) report({ variant: 'first', values: { text, level } })
      else report({ variant: 'skipped', values: { level, text, before } })
    }
  },
})
