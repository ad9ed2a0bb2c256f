/** Changes of pages, as sections of the report. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { capital, listed } from '../../messages.ts'
import type { ChangeGroup, SiteDifference, Topic } from '../model.ts'
import { type Text, textIn } from '../phrases.ts'
import { diffMessages } from './diff-messages.ts'
import { excerpt, sidesOf, value } from './excerpt.ts'
import type { ReportedChange, ReportItem, ReportSection } from './report.ts'
import { placeNames, topicNames } from './topic-names.ts'

/** Topics whose values are compared word by word. */
const worded: ReadonlySet<Topic> = new Set(['title', 'description', 'heading', 'text', 'link', 'spoken', 'social', 'structured', 'details'])

/** What a change is about: `Title, heading and text`. */
const whatChanged = ({ topics, subject: about }: ChangeGroup, language: MessageLanguage): string => {
  const messages = diffMessages[language]
  const [topic = 'details'] = topics
  const names = capital(
    listed(
      topics.map(one => topicNames[one][language]),
      language,
    ),
  )
  if (topics.length > 1 || about === null) return names
  const subject = textIn(about, language)
  switch (topic) {
    case 'style':
      return subject
    case 'heading':
      return subject === 'h1' ? messages.mainHeading : names
    case 'link':
      return messages.linkTo(subject)
    case 'order':
      return messages.orderOf(subject)
    case 'drawing':
      return subject === '' ? names : messages.drawingNear(subject)
    case 'hours':
      return messages.hoursOf(subject)
    case 'spoken':
    case 'image':
      return /\s/.test(subject) ? names : messages.named(names, subject)
    default:
      return messages.detailed(names, subject)
  }
}

/** Topics that are reported with the place `head` too, if they are in other places as well. */
const everywhere: ReadonlySet<Topic> = new Set(['phone', 'email'])

/** `in the header and the footer`, `under “Opening hours”`; empty where the topic implies it. */
const whereChanged = ({ topics, places, section, before, after }: ChangeGroup, language: MessageLanguage): string => {
  const messages = diffMessages[language]
  const shown = places
    .filter(place => place !== topics[0])
    .filter(place => place !== 'head' || (places.length > 1 && topics.some(topic => everywhere.has(topic))))
  if (shown.length === 0) return ''
  if (shown.length > 1 || shown[0] !== 'main')
    return messages.inPlaces(
      listed(
        shown.map(place => placeNames[place][language]),
        language,
      ),
    )
  if (section === null || topics[0] === 'heading') return ''
  return before === null || after === null ? messages.afterSection(section) : messages.underSection(section)
}

/** `/contact`; `all 60 pages`; `all 28 pages in Canadian French`; `16 pages, such as /contact`. */
export const whichPages = (
  pages: readonly string[],
  { languages, added }: Pick<SiteDifference, 'languages' | 'added'>,
  language: MessageLanguage,
): string => {
  const messages = diffMessages[language]
  if (pages.length <= 3) return listed(pages, language)
  const total = Object.values(languages).flat().length - added.length
  if (pages.length >= total) return added.length === 0 ? messages.allPages(pages.length) : messages.allFormerPages(pages.length)
  const version = Object.entries(languages).find(([, paths]) => paths.length === pages.length && pages.every(path => paths.includes(path)))
  return version === undefined ? messages.pagesSuchAs(pages.length, pages[0] ?? '') : messages.allPagesIn(pages.length, version[0])
}

const isOther = (text: Text | null): boolean => typeof text === 'object' && text?.code === 'other'

type Sides = Pick<ReportedChange, 'before' | 'after' | 'note'>

const noSides = (note: string): Sides => ({ before: null, after: null, note })

