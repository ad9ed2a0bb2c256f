import type { Severity } from '../model/diagnostic.ts'
import { keysOf } from '../model/table.ts'

export interface CatalogueEntry {
  /** What holds when nothing is found. */
  readonly about: string
  /** What to do about a finding, where the finding itself says nothing better. */
  readonly remedy: string
  readonly severity: Severity
}

/**
 * Every check by its permanent name. A config sets the severity by this name (`site.checks`); the code of a finding is the name in
 * capitals: `link-target` finds `LINK_TARGET`. docs/checks.md is this table in words.
 */
export const checkCatalogue = {
  // Links and addresses
  'link-target': {
    severity: 'error',
    about: 'Every link on the site leads to a page or file that is there.',
    remedy: 'Correct the address, or remove the link.',
  },
  'link-fragment': {
    severity: 'error',
    about: 'Every link to a part of a page (#part) finds that part.',
    remedy: 'Name an id that the page has, or link to the page itself.',
  },
  'link-redirect': { severity: 'error', about: 'No link leads to an address that has moved.', remedy: 'Link to the new address.' },
  'link-form': {
    severity: 'error',
    about: 'Links within the site are written one way: from the root, without host, slash at the end or .html.',
    remedy: 'Write it like /contact.',
  },
  'link-secure': { severity: 'warning', about: 'Links to other sites use https.', remedy: 'Write https:// if the site answers there.' },
  'phone-link': {
    severity: 'error',
    about: 'A phone link dials, with country code, the number that is shown.',
    remedy: 'Check the number under phones.book.',
  },
  'asset-target': {
    severity: 'error',
    about: 'Every picture, font, script and icon that a page asks for is published.',
    remedy: 'Check the file in assets/, and the place that names it.',
  },
  'orphan-page': {
    severity: 'warning',
    about: 'Every page is linked from another one.',
    remedy: 'Link to it from a page that visitors see.',
  },
  'redirect-target': {
    severity: 'error',
    about: 'Every redirect ends at a page or file that is there.',
    remedy: 'Lead it to a page of the site.',
  },
  'redirect-chain': { severity: 'error', about: 'Every redirect ends in one hop.', remedy: 'Lead it straight to the last address.' },
  'redirect-source': {
    severity: 'error',
    about: 'No redirect hides a page, and no address is redirected twice.',
    remedy: 'Remove the redirect.',
  },
  canonical: {
    severity: 'error',
    about: 'Every listed page names itself, and nothing else, as its canonical address.',
    remedy: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
  },
  hreflang: {
    severity: 'error',
    about: 'Pages in several languages name all their versions, themselves and x-default included, and each version names them back.',
    remedy: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
  },
  sitemap: {
    severity: 'error',
    about: 'The sitemap lists exactly the pages that search engines may list, with the same language versions as the pages.',
    remedy: 'Remove a sitemap.xml from assets/static/ if there is one; else this is the generator’s fault.',
  },
  robots: {
    severity: 'error',
    about: 'robots.txt and noindex keep away from search engines what shall not be listed, and nothing else.',
    remedy: 'Remove a robots.txt from assets/static/ if there is one; else this is the generator’s fault.',
  },
  preview: {
    severity: 'notice',
    about: 'The site may be listed by search engines.',
    remedy: 'Remove site.indexable before the site goes public.',
  },

  // What search engines and social networks show
  title: { severity: 'error', about: 'Every page has one title.', remedy: 'Write a title in the config.' },
  'title-length': {
    severity: 'warning',
    about: 'Titles have 15 to 65 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    remedy: 'Main words first, brand last; about 50 to 60 characters.',
  },
  'title-double': {
    severity: 'warning',
    about: 'No two pages of a language have the same title.',
    remedy: 'Name what sets each page apart: its service, its area.',
  },
  description: { severity: 'error', about: 'Every listed page has a description.', remedy: 'Write a description in the config.' },
  'description-length': {
    severity: 'warning',
    about:
      'Descriptions have 70 to 165 characters, so that search results show them whole; Chinese, Japanese and Korean signs count twice.',
    remedy: 'About 120 to 160 characters.',
  },
  'description-double': {
    severity: 'warning',
    about: 'No two pages of a language have the same description.',
    remedy: 'Say what this page alone offers.',
  },
  'social-card': {
    severity: 'error',
    about: 'Every listed page tells social networks its title, address, description and a picture that is there.',
    remedy: 'Leave site.sharePictures out, or set site.image.',
  },
  'web-manifest': {
    severity: 'error',
    about: 'Every page has a web app manifest in its language, whose icons are there.',
    remedy: 'Remove a manifest from assets/static/ if there is one; else this is the generator’s fault.',
  },
  'document-head': {
    severity: 'error',
    about: 'Every page declares its encoding within the first 1,024 characters, and a viewport that lets people zoom.',
    remedy: 'Correct templates/head.ts.',
  },

  // People and their tools
  'main-heading': {
    severity: 'error',
    about: 'Every page has one main heading (h1).',
    remedy: 'Give the page exactly one h1, in its template.',
  },
  'main-heading-double': {
    severity: 'warning',
    about: 'No two pages of a language have the same main heading.',
    remedy: 'Name what sets each page apart: its service, its area.',
  },
  'heading-level': {
    severity: 'error',
    about: 'Headings go down one level at a time.',
    remedy: 'Use the next level in the template; looks are the style sheet’s business.',
  },
  'image-text': {
    severity: 'error',
    about: 'Every picture has a text for people who do not see it, or says that it is decoration.',
    remedy: 'Write the picture’s alt in the config.',
  },
  'image-size': {
    severity: 'error',
    about: 'Every picture declares width and height, so that nothing jumps while it loads.',
    remedy: 'Give the <img> its width and height in the template.',
  },
  'frame-title': {
    severity: 'error',
    about: 'Every embedded frame has a title.',
    remedy: 'Write pages.serviceAreas.map.title, or a title in the template.',
  },
  'element-id': {
    severity: 'error',
    about: 'No id occurs twice on a page.',
    remedy: 'Give one of the two another id, in the template or as the id of the area in the config.',
  },
  'id-reference': {
    severity: 'error',
    about: 'Labels and descriptions name elements that are on the page.',
    remedy: 'Correct the id in the template.',
  },
  'control-name': { severity: 'error', about: 'Every link and button says what it does.', remedy: 'Give it a text, or an aria-label.' },
  'visible-label': {
    severity: 'warning',
    about: 'What screen readers call a link or button holds the words that are seen.',
    remedy: 'Begin the word under translations with the words that are seen.',
  },
  'skip-link': {
    severity: 'error',
    about: 'The first link of a page leads past the navigation.',
    remedy: 'Keep the skip link first in templates/document.tsx.',
  },
  'form-label': { severity: 'error', about: 'Every field of a form has a label.', remedy: 'Give the field a label in the template.' },
  'form-action': {
    severity: 'error',
    about: 'Every form sends by POST to a secure address.',
    remedy: 'Check forms.provider, forms.id and forms.endpoint.',
  },
  'form-consent': {
    severity: 'error',
    about: 'No consent is ticked beforehand.',
    remedy: 'Leave the box empty: consent is given, not taken (Canada: CASL; Europe: GDPR).',
  },
  'form-privacy': {
    severity: 'error',
    about: 'Every form links to the privacy page.',
    remedy: 'Keep the link below the form, in templates/components/form/.',
  },
  'form-autofill': {
    severity: 'warning',
    about: 'Fields for name, e-mail and phone can be filled in by the browser.',
    remedy: 'Give the field an autocomplete in the config: name, email or tel.',
  },
  'stray-text': {
    severity: 'error',
    about: 'No page shows placeholders, code or broken characters.',
    remedy: 'Correct the text in the config.',
  },

  // Languages
  'page-language': {
    severity: 'error',
    about: 'Every page declares its language and direction.',
    remedy: 'Keep lang and dir on <html> in templates/document.tsx.',
  },
  'language-toggle': {
    severity: 'error',
    about: 'The language links lead to the same page in the other languages.',
    remedy: 'Keep templates/components/languages/ as it was, with lang and hreflang on each link.',
  },
  'page-parity': {
    severity: 'warning',
    about: 'A page has the same parts in every language.',
    remedy: 'Give every language the same sections, pictures, fields and questions.',
  },
  'same-text': {
    severity: 'notice',
    about: 'No longer text is the same in two languages.',
    remedy: 'Translate it. A name is written once for all languages, where the config allows that.',
  },
  typography: { severity: 'warning', about: 'Texts keep to the typography of their language.', remedy: 'Correct the text in the config.' },

  // Structured data
  'structured-syntax': {
    severity: 'error',
    about: 'Structured data can be read: JSON with the context of schema.org, an object a node.',
    remedy: 'This is the generator’s fault, or that of a changed template.',
  },
  'structured-type': {
    severity: 'error',
    about: 'Every type exists in schema.org.',
    remedy: 'Correct its name in generator/site/plan/structured-data.ts, or take the type up in generator/tools/check/vocabulary/.',
  },
  'structured-property': {
    severity: 'error',
    about: 'Every property exists in schema.org.',
    remedy: 'Correct its name in generator/site/plan/structured-data.ts.',
  },
  'structured-superseded': {
    severity: 'warning',
    about: 'No type or property is one that schema.org has given up.',
    remedy: 'Use the name that took its place.',
  },
  'structured-domain': {
    severity: 'warning',
    about: 'Every property belongs to the type that carries it.',
    remedy: 'Move it to the node it belongs to.',
  },
  'structured-range': {
    severity: 'warning',
    about: 'Every value is of a type that the property takes.',
    remedy: 'Use one of the types that schema.org names for it.',
  },
  'structured-format': {
    severity: 'error',
    about: 'Addresses are absolute, dates, times, numbers and phone numbers well formed, texts without HTML.',
    remedy: 'Correct the value in the config.',
  },
  'structured-id': {
    severity: 'error',
    about: 'Nodes have absolute ids, and every link between nodes finds its node.',
    remedy: 'This is the generator’s fault: generator/site/plan/structured-data.ts.',
  },
  'structured-identity': {
    severity: 'error',
    about: 'The business is one node, under the same id on all pages.',
    remedy: 'Describe areas as areaServed of a Service, not as businesses of their own.',
  },
  'structured-required': {
    severity: 'error',
    about: 'What search engines require of a node is there.',
    remedy: 'Give the missing fact in the config.',
  },
  'structured-recommended': {
    severity: 'notice',
    about: 'What search engines recommend for a business is there.',
    remedy: 'Give the missing fact in the config.',
  },
  'structured-business': {
    severity: 'error',
    about: 'Name, phone, e-mail and city in structured data are those of the config, and the page shows them.',
    remedy: 'Show them on the page, or correct phones.use.structuredData.',
  },
  'structured-hours': {
    severity: 'error',
    about:
      'Opening hours in structured data, holidays and seasons among them, are those of the config, and the contact page shows its hours.',
    remedy: 'Correct hours in the config.',
  },
  'structured-breadcrumb': {
    severity: 'error',
    about: 'The breadcrumb in structured data is the visible one.',
    remedy: 'This is the generator’s fault, or that of a changed template.',
  },
  'structured-faq': {
    severity: 'error',
    about: 'Questions and answers in structured data are on the page.',
    remedy: 'Show them, or leave them out of the structured data.',
  },
  'structured-rating': {
    severity: 'warning',
    about: 'A rating is in the structured data of those pages only that show it.',
    remedy: 'Show the rating, with its count, where it is declared.',
  },
  'structured-language': {
    severity: 'error',
    about: 'Structured data declares the language of its page.',
    remedy: 'This is the generator’s fault: generator/site/plan/structured-data.ts.',
  },
  'structured-name': {
    severity: 'warning',
    about: 'No two pages of a language have the same name in structured data.',
    remedy: 'Name the page by its main heading.',
  },

  // Truth
  'hours-agreement': {
    severity: 'notice',
    about: 'Search engines are told the opening hours that visitors read.',
    remedy: 'Remove hours.structuredData to tell both the same.',
  },
  'claim-source': {
    severity: 'notice',
    about: 'Every figure on the site names its source.',
    remedy: 'Add source and asOf, or take the figure off the site.',
  },
  'figure-age': {
    severity: 'notice',
    about: 'Dated figures are from this year or the last.',
    remedy: 'Look the figure up again, and correct asOf.',
  },
  'licence-shown': {
    severity: 'warning',
    about: 'The licence number of the config stands on every page.',
    remedy: 'Keep it in the footer: some trades must show it in all advertising.',
  },
  'near-duplicate': {
    severity: 'error',
    about: 'No two areas have the same page with another name in it: half alike is a warning, four fifths an error.',
    remedy: 'Write what only this area’s page can say, in locations[].services.',
  },
  'own-words': {
    severity: 'warning',
    about: 'Every page of a service in an area has at least 120 words that no sibling has.',
    remedy: 'Write what only this area’s page can say, in locations[].services.',
  },

  // Speed, privacy, look
  'page-weight': {
    severity: 'warning',
    about: 'A page with its styles fits into the first round trip: 14 kB compressed.',
    remedy: 'Shorten the page’s lists, or its styles.',
  },
  'script-weight': {
    severity: 'warning',
    about: 'The scripts of a page have at most 2 kB compressed.',
    remedy: 'Remove what visitors can do without.',
  },
  'third-party': {
    severity: 'error',
    about: 'No page loads anything from another site before the visitor asks for it.',
    remedy: 'Publish the file with the site, in assets/; embed maps with load: click.',
  },
  contrast: {
    severity: 'error',
    about: 'Text and controls stand out from their grounds, by day and by night (WCAG 2.2 AA).',
    remedy: 'Change theme.colours in the config.',
  },
  'colour-moved': {
    severity: 'notice',
    about: 'The colours of the config are readable as they are.',
    remedy: 'Nothing need be done; choose a darker or lighter colour to have the very one you wrote.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>

export type CheckId = keyof typeof checkCatalogue

export const checkIds = keysOf(checkCatalogue)

/** `link-target` → `LINK_TARGET` */
export const codeOf = (id: CheckId): string => id.toUpperCase().replaceAll('-', '_')
