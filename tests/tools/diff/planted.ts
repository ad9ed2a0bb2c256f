/** Changes that owners and developers make to the small site, and whether the daily tests include them. */
import type { Tweaks } from './site-of.ts'

type Edits = readonly (readonly [from: string, to: string])[]

export interface Planted {
  readonly name: string
  /** Edits of the config. */
  readonly edits?: Edits
  /** Edits of the config before the change. */
  readonly prelude?: Edits
  readonly tweaks?: Tweaks
  readonly everyDay?: boolean
}

const web3forms: Edits[number] = ['provider: formspree, id: abcdwxyz', 'provider: web3forms, id: 11111111-2222-3333-4444-555555555555']
const area = (id: string, name: string): string =>
  `  - { id: ${id}, name: { en: ${name} }, in: { en: in ${name} }, slug: ${id}, geo: { lat: 45.48, lng: -75.65 }, description: { en: By the river. },
      neighbourhoods: [ Limbour ], services: { duct: { intro: { en: Wide ducts. }, heading: { en: New ducts }, text: { en: Straight. } } } }
`
const service = (id: string, name: string): string =>
  `  - { id: ${id}, name: { en: ${name} }, slug: ${id}, icon: dryer, summary: { en: "${name} by hand." }, description: { en: Lint burns. },
      card: { benefits: [ { en: Less lint } ], process: [ { en: We brush } ] },
      benefits: [ { title: { en: Less lint }, text: { en: In every duct. } } ], process: [ { title: { en: We brush }, text: { en: Then. } } ] }
`
const withAreas: Edits[number] = ['pages:\n  home:', `${area('aylmer', 'Aylmer')}${area('touraine', 'Touraine')}pages:\n  home:`]
const withServices: Edits[number] = ['locations:\n', `${service('dryer', 'Dryer cleaning')}${service('hood', 'Hood cleaning')}locations:\n`]
const questions = (...names: readonly string[]): Edits[number] => [
  'process: [ { title: { en: We look }, text: { en: First. } } ] }',
  `process: [ { title: { en: We look }, text: { en: First. } } ],
      faq: [ ${names.map(name => `{ question: { en: "${name}?" }, answer: { en: "${name}, of course." } }`).join(', ')} ] }`,
]
const choice = (options: string, start?: string): Edits[number] => [
  'required: true, autocomplete: email } ]',
  `required: true, autocomplete: email }, { name: when, type: select, label: { en: Time }${start === undefined ? '' : `, default: ${start}`}, options: [ ${options} ] } ]`,
]
const morning = '{ value: am, label: { en: Morning } }'
const evening = '{ value: pm, label: { en: Evening } }'
const exception = (name: string, day: string): string => `{ name: { en: ${name} }, from: ${day}, hours: closed }`
const hours = (more: string): Edits[number] => ['mon-fri: 08:00-18:00 }', `mon-fri: 08:00-18:00 }, ${more}`]
const redirect = (rule: string): Edits[number] => ['hosting: [ serve', `redirects: [ ${rule} ]\nhosting: [ serve`]
const pages = (tweak: (html: string) => string): Tweaks => ({ file: (text, path) => (path.endsWith('.html') ? tweak(text) : text) })
const home = (tweak: (html: string) => string): Tweaks => ({ file: (text, path) => (path === 'index.html' ? tweak(text) : text) })

