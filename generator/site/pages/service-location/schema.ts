import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { servicePlaceholders } from '../../config/schema/texts.ts'

const inLocation = [...servicePlaceholders, 'location', 'inLocation']

export const schema = (build: Builders) => {
  const { point, section, sectionWith, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build, inLocation, ['service', 'location']),
      description: build.text(
        {
          label: labels.description,
          help: {
            en: 'Description for search results, about 120 to 160 characters. {local} is what only this page says, as far as it fits.',
            fr: 'Description dans les résultats de recherche, d’environ 120 à 160 caractères. {local} est ce que seule cette page dit, dans la mesure où cela tient.',
          },
        },
        [...inLocation, 'local', 'fits'],
      ),
      pairs: field(z.enum(['all', 'written']).optional(), {
        options: {
          all: { en: 'Each service in each area', fr: 'Chaque service dans chaque secteur' },
          written: { en: 'Only those with texts of their own', fr: 'Seulement celles qui ont leurs propres textes' },
        },
        label: labels.pairs,
        help: {
          en: 'Which services have a page in which areas: all in all, or those that locations[].services has words for. If left out: all where the config writes the path of these pages, else written.',
          fr: 'Quels services ont une page dans quels secteurs : tous partout, ou ceux pour lesquels le secteur a un texte.',
        },
      }),
      reasons: sectionWith(
        { en: 'Reasons to choose the business', fr: 'Raisons de choisir l’entreprise' },
        {
          items: field(z.array(point({ en: 'Reason', fr: 'Raison' }, inLocation)).default([]), {
            label: labels.items,
            item: { en: 'an item', fr: 'un élément' },
          }),
        },
        inLocation,
      ).optional(),
      area: section({ en: 'The paragraph on the area', fr: 'Le paragraphe sur le secteur' }, [...inLocation, 'neighbourhoods']),
      otherLocations: section({ en: 'Links to the other areas', fr: 'Liens vers les autres secteurs' }, inLocation),
      callToAction: callToAction(inLocation).optional(),
    }),
    { label: { en: 'Pages of a service in an area', fr: 'Pages d’un service dans un secteur' } },
  )
}
