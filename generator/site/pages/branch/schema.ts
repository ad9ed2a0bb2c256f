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
        { en: 'Map of the branch’s areas', fr: 'Carte des secteurs de la succursale' },
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
        { en: 'Directions', fr: 'Itinéraire' },
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
      services: section({ en: 'Services of the branch', fr: 'Services de la succursale' }, ofBranch),
      people: section({ en: 'Team of the branch', fr: 'Équipe de la succursale' }, ofBranch),
    }),
    { label: { en: 'Branch', fr: 'Succursale' } },
  ).optional()
}
