/** Checks: what search engines and social networks show. */
import type { CheckEntry } from './entry.ts'

export const headChecks = {
  title: {
    severity: 'error',
    about: 'Every page has one title.',
    example: 'the page has no title',
    remedy: 'Write a title in the config.',
  },
  'title-length': {
    severity: 'warning',
    about: 'Titles have 15 to 65 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    example: 'the title has 7 characters, fewer than 15: “Contact”',
    remedy: 'Main words first, brand last; about 50 to 60 characters.',
  },
  'title-duplicate': {
    severity: 'warning',
    about: 'No two pages of a language have the same title.',
    example: '2 pages have the same title: “Gutter cleaning on the north side | Gouttex”',
    remedy: 'Name what sets each page apart: its service, its area.',
  },
  description: {
    severity: 'error',
    about: 'Every listed page has a description.',
    example: 'the page has no description',
    remedy: 'Write a description in the config.',
  },
  'description-length': {
    severity: 'warning',
    about:
      'Descriptions have 70 to 165 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    example: 'the description has 18 characters, fewer than 70: “All about privacy.”',
    remedy: 'About 120 to 160 characters.',
  },
  'description-duplicate': {
    severity: 'warning',
    about: 'No two pages of a language have the same description.',
    example:
      '2 pages have the same description: “Gutter cleaning on the north side of Gatineau: what the roofs there are like, when we come, and what it costs to begin.”',
    remedy: 'Say what this page alone offers.',
  },
  'social-card': {
    severity: 'error',
    about: 'Every listed page tells social networks its title, address, description and a picture that is there.',
    example: 'og:image is missing',
    remedy: 'Leave site.sharePictures out, or set site.image.',
  },
  'web-manifest': {
    severity: 'error',
    about: 'Every page has a web app manifest in its language, whose icons are there.',
    example: 'the page is written in fr-CA, its manifest /manifest.en.webmanifest in en-CA',
    remedy: 'Remove a manifest from assets/static/ if there is one; else this is the generator’s fault.',
  },
  'document-head': {
    severity: 'error',
    about: 'Every page declares its encoding within the first 1,024 characters, and a viewport that lets people zoom.',
    example: 'the viewport keeps people from zooming: width=device-width, user-scalable=no',
    remedy: 'Correct templates/head.ts.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
