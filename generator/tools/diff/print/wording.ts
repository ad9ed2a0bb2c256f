/** The words in which changes are told. */
import type { ChangeGroup, Place, SiteDifference, Topic } from '../model.ts'

const inPlace: Readonly<Record<Place, string>> = {
  header: 'the header',
  breadcrumb: 'the breadcrumb',
  main: 'the page',
  footer: 'the footer',
  floating: 'the call button',
  messages: 'the messages of the form',
  social: 'previews on social networks',
  structured: 'the data for search engines',
  head: 'search results',
}

const names: Readonly<Record<Topic, string>> = {
  origin: 'address of the site',
  phone: 'phone number',
  email: 'e-mail address',
  hours: 'opening hours',
  title: 'title',
  description: 'description for search results',
  heading: 'heading',
  text: 'text',
  link: 'link',
  image: 'picture',
  form: 'form',
  order: 'order',
  drawing: 'drawing',
  frame: 'embedded frame',
  indexing: 'listing by search engines',
  canonical: 'canonical address',
  alternate: 'link to a language version',
  structured: 'data for search engines',
  social: 'preview on social networks',
  spoken: 'text for screen readers',
  style: 'style',
  script: 'script',
  markup: 'structure',
  head: 'technical data',
  weight: 'weight',
  details: 'source of the page',
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** What a change is about: `Title, heading and text`. */
export const whatChanged = ({ topics, subject }: ChangeGroup): string => {
  const [topic = 'details'] = topics
  const about = (): string => {
    if (topics.length > 1 || subject === null) return ''
    if (topic === 'heading') return subject === 'h1' ? ' (the main one)' : ''
    if (topic === 'link') return ` to ${subject}`
    if (topic === 'order') return `: “${subject}”`
    if (topic === 'drawing') return subject === '' ? '' : ` beside “${subject}”`
    if (topic === 'hours') return `, ${subject}`
    if (topic === 'spoken' || topic === 'image') return /\s/.test(subject) ? '' : ` “${subject}”`
    return `: ${subject}`
  }
  return `${capital(listed(topics.map(one => names[one])))}${about()}`
}

/** Topics that stand in the head of a page, which visitors know as nothing but search results. */
const everywhere: ReadonlySet<Topic> = new Set(['phone', 'email'])

/** `in the header and the footer`, `under “Opening hours”`; empty where the topic says it. */
export const whereChanged = ({ topics, places, section, before, after }: ChangeGroup): string => {
  const shown = places
    .filter(place => place !== topics[0])
    .filter(place => place !== 'head' || (places.length > 1 && topics.some(topic => everywhere.has(topic))))
  if (shown.length === 0) return ''
  if (shown.length === 1 && shown[0] === 'main') {
    if (section === null || topics[0] === 'heading') return ''
    return before === null || after === null ? `after “${section}”` : `under “${section}”`
  }
  return `in ${listed(shown.map(place => inPlace[place]))}`
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

export const languageName = (tag: string): string => {
  try {
    return languageNames.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** `/contact`; `all 60 pages`; `all 28 pages in Canadian French`; `16 pages, such as /contact`. */
export const whichPages = (pages: readonly string[], { languages, added }: Pick<SiteDifference, 'languages' | 'added'>): string => {
  const all = Object.values(languages).flat().length - added.length
  if (pages.length <= 3) return listed(pages)
  if (pages.length >= all) return `all ${pages.length} pages${added.length === 0 ? '' : ' that were there before'}`
  const language = Object.entries(languages).find(([, paths]) => paths.length === pages.length && pages.every(path => paths.includes(path)))
  return language === undefined
    ? `${pages.length.toLocaleString('en')} pages, such as ${pages[0]}`
    : `all ${pages.length} pages in ${languageName(language[0])}`
}
