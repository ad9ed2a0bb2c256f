import { defineCheck } from '../../define-check.ts'

export const mainHeading = defineCheck({
  id: 'main-heading',
  severity: 'error',
  about: { en: 'Every page has one main heading (h1).', fr: 'Chaque page a un seul titre principal (h1).' },
  hint: { en: 'Give the page exactly one h1, in its template.', fr: 'Donnez à la page un seul h1, dans son gabarit.' },
  messages: {
    missing: { en: 'the page has no main heading', fr: 'la page n’a pas de titre principal' },
    several: {
      en: 'the page has {count} main headings: {headings}',
      fr: 'la page a {count} titres principaux : {headings}',
    },
    empty: { en: 'the main heading is empty', fr: 'le titre principal est vide' },
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
