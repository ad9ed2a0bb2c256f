import { defineCheck } from '../../define-check.ts'
import { plainSpaces } from '../../facts/page-facts.ts'

export const controlName = defineCheck({
  id: 'control-name',
  severity: 'error',
  about: { en: 'Every link and button says what it does.', fr: 'Chaque lien et chaque bouton dit ce qu’il fait.' },
  hint: { en: 'Give it a text, or an aria-label.', fr: 'Donnez-lui un texte, ou un aria-label.' },
  messages: {
    link: { en: 'the link to {href} has no text', fr: 'le lien vers {href} n’a pas de texte' },
    button: { en: 'a button has no text', fr: 'un bouton n’a pas de texte' },
  },
  example: { variant: 'button' },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { name, href } of page.links) if (name === '') report({ variant: 'link', values: { href } })
    for (const { name } of page.buttons) if (name === '') report({ variant: 'button' })
  },
})

/** Letters and digits, as speech recognition compares them. */
const spoken = (text: string): string =>
  plainSpaces(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** WCAG 2.2, 2.5.3: people who use speech input say the words that they see. */
export const visibleLabel = defineCheck({
  id: 'visible-label',
  severity: 'warning',
  about: {
    en: 'What screen readers call a link or button holds the words that are seen.',
    fr: 'Le nom qu’un lecteur d’écran donne à un lien ou à un bouton contient les mots qu’on voit.',
  },
  hint: {
    en: 'Begin the word under translations with the words that are seen.',
    fr: 'Commencez ce texte par les mots qu’on voit.',
  },
  messages: {
    differs: {
      en: 'what is seen, “{text}”, is not in what is read out, “{name}”',
      fr: 'ce qu’on voit, « {text} », n’est pas dans ce qui est lu à voix haute, « {name} »',
    },
  },
  example: { variant: 'differs', values: { text: 'Send', name: 'Submit' } },
  needs: 'page',
  run: ({ page: { links, buttons, language } }, report) => {
    for (const { text, name } of [...links, ...buttons])
      if (text !== name && !spoken(name).includes(spoken(text)))
        report({ variant: 'differs', values: { text, name }, quote: { language, text: name } })
  },
})

export const skipLink = defineCheck({
  id: 'skip-link',
  severity: 'error',
  about: {
    en: 'The first link of a page leads past the navigation.',
    fr: 'Le premier lien d’une page mène après la navigation.',
  },
  hint: {
    en: 'Keep the skip link first in templates/document.tsx.',
    fr: 'Gardez le lien d’évitement en premier dans templates/document.tsx.',
  },
  messages: {
    missing: {
      en: 'the first link does not lead to a part of the page itself',
      fr: 'le premier lien ne mène pas à une partie de la page même',
    },
  },
  example: { variant: 'missing' },
  needs: 'page',
  run: ({ page }, report) => {
    const first = page.links[0]?.href ?? ''
    if (!first.startsWith('#') || !page.ids.includes(first.slice(1))) report({ variant: 'missing' })
  },
})

export const frameTitle = defineCheck({
  id: 'frame-title',
  severity: 'error',
  about: { en: 'Every embedded frame has a title.', fr: 'Chaque cadre intégré a un titre.' },
  hint: {
    en: 'Write pages.serviceAreas.map.title, or a title in the template.',
    fr: 'Écrivez pages.serviceAreas.map.title, ou un titre dans le gabarit.',
  },
  messages: { missing: { en: 'the frame {src} has no title', fr: 'le cadre {src} n’a pas de titre' } },
  example: { variant: 'missing', values: { src: '/privacy' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { src, title } of page.frames) if ((title ?? '').trim() === '') report({ variant: 'missing', values: { src } })
  },
})
