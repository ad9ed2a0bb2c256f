/** Checks: people and their tools. */
import type { CheckEntry } from './entry.ts'

export const peopleChecks = {
  'main-heading': {
    severity: 'error',
    about: 'Every page has one main heading (h1).',
    example: 'the page has 2 main headings: “Page not found”, “Page introuvable”',
    remedy: 'Give the page exactly one h1, in its template.',
  },
  'main-heading-duplicate': {
    severity: 'warning',
    about: 'No two pages of a language have the same main heading.',
    example: '2 pages have the same main heading: “Talk to us”',
    remedy: 'Name what sets each page apart: its service, its area.',
  },
  'heading-level': {
    severity: 'error',
    about: 'Headings go down one level at a time.',
    example: 'a heading of level 3, “Page introuvable”, follows one of level 1',
    remedy: 'Use the next level in the template; looks are the style sheet’s business.',
  },
  'image-text': {
    severity: 'error',
    about: 'Every picture has a text for people who do not see it, or says that it is decoration.',
    example: 'the picture /assets/roof.jpg has no text (alt)',
    remedy: 'Write the picture’s alt in the config.',
  },
  'image-size': {
    severity: 'error',
    about: 'Every picture declares width and height, so that nothing jumps while it loads.',
    example: 'the picture /assets/roof.jpg does not declare its width and height',
    remedy: 'Give the <img> its width and height in the template.',
  },
  'frame-title': {
    severity: 'error',
    about: 'Every embedded frame has a title.',
    example: 'the frame /privacy has no title',
    remedy: 'Write pages.serviceAreas.map.title, or a title in the template.',
  },
  'element-id': {
    severity: 'error',
    about: 'No id occurs twice on a page.',
    example: 'the id “main” occurs twice',
    remedy: 'Give one of the two another id, in the template or as the id of the area in the config.',
  },
  'id-reference': {
    severity: 'error',
    about: 'Labels and descriptions name elements that are on the page.',
    example: 'aria-describedby names “consent”, which no element of the page has for its id',
    remedy: 'Correct the id in the template.',
  },
  'control-name': {
    severity: 'error',
    about: 'Every link and button says what it does.',
    example: 'a button has no text',
    remedy: 'Give it a text, or an aria-label.',
  },
  'visible-label': {
    severity: 'warning',
    about: 'What screen readers call a link or button holds the words that are seen.',
    example: 'what is seen, “Send”, is not in what is read out, “Submit”',
    remedy: 'Begin the word under translations with the words that are seen.',
  },
  'skip-link': {
    severity: 'error',
    about: 'The first link of a page leads past the navigation.',
    example: 'the first link does not lead to a part of the page itself',
    remedy: 'Keep the skip link first in templates/document.tsx.',
  },
  'form-label': {
    severity: 'error',
    about: 'Every field of a form has a label.',
    example: 'the field “email” (email) has no label',
    remedy: 'Give the field a label in the template.',
  },
  'form-action': {
    severity: 'error',
    about: 'Every form sends by POST to a secure address.',
    example: 'a form sends to http://forms.example/f/1, which is not secure',
    remedy: 'Check forms.provider, forms.id and forms.endpoint.',
  },
  'form-consent': {
    severity: 'error',
    about: 'No consent is ticked beforehand.',
    example: 'the box “offers” is ticked beforehand',
    remedy: 'Leave the box empty: consent is given, not taken (Canada: CASL; Europe: GDPR).',
  },
  'form-privacy': {
    severity: 'error',
    about: 'Every form links to the privacy page.',
    example: 'a form does not link to the privacy page, /privacy',
    remedy: 'Keep the link below the form, in templates/components/form/.',
  },
  'form-autofill': {
    severity: 'warning',
    about: 'Fields for name, e-mail and phone can be filled in by the browser.',
    example: 'the field “email” has no autocomplete',
    remedy: 'Give the field an autocomplete in the config: name, email or tel.',
  },
  'stray-text': {
    severity: 'error',
    about: 'No page shows placeholders, code or broken characters.',
    example: '“{officer}” is a placeholder that nothing filled: “We keep {officer} until the gutters are clean.”',
    remedy: 'Correct the text in the config.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
