/** `pages.branch`: the page of a branch. Needed when the business has one. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

const ofBranch = ['location', 'inLocation']

export const schema = (build: Builders) => {
  const { text, section, sectionWith } = build
  return field(
    z.strictObject({
      ...pageBase(build, ofBranch, ['location']),
      map: sectionWith(
        { en: 'Map of the areas of a branch', fr: 'Carte des secteurs d’une succursale' },
        {
          title: text(
            {
              label: labels.title,
              help: { en: 'Name of the map for screen readers.', fr: 'Nom de la carte pour les lecteurs d’écran.' },
            },
            ofBranch,
          ),
        },
        ofBranch,
      ),
      directions: sectionWith(
        { en: 'How to get to a branch', fr: 'Comment venir à une succursale' },
        {
          link: text(
            {
              label: { en: 'Link', fr: 'Lien' },
              help: {
                en: 'Text of the link to directions on the map site of pages.serviceAreas.map.',
                fr: 'Texte du lien vers l’itinéraire, sur le site de cartes choisi.',
              },
            },
            ofBranch,
          ),
        },
        ofBranch,
      ),
      services: section({ en: 'The services of a branch', fr: 'Les services d’une succursale' }, ofBranch),
      people: section({ en: 'The people of a branch', fr: 'Les gens d’une succursale' }, ofBranch),
    }),
    { label: { en: 'Branch', fr: 'Succursale' } },
  ).optional()
}
