import { displayWidth, searchLimits, shortestDescription } from '../../../../site/plan/search-result.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed, metaOf } from '../../facts/page-facts.ts'

export const title = defineCheck({
  id: 'title',
  severity: 'error',
  about: { en: 'Every page has one title.', fr: 'Chaque page a un seul titre.' },
  hint: { en: 'Write one “title” for this page in the config.', fr: 'Écrivez un seul « title » pour cette page dans la configuration.' },
  messages: {
    missing: { en: 'The page has no title', fr: 'La page n’a pas de titre' },
    several: { en: 'The page has {count} titles', fr: 'La page a {count} titres' },
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
    en: 'Titles have 15 to 65 characters, so that search results show all of them. Chinese, Japanese and Korean characters count twice.',
    fr: 'Les titres ont de 15 à 65 caractères, pour paraître en entier dans les résultats de recherche. Les caractères chinois, japonais et coréens comptent double.',
  },
  hint: {
    en: 'Write about 50 to 60 characters: the main words first, the name of the business last.',
    fr: 'Écrivez de 50 à 60 caractères : les mots importants d’abord, le nom de l’entreprise à la fin.',
  },
  messages: {
    short: {
      en: 'The title has {length} characters, but needs at least {min}: “{text}”',
      fr: 'Le titre compte {length} caractères, mais il en faut au moins {min} : « {text} »',
    },
    long: {
      en: 'The title has {length} characters, but the maximum is {max}: “{text}”',
      fr: 'Le titre compte {length} caractères, mais le maximum est de {max} : « {text} »',
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

export const description = defineCheck({
  id: 'description',
  severity: 'error',
  about: {
    en: 'Every page that search engines may list has a description.',
    fr: 'Chaque page que les moteurs de recherche peuvent afficher a une description.',
  },
  hint: {
    en: 'Write one “description” for this page in the config.',
    fr: 'Écrivez une seule « description » pour cette page dans la configuration.',
  },
  messages: {
    missing: { en: 'The page has no description', fr: 'La page n’a pas de description' },
    several: { en: 'The page has {count} descriptions', fr: 'La page a {count} descriptions' },
  },
  example: { variant: 'missing' },
  needs: 'page',
  run: ({ page, site }, report) => {
    const count = page.metas.filter(meta => meta.name === 'description').length
    const at = site.keyOf(page.route, 'description')
    if (count > 1) report({ variant: 'several', values: { count }, at })
    else if (isListed(page) && (metaOf(page, 'description') ?? '').trim() === '') report({ variant: 'missing', at })
  },
})

export const descriptionLength = defineCheck({
  id: 'description-length',
  severity: 'warning',
  about: {
    en: 'Descriptions have 70 to 160 characters, so that search results show all of them. Chinese, Japanese and Korean characters count twice.',
    fr: 'Les descriptions ont de 70 à 160 caractères, pour paraître en entier dans les résultats de recherche. Les caractères chinois, japonais et coréens comptent double.',
  },
  hint: { en: 'Write about 120 to 160 characters.', fr: 'Écrivez de 120 à 160 caractères.' },
  messages: {
    short: {
      en: 'The description has {length} characters, but needs at least {min}: “{text}”',
      fr: 'La description compte {length} caractères, mais il en faut au moins {min} : « {text} »',
    },
    long: {
      en: 'The description has {length} characters, but the maximum is {max}: “{text}”',
      fr: 'La description compte {length} caractères, mais le maximum est de {max} : « {text} »',
    },
  },
  example: { variant: 'short', values: { length: 18, min: 70, text: 'All about privacy.' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const text = metaOf(page, 'description') ?? ''
    const [length, min, max] = [displayWidth(text), shortestDescription, searchLimits.description]
    if (length === 0 || !isListed(page)) return
    const at = site.keyOf(page.route, 'description')
    if (length < min) report({ variant: 'short', values: { length, min, text }, at })
    if (length > max) report({ variant: 'long', values: { length, max, text }, at })
  },
})
