/**
 * Adds one fault to the valid site for each check, which must be the only one that finds it.
 *
 * @module-tag thorough
 */
import { describe, expect, test } from 'vitest'
import { type ConfigPath, pathText } from '../../../generator/site/config/yaml/config-document.ts'
import { type CheckId, checkIds } from '../../../generator/site/messages/check-ids.ts'
import type { SiteFiles } from '../../../generator/site/model/file.ts'
import { formatFinding } from '../../../generator/tools/check/format-diagnostic.ts'
import { checkOf } from '../../../generator/tools/check/registry.ts'
import * as rules from '../../../generator/tools/check/rules/index.ts'
import { mapLaw } from '../../../generator/tools/check/rules/truth/laws.ts'
import { memoryFiles } from '../../support/memory-files.ts'
import { inEnglish, messageOf } from '../../support/text.ts'
import { checked, type Fault, lineOf } from './fixtures/plant.ts'
import { origin, validFiles, validSite } from './fixtures/valid-site.ts'

interface Row extends Fault {
  readonly finds: readonly string[]
}

/** The files of the valid site with one changed. */
const filesWith = (file: string, change: (text: string) => string): SiteFiles =>
  memoryFiles({ ...validFiles, [file]: change(validFiles[file] ?? '') })

const north = `${Array.from({ length: 130 }, (_, index) => `northside${index}`).join(' ')}.`
const south = `${Array.from({ length: 130 }, (_, index) => `southside${index}`).join(' ')}.`

const lengths: Readonly<Record<string, number>> = {
  locations: 5,
  services: 2,
  'services.0.process': 2,
  'services.1.process': 2,
  'services.1.warningSigns': 4,
  'pages.home.why.items': 3,
  'pages.about.why.points': 7,
  'forms.quick.fields': 3,
}

/** A text of the contact page in a language, which the config contradicts. */
const contradicted = (code: string, language: string, path: ConfigPath, text: string, message: string, site: Fault['site'] = {}): Row => ({
  on: '/contact',
  swap: [['<h1>', `<p lang="${language}">${text}</p><h1>`]],
  site: {
    texts: [{ path: [...path, language], language, text }],
    lengthAt: at => lengths[at.join('.')],
    services: [
      { id: 'gutters', names: {} },
      { id: 'roofs', names: {} },
    ],
    ...site,
  },
  finds: message === '' ? [] : [`${code} warning: ${message} (on /contact)  [${pathText([...path, language])}]`],
})

const counts: readonly (readonly [language: string, path: ConfigPath, text: string, message: string])[] = [
  ['en', ['pages', 'serviceAreas', 'lead'], 'Six areas around Gatineau', 'The text says “Six areas”, but the config has 5'],
  ['en', ['pages', 'home', 'lead'], 'Book three services at once', 'The text says “three services”, but the config has 2'],
  ['en', ['pages', 'home', 'lead'], 'In all forty-two areas', 'The text says “forty-two areas”, but the config has 5'],
  ['en', ['pages', 'home', 'lead'], 'Served in three languages', 'The text says “three languages”, but the config has 2'],
  ['en', ['pages', 'contact', 'lead'], 'Open 7 days a week', 'The text says “7 days a week”, but the config has 5'],
  ['en', ['pages', 'about', 'lead'], 'Over 25 years of experience', 'The text says “25 years of experience”, but the config has 12'],
  ['en', ['pages', 'about', 'lead'], 'More than 25 years later, we still climb', 'The text says “25 years”, but the config has 12'],
  ['en', ['services', 0, 'summary'], 'Done in five steps', 'The text says “five steps”, but the config has 2'],
  ['en', ['services', 1, 'faq', 0, 'answer'], 'Any of the six signs above', 'The text says “six signs”, but the config has 4'],
  ['en', ['pages', 'service', 'process', 'heading'], 'Five steps', 'The text says “Five steps”, but the config has 2'],
  ['en', ['pages', 'home', 'why', 'heading'], 'Six reasons', 'The text says “Six reasons”, but the config has 3'],
  [
    'en',
    ['pages', 'about', 'why', 'heading'],
    'Eight things you can count on',
    'The text says “Eight things you can count on”, but the config has 7',
  ],
  ['en', ['forms', 'quick', 'lead'], 'Four fields', 'The text says “Four fields”, but the config has 3'],
  ['fr', ['pages', 'serviceAreas', 'lead'], 'Dans les quatre secteurs', 'The text says “quatre secteurs”, but the config has 5'],
  ['es', ['pages', 'contact', 'lead'], 'Seis días a la semana', 'The text says “Seis días a la semana”, but the config has 5'],
  ['de', ['services', 0, 'summary'], 'In drei Schritten', 'The text says “drei Schritten”, but the config has 2'],
  ['nl', ['services', 1, 'summary'], 'In drie stappen', 'The text says “drie stappen”, but the config has 2'],
  // Years of other businesses, and steps of other processes.
  ['en', ['pages', 'home', 'lead'], 'Book in three steps', ''],
  ['en', ['locations', 0, 'description'], 'Houses of over sixty years. Call us in two steps', ''],
]

const lead: ConfigPath = ['pages', 'contact', 'lead']
const noEmergency = 'but the config has no emergency service'
const withOffice = { business: { ...validSite.business, office: true } }
const noLicence = { business: { ...validSite.business, licence: null } }
const chimneys = { removedServices: [{ id: 'chimney', names: { en: ['Chimney cleaning', 'chimney'], fr: ['Ramonage de cheminées'] } }] }

