/** `pages.serviceAreas`: all locations and their map. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => {
  const { text, section, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build),
      map: field(
        z
          .strictObject({
            ...section({ en: 'Map of the areas', fr: 'Carte des secteurs' }).shape,
            provider: field(z.enum(['google', 'openstreetmap', 'none']).default('none'), {
              options: {
                google: { en: 'Google Maps', fr: 'Google Maps' },
                openstreetmap: { en: 'OpenStreetMap', fr: 'OpenStreetMap' },
                none: { en: 'No map', fr: 'Aucune carte' },
              },
              label: labels.provider,
              help: { en: 'Whose map is embedded.', fr: 'De qui vient la carte.' },
            }),
            load: field(z.enum(['click', 'lazy']).default('click'), {
              options: {
                click: { en: 'When visitors ask for it', fr: 'Quand le visiteur la demande' },
                lazy: { en: 'When it comes into view', fr: 'Quand on s’en approche' },
              },
              label: { en: 'Load', fr: 'Chargement' },
              help: {
                en: '`click`: nothing is loaded before the visitor asks for it. `lazy`: it is below the areas and loads when scrolled near.',
                fr: '« click » : rien ne se charge avant que le visiteur le demande. « lazy » : la carte se trouve sous les secteurs et se charge quand on s’en approche.',
              },
            }),
            decidedOn: field(z.iso.date().optional(), {
              label: { en: 'Decided on', fr: 'Décidé le' },
              help: {
                en: 'Day on which you decided, knowing the law of your place, that the map may load without a click: 2026-11-22. `check` then notes it and warns no more.',
                fr: 'Jour où vous avez décidé, connaissant la loi de l’endroit, que la carte peut se charger sans clic : 2026-11-22.',
              },
            }),
            query: text({
              label: { en: 'Query', fr: 'Recherche' },
              help: { en: 'What the map is asked for: Greater Montreal, QC.', fr: 'Ce qu’on demande à la carte : Grand Montréal, QC.' },
            }).optional(),
            bounds: field(z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(), {
              label: { en: 'Bounds', fr: 'Bords de la carte' },
              help: {
                en: 'West, south, east and north edge in degrees, for OpenStreetMap.',
                fr: 'Bords ouest, sud, est et nord en degrés, pour OpenStreetMap.',
              },
            }),
            title: text({
              label: labels.title,
              help: { en: 'Name of the map, for screen readers.', fr: 'Nom de la carte, pour les lecteurs d’écran.' },
            }),
          })
          .optional(),
        { label: { en: 'Map', fr: 'Carte' }, help: { en: 'The map of the areas.', fr: 'La carte des secteurs.' } },
      ),
      note: section({ en: 'Areas that are not listed', fr: 'Secteurs qui ne sont pas nommés' }).optional(),
      callToAction: callToAction().optional(),
    }),
    { label: { en: 'Service areas', fr: 'Secteurs desservis' } },
  )
}
