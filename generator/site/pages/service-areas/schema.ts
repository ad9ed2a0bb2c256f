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
              help: {
                en: 'Map that the page embeds: google, openstreetmap or none.',
                fr: 'Carte que la page intègre : google, openstreetmap ou none (aucune).',
              },
            }),
            load: field(z.enum(['click', 'lazy']).default('click'), {
              options: {
                click: { en: 'When the visitor clicks', fr: 'Quand le visiteur clique' },
                lazy: { en: 'When the visitor scrolls to it', fr: 'Quand le visiteur s’en approche' },
              },
              label: { en: 'Load the map', fr: 'Charger la carte' },
              help: {
                en: 'When the map loads: `click`, after the visitor clicks a button, or `lazy`, when the visitor scrolls near it.',
                fr: 'Quand la carte se charge : « click », quand le visiteur clique sur un bouton, ou « lazy », quand le visiteur s’en approche.',
              },
            }),
            decidedOn: field(z.iso.date().optional(), {
              label: { en: 'Privacy law checked on', fr: 'Loi vérifiée le' },
              help: {
                en: 'Date on which you decided that your privacy laws allow the map to load without a click: 2026-11-22. `check` then no longer warns about it.',
                fr: 'Date à laquelle vous avez jugé que la loi permet de charger la carte sans clic : 2026-11-22. `check` ne le signale alors plus.',
              },
            }),
            query: text({
              label: { en: 'Map search', fr: 'Recherche sur la carte' },
              help: { en: 'Search text of the map: Springfield, IL', fr: 'Texte de recherche de la carte : Springfield, IL' },
            }).optional(),
            bounds: field(z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(), {
              label: { en: 'Map edges', fr: 'Bords de la carte' },
              help: {
                en: 'Edges of the map in degrees, for OpenStreetMap: west, south, east, north.',
                fr: 'Bords de la carte en degrés, pour OpenStreetMap : ouest, sud, est, nord.',
              },
            }),
            title: text({
              label: labels.title,
              help: { en: 'Name of the map for screen readers.', fr: 'Nom de la carte pour les lecteurs d’écran.' },
            }),
          })
          .optional(),
        { label: { en: 'Map', fr: 'Carte' }, help: { en: 'Map of the areas.', fr: 'Carte des secteurs.' } },
      ),
      note: section({ en: 'Text for other areas', fr: 'Texte pour les autres secteurs' }).optional(),
      callToAction: callToAction().optional(),
    }),
    { label: { en: 'Service areas', fr: 'Secteurs desservis' } },
  )
}
