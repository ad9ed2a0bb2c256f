import { displayWidth, searchLimits } from '../../../../site/plan/search-result.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed, metaOf } from '../../facts/page-facts.ts'

export const description = defineCheck({
  id: 'description',
  severity: 'error',
  about: {
    en: 'Every listed page has a description.',
    fr: 'Chaque page à trouver dans les moteurs de recherche a une description.',
  },
  hint: { en: 'Write a description in the config.', fr: 'Écrivez une description.' },
  messages: {
    missing: { en: 'the page has no description', fr: 'la page n’a pas de description' },
    several: { en: 'the page has {count} descriptions', fr: 'la page a {count} descriptions' },
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
    en: 'Descriptions have 70 to 165 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    fr: 'Les descriptions ont de 70 à 165 caractères, pour paraître en entier dans les résultats de recherche; les signes chinois, japonais et coréens comptent double.',
  },
  hint: { en: 'About 120 to 160 characters.', fr: 'De 120 à 160 caractères.' },
  messages: {
    short: {
      en: 'the description has {length} characters, fewer than {min}: “{text}”',
      fr: 'la description compte {length} caractères, moins de {min} : « {text} »',
    },
    long: {
      en: 'the description has {length} characters, more than {max}: “{text}”',
      fr: 'la description compte {length} caractères, plus de {max} : « {text} »',
    },
  },
  example: { variant: 'short', values: { length: 18, min: 70, text: 'All about privacy.' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const text = metaOf(page, 'description') ?? ''
    const [length, min, max] = [displayWidth(text), 70, searchLimits.description]
    if (length === 0 || !isListed(page)) return
    const at = site.keyOf(page.route, 'description')
    if (length < min) report({ variant: 'short', values: { length, min, text }, at })
    if (length > max) report({ variant: 'long', values: { length, max, text }, at })
  },
})
