import { displayWidth, searchLimits } from '../../../../site/plan/search-result.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed } from '../../facts/page-facts.ts'

export const title = defineCheck({
  id: 'title',
  severity: 'error',
  about: { en: 'Every page has one title.', fr: 'Chaque page a un seul titre.' },
  hint: { en: 'Write a title in the config.', fr: 'Écrivez un titre.' },
  messages: {
    missing: { en: 'the page has no title', fr: 'la page n’a pas de titre' },
    several: { en: 'the page has {count} titles', fr: 'la page a {count} titres' },
  },
  example: { variant: 'missing' },
  needs: 'page',
  run: ({ page: { titles, route }, site }, report) => {
    const at = site.keyOf(route, 'title')
    if (titles.length > 1) report({ variant: 'several', values: { count: titles.length }, at })
    else if ((titles[0] ?? '') === '') report({ variant: 'missing', at })
  },
})

export const titleLength = defineCheck({
  id: 'title-length',
  severity: 'warning',
  about: {
    en: 'Titles have 15 to 65 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    fr: 'Les titres ont de 15 à 65 caractères, pour paraître en entier dans les résultats de recherche; les signes chinois, japonais et coréens comptent double.',
  },
  hint: {
    en: 'Main words first, brand last; about 50 to 60 characters.',
    fr: 'Les mots importants d’abord, la marque à la fin; de 50 à 60 caractères.',
  },
  messages: {
    short: {
      en: 'the title has {length} characters, fewer than {min}: “{text}”',
      fr: 'le titre compte {length} caractères, moins de {min} : « {text} »',
    },
    long: {
      en: 'the title has {length} characters, more than {max}: “{text}”',
      fr: 'le titre compte {length} caractères, plus de {max} : « {text} »',
    },
  },
  example: { variant: 'short', values: { length: 7, min: 15, text: 'Contact' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const [text = ''] = page.titles
    const [length, min, max] = [displayWidth(text), 15, searchLimits.title]
    if (length === 0 || !isListed(page)) return
    const at = site.keyOf(page.route, 'title')
    if (length < min) report({ variant: 'short', values: { length, min, text }, at })
    if (length > max) report({ variant: 'long', values: { length, max, text }, at })
  },
})
