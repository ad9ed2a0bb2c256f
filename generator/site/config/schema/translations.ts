/** `translations`: the texts of the interface. */
import * as z from 'zod'
import type { InterfaceTexts, LabelKey } from '../../model/labels.ts'
import { eachOf, keysOf } from '../../util/table.ts'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { frameTexts, type InterfaceText } from './frame-texts.ts'

const interfaceTexts: Readonly<Record<keyof InterfaceTexts<string>, InterfaceText>> = {
  ...frameTexts,
  illustration: {
    label: { en: 'Illustration', fr: 'Dessin ou image de synthèse' },
    help: { en: 'Mark on images that are illustrations or AI images.', fr: 'Mention sur les dessins et les images de synthèse.' },
  },
  source: { label: labels.source, help: { en: 'Label before the source of a figure.', fr: 'Étiquette devant la source d’un chiffre.' } },
  sources: {
    label: { en: 'Sources', fr: 'Sources' },
    help: { en: 'Label before several sources.', fr: 'Étiquette devant plusieurs sources.' },
  },
  safetyAlert: {
    label: { en: 'Safety note', fr: 'Avis de sécurité' },
    help: { en: 'Label above a safety note.', fr: 'Étiquette au-dessus d’un avis de sécurité.' },
  },
  showMap: {
    label: { en: 'Show map', fr: 'Montrer la carte' },
    help: { en: 'Button that loads the embedded map.', fr: 'Bouton qui charge la carte.' },
  },
  openMap: {
    label: { en: 'Open map', fr: 'Ouvrir la carte' },
    help: { en: 'Link to the map on the site of its provider.', fr: 'Lien vers la carte sur le site de son fournisseur.' },
  },
  mapPrivacy: {
    label: { en: 'Map privacy', fr: 'Note sur la carte' },
    help: {
      en: 'Note next to the map button: who receives the visitor’s IP address.',
      fr: 'Note à côté du bouton de la carte : qui reçoit l’adresse IP du visiteur.',
    },
  },
  neighbourhoods: {
    label: { en: 'Neighborhoods', fr: 'Quartiers' },
    help: { en: 'Heading above the list of neighborhoods.', fr: 'Titre au-dessus de la liste des quartiers.' },
  },
  ourServices: {
    label: { en: 'Our services', fr: 'Nos services' },
    help: {
      en: 'Heading above the services in the footer and in lists.',
      fr: 'Titre au-dessus des services, en bas des pages et dans les listes.',
    },
  },
  company: {
    label: { en: 'Company', fr: 'Entreprise' },
    help: {
      en: 'Heading above the pages about the business in the footer.',
      fr: 'Titre au-dessus des pages de l’entreprise, en bas des pages.',
    },
  },
  areasServed: {
    label: { en: 'Areas served', fr: 'Secteurs desservis' },
    help: { en: 'Heading above the areas in the footer.', fr: 'Titre au-dessus des secteurs, en bas des pages.' },
  },
  followUs: {
    label: { en: 'Follow us', fr: 'Réseaux sociaux' },
    help: { en: 'Heading above the social profiles in the footer.', fr: 'Titre au-dessus des réseaux sociaux, en bas des pages.' },
  },
  contactUs: {
    label: { en: 'Contact us', fr: 'Coordonnées' },
    help: { en: 'Heading above the contact details in the footer.', fr: 'Titre au-dessus des coordonnées, en bas des pages.' },
  },
  allAreas: {
    label: { en: 'All areas', fr: 'Tous les secteurs' },
    help: { en: 'Link to the page of all areas.', fr: 'Lien vers la page de tous les secteurs.' },
  },
  phone: {
    label: { en: 'Phone', fr: 'Téléphone' },
    help: { en: 'Label before a phone number.', fr: 'Étiquette devant un numéro de téléphone.' },
  },
  email: { label: labels.email, help: { en: 'Label before an email address.', fr: 'Étiquette devant une adresse de courriel.' } },
  address: {
    label: { en: 'Address', fr: 'Adresse' },
    help: { en: 'Label before a postal address.', fr: 'Étiquette devant une adresse postale.' },
  },
  openingHours: {
    label: { en: 'Opening hours', fr: 'Heures d’ouverture' },
    help: { en: 'Heading above the opening hours.', fr: 'Titre au-dessus des heures d’ouverture.' },
  },
  emergency: {
    label: labels.emergency,
    help: { en: 'Line about emergency service, day and night.', fr: 'Ligne sur le service d’urgence, jour et nuit.' },
  },
  closed: {
    label: { en: 'Closed', fr: 'Fermé' },
    help: { en: 'Text for a day without opening hours.', fr: 'Texte pour un jour de fermeture.' },
  },
  open24: {
    label: { en: 'Open 24 hours', fr: 'Ouvert 24 heures' },
    help: { en: 'Text for a day that is open 24 hours.', fr: 'Texte pour un jour ouvert 24 heures.' },
  },
  openNow: {
    label: { en: 'Open now', fr: 'Ouvert en ce moment' },
    help: {
      en: 'Text next to the opening hours while the business is open.',
      fr: 'Texte à côté des heures, pendant que l’entreprise est ouverte.',
    },
  },
  closedNow: {
    label: { en: 'Closed now', fr: 'Fermé en ce moment' },
    help: {
      en: 'Text next to the opening hours while the business is closed.',
      fr: 'Texte à côté des heures, pendant que l’entreprise est fermée.',
    },
  },
  openUntil: {
    needs: ['time'],
    optional: true,
    label: { en: 'Open until', fr: 'Ouvert jusqu’à' },
    help: {
      en: 'Text of the call button on small screens while the business is open. Without it, the button does not show the hours.',
      fr: 'Texte du bouton d’appel sur les petits écrans, pendant que l’entreprise est ouverte. Sans lui, le bouton n’indique pas les heures.',
    },
  },
  opensAt: {
    needs: ['time'],
    optional: true,
    label: { en: 'Opens at', fr: 'Ouvre à' },
    help: {
      en: 'The same text while it is closed, with the time or the day and time of the next opening.',
      fr: 'Le même texte pendant qu’elle est fermée, avec l’heure, ou le jour et l’heure, de la prochaine ouverture.',
    },
  },
  dayRange: {
    needs: ['from', 'to'],
    label: { en: 'Day range', fr: 'Suite de jours' },
    help: { en: 'Range of days: {from}–{to}', fr: 'Suite de jours : {from}–{to}' },
  },
  timeRange: {
    needs: ['from', 'to'],
    label: { en: 'Time range', fr: 'Plage d’heures' },
    help: { en: 'Range of times: {from}–{to}', fr: 'Plage d’heures : {from}–{to}' },
  },
  optional: {
    label: { en: 'Optional', fr: 'Facultatif' },
    help: { en: 'Text next to the label of an optional field.', fr: 'Texte à côté de l’étiquette d’un champ facultatif.' },
  },
  copyright: {
    needs: ['year', 'business'],
    label: { en: 'Copyright', fr: 'Droits d’auteur' },
    help: { en: 'Last line of the footer.', fr: 'Dernière ligne du bas de page.' },
  },
  rating: {
    needs: ['value', 'best', 'count', 'source'],
    label: { en: 'Rating', fr: 'Note' },
    help: { en: 'The rating as a sentence: {value} of {best}, {count} reviews on {source}', fr: 'La note en une phrase.' },
  },
  licence: {
    needs: ['number'],
    label: { en: 'License', fr: 'Licence' },
    help: { en: 'License line of the footer.', fr: 'Ligne de la licence, en bas des pages.' },
  },
  inPlace: {
    needs: ['location'],
    optional: true,
    label: { en: 'Area with preposition', fr: 'Secteur avec préposition' },
    help: {
      en: 'An area with its preposition, for areas without `in`: in {location}. Default: the name alone.',
      fr: 'Un secteur avec sa préposition, pour les secteurs sans « in ». Par défaut, le nom seul.',
    },
  },
  backTo: {
    needs: ['service'],
    label: { en: 'Back to the service', fr: 'Retour au service' },
    help: { en: 'Text of the link back to the service’s page.', fr: 'Texte du lien de retour à la page du service.' },
  },
  serviceIn: {
    needs: ['service', 'inLocation'],
    label: { en: 'Service in an area', fr: 'Service dans un secteur' },
    help: { en: 'Text of the link to a service in an area.', fr: 'Texte du lien vers un service dans un secteur.' },
  },
}

const keys = keysOf(interfaceTexts)

/** Texts that pages contain as they are. */
export const labelKeys = keys.filter((key): key is LabelKey => {
  const { needs, optional } = interfaceTexts[key]
  return needs === undefined && optional === undefined
})

// The cast: an omitted text is absent. Zod's type would also allow `undefined`, which YAML cannot contain.
// Each text has its own schema, so together they are those of `InterfaceTexts`.
export const translations = ({ text }: Builders) =>
  field(
    z.strictObject(
      eachOf(keys, key => {
        const { needs = [], optional, ...texts } = interfaceTexts[key]
        const schema = text(texts, needs, needs)
        return optional ? schema.optional() : schema
      }),
    ),
    { help: { en: 'Texts of the interface: menu, buttons and labels.', fr: 'Textes de l’interface : menu, boutons et étiquettes.' } },
  ) as unknown as z.ZodType<InterfaceTexts<Readonly<Record<string, string>>>>
