import { defineCheck } from '../../define-check.ts'
import { plainSpaces } from '../../facts/page-facts.ts'

export const controlName = defineCheck({
  id: 'control-name',
  severity: 'error',
  about: {
    en: 'Every link and button has a name for screen readers.',
    fr: 'Chaque lien et chaque bouton a un nom pour les lecteurs d’écran.',
  },
  hint: { en: 'Add text or an aria-label.', fr: 'Ajoutez un texte ou un aria-label.' },
  messages: {
    link: { en: 'The link to {href} has no text', fr: 'Le lien vers {href} n’a pas de texte' },
    button: { en: 'A button has no text', fr: 'Un bouton n’a pas de texte' },
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
    en: 'The name of a link or button for screen readers contains its visible text.',
    fr: 'Le nom d’un lien ou d’un bouton pour les lecteurs d’écran contient son texte visible.',
  },
  hint: {
    en: 'Start the text under “translations” with the visible text.',
    fr: 'Commencez le texte sous « translations » par le texte visible.',
  },
  messages: {
    differs: {
      en: 'The name for screen readers, “{name}”, does not contain the visible text, “{text}”',
      fr: 'Le nom pour les lecteurs d’écran, « {name} », ne contient pas le texte visible, « {text} »',
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
    en: 'The first link of a page skips the navigation.',
    fr: 'Le premier lien d’une page permet de sauter la navigation.',
  },
  hint: {
    en: 'Keep the skip link first in templates/document.tsx.',
    fr: 'Gardez le lien d’évitement en premier dans templates/document.tsx.',
  },
  messages: {
    missing: {
      en: 'The first link is not a skip link',
      fr: 'Le premier lien n’est pas un lien d’évitement',
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
  about: { en: 'Every iframe has a title.', fr: 'Chaque iframe a un titre.' },
  hint: {
    en: 'Write pages.serviceAreas.map.title, or a title in the template.',
    fr: 'Écrivez pages.serviceAreas.map.title, ou un titre dans le gabarit.',
  },
  messages: { missing: { en: 'The iframe {src} has no title', fr: 'L’iframe {src} n’a pas de titre' } },
  example: { variant: 'missing', values: { src: '/privacy' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { src, title } of page.frames) if ((title ?? '').trim() === '') report({ variant: 'missing', values: { src } })
  },
})
