import { defineCheck } from '../../define-check.ts'

export const elementId = defineCheck({
  id: 'element-id',
  severity: 'error',
  about: { en: 'No id occurs twice on a page.', fr: 'Aucun identifiant n’est deux fois sur une page.' },
  hint: {
    en: 'Give one of the two another id, in the template or as the id of the area in the config.',
    fr: 'Donnez un autre identifiant à l’un des deux, dans le gabarit ou comme identifiant du secteur.',
  },
  messages: {
    empty: { en: 'an id is empty', fr: 'un identifiant est vide' },
    twice: { en: 'the id “{id}” occurs twice', fr: 'l’identifiant « {id} » est là deux fois' },
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
    en: 'Labels and descriptions name elements that are on the page.',
    fr: 'Les étiquettes et les descriptions nomment des éléments qui sont sur la page.',
  },
  hint: { en: 'Correct the id in the template.', fr: 'Corrigez l’identifiant dans le gabarit.' },
  messages: {
    missing: {
      en: '{attribute} names “{id}”, which no element of the page has for its id',
      fr: '{attribute} nomme « {id} », qui n’est l’identifiant d’aucun élément de la page',
    },
  },
  example: { variant: 'missing', values: { attribute: 'aria-describedby', id: 'consent' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { attribute, id } of page.references) if (!page.ids.includes(id)) report({ variant: 'missing', values: { attribute, id } })
  },
})
