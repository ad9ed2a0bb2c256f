/** The first texts of `translations`: those of the frame of every page. The others are in `translations.ts`. */
import type { InterfaceTexts } from '../../model/labels.ts'
import { type FieldTexts, labels } from './field.ts'

/** An interface text: the placeholders that it must contain, and whether a config may leave it out. */
export interface InterfaceText extends FieldTexts {
  readonly needs?: readonly string[]
  readonly optional?: true
}

export const frameTexts = {
  skipToContent: {
    label: { en: 'Skip to content', fr: 'Aller au contenu' },
    help: {
      en: 'First link of every page, for keyboards: skips the navigation.',
      fr: 'Premier lien de chaque page, pour le clavier : passe la navigation.',
    },
  },
  mainNavigation: {
    label: { en: 'Main navigation', fr: 'Navigation principale' },
    help: { en: 'Name of the main navigation for screen readers.', fr: 'Nom de la navigation principale, pour les lecteurs d’écran.' },
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
    label: { en: 'Language switcher', fr: 'Choix de la langue' },
    help: { en: 'Name of the language links for screen readers.', fr: 'Nom des liens vers les langues, pour les lecteurs d’écran.' },
  },
  home: {
    label: { en: 'Home', fr: 'Accueil' },
    help: { en: 'Link to the home page in the navigation.', fr: 'Lien vers l’accueil dans la navigation.' },
  },
  about: {
    label: { en: 'About', fr: 'À propos' },
    help: { en: 'Link to the about page in the navigation.', fr: 'Lien vers la page À propos dans la navigation.' },
  },
  services: {
    label: labels.services,
    help: { en: 'Link to the services page in the navigation.', fr: 'Lien vers la page des services dans la navigation.' },
  },
  serviceAreas: {
    label: { en: 'Service areas', fr: 'Secteurs desservis' },
    help: { en: 'Link to the areas page in the navigation.', fr: 'Lien vers la page des secteurs dans la navigation.' },
  },
  contact: {
    label: { en: 'Contact', fr: 'Contact' },
    help: { en: 'Link to the contact page in the navigation.', fr: 'Lien vers la page de contact dans la navigation.' },
  },
  locations: {
    label: labels.locations,
    help: { en: 'Link to the page of all areas.', fr: 'Lien vers la page de tous les secteurs.' },
  },
  privacy: {
    label: { en: 'Privacy', fr: 'Confidentialité' },
    help: { en: 'Link to the privacy page.', fr: 'Lien vers la page de confidentialité.' },
  },
  bookInspection: {
    label: { en: 'Main button', fr: 'Bouton principal' },
    help: {
      en: 'Main button of every page. It links to the contact page.',
      fr: 'Bouton principal de chaque page. Il mène à la page de contact.',
    },
  },
  call: {
    needs: ['phone'],
    label: { en: 'Call', fr: 'Appeler' },
    help: { en: 'Name of a phone link for screen readers.', fr: 'Nom d’un lien de téléphone, pour les lecteurs d’écran.' },
  },
  phoneExtension: {
    needs: ['extension'],
    optional: true,
    label: { en: 'Phone extension', fr: 'Poste téléphonique' },
    help: {
      en: 'Text after a phone number with an extension. Default: “ext. {extension}”',
      fr: 'Texte après un numéro qui a un poste. Par défaut : « ext. {extension} ».',
    },
  },
  callNow: {
    label: { en: 'Call now', fr: 'Appeler maintenant' },
    help: {
      en: 'Floating button with the phone number, on small screens.',
      fr: 'Bouton flottant avec le téléphone, sur les petits écrans.',
    },
  },
  breadcrumb: {
    label: { en: 'Breadcrumb', fr: 'Fil d’Ariane' },
    help: { en: 'Name of the breadcrumb for screen readers.', fr: 'Nom du fil d’Ariane, pour les lecteurs d’écran.' },
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
      en: 'The same link for screen readers. It must begin with the same words. Default: the same words, followed by the name of the service.',
      fr: 'Le même lien pour les lecteurs d’écran. Il doit commencer par les mêmes mots. Par défaut, ces mots suivis du nom du service.',
    },
  },
  aboutWhat: {
    optional: true,
    label: { en: 'Services as tiles', fr: 'Services en tuiles' },
    help: {
      en: 'Heading above the services as tiles. Default: “Our services”',
      fr: 'Titre au-dessus des services en tuiles. Par défaut : « Nos services ».',
    },
  },
  symptoms: {
    optional: true,
    label: { en: 'Symptoms', fr: 'Symptômes' },
    help: {
      en: 'Heading above the warning signs of all services. Without it, they are not listed together.',
      fr: 'Titre au-dessus des signes à surveiller de tous les services. Sans lui, ils ne sont pas réunis.',
    },
  },
  since: {
    optional: true,
    label: { en: 'Since', fr: 'Depuis' },
    help: {
      en: 'Text below the heading of each page, if the founding year is known: “Since {founded}”. Without it, the year is not shown there.',
      fr: 'Texte sous le titre de chaque page, si l’année de fondation est connue : « Depuis {founded} ». Sans lui, l’année n’y est pas affichée.',
    },
  },
  findArea: {
    optional: true,
    label: { en: 'Find area', fr: 'Trouver un secteur' },
    help: {
      en: 'Label of the search field above a long list of areas. Default: the heading above the areas.',
      fr: 'Étiquette du champ de recherche au-dessus d’une longue liste de secteurs. Par défaut, le titre au-dessus des secteurs.',
    },
  },
  benefits: {
    label: labels.benefits,
    help: { en: 'Heading above the benefits of a service on a card.', fr: 'Titre au-dessus des avantages d’un service sur une carte.' },
  },
  process: {
    label: labels.process,
    help: { en: 'Heading above the steps of a service on a card.', fr: 'Titre au-dessus des étapes d’un service sur une carte.' },
  },
  before: {
    label: { en: 'Before', fr: 'Avant' },
    help: { en: 'Label of the image before the work.', fr: 'Étiquette de l’image d’avant les travaux.' },
  },
  after: {
    label: { en: 'After', fr: 'Après' },
    help: { en: 'Label of the image after the work.', fr: 'Étiquette de l’image d’après les travaux.' },
  },
  compare: {
    needs: ['title'],
    label: { en: 'Compare', fr: 'Comparer' },
    help: {
      en: 'Name of the slider on a pair of before and after images, for screen readers.',
      fr: 'Nom du curseur d’une paire d’images avant et après, pour les lecteurs d’écran.',
    },
  },
} as const satisfies Readonly<Partial<Record<keyof InterfaceTexts<string>, InterfaceText>>>