const statements: readonly (readonly [language: string, text: string, message: string, site?: Fault['site']])[] = [
  ['en', 'We answer 24/7', `The text says “24/7”, ${noEmergency}`],
  ['en', 'Call us, day or night', `The text says “day or night”, ${noEmergency}`],
  ['en', 'A pump that runs day and night, and a fan around the clock', ''],
  ['en', 'Call the gas company’s emergency service', ''],
  ['fr', 'Réponse dans les 24 heures', ''],
  ['es', 'Contestamos en las 24 horas siguientes', ''],
  ['de', 'Rufen Sie den zahnärztlichen Notdienst', ''],
  ['fr', 'Nous répondons jour et nuit', `The text says “jour et nuit”, ${noEmergency}`],
  ['de', 'Sie erreichen uns rund um die Uhr', `The text says “rund um die Uhr”, ${noEmergency}`],
  ['en', 'Licensed and insured', 'The text says “Licensed and insured”, but the config has no licence', noLicence],
  ['en', 'Leave that to a licensed electrician', '', noLicence],
  ['en', 'We hold a trade licence', 'The text says “We hold a trade licence”, but the config has no licence', noLicence],
  ['en', 'Licence number 5555', 'The text says “Licence number”, but the config has no licence', noLicence],
  ['en', 'Call us at any hour', `The text says “at any hour”, ${noEmergency}`],
  ['en', 'Our emergency service is a phone call away', `The text says “emergency service”, ${noEmergency}`],
  [
    'en',
    'Unsubscribe as CAN-SPAM says',
    'The text says “CAN-SPAM”, but that applies only in the United States, and the business is in QC, CA',
  ],
  ['fr', 'Titulaire d’une licence', 'The text says “Titulaire d’une licence”, but the config has no licence', noLicence],
  ['en', 'We answer in English and in Spanish', 'The text says “English and in Spanish”, but the site has no Spanish'],
  ['en', 'We answer in English and in French', ''],
  ['en', 'A family business: we have been at it since 1998', 'The text says “since 1998”, but the config has founded: 2014'],
  ['en', 'Our company was founded in 2009', 'The text says “founded in 2009”, but the config has founded: 2014'],
  ['fr', 'Notre entreprise, fondée en 2014', ''],
  ['en', 'Open on Sundays', 'The text says “Open on Sundays”, but the config has no opening hours on Sunday'],
  ['en', 'Visit our office', 'The text says “Visit our office”, but the config has no street address'],
  ['en', 'There is no office to visit', 'The text says “no office to visit”, but the config has a street address', withOffice],
  ['en', 'Chimneys, swept in a day', 'The text says “Chimneys”, but the service chimney was removed', chimneys],
  ['fr', 'Gouttières et cheminées', 'The text says “cheminées”, but the service chimney was removed', chimneys],
  [
    'en',
    'As the Florida Building Code wants it',
    'The text says “Florida Building Code”, but that applies only in Florida, and the business is in QC, CA',
  ],
  ['en', 'As Law 25 wants it', ''],
  ['fr', 'Selon le RGPD', 'The text says “RGPD”, but that applies only in the European Union, and the business is in QC, CA'],
]

