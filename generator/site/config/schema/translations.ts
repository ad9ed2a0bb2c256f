/** `translations`: the texts of the interface. */
import * as z from 'zod'
import type { InterfaceTexts, LabelKey } from '../../model/labels.ts'
import { eachOf, keysOf } from '../../util/table.ts'
import type { Builders } from './builders.ts'
import { type FieldTexts, field, labels } from './field.ts'

/** An interface text: the placeholders that it must contain, and whether a config may leave it out. */
interface InterfaceText extends FieldTexts {
  readonly needs?: readonly string[]
  readonly optional?: true
}

const interfaceTexts: Readonly<Record<keyof InterfaceTexts<string>, InterfaceText>> = {
  skipToContent: {
    label: { en: 'Skip to content', fr: 'Aller au contenu' },
    help: {
      en: 'First link of every page, for keyboards: jumps over the navigation.',
      fr: 'Premier lien de chaque page, pour le clavier : passe par-dessus la navigation.',
    },
  },
  mainNavigation: {
    label: { en: 'Main navigation', fr: 'Navigation principale' },
    help: { en: 'Name of the main navigation, for screen readers.', fr: 'Nom de la navigation principale, pour les lecteurs d’écran.' },
  },
  openMenu: {
    label: { en: 'Open menu', fr: 'Ouvrir le menu' },
    help: { en: 'Button that opens the menu on narrow screens.', fr: 'Bouton qui ouvre le menu sur les petits écrans.' },
  },
  closeMenu: {
    label: { en: 'Close menu', fr: 'Fermer le menu' },
    help: { en: 'The same button while the menu is open.', fr: 'Le même bouton quand le menu est ouvert.' },
  },
  languageToggle: {
    label: { en: 'Language toggle', fr: 'Choix de la langue' },
    help: { en: 'Name of the language links, for screen readers.', fr: 'Nom des liens vers les langues, pour les lecteurs d’écran.' },
  },
  home: { label: { en: 'Home', fr: 'Accueil' }, help: { en: 'Navigation: home.', fr: 'Navigation : accueil.' } },
  about: { label: { en: 'About', fr: 'À propos' }, help: { en: 'Navigation: about the business.', fr: 'Navigation : à propos.' } },
  services: { label: labels.services, help: { en: 'Navigation: services.', fr: 'Navigation : services.' } },
  serviceAreas: {
    label: { en: 'Service areas', fr: 'Secteurs desservis' },
    help: { en: 'Navigation: service areas.', fr: 'Navigation : secteurs.' },
  },
  contact: { label: { en: 'Contact', fr: 'Contact' }, help: { en: 'Navigation: contact.', fr: 'Navigation : contact.' } },
  locations: {
    label: labels.locations,
    help: { en: 'Link to the directory of all areas.', fr: 'Lien vers la liste de tous les secteurs.' },
  },
  privacy: {
    label: { en: 'Privacy', fr: 'Confidentialité' },
    help: { en: 'Link to the privacy page.', fr: 'Lien vers la page de confidentialité.' },
  },
  bookInspection: {
    label: { en: 'Book inspection', fr: 'Bouton de réservation' },
    help: {
      en: 'The main button of every page; leads to the contact page.',
      fr: 'Le bouton principal de chaque page; il mène au contact.',
    },
  },
  call: {
    needs: ['phone'],
    label: { en: 'Call', fr: 'Appeler' },
    help: { en: 'Name of a phone link, for screen readers.', fr: 'Nom d’un lien de téléphone, pour les lecteurs d’écran.' },
  },
  phoneExtension: {
    needs: ['extension'],
    optional: true,
    label: { en: 'Phone extension', fr: 'Poste téléphonique' },
    help: {
      en: 'Written after a phone number with an extension: “ext. {extension}”, which is the default.',
      fr: 'Écrit après un numéro qui a un poste : « poste {extension} ». À défaut : « ext. {extension} ».',
    },
  },
  callNow: {
    label: { en: 'Call now', fr: 'Appeler maintenant' },
    help: { en: 'Floating button with the phone number.', fr: 'Bouton flottant avec le téléphone.' },
  },
  breadcrumb: {
    label: { en: 'Breadcrumb', fr: 'Fil d’Ariane' },
    help: { en: 'Name of the breadcrumb, for screen readers.', fr: 'Nom du fil d’Ariane, pour les lecteurs d’écran.' },
  },
  learnMore: {
    label: { en: 'Learn more', fr: 'En savoir plus' },
    help: { en: 'Link from a service to its page.', fr: 'Lien d’un service vers sa page.' },
  },
  learnMoreAbout: {
    needs: ['service'],
    optional: true,
    label: { en: 'Learn more about', fr: 'En savoir plus sur' },
    help: {
      en: 'The same for screen readers, beginning with the same words. If left out, the name of the service follows them.',
      fr: 'Le même pour les lecteurs d’écran, avec les mêmes premiers mots. À défaut, le nom du service les suit.',
    },
  },
  aboutWhat: {
    optional: true,
    label: { en: 'What it is about', fr: 'De quoi il s’agit' },
    help: {
      en: 'Heading over the services as tiles. If left out: “Our services”.',
      fr: 'Titre des services en tuiles. À défaut : « Nos services ».',
    },
  },
  symptoms: {
    optional: true,
    label: { en: 'Symptoms', fr: 'Symptômes' },
    help: {
      en: 'Heading over the warning signs of all services. If left out, they are not listed together.',
      fr: 'Titre des signes à surveiller de tous les services. À défaut, ils ne sont pas réunis.',
    },
  },
  since: {
    optional: true,
    label: { en: 'Since', fr: 'Depuis' },
    help: {
      en: 'Below the heading of each page, if the founding year is known: “Since {founded}”. If left out, the year is not shown there.',
      fr: 'Sous le titre de chaque page, si l’année de fondation est connue : « Depuis {founded} ». À défaut, l’année n’y est pas.',
    },
  },
  findArea: {
    optional: true,
    label: { en: 'Find area', fr: 'Trouver un secteur' },
    help: {
      en: 'Label of the box that narrows a long list of areas. If left out: the heading over the areas.',
      fr: 'Étiquette du champ qui raccourcit une longue liste de secteurs.',
    },
  },
  benefits: {
    label: labels.benefits,
    help: { en: 'Heading over a service’s benefits on a card.', fr: 'Titre des avantages d’un service sur une carte.' },
  },
  process: {
    label: labels.process,
    help: { en: 'Heading over a service’s steps on a card.', fr: 'Titre des étapes d’un service sur une carte.' },
  },
  before: {
    label: { en: 'Before', fr: 'Avant' },
    help: { en: 'Label of the picture before the work.', fr: 'Étiquette de l’image d’avant les travaux.' },
  },
  after: {
    label: { en: 'After', fr: 'Après' },
    help: { en: 'Label of the picture after the work.', fr: 'Étiquette de l’image d’après les travaux.' },
  },
  compare: {
    needs: ['title'],
    label: { en: 'Compare', fr: 'Comparer' },
    help: { en: 'Name of the slider over a before/after pair.', fr: 'Nom du curseur entre l’avant et l’après.' },
  },
  illustration: {
    label: { en: 'Drawn, not photographed', fr: 'Dessin ou image de synthèse' },
    help: { en: 'Honest mark on pictures that were rendered, not photographed.', fr: 'Marque honnête sur les images de synthèse.' },
  },
  source: { label: labels.source, help: { en: 'Before the source of a figure.', fr: 'Devant la source d’un chiffre.' } },
  sources: { label: { en: 'Sources', fr: 'Sources' }, help: { en: 'Before several sources.', fr: 'Devant plusieurs sources.' } },
  safetyAlert: {
    label: { en: 'Safety alert', fr: 'Avis de sécurité' },
    help: { en: 'Label over a safety note.', fr: 'Étiquette d’un avis de sécurité.' },
  },
  showMap: {
    label: { en: 'Show map', fr: 'Montrer la carte' },
    help: { en: 'Button that loads the embedded map.', fr: 'Bouton qui charge la carte.' },
  },
  openMap: {
    label: { en: 'Open map', fr: 'Ouvrir la carte' },
    help: { en: 'Ordinary link to the map on its own site.', fr: 'Lien vers la carte sur son propre site.' },
  },
  mapPrivacy: {
    label: { en: 'Map privacy', fr: 'Note sur la carte' },
    help: {
      en: 'Small note next to the map button: who receives the visitor’s address.',
      fr: 'Petite note à côté du bouton de la carte : qui reçoit l’adresse IP du visiteur.',
    },
  },
  neighbourhoods: {
    label: { en: 'Neighbourhoods', fr: 'Quartiers' },
    help: { en: 'Heading or name of the list of neighbourhoods.', fr: 'Titre ou nom de la liste des quartiers.' },
  },
  ourServices: {
    label: { en: 'Our services', fr: 'Nos services' },
    help: { en: 'Footer and lists: heading over the services.', fr: 'Bas de page et listes : titre des services.' },
  },
  company: {
    label: { en: 'Company', fr: 'Entreprise' },
    help: { en: 'Footer: heading over the company’s pages.', fr: 'Bas de page : titre des pages de l’entreprise.' },
  },
  areasServed: {
    label: { en: 'Areas served', fr: 'Secteurs desservis' },
    help: { en: 'Footer: heading over the service areas.', fr: 'Bas de page : titre des secteurs.' },
  },
  followUs: {
    label: { en: 'Follow us', fr: 'Réseaux sociaux' },
    help: { en: 'Footer: heading over the social profiles.', fr: 'Bas de page : titre des réseaux sociaux.' },
  },
  contactUs: {
    label: { en: 'Contact us', fr: 'Coordonnées' },
    help: { en: 'Footer: heading over the contact details.', fr: 'Bas de page : titre des coordonnées.' },
  },
  allAreas: {
    label: { en: 'All areas', fr: 'Tous les secteurs' },
    help: { en: 'Link to all service areas.', fr: 'Lien vers tous les secteurs.' },
  },
  phone: { label: { en: 'Phone', fr: 'Téléphone' }, help: { en: 'Label before a phone number.', fr: 'Devant un numéro de téléphone.' } },
  email: { label: labels.email, help: { en: 'Label before an e-mail address.', fr: 'Devant une adresse courriel.' } },
  address: { label: { en: 'Address', fr: 'Adresse' }, help: { en: 'Label before an address.', fr: 'Devant une adresse.' } },
  openingHours: {
    label: { en: 'Opening hours', fr: 'Heures d’ouverture' },
    help: { en: 'Heading over the opening hours.', fr: 'Titre au-dessus des heures d’ouverture.' },
  },
  emergency: {
    label: labels.emergency,
    help: { en: 'Line about round-the-clock emergency service.', fr: 'Ligne sur le service d’urgence jour et nuit.' },
  },
  closed: { label: { en: 'Closed', fr: 'Fermé' }, help: { en: 'A day without opening hours.', fr: 'Un jour de fermeture.' } },
  open24: { label: { en: 'Open24', fr: 'Ouvert 24 heures' }, help: { en: 'A day open round the clock.', fr: 'Un jour ouvert 24 heures.' } },
  openNow: {
    label: { en: 'Open now', fr: 'Ouvert en ce moment' },
    help: { en: 'Next to the opening hours while the business is open.', fr: 'À côté des heures, pendant que l’entreprise est ouverte.' },
  },
  closedNow: {
    label: { en: 'Closed now', fr: 'Fermé en ce moment' },
    help: { en: 'The same while it is closed.', fr: 'De même, pendant qu’elle est fermée.' },
  },
  dayRange: {
    needs: ['from', 'to'],
    label: { en: 'Day range', fr: 'Suite de jours' },
    help: { en: 'A run of days.', fr: 'Une suite de jours.' },
  },
  timeRange: {
    needs: ['from', 'to'],
    label: { en: 'Time range', fr: 'Plage d’heures' },
    help: { en: 'A span of time.', fr: 'Une plage d’heures.' },
  },
  optional: {
    label: { en: 'Optional', fr: 'Facultatif' },
    help: { en: 'Next to the label of a field that may stay empty.', fr: 'À côté de l’étiquette d’un champ facultatif.' },
  },
  copyright: {
    needs: ['year', 'business'],
    label: { en: 'Copyright', fr: 'Droits d’auteur' },
    help: { en: 'Last line of the footer.', fr: 'Dernière ligne du bas de page.' },
  },
  rating: {
    needs: ['value', 'best', 'count', 'source'],
    label: { en: 'Rating', fr: 'Note' },
    help: { en: 'The rating in words; `count` may be used in a plural.', fr: 'La note en mots.' },
  },
  licence: {
    needs: ['number'],
    label: { en: 'Licence', fr: 'Licence' },
    help: { en: 'Licence line of the footer.', fr: 'Ligne de la licence, au bas des pages.' },
  },
  inPlace: {
    needs: ['location'],
    optional: true,
    label: { en: 'In place', fr: 'Précédé de « à »' },
    help: {
      en: 'An area with “in” before it, where the area itself does not say. If left out, its name alone.',
      fr: 'Un secteur précédé de « à » ou « dans », quand il ne le dit pas lui-même.',
    },
  },
  backTo: {
    needs: ['service'],
    label: { en: 'Back to', fr: 'Retour à' },
    help: { en: 'Link back to the service’s page.', fr: 'Lien de retour à la page du service.' },
  },
  serviceIn: {
    needs: ['service', 'inLocation'],
    label: { en: 'Service in', fr: 'Service dans un secteur' },
    help: { en: 'Link to a service in an area.', fr: 'Lien vers un service dans un secteur.' },
  },
}

const keys = keysOf(interfaceTexts)

/** Texts that pages contain as they are. */
export const labelKeys = keys.filter((key): key is LabelKey => {
  const { needs, optional } = interfaceTexts[key]
  return needs === undefined && optional === undefined
})

// The cast: a text that is left out is absent. Zod's type would also allow `undefined`, which YAML cannot contain.
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
    { help: { en: 'Texts of the interface.', fr: 'Les mots de toutes les pages.' } },
  ) as unknown as z.ZodType<InterfaceTexts<Readonly<Record<string, string>>>>
