/** The ids of nodes, and that one business has one id on all pages. */
import { isStub, textsIn, valuesOf } from '../../../../html/structured-data.ts'
import { defineCheck } from '../../define-check.ts'
import { nodeName } from '../../vocabulary/vocabulary.ts'

export const structuredId = defineCheck({
  id: 'structured-id',
  severity: 'error',
  about: {
    en: 'Nodes have absolute ids, and every reference leads to a node.',
    fr: 'Les éléments ont des identifiants absolus, et chaque renvoi mène à un élément.',
  },
  hint: {
    en: 'Report this as a bug: generator/site/plan/structured-data.ts writes it.',
    fr: 'Signalez ce bogue : generator/site/plan/structured-data.ts l’écrit.',
  },
  messages: {
    relative: { en: 'The id “{id}” is not absolute', fr: 'L’identifiant « {id} » n’est pas une URL absolue' },
    missing: {
      en: '{property} of {node} refers to {id}, which is not a node of this page',
      fr: '{property} de {node} renvoie à {id}, qui n’est pas un élément de cette page',
    },
  },
  example: { variant: 'missing', values: { property: 'isPartOf', node: 'WebPage', id: 'https://www.gutters.example/#site' } },
  needs: 'page',
  run: ({ page: { nodes } }, report) => {
    const ids = new Set(nodes.flatMap(({ properties }) => textsIn(valuesOf(properties['@id']))))
    for (const id of ids) if (!/^https?:\/\//.test(id)) report({ variant: 'relative', values: { id } })
    for (const node of nodes)
      for (const [property, value] of node.entries)
        for (const { '@id': id } of valuesOf(value).filter(isStub))
          if (!ids.has(id)) report({ variant: 'missing', values: { property, node: nodeName(node), id } })
  },
})

export const structuredIdentity = defineCheck({
  id: 'structured-identity',
  severity: 'error',
  about: {
    en: 'The business is one node, with the same id on all pages.',
    fr: 'L’entreprise est un seul élément, avec le même identifiant sur toutes les pages.',
  },
  hint: {
    en: 'Describe areas as areaServed of a Service, not as separate businesses.',
    fr: 'Décrivez les secteurs comme areaServed d’un Service, et non comme des entreprises.',
  },
  messages: {
    several: { en: 'The page describes {count} businesses: {ids}', fr: 'La page décrit {count} entreprises : {ids}' },
    noId: { en: 'The business has no @id', fr: 'L’entreprise n’a pas de @id' },
    differs: {
      en: 'The business is {id} here, but {other} on {path}',
      fr: 'L’entreprise est {id} ici, mais {other} sur {path}',
    },
    shared: {
      en: 'The branch is {id} here, and so is another on {path}',
      fr: 'La succursale est {id} ici, comme une autre sur {path}',
    },
  },
  example: {
    variant: 'differs',
    values: { id: 'https://www.gutters.example/contact#business', other: 'https://www.gutters.example/#business', path: '/' },
  },
  needs: 'pages',
  run: ({ pages, site }, report) => {
    /** The id of the business and of each branch, with the first page that has it. */
    const known = new Map<string, { readonly id: string; readonly path: string }>()
    for (const { businesses, path: page, route } of pages) {
      const [id, ...others] = businesses
      if (id === undefined) continue
      if (others.length > 0) {
        report({ variant: 'several', values: { count: businesses.length, ids: businesses.join(', ') }, page })
        continue
      }
      const { id: branch } = site.at(route).business
      const first = known.get(branch)
      const other = [...known].find(([of, business]) => of !== branch && business.id === id)?.[1]
      if (first === undefined) known.set(branch, { id, path: page })
      if (id === '') report({ variant: 'noId', page })
      else if (first !== undefined && id !== first.id)
        report({ variant: 'differs', values: { id, other: first.id, path: first.path }, page })
      else if (other !== undefined) report({ variant: 'shared', values: { id, path: other.path }, page })
    }
  },
})
