import { defineCheck } from '../../define-check.ts'

export const mainHeading = defineCheck({
  id: 'main-heading',
  severity: 'error',
  about: { en: 'Every page has one main heading (h1).', fr: 'Chaque page a un seul titre principal (h1).' },
  hint: { en: 'Write exactly one h1 in the template of this page.', fr: 'Écrivez un seul h1 dans le gabarit de cette page.' },
  messages: {
    missing: { en: 'The page has no main heading', fr: 'La page n’a pas de titre principal' },
    several: {
      en: 'The page has {count} main headings: {headings}',
      fr: 'La page a {count} titres principaux : {headings}',
    },
    empty: { en: 'The main heading is empty', fr: 'Le titre principal est vide' },
  },
  example: {
    variant: 'several',
    values: {
      count: 2,
      headings: { en: '“Page not found”, “Page introuvable”', fr: '«\u00a0Page not found\u00a0», «\u00a0Page introuvable\u00a0»' },
    },
  },
  needs: 'page',
  run: ({ page, site }, report) => {
    const texts = page.headings.filter(heading => heading.level === 1).map(heading => heading.text)
    const headings = {
      en: texts.map(text => `“${text}”`).join(', '),
      fr: texts.map(text => `«\u00a0${text}\u00a0»`).join(', '),
    }
    if (texts.length === 0) report({ variant: 'missing' })
    else if (texts.length > 1) report({ variant: 'several', values: { count: texts.length, headings } })
    else if (texts[0] === '') report({ variant: 'empty', at: site.keyOf(page.route, 'heading') })
  },
})

export const headingLevel = defineCheck({
  id: 'heading-level',
  severity: 'error',
  about: {
    en: 'Headings do not skip a level.',
    fr: 'Les intertitres ne sautent pas de niveau.',
  },
  hint: {
    en: 'Use the next level in the template. To change how it looks, use a stylesheet.',
    fr: 'Utilisez le niveau suivant dans le gabarit. Pour changer l’apparence, utilisez une feuille de style.',
  },
  messages: {
    first: {
      en: 'The first heading, “{text}”, has level {level} instead of 1',
      fr: 'Le premier intertitre, « {text} », est de niveau {level} au lieu de 1',
    },
    skipped: {
      en: 'A heading of level {level}, “{text}”, follows a heading of level {before}',
      fr: 'Un intertitre de niveau {level}, « {text} », suit un intertitre de niveau {before}',
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
