import { defineCheck } from '../../define-check.ts'

export const elementId = defineCheck({
  id: 'element-id',
  severity: 'error',
  about: { en: 'Every id on a page is unique.', fr: 'Chaque identifiant d’une page est unique.' },
  hint: {
    en: 'Change one of the ids, in the template or in the config (the id of a location).',
    fr: 'Changez l’un des identifiants, dans le gabarit ou dans la configuration (l’identifiant d’un secteur).',
  },
  messages: {
    empty: { en: 'An id is empty', fr: 'Un identifiant est vide' },
    twice: { en: 'The page has the id “{id}” twice', fr: 'La page a deux fois l’identifiant « {id} »' },
  },
  example: { variant: 'twice', values: { id: 'main' } },
  needs: 'page',
  run: ({ page }, report) => {
    const duplicates = new Set(page.ids.filter((id, index) => page.ids.indexOf(id) < index))
    for (const id of duplicates)
      if (id === '') report({ variant: 'empty' })
      else report({ variant: 'twice', values: { id } })
  },
})

export const idReference = defineCheck({
  id: 'id-reference',
  severity: 'error',
  about: {
    en: 'Labels and descriptions refer to elements that are on the page.',
    fr: 'Les étiquettes et les descriptions renvoient à des éléments qui sont sur la page.',
  },
  hint: { en: 'Correct the id in the template.', fr: 'Corrigez l’identifiant dans le gabarit.' },
  messages: {
    missing: {
      en: '{attribute} refers to “{id}”, but no element of the page has this id',
      fr: '{attribute} renvoie à « {id} », mais aucun élément de la page n’a cet identifiant',
    },
  },
  example: { variant: 'missing', values: { attribute: 'aria-describedby', id: 'consent' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { attribute, id } of page.references) if (!page.ids.includes(id)) report({ variant: 'missing', values: { attribute, id } })
  },
})
