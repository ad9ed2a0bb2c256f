/** Compares the heads of pages: search results, social networks, browsers. */
import type { Change, Topic } from '../model.ts'
import { other } from '../phrases.ts'
import { imageName, withoutDigests } from '../read/names.ts'
import type { PageView } from '../read/page.ts'
import { change, differingKeys, rewording } from './change.ts'
import { explainedBy, type Swap, swapChange } from './contacts.ts'
import { type Context, follow } from './context.ts'

const topics: Readonly<Record<string, Topic>> = { description: 'description', robots: 'indexing', 'theme-color': 'style' }

const topicOf = (name: string): Topic => topics[name] ?? (/^(?:og|twitter|article):/.test(name) ? 'social' : 'head')

/** The contents of meta elements by name. Those of a repeated name are joined. @param ignored languages that are reported elsewhere */
const metaContents = (page: PageView, ignored: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const contents = new Map<string, string>()
  for (const { name, content } of page.metas) {
    if (name === 'og:locale:alternate' && ignored.has(content.replace('_', '-'))) continue
    const known = contents.get(name)
    contents.set(name, known === undefined ? withoutDigests(content) : `${known}, ${content}`)
  }
  return contents
}

interface Known {
  readonly swaps: readonly Swap[]
  readonly context: Context
}

const metaChange = (name: string, before: string | null, after: string | null, { swaps, context }: Known): readonly Change[] => {
  if (before !== null && follow(context, before) === after) return []
  const topic = topicOf(name)
  const place = topic === 'social' ? 'social' : 'head'
  const explained = before === null || after === null ? null : explainedBy(swaps, before, after)
  if (explained !== null) return explained.map(swap => swapChange(swap, place))
  if (name === 'og:image' && before !== null && after !== null)
    return imageName(before) === imageName(after)
      ? [change({ topic: 'image', place, subject: imageName(after), before: other, after: other })]
      : [change({ topic: 'image', place, before: imageName(before), after: imageName(after) })]
  // The size and type of an image follow from the image.
  if (/^og:image:(?:width|height|type)$/.test(name)) return []
  const draft = { topic, place, subject: topic === 'description' || topic === 'indexing' ? null : name, before, after } as const
  return [topic === 'description' || topic === 'social' ? rewording(draft) : change(draft)]
}

export const headChanges = (before: PageView, after: PageView, known: Known): readonly Change[] => {
  const { context } = known
  const [was, is] = [metaContents(before, context.languages.removed), metaContents(after, context.languages.added)]
  const alternates = ({ alternates: list }: PageView): ReadonlyMap<string, string> =>
    new Map(list.map(({ hreflang, href }) => [hreflang, href]))
  const [linksBefore, linksAfter] = [alternates(before), alternates(after)]
  const canonical = before.canonical === null ? null : follow(context, before.canonical)
  return [
    ...(before.title === after.title ? [] : [rewording({ topic: 'title', place: 'head', before: before.title, after: after.title })]),
    ...(canonical === after.canonical
      ? []
      : [change({ topic: 'canonical', place: 'head', before: before.canonical, after: after.canonical })]),
    ...[...new Set([...linksBefore.keys(), ...linksAfter.keys()])].flatMap(language => {
      const [old, now] = [linksBefore.get(language) ?? null, linksAfter.get(language) ?? null]
      // A site in one language has no such links, so they change with the languages.
      if ((old === null || now === null) && context.languages.removed.size + context.languages.added.size > 0) return []
      return (old === null ? null : follow(context, old)) === now
        ? []
        : [change({ topic: 'alternate', place: 'head', subject: language, before: old, after: now })]
    }),
    ...(before.language === after.language
      ? []
      : [change({ topic: 'alternate', place: 'head', subject: 'lang', before: before.language, after: after.language })]),
    ...differingKeys(was, is).flatMap(([name, old, now]) => metaChange(name, old, now, known)),
  ]
}
