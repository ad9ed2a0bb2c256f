/** Checks: speed, privacy, look. */
import type { CheckEntry } from './entry.ts'

export const lookChecks = {
  'page-weight': {
    severity: 'warning',
    about:
      'A page with its styles comes in the first round trip: 14 kB with gzip, as a connection begins with ten packets of about 1,460 bytes.',
    example: 'pages of the kind contact in en-CA weigh up to 15.2 kB with gzip, more than 14.0 kB',
    remedy: 'Shorten the page’s lists, or its styles.',
  },
  'script-weight': {
    severity: 'warning',
    about:
      'The scripts of a page have at most 2 kB with brotli: pages are whole without them, and a cheap phone reads and runs as much unnoticed.',
    example: 'the page’s scripts weigh 2.45 kB with brotli, more than 2 kB: /assets/site.js',
    remedy: 'Remove what visitors can do without.',
  },
  'third-party': {
    severity: 'error',
    about: 'No page loads anything from another site before the visitor asks for it, but for a map, where the law of the place lets it.',
    example: '<script> loads from https://metrics.example: https://metrics.example/a.js',
    remedy: 'Publish the file with the site, in assets/; embed maps with load: click.',
  },
  contrast: {
    severity: 'error',
    about: 'Text and controls stand out from their grounds, by day and by night (WCAG 2.2 AA).',
    example: '--muted (#999999) on --paper (#ffffff) has a contrast of 2.85; it needs 4.5',
    remedy: 'Change theme.colours in the config.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