export const planted: readonly Planted[] = [
  // Form services.
  { name: 'the id of the form', edits: [['id: abcdwxyz', 'id: abcdwxya']], everyDay: true },
  {
    name: 'the form service, for one’s own address',
    edits: [['provider: formspree, id: abcdwxyz', 'provider: custom, endpoint: https://leads.example/in']],
  },
  { name: 'the form service, for one with an access key', edits: [web3forms] },
  { name: 'the access key', prelude: [web3forms], edits: [['4444-555555555555', '4444-555555555556']], everyDay: true },
  { name: 'the form service, for the host’s', edits: [['provider: formspree, id: abcdwxyz', 'provider: netlify']] },
  { name: 'the address of the page of thanks', edits: [['path: { en: /thanks }', 'path: { en: /received }']] },
  { name: 'a field that is asked for no more', edits: [['required: true, autocomplete', 'required: false, autocomplete']] },
  { name: 'the type of a field', edits: [['type: email, label', 'type: text, label']] },
  { name: 'the name of a field', edits: [['name: email, type', 'name: mail, type']] },
  { name: 'the label of a field', edits: [['label: { en: E-mail }, required', 'label: { en: Your address }, required']] },
  { name: 'what a browser fills in', edits: [['autocomplete: email', 'autocomplete: username']] },
  { name: 'a field more', edits: [choice(morning)] },
  { name: 'a field less', prelude: [choice(morning)], edits: [[choice(morning)[1], choice(morning)[0]]] },
  { name: 'an option more', prelude: [choice(morning)], edits: [[morning, `${morning}, ${evening}`]] },
  { name: 'an option less', prelude: [choice(`${morning}, ${evening}`)], edits: [[`${morning}, ${evening}`, morning]] },
  { name: 'the value of an option', prelude: [choice(`${morning}, ${evening}`)], edits: [['value: pm', 'value: late']], everyDay: true },
  { name: 'the label of an option', prelude: [choice(`${morning}, ${evening}`)], edits: [['{ en: Evening }', '{ en: Late in the day }']] },
  {
    name: 'the order of options',
    prelude: [choice(`${morning}, ${evening}`)],
    edits: [[`${morning}, ${evening}`, `${evening}, ${morning}`]],
  },
  {
    name: 'the choice at the start',
    prelude: [choice(`${morning}, ${evening}`, 'am')],
    edits: [['default: am', 'default: pm']],
  },
  { name: 'the words on its button', edits: [['submit: { en: Send }', 'submit: { en: Send it now }']] },
  { name: 'what it says when a message arrived', edits: [['success: { en: Thanks! }', 'success: { en: It is here! }']] },
  // Hours.
  { name: 'opening hours', edits: [['mon-fri: 08:00-18:00 }', 'mon-fri: 08:00-17:00 }']] },
  { name: 'a day more', edits: [['mon-fri: 08:00-18:00 }', 'mon-sat: 08:00-18:00 }']] },
  { name: 'a holiday', edits: [hours(`exceptions: [ ${exception('Christmas Day', '12-25')} ]`)], everyDay: true },
  {
    name: 'a holiday less',
    prelude: [hours(`exceptions: [ ${exception('Christmas Day', '12-25')}, ${exception('New Year', '01-01')} ]`)],
    edits: [[`, ${exception('New Year', '01-01')}`, '']],
  },
  { name: 'an emergency line', edits: [hours('emergency: true')], everyDay: true },
  { name: 'no emergency line', prelude: [hours('emergency: true')], edits: [[', emergency: true', '']] },
  { name: 'the time zone', edits: [['America/Toronto', 'America/Halifax']] },
  // Facts.
  { name: 'a phone number', edits: [['main: 819-555-0123', 'main: 819-555-0199']] },
  { name: 'an e-mail address', edits: [['email: mail@small.example', 'email: hello@small.example']] },
  { name: 'the name', edits: [['name: Small', 'name: Large']] },
  { name: 'the city', edits: [['city: Gatineau', 'city: Ottawa']] },
  { name: 'the type of business', edits: [['type: HVACBusiness', 'type: Plumber']] },
  { name: 'the year that it began', edits: [['founded: 1998', 'founded: 1999']] },
  {
    name: 'a profile',
    edits: [['founded: 1998', 'founded: 1998\n  profiles: [ { name: Facebook, url: https://facebook.example/small } ]']],
  },
  { name: 'the address of the site', edits: [['https://www.small.example', 'https://www.large.example']] },
  { name: 'no listing by search engines', edits: [['sharePictures: none,', 'sharePictures: none, indexable: false,']] },
  // Texts.
  { name: 'a title', edits: [['title: { en: About }', 'title: { en: About us }']] },
  { name: 'a description', edits: [['description: { en: Who we are. }', 'description: { en: Who we are and were. }']] },
  { name: 'a heading', edits: [['heading: { en: Clean air }', 'heading: { en: Cleaner air }']] },
  { name: 'a text', edits: [['{ en: Dust settles. }', '{ en: Dust always settles. }']] },
  { name: 'a text with a phone number in it', edits: [['"Call {phone}."', '"Ring {phone}."']] },
  {
    name: 'a text that is gone',
    prelude: [['benefits: [ { en: Less dust } ], process', 'benefits: [ { en: Less dust }, { en: Less noise } ], process']],
    edits: [[', { en: Less noise }', '']],
  },
  { name: 'an interface word', edits: [['learnMore: { en: More }', 'learnMore: { en: Read on }']] },
  { name: 'a label for screen readers', edits: [['mainNavigation: { en: Main }', 'mainNavigation: { en: Main pages }']] },
  { name: 'the text of a picture', edits: [['alt: { en: A register }', 'alt: { en: A brass register }']] },
  // Pages.
  { name: 'a slug', edits: [['slug: ducts', 'slug: pipes']] },
  {
    name: 'a slug, with redirects',
    edits: [
      ['slug: ducts', 'slug: pipes'],
      redirect('{ from: /services/ducts, to: /services/pipes }, { from: /services/ducts/hull, to: /services/pipes/hull }'),
    ],
  },
  { name: 'an area more', edits: [withAreas] },
  { name: 'an area less', prelude: [withAreas], edits: [[area('touraine', 'Touraine'), '']] },
  { name: 'a service more', edits: [withServices] },
  { name: 'a service less', prelude: [withServices], edits: [[service('hood', 'Hood cleaning'), '']] },
  // Moves.
  {
    name: 'a question moved',
    prelude: [questions('Is it dear', 'Is it quick', 'Is it clean')],
    edits: [[questions('Is it dear', 'Is it quick', 'Is it clean')[1], questions('Is it clean', 'Is it dear', 'Is it quick')[1]]],
    everyDay: true,
  },
  {
    name: 'a question more',
    prelude: [questions('Is it dear', 'Is it quick')],
    edits: [[questions('Is it dear', 'Is it quick')[1], questions('Is it dear', 'Is it clean', 'Is it quick')[1]]],
  },
  {
    name: 'services moved',
    prelude: [withServices],
    edits: [
      [
        `${service('dryer', 'Dryer cleaning')}${service('hood', 'Hood cleaning')}`,
        `${service('hood', 'Hood cleaning')}${service('dryer', 'Dryer cleaning')}`,
      ],
    ],
    everyDay: true,
  },
  {
    name: 'areas moved',
    prelude: [withAreas],
    edits: [[`${area('aylmer', 'Aylmer')}${area('touraine', 'Touraine')}`, `${area('touraine', 'Touraine')}${area('aylmer', 'Aylmer')}`]],
  },
  {
    name: 'a section of the policy moved',
    prelude: [
      [
        'sections: [ {',
        'sections: [ { heading: { en: Your rights }, text: { en: You may ask. } }, { heading: { en: The map }, text: { en: It is drawn. } }, {',
      ],
    ],
    edits: [
      [
        '{ heading: { en: Your rights }, text: { en: You may ask. } }, { heading: { en: The map }, text: { en: It is drawn. } }, {',
        '{ heading: { en: The map }, text: { en: It is drawn. } }, { heading: { en: Your rights }, text: { en: You may ask. } }, {',
      ],
    ],
  },
  {
    name: 'a question moved and its answer reworded',
    prelude: [questions('Is it dear', 'Is it quick', 'Is it clean')],
    edits: [
      [
        questions('Is it dear', 'Is it quick', 'Is it clean')[1],
        questions('Is it clean', 'Is it dear', 'Is it quick')[1].replace('Is it clean, of course', 'Is it clean, always'),
      ],
    ],
  },
  // Images and drawings.
  { name: 'another icon', edits: [['icon: duct', 'icon: dryer']], everyDay: true },
  { name: 'another drawing of an icon', tweaks: pages(html => html.replaceAll('<path d="duct">', '<path d="duct two">')) },
  {
    name: 'a place on the map',
    edits: [
      ['lat: 45.43', 'lat: 45.47'],
      [
        'lat: 45.48, lng: -75.65 }, description: { en: By the river. },\n      neighbourhoods: [ Limbour ], services: { duct: { intro: { en: Wide ducts. }, heading: { en: New ducts }, text: { en: Straight. } } } }\n  - { id: touraine',
        'lat: 45.41, lng: -75.65 }, description: { en: By the river. },\n      neighbourhoods: [ Limbour ], services: { duct: { intro: { en: Wide ducts. }, heading: { en: New ducts }, text: { en: Straight. } } } }\n  - { id: touraine',
      ],
    ],
    prelude: [withAreas],
  },
  // Hosts, redirects, headers.
  { name: 'a host less', edits: [['hosting: [ serve, netlify ]', 'hosting: [ serve ]']], everyDay: true },
  { name: 'a host more', edits: [['hosting: [ serve, netlify ]', 'hosting: [ serve, netlify, nginx ]']] },
  { name: 'a redirect more', edits: [redirect('{ from: /old, to: /about }')] },
  {
    name: 'a redirect less',
    prelude: [redirect('{ from: /old, to: /about }')],
    edits: [[redirect('{ from: /old, to: /about }')[1], 'hosting: [ serve']],
  },
  { name: 'the target of a redirect', prelude: [redirect('{ from: /old, to: /about }')], edits: [['to: /about }', 'to: /contact }']] },
  {
    name: 'the status of a redirect',
    prelude: [redirect('{ from: /old, to: /about, status: 301 }')],
    edits: [['status: 301', 'status: 302']],
    everyDay: true,
  },
  {
    name: 'the target and the status of a redirect',
    prelude: [redirect('{ from: /old, to: /about, status: 301 }')],
    edits: [['to: /about, status: 301', 'to: /contact, status: 302']],
  },
  { name: 'a line of a host’s file', tweaks: { file: (text, path) => (path === '_redirects' ? `${text}# kept by hand\n` : text) } },
  { name: 'a line of robots.txt', tweaks: { file: (text, path) => (path === 'robots.txt' ? `${text}Disallow: /old\n` : text) } },
  {
    name: 'the sitemap alone',
    tweaks: { file: (text, path) => (path === 'sitemap.xml' ? text.replace('<loc>', '<!-- by hand --><loc>') : text) },
  },
  // Templates.
  { name: 'a class', tweaks: pages(html => html.replaceAll('class="footer deep"', 'class="footer footer--wide"')) },
  {
    name: 'a tag around the same words',
    tweaks: pages(html => html.replaceAll(/<p class="footer__name">([^<]*)<\/p>/g, '<p class="footer__name"><strong>$1</strong></p>')),
  },
  { name: 'an attribute without a value', tweaks: home(html => html.replace('<main', '<main inert')), everyDay: true },
  { name: 'an attribute with a value', tweaks: home(html => html.replace('tabindex="-1"', 'tabindex="0"')) },
  { name: 'attribute of a script', tweaks: pages(html => html.replaceAll('data-clock="[[0,-300,', 'data-clock="[[0,0,')) },
  { name: 'the direction of writing', tweaks: home(html => html.replace('dir="ltr"', 'dir="rtl"')) },
  {
    name: 'a link that contains only an image',
    tweaks: home(html => html.replace('</main>', '<p><a href="https://a.example/"><svg><path d="M0 0"></path></svg></a></p></main>')),
  },
  { name: 'an icon of the site', tweaks: pages(html => html.replaceAll('href="/icon.svg"', 'href="/mark.svg"')) },
  { name: 'a script in the page', tweaks: home(html => html.replace('</body>', '<script>alert(1)</script></body>')) },
  { name: 'a meta element', tweaks: home(html => html.replace('content="telephone=no"', 'content="telephone=yes"')) },
  { name: 'a comment', tweaks: home(html => html.replace('</main>', '<!-- here --></main>')) },
  { name: 'a blank', tweaks: home(html => html.replace('<main', '<main ')) },
  { name: 'a style', tweaks: pages(html => html.replace('<style></style>', '<style>.a{color:red}</style>')) },
  { name: 'another script', tweaks: pages(html => html.replaceAll('/assets/script.js', '/assets/other.js')) },
  // Several at once.
  {
    name: 'a phone number, a text and the form',
    edits: [
      ['main: 819-555-0123', 'main: 819-555-0199'],
      ['{ en: Dust settles. }', '{ en: Dust always settles. }'],
      ['id: abcdwxyz', 'id: abcdwxya'],
    ],
    everyDay: true,
  },
  {
    name: 'a slug, a title and opening hours',
    edits: [
      ['slug: hull', 'slug: old-hull'],
      ['title: { en: About }', 'title: { en: About us }'],
      ['mon-fri: 08:00-18:00 }', 'mon-fri: 08:00-17:00 }'],
    ],
  },
  {
    name: 'an area, a holiday and a host',
    edits: [
      withAreas,
      hours(`exceptions: [ ${exception('Christmas Day', '12-25')} ]`),
      ['hosting: [ serve, netlify ]', 'hosting: [ serve ]'],
    ],
  },
  {
    name: 'an added text and a class next to it',
    edits: [['{ en: We come } ] }', '{ en: We come }, { en: We go } ] }']],
    tweaks: pages(html => html.replaceAll('class="footer deep"', 'class="footer footer--wide"').replaceAll('<h1', '<h1 id="top"')),
    everyDay: true,
  },
  {
    name: 'questions moved, one gone and one new',
    prelude: [questions('Is it dear', 'Is it quick', 'Is it clean', 'Is it loud')],
    edits: [
      [
        questions('Is it dear', 'Is it quick', 'Is it clean', 'Is it loud')[1],
        questions('Is it clean', 'Is it dear', 'Will you call', 'Is it loud')[1],
      ],
    ],
  },
  {
    name: 'a redirect, its status and a header',
    prelude: [redirect('{ from: /old, to: /about, status: 301 }')],
    edits: [
      ['status: 301', 'status: 302'],
      ['sharePictures: none,', 'sharePictures: none, indexable: false,'],
    ],
  },
]