const rows: Readonly<Record<CheckId, Row | readonly Row[]>> = {
  'link-target': {
    on: '/contact',
    swap: [['<h1>', '<a href="/gone">Prices</a><h1>']],
    finds: ['LINK_TARGET error: The link “Prices” leads to /gone, which does not exist (on /contact)'],
  },
  'link-fragment': [
    {
      on: '/contact',
      swap: [['<h1>', '<a href="/gutters#prices">Prices</a><h1>']],
      finds: ['LINK_FRAGMENT error: A link leads to #prices on /gutters, which has no element with this id (on /contact)'],
    },
    { on: '/contact', swap: [['<h1>', '<a href="/gutters#main">Gutters</a><a href="#top">Up</a><h1>']], finds: [] },
    {
      site: {
        redirects: [
          { from: '/tarifs', to: '/gutters#prices', status: 301 },
          { from: '/up', to: '/gutters#top', status: 301 },
          { from: '/m', to: '/gutters?a#main', status: 301 },
        ],
      },
      finds: ['LINK_FRAGMENT error: The redirect from /tarifs leads to #prices on /gutters, which has no element with this id'],
    },
  ],
  'link-redirect': [
    {
      on: '/contact',
      swap: [['<h1>', '<a href="/gutter-cleaning">Cleaning</a><h1>']],
      finds: ['LINK_REDIRECT error: The link “Cleaning” leads to /gutter-cleaning, which redirects to /gutters (on /contact)'],
    },
    {
      on: '/contact',
      swap: [['<h1>', '<a href="/old/north">North</a><h1>']],
      finds: ['LINK_REDIRECT error: The link “North” leads to /old/north, which redirects to /gutters/:area (on /contact)'],
    },
  ],
  'link-form': [
    ['gutters', 'it is relative: it leads elsewhere from another page'],
    ['/gutters/', 'it ends with a slash'],
    ['/gutters.html', 'it ends with .html'],
    [`${origin}/gutters`, 'it repeats the site’s own address'],
  ].map(([href, why]) => ({
    on: '/contact',
    swap: [['<h1>', `<a href="${href}">Cleaning</a><h1>`]],
    finds: [`LINK_FORM error: The link “Cleaning” is written ${href}: ${why} (on /contact)`],
  })),
  'link-secure': {
    on: '/contact',
    swap: [['<h1>', '<a href="http://weather.example">Weather</a><h1>']],
    finds: ['LINK_SECURE warning: The link “Weather” leads to http://weather.example, which is not encrypted (on /contact)'],
  },
  'phone-link': [
    {
      on: '/contact',
      swap: [['<h1>', '<a href="tel:819-555-0101">819-555-0101</a><h1>']],
      finds: [
        'PHONE_LINK error: The phone link “819-555-0101” dials 819-555-0101, which has no country code (as in +15145550123) (on /contact)',
      ],
    },
    {
      on: '/contact',
      swap: [['<h1>', '<a href="tel:+18195550199">819-555-0101</a><h1>']],
      finds: ['PHONE_LINK error: The phone link “819-555-0101” dials another number, +18195550199 (on /contact)'],
    },
  ],
  'asset-target': {
    site: {
      files: memoryFiles(
        Object.fromEntries(
          Object.entries(validFiles)
            .filter(([name]) => name !== 'icon.svg')
            .map(([name, text]) => [name, text.replaceAll('/icon.svg', '/assets/roof.jpg')]),
        ),
      ),
    },
    finds: ['ASSET_TARGET error: <link icon> loads /icon.svg, which is not published (on /, /fr and 11 more pages)'],
  },
  'orphan-page': {
    on: '/gutters',
    swap: [['<a href="/gutters/south">South</a>', '']],
    finds: ['ORPHAN_PAGE warning: No other page links to this page (on /gutters/south)'],
  },
  canonical: {
    on: '/contact',
    swap: [
      [
        `<link rel="canonical" href="${origin}/contact">`,
        `<link rel="canonical" href="${origin}/contact"><link rel="canonical" href="${origin}/">`,
      ],
    ],
    finds: [`CANONICAL error: The page has 2 canonical URLs: ${origin}/contact, ${origin}/ (on /contact)`],
  },
  hreflang: [
    {
      on: '/fr/contact',
      swap: [[`<link rel="alternate" hreflang="en-CA" href="${origin}/contact">`, '']],
      finds: [
        'HREFLANG error: /fr/contact does not list this page (on /contact)',
        'HREFLANG error: The page does not list its version in en-CA (on /fr/contact)',
        'HREFLANG error: x-default is not the version in the default language (on /fr/contact)',
        'SITEMAP error: The sitemap and the page list different language versions (on /fr/contact)',
      ],
    },
    {
      on: '/contact',
      swap: [['<h1>', `<link rel="alternate" hreflang="en-UK" href="${origin}/contact"><h1>`]],
      finds: [
        'HREFLANG error: Hreflang “en-UK” is not a valid language code (on /contact)',
        'SITEMAP error: The sitemap and the page list different language versions (on /contact)',
      ],
    },
  ],
  sitemap: [
    {
      site: { files: filesWith('sitemap.xml', text => text.replace(new RegExp(`<url><loc>${origin}/privacy</loc>.*`), '')) },
      finds: ['SITEMAP error: The page is missing from the sitemap (on /privacy)'],
    },
    {
      site: {
        files: filesWith('sitemap.xml', text =>
          text.replace('</urlset>', `<url><loc>${origin}/404</loc><lastmod>2031-01-01</lastmod></url></urlset>`),
        ),
      },
      finds: [
        `SITEMAP error: The sitemap lists ${origin}/404, which is not a page for search engines`,
        `SITEMAP error: The sitemap has a date in the future for ${origin}/404: 2031-01-01`,
      ],
    },
  ],
  robots: [
    {
      site: { files: filesWith('robots.txt', () => 'User-agent: *\nDisallow: /\n') },
      finds: [
        'ROBOTS error: robots.txt blocks the whole site for search engines',
        `ROBOTS error: robots.txt does not contain ${origin}/sitemap.xml`,
      ],
    },
    {
      on: '/404',
      swap: [['<meta name="robots" content="noindex">', `<link rel="canonical" href="${origin}/404">`]],
      finds: expect.arrayContaining(['ROBOTS error: The page has no noindex, but search engines must not list it (on /404)']),
    },
  ],
  preview: {
    site: { indexable: false },
    severities: { robots: 'off', canonical: 'off' },
    finds: ['PREVIEW notice: No page of this site appears in search engines, because site.indexable is false  [site.indexable]'],
  },

  title: {
    on: '/contact',
    swap: [['<title>Call or write to Gouttex in Gatineau</title>', '']],
    finds: ['TITLE error: The page has no title (on /contact)  [pages.contact.title.en]'],
  },
  'title-length': {
    on: '/contact',
    swap: [['<title>Call or write to Gouttex in Gatineau</title>', '<title>Contact</title>']],
    finds: ['TITLE_LENGTH warning: The title has 7 characters, but needs at least 15: “Contact” (on /contact)  [pages.contact.title.en]'],
  },
  'title-duplicate': {
    on: '/gutters/south',
    swap: [['<title>Gutter cleaning on the south side | Gouttex</title>', '<title>Gutter cleaning on the north side | Gouttex</title>']],
    finds: [
      'TITLE_DUPLICATE warning: 2 pages have the same title: “Gutter cleaning on the north side | Gouttex” (on /gutters/north, /gutters/south)  [pages.serviceLocation.title.en]',
    ],
  },
  description: {
    on: '/privacy',
    swap: [
      [
        '<meta name="description" content="Which information Gouttex asks for, why, who sees it, how long it is kept and whom to write to about it, in plain words.">',
        '',
      ],
    ],
    finds: ['DESCRIPTION error: The page has no description (on /privacy)  [pages.privacy.description.en]'],
  },
  'description-length': {
    on: '/privacy',
    swap: [
      [
        '<meta name="description" content="Which information Gouttex asks for, why, who sees it, how long it is kept and whom to write to about it, in plain words.">',
        '<meta name="description" content="All about privacy.">',
      ],
    ],
    finds: [
      'DESCRIPTION_LENGTH warning: The description has 18 characters, but needs at least 70: “All about privacy.” (on /privacy)  [pages.privacy.description.en]',
    ],
  },
  'description-duplicate': {
    on: '/gutters/south',
    swap: [
      ['<meta name="description" content="Gutter cleaning on the south', '<meta name="description" content="Gutter cleaning on the north'],
    ],
    finds: [
      'DESCRIPTION_DUPLICATE warning: 2 pages have the same description: “Gutter cleaning on the north side of Gatineau: what the roofs there are like, when we come, and what it costs to begin.” (on /gutters/north, /gutters/south)  [pages.serviceLocation.description.en]',
    ],
  },
  'social-card': [
    {
      on: '/contact',
      swap: [[`<meta property="og:image" content="${origin}/assets/roof.jpg">`, '']],
      finds: ['SOCIAL_CARD error: og:image is missing (on /contact)'],
    },
    {
      on: '/contact',
      swap: [[`<meta property="og:image" content="${origin}/assets/roof.jpg">`, '<meta property="og:image" content="/assets/roof.jpg">']],
      finds: ['SOCIAL_CARD error: og:image must be a complete URL with https, not /assets/roof.jpg (on /contact)'],
    },
    {
      on: '/contact',
      swap: [['<meta property="og:image:alt" content="A roof">', '']],
      finds: ['SOCIAL_CARD error: og:image has no og:image:alt (on /contact)'],
    },
  ],
  'web-manifest': [
    {
      on: '/fr',
      swap: [['href="/manifest.fr.webmanifest"', 'href="/manifest.en.webmanifest"']],
      finds: ['WEB_MANIFEST error: The page is in fr-CA, but its manifest /manifest.en.webmanifest is in en-CA (on /fr)'],
    },
    {
      site: { files: filesWith('manifest.fr.webmanifest', text => text.replace('192x192', '96x96')) },
      finds: ['WEB_MANIFEST error: /manifest.fr.webmanifest has no icon of 192x192 (on /fr, /fr/gouttieres and 4 more pages)'],
    },
  ],
  'document-head': {
    on: '/contact',
    swap: [['content="width=device-width, initial-scale=1"', 'content="width=device-width, user-scalable=no"']],
    finds: ['DOCUMENT_HEAD error: The viewport prevents zooming: width=device-width, user-scalable=no (on /contact)'],
  },

  'main-heading': {
    on: '/404',
    swap: [['<h2>Page introuvable</h2>', '<h1>Page introuvable</h1>']],
    finds: ['MAIN_HEADING error: The page has 2 main headings: “Page not found”, “Page introuvable” (on /404)'],
  },
  'main-heading-duplicate': {
    on: '/privacy',
    swap: [['<h1>Privacy</h1>', '<h1>Talk to us</h1>']],
    finds: [
      'MAIN_HEADING_DUPLICATE warning: 2 pages have the same main heading: “Talk to us” (on /contact, /privacy)  [pages.contact.heading.en]',
    ],
  },
  'heading-level': {
    on: '/404',
    swap: [['<h2>Page introuvable</h2>', '<h3>Page introuvable</h3>']],
    finds: ['HEADING_LEVEL error: A heading of level 3, “Page introuvable”, follows a heading of level 1 (on /404)'],
  },
  'image-text': [
    {
      on: '/',
      swap: [[' alt="A roof in the rain"', '']],
      finds: ['IMAGE_TEXT error: The image /assets/roof.jpg has no alternative text (on /)'],
    },
    {
      on: '/',
      swap: [['alt="A roof in the rain"', 'alt="roof.jpg"']],
      finds: ['IMAGE_TEXT error: The alternative text of the image /assets/roof.jpg is a file name: “roof.jpg” (on /)'],
    },
  ],
  'image-size': {
    on: '/',
    swap: [[' height="600"', '']],
    finds: ['IMAGE_SIZE error: The image /assets/roof.jpg does not declare its width and height (on /)'],
  },
  'frame-title': {
    on: '/contact',
    swap: [['<h1>', '<iframe src="/privacy"></iframe><h1>']],
    site: { files: filesWith('privacy', () => '') },
    finds: ['FRAME_TITLE error: The iframe /privacy has no title (on /contact)'],
  },
  'element-id': {
    on: '/contact',
    swap: [['<h1>', '<h1 id="main">']],
    finds: ['ELEMENT_ID error: The page has the id “main” twice (on /contact)'],
  },
  'id-reference': {
    on: '/contact',
    swap: [['<button>', '<button aria-describedby="consent">']],
    finds: ['ID_REFERENCE error: aria-describedby refers to “consent”, but no element of the page has this id (on /contact)'],
  },
  'control-name': {
    on: '/contact',
    swap: [['<button>Send</button>', '<button><svg></svg></button>']],
    finds: ['CONTROL_NAME error: A button has no text (on /contact)'],
  },
  'visible-label': {
    on: '/contact',
    swap: [['<button>', '<button aria-label="Submit">']],
    finds: ['VISIBLE_LABEL warning: The name for screen readers, “Submit”, does not contain the visible text, “Send” (on /contact)'],
  },
  'skip-link': {
    on: '/contact',
    swap: [['<a href="#main">Skip</a>', '']],
    finds: ['SKIP_LINK error: The first link is not a skip link (on /contact)'],
  },
  'form-label': {
    on: '/contact',
    swap: [['<label for="email">Send</label>', '']],
    finds: ['FORM_LABEL error: The field “email” (email) has no label (on /contact)'],
  },
  'form-action': [
    {
      on: '/contact',
      swap: [['action="https://forms.example/f/1"', 'action="http://forms.example/f/1"']],
      finds: ['FORM_ACTION error: A form sends to http://forms.example/f/1, which is not encrypted (on /contact)'],
    },
    {
      on: '/contact',
      swap: [[' method="post"', '']],
      finds: ['FORM_ACTION error: A form uses GET, which puts what people write into the URL (on /contact)'],
    },
  ],
  'form-consent': {
    on: '/contact',
    swap: [['<button>', '<label><input type="checkbox" name="offers" checked>Offers</label><button>']],
    finds: [
      'FORM_CONSENT error: The box “offers” is checked in advance (on /contact)',
      'PAGE_PARITY warning: /fr/contact has 1 fields, but /contact, in another language, has 2 (on /fr/contact)',
    ],
  },
  'form-privacy': {
    on: '/contact',
    swap: [['<a href="/privacy">Send</a>', '']],
    finds: ['FORM_PRIVACY error: A form does not link to the privacy page, /privacy (on /contact)'],
  },
  'form-autofill': {
    on: '/contact',
    swap: [[' autocomplete="email"', '']],
    finds: ['FORM_AUTOFILL warning: The field “email” has no autocomplete (on /contact)'],
  },
  'stray-text': [
    ['{officer}', 'a placeholder without a value'],
    ['undefined', 'a missing value'],
    ['&amp;nbsp;', 'an HTML entity that was escaped twice'],
    ['&lt;b>', 'HTML, which texts cannot contain'],
    ['cafÃ©', 'letters in a wrong encoding'],
  ].map(([stray = '', what]) => ({
    on: '/privacy',
    swap: [['We keep your address', `We keep ${stray}`]],
    finds: [expect.stringContaining(`is ${what}: “We keep ${stray.replace('&amp;', '&').replace('&lt;', '<')}`)],
  })),

  'page-language': {
    on: '/contact',
    swap: [['<html lang="en-CA" dir="ltr">', '<html dir="ltr">']],
    finds: expect.arrayContaining(['PAGE_LANGUAGE error: The page does not declare its language, en-CA (on /contact)']),
  },
  'language-toggle': {
    on: '/contact',
    swap: [['<a href="/fr/contact" lang="fr-CA" hreflang="fr-CA">', '<a href="/fr" hreflang="fr-CA">']],
    finds: [
      'LANGUAGE_TOGGLE error: The link “Français” leads to /fr, not to the same page in Français, /fr/contact (on /contact)',
      'LANGUAGE_TOGGLE error: The link “Français” does not declare its language, Français (lang fr-CA) (on /contact)',
    ],
  },
  'page-parity': {
    on: '/fr',
    swap: [['<img src="/assets/roof.jpg" alt="Un toit sous la pluie" width="800" height="600">', '']],
    finds: ['PAGE_PARITY warning: /fr has 0 images, but /, in another language, has 1 (on /fr)'],
  },
  'same-text': {
    site: {
      texts: [
        { path: ['pages', 'home', 'lead', 'en'], language: 'en', text: 'We clean what the rain brings.' },
        { path: ['pages', 'home', 'lead', 'fr'], language: 'fr', text: 'We clean what the rain brings.' },
        { path: ['translations', 'message', 'en'], language: 'en', text: 'Message' },
        { path: ['translations', 'message', 'fr'], language: 'fr', text: 'Message' },
        // Only placeholders and choices.
        {
          path: ['pages', 'home', 'title', 'en'],
          language: 'en',
          text: '{serviceNames} {inCity}{fits, select, yes { | {business}} other {}}',
        },
        {
          path: ['pages', 'home', 'title', 'fr'],
          language: 'fr',
          text: '{serviceNames} {inCity}{fits, select, yes { | {business}} other {}}',
        },
      ],
    },
    finds: ['SAME_TEXT notice: The text is the same in en and fr: “We clean what the rain brings.”  [pages.home.lead.fr]'],
  },
  'qualifier-agreement': (
    [
      ['en', 'It cuts the risk by up to 80%.', 'fr', 'Le risque baisse de 80 %.', 'The text says “80”, but “up to 80” in en'],
      ['en', 'Over 15,000 fires a year', 'fr', '15 000 incendies par an', 'The text says “15 000”, but “Over 15,000” in en'],
      ['en', '25 years', 'fr', 'Plus de 25 ans', 'The text says “Plus de 25”, but “25” in en'],
      ['en', 'From $89 for a house', 'fr', '89 $ pour une maison', 'The text says “89”, but “From $89” in en'],
      ['en', 'A visit takes 90 minutes.', 'es', 'Una visita dura menos de 90 minutos.', 'The text says “menos de 90”, but “90” in en'],
      ['en', '5,000+ clients', 'de', '5.000 Kunden', 'The text says “5.000”, but “5,000+” in en'],
      // The same qualifier, a range, times, years, and a number that is there twice.
      ['en', 'A house from 1925', 'es', 'Una casa de 1925', ''],
      ['en', 'If it exceeds 3 mm', 'fr', 'Dès qu’elle dépasse 3 mm', ''],
      ['en', 'It cuts the risk by up to 80%.', 'fr', 'Le risque peut baisser jusqu’à 80 %.', ''],
      ['en', 'Over 25 years, 5,000+ clients', 'fr', '25+ ans, plus de 5 000 clients', ''],
      ['en', 'It takes 75 to 90% of it, from 8:00 to 17:00.', 'fr', 'Il en reste de 75 à 90 %, de 8 h à 17 h.', ''],
      ['en', 'Up to 3 rooms, or 3 vents', 'fr', '3 pièces', ''],
    ] as const
  ).map(([first, text, second, other, message]): Fault & { readonly finds: readonly string[] } => ({
    site: {
      texts: [
        { path: ['pages', 'home', 'lead', first], language: first, text },
        { path: ['pages', 'home', 'lead', second], language: second, text: other },
      ],
    },
    finds: message === '' ? [] : [`QUALIFIER_AGREEMENT warning: ${message}  [pages.home.lead.${second}]`],
  })),
  untranslated: [
    {
      site: {
        texts: [
          { path: ['a', 'en'], language: 'en', text: 'Who keeps clean gutters has clean gutters.' },
          { path: ['a', 'fr'], language: 'fr', text: 'Des gouttières propres.' },
          { path: ['pages', 'home', 'label', 'en'], language: 'en', text: 'Clean gutters' },
          { path: ['pages', 'home', 'label', 'fr'], language: 'fr', text: 'Clean gutters' },
          { path: ['pages', 'home', 'name', 'en'], language: 'en', text: 'Gatineau' },
          { path: ['pages', 'home', 'name', 'fr'], language: 'fr', text: 'Gatineau' },
        ],
      },
      finds: ['UNTRANSLATED warning: The text is in en: “Clean gutters”  [pages.home.label.fr]'],
    },
    {
      site: {
        sharedTexts: [
          { path: ['locations', 0, 'neighbourhoods', 0], text: 'Residential district' },
          { path: ['locations', 0, 'neighbourhoods', 1], text: 'Côte du Nord' },
        ],
      },
      finds: [
        'UNTRANSLATED warning: “Residential district” is not a name, but it is the same in every language  [locations[0].neighbourhoods[0]]',
      ],
    },
  ],
  typography: {
    on: '/fr/confidentialite',
    swap: [['jusqu’à ce que les gouttières soient propres', "jusqu'à ce que les gouttières soient propres"]],
    site: {
      texts: [
        {
          path: ['pages', 'privacy', 'text', 'fr'],
          language: 'fr',
          text: "Nous gardons votre adresse jusqu'à ce que les gouttières soient propres.",
        },
      ],
    },
    finds: [
      "TYPOGRAPHY warning: “votre adresse jusqu'à ce que les gouttières” contains a straight apostrophe; write ’ (on /fr/confidentialite)  [pages.privacy.text.fr]",
    ],
  },

  'structured-syntax': {
    on: '/contact',
    swap: [['{"@context":"https://schema.org"', '{"@context":"https://schema.example"']],
    finds: ['STRUCTURED_SYNTAX error: Structured data has the context "https://schema.example", not https://schema.org (on /contact)'],
  },
  'structured-type': {
    on: '/contact',
    swap: [['"@type":"GeoCoordinates"', '"@type":"GeoPoint"']],
    finds: ['STRUCTURED_TYPE error: schema.org has no type GeoPoint (on /contact)'],
  },
  'structured-property': {
    on: '/contact',
    swap: [['"contactType"', '"kind":"x","contactType"']],
    finds: ['STRUCTURED_PROPERTY error: schema.org has no property kind (ContactPoint in RoofingContractor.contactPoint) (on /contact)'],
  },
  'structured-superseded': {
    on: '/contact',
    swap: [['"priceRange":"$$"', '"priceRange":"$$","map":"https://maps.example/gouttex"']],
    finds: ['STRUCTURED_SUPERSEDED warning: schema.org replaced the property map with hasMap (RoofingContractor) (on /contact)'],
  },
  'structured-domain': {
    on: '/contact',
    swap: [['"contactType"', '"priceRange":"$","contactType"']],
    finds: [
      'STRUCTURED_DOMAIN warning: priceRange is not a property of ContactPoint in RoofingContractor.contactPoint, but of LocalBusiness (on /contact)',
    ],
  },
  'structured-range': {
    on: '/contact',
    swap: [['"areaServed":{"@type":"City","name":"Gatineau"}', '"areaServed":{"@type":"Person","name":"Gatineau"}']],
    finds: [
      'STRUCTURED_RANGE warning: areaServed of RoofingContractor must be AdministrativeArea, GeoShape, Place, Text, not Person (on /contact)',
    ],
  },
  'structured-format': [
    [
      '"telephone":"+18195550100","email"',
      '"telephone":"819-555-0100","email"',
      'telephone of RoofingContractor is “819-555-0100”, not a phone number with its country code: +15145550123',
    ],
    [
      `"image":"${origin}/assets/roof.jpg"`,
      '"image":"/assets/roof.jpg"',
      'image of RoofingContractor is “/assets/roof.jpg”, not a complete URL with https://',
    ],
    [
      '"opens":"08:00"',
      '"opens":"8 am"',
      'opens of OpeningHoursSpecification in RoofingContractor.openingHoursSpecification is “8 am”, not a time: 08:00',
    ],
    [
      '"Monday"',
      '"Mondays"',
      'dayOfWeek of OpeningHoursSpecification in RoofingContractor.openingHoursSpecification is “Mondays”, not a member of DayOfWeek',
    ],
  ].map(([from = '', to = '', message]) => ({
    on: '/contact',
    swap: [[from, to]],
    finds: expect.arrayContaining([`STRUCTURED_FORMAT error: ${message} (on /contact)`]),
  })),
  'structured-id': {
    on: '/contact',
    swap: [[`"isPartOf":{"@id":"${origin}/#website"}`, `"isPartOf":{"@id":"${origin}/#site"}`]],
    finds: [`STRUCTURED_ID error: isPartOf of WebPage refers to ${origin}/#site, which is not a node of this page (on /contact)`],
  },
  'structured-identity': [
    {
      on: '/contact',
      swap: [
        [`"@id":"${origin}/#business","name"`, `"@id":"${origin}/contact#business","name"`],
        [`"publisher":{"@id":"${origin}/#business"}`, `"publisher":{"@id":"${origin}/contact#business"}`],
      ],
      finds: [`STRUCTURED_IDENTITY error: The business is ${origin}/contact#business here, but ${origin}/#business on / (on /contact)`],
    },
    {
      on: '/contact',
      swap: [
        [
          '"areaServed":{"@type":"City","name":"Gatineau"}',
          `"areaServed":{"@type":"City","name":"Gatineau"},"department":{"@type":"RoofingContractor","@id":"${origin}/#south","name":"Gouttex","address":{"@type":"PostalAddress","addressLocality":"Gatineau","addressCountry":"CA"}}`,
        ],
      ],
      finds: [`STRUCTURED_IDENTITY error: The page describes 2 businesses: ${origin}/#business, ${origin}/#south (on /contact)`],
    },
  ],
  'structured-required': [
    {
      on: '/contact',
      swap: [['"address":{"@type":"PostalAddress","addressLocality":"Gatineau","addressRegion":"QC","addressCountry":"CA"},', '']],
      finds: ['STRUCTURED_REQUIRED error: RoofingContractor needs address (on /contact)'],
    },
    {
      on: '/contact',
      swap: [[`"name":"Home","item":"${origin}/"`, '"name":"Home"']],
      finds: expect.arrayContaining([
        'STRUCTURED_REQUIRED error: BreadcrumbList needs itemListElement: at least two steps, each but the last with its address (on /contact)',
      ]),
    },
    {
      on: '/',
      swap: [['"ratingValue":4.8', '"ratingValue":7']],
      finds: expect.arrayContaining([
        'STRUCTURED_REQUIRED error: AggregateRating in RoofingContractor.aggregateRating needs ratingValue: between the worst and the best rating (on /)',
      ]),
    },
  ],
  'structured-recommended': {
    on: '/contact',
    swap: [['"latitude":45.47723', '"latitude":45.5']],
    finds: ['STRUCTURED_RECOMMENDED notice: GeoCoordinates in RoofingContractor.geo should have latitude: five decimals (on /contact)'],
  },
  'structured-business': [
    {
      on: '/contact',
      swap: [['"addressLocality":"Gatineau"', '"addressLocality":"Hull"']],
      finds: ['STRUCTURED_BUSINESS error: addressLocality is “Hull” in structured data, but “Gatineau” in the config (on /contact)'],
    },
    {
      on: '/contact',
      swap: [
        ['<a href="tel:+18195550100"', '<a href="tel:+18195550177"'],
        ['819-555-0100</a>', '819-555-0177</a>'],
        ['Call 819-555-0100', 'Call 819-555-0177'],
      ],
      finds: [
        'STRUCTURED_BUSINESS error: Structured data contains the number +18195550100, which no phone link of the page dials (on /contact)  [phones.use.structuredData]',
      ],
    },
  ],
  'structured-hours': [
    {
      on: '/contact',
      swap: [['"opens":"00:00","closes":"00:00"', '"opens":"10:00","closes":"12:00"']],
      finds: [
        'STRUCTURED_HOURS error: Structured data has hours that the config does not have: 2026-12-25 10:00-12:00 (on /contact)  [hours]',
        'STRUCTURED_HOURS error: Structured data lacks hours of the config: 2026-12-25 00:00-00:00 (on /contact)  [hours]',
      ],
    },
    {
      on: '/contact',
      swap: [['"closes":"17:00"', '"closes":"16:00"']],
      finds: [
        'STRUCTURED_HOURS error: Structured data has hours that the config does not have: Monday 08:00-16:00, Tuesday 08:00-16:00, Wednesday 08:00-16:00, Thursday 08:00-16:00, Friday 08:00-16:00 (on /contact)  [hours]',
        'STRUCTURED_HOURS error: Structured data lacks hours of the config: Monday 08:00-17:00, Tuesday 08:00-17:00, Wednesday 08:00-17:00, Thursday 08:00-17:00, Friday 08:00-17:00 (on /contact)  [hours]',
      ],
    },
    {
      on: '/contact',
      swap: [['<p>8 a.m. to 5 p.m.</p>', '<p>8 a.m. to 6 p.m.</p>']],
      finds: [
        'STRUCTURED_HOURS error: The page does not show “Monday to Friday: 8\u00a0a.m. to 5\u00a0p.m.” (on /contact)  [hours.weekly]',
      ],
    },
  ],
  'structured-breadcrumb': {
    on: '/contact',
    swap: [['<li><span>Talk to us</span></li>', '<li><span>Contact</span></li>']],
    finds: [
      'STRUCTURED_BREADCRUMB error: Structured data has the breadcrumb Home (/) › Talk to us, but the page shows Home (/) › Contact (on /contact)',
    ],
  },
  'structured-faq': {
    on: '/gutters',
    swap: [['<p>Twice a year.</p>', '<p>Once a year.</p>']],
    finds: ['STRUCTURED_FAQ error: The answer to “How often?” in structured data is not the one on the page (on /gutters)'],
  },
  'structured-rating': {
    on: '/',
    swap: [['<p>Rated 4.8 out of 5 from 31 reviews.</p>', '<p>Loved by our clients.</p>']],
    finds: ['STRUCTURED_RATING warning: Structured data has a rating of 4.8 from 31 reviews, which the page does not show (on /)'],
  },
  'structured-language': {
    on: '/contact',
    swap: [['"inLanguage":"en-CA"', '"inLanguage":"fr-CA"']],
    finds: ['STRUCTURED_LANGUAGE error: Structured data declares fr-CA, but the page is in en-CA (on /contact)'],
  },
  'structured-name': {
    on: '/gutters/south',
    swap: [['"name":"Gutter cleaning on the south side","description"', '"name":"Gutter cleaning on the north side","description"']],
    finds: [
      'STRUCTURED_NAME warning: 2 pages have the same name in structured data: “Gutter cleaning on the north side” (on /gutters/north, /gutters/south)',
    ],
  },

  'hours-agreement': {
    site: { hoursDiffer: true },
    finds: ['HOURS_AGREEMENT notice: Structured data and pages have different opening hours  [hours.structuredData]'],
  },
  'count-agreement': [
    ...counts.map(row => contradicted('COUNT_AGREEMENT', ...row)),
    {
      // The figure is in a separate element.
      on: '/contact',
      swap: [['<h1>', '<p>25+</p><p>years of experience</p><h1>']],
      site: {
        figures: [
          {
            path: ['business', 'claims', 0],
            name: { en: 'claim experience', fr: 'chiffre experience' },
            source: 'our records',
            asOf: null,
            counts: true,
            shown: { en: { figure: '25+', label: 'years of experience' } },
          },
        ],
      },
      finds: [
        'COUNT_AGREEMENT warning: The text says “25+ years of experience”, but the config has 12 (on /contact)  [business.claims[0].figure.en]',
      ],
    },
  ],
  'fact-agreement': statements.map(([language, text, message, site]) =>
    contradicted('FACT_AGREEMENT', language, lead, text, message, site),
  ),
  'claim-source': {
    site: {
      figures: [
        { path: ['business', 'claims', 0], name: { en: 'claim roofs', fr: 'chiffre roofs' }, source: null, asOf: null, counts: true },
      ],
    },
    finds: ['CLAIM_SOURCE notice: The claim roofs has no source  [business.claims[0]]'],
  },
  'figure-age': {
    site: {
      figures: [
        { path: ['business', 'rating'], name: { en: 'rating', fr: 'note' }, source: 'HomeReviews', asOf: '2024-12-31', counts: true },
      ],
    },
    finds: ['FIGURE_AGE notice: The rating is from 2024-12-31  [business.rating.asOf]'],
  },
  'licence-shown': {
    on: '/contact',
    swap: [['<p>RBQ 5555-0100-01</p>', '']],
    finds: ['LICENCE_SHOWN warning: The page does not show the licence number 5555-0100-01 (on /contact)  [business.licence.number]'],
  },
  'block-phone': {
    on: '/contact',
    swap: [['<h1>', '<section><p>Or call 819-555-0101.</p><a href="tel:+18195550100">819-555-0100</a></section><h1>']],
    finds: ['BLOCK_PHONE warning: One section shows two phone numbers: 819-555-0101 and 819-555-0100 (on /contact)'],
  },
  'field-example': {
    on: '/contact',
    swap: [['autocomplete="email">', 'autocomplete="email" placeholder="(819) 555-0100">']],
    finds: ['FIELD_EXAMPLE warning: The example in a field, (819) 555-0100, is a number of the business (on /contact)'],
  },
  'geo-precision': {
    site: { geo: { lat: 46.3432, lng: -72.543 } },
    finds: ['GEO_PRECISION notice: The coordinates 46.3432, -72.543 have 4 decimals, but search engines want 5  [business.geo]'],
  },
  'near-duplicate': [
    {
      on: '/gutters/south',
      swap: [
        [south, north],
        ['<h2>southside</h2>', '<h2>northside</h2>'],
      ],
      finds: [
        'NEAR_DUPLICATE error: /gutters/north and /gutters/south are 100% the same, apart from place names (on /gutters/north, /gutters/south)  [locations[1].services.gutters.text.en]',
        'OWN_WORDS warning: The page has 0 unique words, but needs at least 120 (on /gutters/north)  [locations[0].services.gutters.text.en]',
        'OWN_WORDS warning: The page has 0 unique words, but needs at least 120 (on /gutters/south)  [locations[1].services.gutters.text.en]',
      ],
    },
    {
      // A draft is a copy of its siblings until it is written, and search engines do not list it.
      on: '/gutters/south',
      swap: [
        [south, north],
        ['<h2>southside</h2>', '<h2>northside</h2>'],
      ],
      site: { drafts: [{ id: 'south', path: ['locations', 1, 'draft'], name: 'South' }] },
      finds: [
        'ROBOTS error: The page has no noindex, but search engines must not list it (on /gutters/south, /fr/gouttieres/sud)',
        'DRAFT_TEXT notice: South is a draft: its texts were generated from its name  [locations[1].draft]',
      ],
    },
  ],
  'draft-text': {
    site: { drafts: [{ id: 'winooski', path: ['locations', 1, 'draft'], name: 'Winooski' }] },
    finds: ['DRAFT_TEXT notice: Winooski is a draft: its texts were generated from its name  [locations[1].draft]'],
  },
  'starter-text': {
    site: {
      starterTexts: ['summary', 'description', 'faq', 'process'].map(key => ['services', 0, key, 'en']),
    },
    finds: [
      'STARTER_TEXT notice: 4 texts are still from the trade template: services[0].summary.en, services[0].description.en, services[0].faq.en, …  [services[0].summary.en]',
    ],
  },
  'other-city': {
    site: {
      otherCity: [
        {
          path: ['services', 0, 'summary', 'en'],
          key: 'services.chimney.summary.en',
          where: { file: 'site.config.yaml', line: 9, column: 1 },
          excerpt: 'Chimney cleaning in Montreal',
          marks: ['Montreal'],
          base: 'site.config.yaml',
          write: 'services: { chimney: { summary: { en: "Chimney cleaning in Montreal" } } }',
        },
      ],
    },
    finds: ['OTHER_CITY warning: Still mentions Montreal, from site.config.yaml: “Chimney cleaning in Montreal”  [services[0].summary.en]'],
  },
  'own-words': {
    on: '/gutters/south',
    swap: [[south, 'Steep roofs.']],
    finds: [
      'OWN_WORDS warning: The page has 5 unique words, but needs at least 120 (on /gutters/south)  [locations[1].services.gutters.text.en]',
    ],
  },

  'page-weight': {
    on: '/contact',
    compressed: 15_200,
    finds: ['PAGE_WEIGHT warning: contact pages in en-CA are up to 15.2 kB with gzip, but the maximum is 14.0 kB (on /contact)'],
  },
  'script-weight': {
    site: { compressed: () => 2_450 },
    finds: [
      'SCRIPT_WEIGHT warning: The scripts of the page are 2.45 kB with Brotli, but the maximum is 2 kB: /assets/site.js (on /, /fr and 11 more pages)',
    ],
  },
  'third-party': [
    {
      on: '/contact',
      swap: [['<h1>', '<script src="https://metrics.example/a.js"></script><h1>']],
      finds: ['THIRD_PARTY error: <script> loads a file from https://metrics.example: https://metrics.example/a.js (on /contact)'],
    },
    {
      on: '/contact',
      swap: [['<h1>', '<iframe src="https://maps.example/gatineau" title="Map" loading="lazy"></iframe><h1>']],
      site: { lazyMap: { origins: ['https://maps.example'], law: mapLaw('CA', 'QC'), decidedOn: null } },
      finds: [
        'THIRD_PARTY warning: The map from https://maps.example loads without a click, and Quebec’s Law 25 (P-39.1, s. 8.1) requires that anything that can identify or locate visitors stays off until they turn it on (on /contact)  [pages.serviceAreas.map.load]',
      ],
    },
    {
      on: '/contact',
      swap: [['<h1>', '<iframe src="https://maps.example/gatineau" title="Map" loading="lazy"></iframe><h1>']],
      site: { lazyMap: { origins: ['https://maps.example'], law: mapLaw('FR'), decidedOn: '2026-11-22' } },
      finds: [
        'THIRD_PARTY notice: The map from https://maps.example loads without a click, and the GDPR (article 6) requires a legal basis, such as consent, before a visitor’s IP address is passed on (on /contact)  [pages.serviceAreas.map.load]',
      ],
    },
    {
      on: '/contact',
      swap: [['<h1>', '<iframe src="https://maps.example/gatineau" title="Map" loading="lazy"></iframe><h1>']],
      site: { lazyMap: { origins: ['https://maps.example'], law: mapLaw('US', 'FL'), decidedOn: null } },
      finds: [],
    },
    {
      on: '/contact',
      swap: [['--paper-2:#fafafa', '--paper-2:#fafafa;background:url(//cdn.example/x.png)']],
      finds: ['THIRD_PARTY error: The stylesheet loads a file from https://cdn.example: //cdn.example/x.png (on /contact)'],
    },
  ],
  contrast: [
    {
      on: '/contact',
      swap: [['--muted:#444444', '--muted:#999999']],
      finds: expect.arrayContaining([
        'CONTRAST error: --muted (#999999) on --paper (#ffffff) has a contrast of 2.85, but needs at least 4.5  [theme.colours]',
      ]),
    },
    {
      on: '/contact',
      swap: [['--line:#aaaaaa', '--line:#444444']],
      finds: expect.arrayContaining([
        'CONTRAST error: --line (#444444) on --paper (#111111) has a contrast of 1.94 in the dark color scheme, but needs at least 3  [theme.colours]',
      ]),
    },
  ],
}

test('lists the id of every check, and has a check for every id', () => {
  expect(
    Object.values(rules)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(checkIds.toSorted())
})

test.each(checkIds)('the documented example of %s is the message of one of its faults', id => {
  const found = [rows[id] ?? []].flat().flatMap(({ finds: _, ...fault }) => checked(fault).diagnostics.filter(({ check }) => check === id))
  const { message } = formatFinding(checkOf(id), checkOf(id).example, 'en')
  expect(found.map(one => messageOf({ ...one, notes: [] }))).toContain(message)
})

describe.each(Object.entries(rows).map(([id, row]) => ({ id, list: [row].flat() })))('$id', ({ list }) => {
  test.each(list)('fault %#', ({ finds, ...fault }) => {
    const { diagnostics } = checked(fault)
    expect(diagnostics.map(lineOf)).toEqual(finds)
    // Every hint is a whole sentence.
    for (const { hint } of diagnostics.map(inEnglish)) expect(hint).toMatch(/^[A-ZÀ-Ý].*\.$/s)
  })
})
