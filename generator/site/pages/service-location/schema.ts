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
            en: 'Description for search results, about 120 to 160 characters. {local} is the beginning of the local text, as much as fits.',
            fr: 'Description dans les résultats de recherche, d’environ 120 à 160 caractères. {local} est le début du texte local, dans la mesure où il tient.',
          },
        },
        [...inLocation, 'local', 'fits'],
      ),
      pairs: field(z.enum(['all', 'written']).optional(), {
        options: {
          all: { en: 'Each service in each area', fr: 'Chaque service dans chaque secteur' },
          written: { en: 'Only services with local texts', fr: 'Seulement les services qui ont un texte local' },
        },
        label: labels.pairs,
        help: {
          en: 'Which services have a page in which areas: all in all areas (all), or only those with texts in locations[].services (written). Default: all if the config sets the path of these pages, otherwise written.',
          fr: 'Quels services ont une page dans quels secteurs : tous partout (all), ou seulement ceux qui ont un texte dans locations[].services (written). Par défaut : all si la configuration donne le chemin (path) de ces pages, sinon written.',
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
