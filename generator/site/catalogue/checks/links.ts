/** Checks: links and addresses. */
import type { CheckEntry } from './entry.ts'

export const linkChecks = {
  'link-target': {
    severity: 'error',
    about: 'Every link on the site leads to a page or file that is there.',
    example: 'the link “Prices” leads to /gone, which is not there',
    remedy: 'Correct the address, or remove the link.',
  },
  'link-fragment': {
    severity: 'error',
    about: 'Every link to a part of a page (#part) finds that part.',
    example: 'a link leads to #prices on /gutters, which has no part of that name',
    remedy: 'Name an id that the page has, or link to the page itself.',
  },
  'link-redirect': {
    severity: 'error',
    about: 'No link leads to an address that has moved.',
    example: 'the link “Cleaning” leads to /gutter-cleaning, which has moved to /gutters',
    remedy: 'Link to the new address.',
  },
  'link-form': {
    severity: 'error',
    about: 'Links within the site are written one way: from the root, without host, slash at the end or .html.',
    example: 'the link “Cleaning” is written gutters: it is relative: it leads elsewhere from another page',
    remedy: 'Write it like /contact.',
  },
  'link-secure': {
    severity: 'warning',
    about: 'Links to other sites use https.',
    example: 'the link “Weather” leads to http://weather.example without encryption',
    remedy: 'Write https:// if the site answers there.',
  },
  'phone-link': {
    severity: 'error',
    about: 'A phone link dials, with country code, the number that is shown.',
    example: 'the phone link “819-555-0101” dials 819-555-0101, which is no number with country code (+15145550123)',
    remedy: 'Check the number under phones.book.',
  },
  'asset-target': {
    severity: 'error',
    about: 'Every picture, font, script and icon that a page asks for is published.',
    example: '<link icon> asks for /icon.svg, which is not published',
    remedy: 'Check the file in assets/, and the place that names it.',
  },
  'orphan-page': {
    severity: 'warning',
    about: 'Every page is linked from another one.',
    example: 'no other page links to this one',
    remedy: 'Link to it from a page that visitors see.',
  },
  canonical: {
    severity: 'error',
    about: 'Every listed page names itself, and nothing else, as its canonical address.',
    example: 'the page has 2 canonical addresses: https://www.gutters.example/contact, https://www.gutters.example/',
    remedy: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
  },
  hreflang: {
    severity: 'error',
    about: 'Pages in several languages name all their versions, themselves and x-default included, and each version names them back.',
    example: '/fr/contact does not name this page back',
    remedy: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
  },
  sitemap: {
    severity: 'error',
    about: 'The sitemap lists exactly the pages that search engines may list, with the same language versions as the pages.',
    example: 'the page is missing in the sitemap',
    remedy: 'Remove a sitemap.xml from assets/static/ if there is one; else this is the generator’s fault.',
  },
  robots: {
    severity: 'error',
    about: 'robots.txt and noindex keep away from search engines what shall not be listed, and nothing else.',
    example: 'robots.txt keeps search engines off the whole site',
    remedy: 'Remove a robots.txt from assets/static/ if there is one; else this is the generator’s fault.',
  },
  preview: {
    severity: 'notice',
    about: 'The site may be listed by search engines.',
    example: 'search engines are asked not to list any page of this site',
    remedy: 'Remove site.indexable before the site goes public.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