const noteOf = ({ topics: [topic = 'details'], subject, texts }: ChangeGroup, language: MessageLanguage): string | null => {
  const messages = diffMessages[language]
  if (topic === 'markup' && subject === null) return messages.sameWords
  if (topic === 'weight') return messages.compressed
  if (texts > 1 && topic === 'order') return messages.sameMove(texts)
  return texts > 1 && worded.has(topic) ? messages.sameEdit(texts) : null
}

const sides = (group: ChangeGroup, language: MessageLanguage): Sides => {
  const messages = diffMessages[language]
  const { topics, before, after } = group
  const [topic = 'details'] = topics
  if (topic === 'drawing')
    return noSides(before === null ? messages.newDrawing : after === null ? messages.removedDrawing : messages.otherDrawing)
  if (isOther(before) && isOther(after)) return noSides(topic === 'script' ? messages.otherVersion : messages.otherImage)
  const note = noteOf(group, language)
  const text = (side: Text): string => (topic === 'weight' ? messages.kilobytes(Number(side) / 1024) : textIn(side, language))
  if (worded.has(topic) && before !== null && after !== null) return { ...sidesOf(text(before), text(after)), note }
  const show = worded.has(topic) ? excerpt : value
  return {
    before: before === null ? null : show(text(before), 'before'),
    after: after === null ? null : show(text(after), 'after'),
    note,
  }
}

const topicOf = ({ topics: [topic = 'details'] }: ChangeGroup): Topic => topic

const reported =
  (difference: SiteDifference, language: MessageLanguage) =>
  (group: ChangeGroup): ReportedChange => ({
    kind: 'change',
    what: whatChanged(group, language),
    where: whereChanged(group, language),
    pages: whichPages(group.pages, difference, language),
    paths: group.pages,
    ...sides(group, language),
  })

/** Attributes of a form or its fields that decide who receives the messages. */
const deliveryAttribute = /^(?:method|name$|data-|netlify)/

/** Whether messages of a changed form may be sent elsewhere. Changes of questions and options have no such effect. */
const changesDelivery = ({ subject }: ChangeGroup): boolean => {
  if (subject === null) return true
  if (typeof subject === 'string') return deliveryAttribute.test(subject)
  if (subject.code === 'fieldAttribute' || subject.code === 'optionAttribute')
    return /^(?:method|data-|netlify)/.test(subject.values.attribute)
  return ['formAddress', 'scriptAddress', 'encoding', 'expectedAnswer', 'hiddenValue'].includes(subject.code)
}

/** Forms come first: a business depends on its messages. */
export const formSections = (difference: SiteDifference, language: MessageLanguage): readonly ReportSection[] => {
  const messages = diffMessages[language]
  const forms = difference.changes.filter(group => topicOf(group) === 'form')
  if (forms.length === 0) return []
  const warning: readonly ReportItem[] = forms.some(changesDelivery) ? [{ kind: 'warn', text: messages.formsWarning }] : []
  return [{ title: messages.forms, items: [...warning, ...forms.map(reported(difference, language))] }]
}

const internal: ReadonlySet<Topic> = new Set(['script', 'markup', 'head', 'weight', 'details'])

export const changeSections = (difference: SiteDifference, language: MessageLanguage): readonly ReportSection[] => {
  const messages = diffMessages[language]
  const report = reported(difference, language)
  const styles = difference.changes.filter(group => topicOf(group) === 'style')
  const inner = difference.changes.filter(group => internal.has(topicOf(group)))
  const content = difference.changes.filter(group => topicOf(group) !== 'form' && !styles.includes(group) && !inner.includes(group))
  const styledPages = [...new Set(styles.flatMap(({ pages }) => pages))].sort()
  const summary: ReportItem = { kind: 'text', text: messages.styleRules(styles.length, whichPages(styledPages, difference, language)) }
  return [
    { title: messages.content, items: content.map(report) },
    { title: messages.look, items: styles.length === 0 ? [] : [summary, ...styles.map(report)] },
    { title: messages.inner, items: inner.map(report) },
  ].filter(({ items }) => items.length > 0)
}
