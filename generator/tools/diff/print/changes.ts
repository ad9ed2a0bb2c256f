/** Changes of pages, as items of the report. */
import type { ChangeGroup, SiteDifference, Topic } from '../model.ts'
import { excerpt, sidesOf, value } from './excerpt.ts'
import type { ReportedChange, ReportSection } from './report.ts'
import { capital, count, whatChanged, whereChanged, whichPages } from './wording.ts'

/** Topics that are words: told word by word. */
const worded: ReadonlySet<Topic> = new Set(['title', 'description', 'heading', 'text', 'link', 'spoken', 'social', 'structured', 'details'])

const kilobytes = (bytes: string | null): string => `${(Number(bytes ?? 0) / 1024).toFixed(1)} kB`

type ReportedSides = Pick<ReportedChange, 'before' | 'after' | 'note'>

const sameWords = 'The words are the same; a template puts them in other tags.'

const sides = ({ topics, subject, before, after, texts }: ChangeGroup): ReportedSides => {
  const [topic = 'details'] = topics
  const note =
    texts > 1 && topic === 'order'
      ? `The same move in ${count(texts, 'list')}; this is one of them.`
      : texts > 1 && worded.has(topic)
        ? `The same words changed in ${count(texts, 'text')}; this is one of them.`
        : null
  if (before === null || after === null) {
    const show = (text: string | null) =>
      text === null ? null : (worded.has(topic) ? excerpt : value)(text, before === null ? 'after' : 'before')
    if (topic === 'drawing') return { before: null, after: null, note: before === null ? 'A new drawing.' : 'The drawing is gone.' }
    return { before: show(before), after: show(after), note: topic === 'markup' && subject === null ? sameWords : note }
  }
  if (topic === 'drawing') return { before: null, after: null, note: 'Another drawing.' }
  if (before === 'another' && after === 'another')
    return { before: null, after: null, note: topic === 'script' ? 'Another version.' : 'Another picture under the same name.' }
  if (topic === 'weight')
    return { before: value(kilobytes(before), 'before'), after: value(kilobytes(after), 'after'), note: 'Compressed, as it is sent.' }
  if (worded.has(topic)) return { ...sidesOf(before, after), note }
  return {
    before: value(before, 'before'),
    after: value(after, 'after'),
    note: topic === 'markup' && subject === null ? sameWords : topic === 'order' ? note : null,
  }
}

const reported =
  (difference: SiteDifference) =>
  (group: ChangeGroup): ReportedChange => ({
    kind: 'change',
    what: group.topics[0] === 'style' && group.subject !== null ? group.subject : whatChanged(group),
    where: whereChanged(group),
    pages: whichPages(group.pages, difference),
    paths: group.pages,
    ...sides(group),
  })

const leads: ReadonlySet<Topic> = new Set(['form'])
const look: ReadonlySet<Topic> = new Set(['style'])
const inner: ReadonlySet<Topic> = new Set(['script', 'markup', 'head', 'weight', 'details'])

const pagesOf = (groups: readonly ChangeGroup[]): readonly string[] => [...new Set(groups.flatMap(({ pages }) => pages))].sort()

/** Where messages go is what a business lives on: it is told before all else. */
export const formSections = (difference: SiteDifference): readonly ReportSection[] => {
  const forms = difference.changes.filter(({ topics: [topic] }) => topic === 'form')
  return forms.length === 0
    ? []
    : [
        {
          title: 'Forms: where messages go, and what is sent',
          items: [
            ...(forms.some(leadsElsewhere)
              ? [
                  {
                    kind: 'warn',
                    text: 'Messages may go elsewhere, or be refused: once this is published, send one through each form and see it arrive.',
                  } as const,
                ]
              : []),
            ...forms.map(reported(difference)),
          ],
        },
      ]
}

/** Whether a change of a form touches who gets its messages: all but what is asked of visitors. */
const leadsElsewhere = ({ subject }: ChangeGroup): boolean =>
  subject === null || /^(?:address|hidden value|encoding|expected answer|method|name$|data-|netlify)/.test(subject)

export const changeSections = (difference: SiteDifference): readonly ReportSection[] => {
  const { changes } = difference
  const report = reported(difference)
  const of = (topics: ReadonlySet<Topic>): readonly ChangeGroup[] => changes.filter(({ topics: [topic = 'details'] }) => topics.has(topic))
  const [styles, inside] = [of(look), of(inner)]
  const apart = new Set([...of(leads), ...styles, ...inside])
  const read = changes.filter(group => !apart.has(group))
  const section = (title: string, items: ReportSection['items']): readonly ReportSection[] => (items.length === 0 ? [] : [{ title, items }])
  return [
    ...section('What visitors and search engines read', read.map(report)),
    ...section(
      'The look',
      styles.length === 0
        ? []
        : [
            {
              kind: 'say',
              text: `${capital(count(styles.length, 'style rule'))} changed, on ${whichPages(pagesOf(styles), difference)}.`,
            },
            ...styles.map(report),
          ],
    ),
    ...section('How pages are made', inside.map(report)),
  ]
}
