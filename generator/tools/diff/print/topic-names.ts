/** Names of topics and places, in each language. */
import type { Translated } from '../../../site/messages/language.ts'
import type { Place, Topic } from '../model.ts'

export const topicNames: Readonly<Record<Topic, Translated<string>>> = {
  origin: { en: 'URL of the site', fr: 'adresse du site' },
  phone: { en: 'phone number', fr: 'numéro de téléphone' },
  email: { en: 'e-mail address', fr: 'adresse de courriel' },
  hours: { en: 'opening hours', fr: 'heures d’ouverture' },
  title: { en: 'title', fr: 'titre' },
  description: { en: 'description for search results', fr: 'description pour les résultats de recherche' },
  heading: { en: 'heading', fr: 'intertitre' },
  text: { en: 'text', fr: 'texte' },
  link: { en: 'link', fr: 'lien' },
  image: { en: 'image', fr: 'image' },
  form: { en: 'form', fr: 'formulaire' },
  order: { en: 'order', fr: 'ordre' },
  drawing: { en: 'drawing', fr: 'dessin' },
  frame: { en: 'embedded frame', fr: 'cadre intégré' },
  indexing: { en: 'indexing by search engines', fr: 'présence dans les moteurs de recherche' },
  canonical: { en: 'canonical URL', fr: 'adresse canonique' },
  alternate: { en: 'link to a language version', fr: 'lien vers une autre langue' },
  structured: { en: 'data for search engines', fr: 'données pour les moteurs de recherche' },
  social: { en: 'preview on social networks', fr: 'aperçu des réseaux sociaux' },
  spoken: { en: 'text for screen readers', fr: 'texte pour les lecteurs d’écran' },
  style: { en: 'style', fr: 'style' },
  script: { en: 'script', fr: 'script' },
  markup: { en: 'structure', fr: 'structure' },
  head: { en: 'technical data', fr: 'données techniques' },
  weight: { en: 'weight', fr: 'poids' },
  details: { en: 'source of the page', fr: 'code de la page' },
}

export const placeNames: Readonly<Record<Place, Translated<string>>> = {
  header: { en: 'the header', fr: 'l’en-tête' },
  breadcrumb: { en: 'the breadcrumb', fr: 'le fil d’Ariane' },
  main: { en: 'the page', fr: 'la page' },
  footer: { en: 'the footer', fr: 'le bas de page' },
  floating: { en: 'the call button', fr: 'le bouton d’appel' },
  messages: { en: 'the messages of the form', fr: 'les messages du formulaire' },
  social: { en: 'previews on social networks', fr: 'les aperçus des réseaux sociaux' },
  structured: { en: 'the data for search engines', fr: 'les données pour les moteurs de recherche' },
  head: { en: 'search results', fr: 'les résultats de recherche' },
}
