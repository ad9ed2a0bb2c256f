/** Compares structured data, without changes that repeat those of the page. */

import { isStub, valuesOf } from '../../../html/structured-data.ts'
import { isRecord } from '../../../site/util/table.ts'
import { align } from '../align.ts'
import type { Change } from '../model.ts'
import { other, quoted, type Text } from '../phrases.ts'
import { imageName } from '../read/names.ts'
import { hoursText, isHours, type Node, nodeText, propertiesOf, textsOf, topNodes, typeOf } from '../read/structured.ts'
import { change, onlyOn, rewording, type Side } from './change.ts'
import { explainedBy, type Swap, swapChange } from './contacts.ts'
import { type Context, follow, pathOn } from './context.ts'
import { listOrder } from './order.ts'
import { matchBy } from './pairing.ts'
import type { PartChanges } from './parts.ts'

interface Known {
  readonly swaps: readonly Swap[]
  readonly context: Context
  /** Changes of the page’s texts. */
  readonly reported: readonly Change[]
  readonly linkTexts: PartChanges['linkTexts']
}

const structured = (subject: Text, before: Text | null, after: Text | null): Change =>
  change({ topic: 'structured', place: 'structured', subject, before, after })

/** A change of an image of the site. */
const imageChange = (before: string, after: string): Change => {
  const [was, is] = [imageName(before), imageName(after)]
  const sides = was === is ? { subject: is, before: other, after: other } : { before: was, after: is }
  return change({ topic: 'image', place: 'structured', ...sides })
}

/** The subject of an added or removed node. */
const subjectOf = (key: string, { contactType: contact }: Node): Text =>
  typeof contact === 'string' ? { code: 'contactLine', values: { contact } } : key

export const structuredChanges = (
  before: readonly unknown[],
  after: readonly unknown[],
  { swaps, context, reported, linkTexts }: Known,
): readonly Change[] => {
  const pairs = new Map(reported.map(one => [JSON.stringify([one.before, one.after]), one]))
  const lines = (side: Side): ReadonlySet<string> => new Set(reported.flatMap(one => quoted(one[side])?.split('\n') ?? []))
  const [gone, come] = [lines('before'), lines('after')]
  const { origins, added, removed, languages } = context

  /** Whether an added or removed text is reported with a text of the page, a page or a language. */
  const isReported = (text: string, side: Side): boolean =>
    side === 'after'
      ? come.has(text) || linkTexts.come.has(text) || languages.added.has(text) || added.has(pathOn(origins.after, text) ?? '')
      : gone.has(text) || linkTexts.gone.has(text) || languages.removed.has(text) || removed.has(pathOn(origins.before, text) ?? '')

  const valueChange = (key: string, old: string | null, now: string | null): readonly Change[] => {
    const known = pairs.get(JSON.stringify([old, now]))
    if (known !== undefined) return [{ ...known, place: 'structured' }]
    if (old !== null && now !== null) {
      const explained = explainedBy(swaps, old, now)
      if (explained !== null) return explained.map(swap => swapChange(swap, 'structured'))
      if (key.endsWith('telephone')) return [change({ topic: 'phone', place: 'structured', before: old, after: now })]
      if (pathOn(origins.after, now)?.startsWith('/assets/') === true) return [imageChange(old, now)]
    } else if (isReported(old ?? now ?? '', old === null ? 'after' : 'before')) return []
    const isWords = old !== null && now !== null && [old, now].every(text => /^(?:\p{L}[^:/]*|\d{4})$/u.test(text))
    // The same words replaced in a text are the same change.
    return [
      isWords ? rewording({ topic: 'structured', place: 'structured', subject: key, before: old, after: now }) : structured(key, old, now),
    ]
  }

  /** An added or removed node is one change. */
  const nodeChange = (key: string, node: Node, side: Side): readonly Change[] => {
    const pages = side === 'after' ? { paths: added, origin: origins.after } : { paths: removed, origin: origins.before }
    const texts = textsOf(node)
    if (texts.every(text => isReported(text, side)) || texts.some(text => pages.paths.has(pathOn(pages.origin, text) ?? ''))) return []
    const { before, after } = onlyOn(side, nodeText(node))
    return [structured(subjectOf(key, node), before, after)]
  }

  const compareNodes = (key: string, was: readonly Node[], is: readonly Node[]): readonly Change[] => {
    const text = (node: Node, ...names: readonly string[]): string | undefined => {
      const value = names.map(name => node[name]).find(one => typeof one === 'string')
      return value === undefined ? undefined : `${typeOf(node)} ${follow(context, String(value))}`
    }
    const found = matchBy(
      was,
      is,
      node => (typeof node['@id'] === 'string' ? follow(context, node['@id']) : undefined),
      node =>
        textsOf(node)
          .map(one => follow(context, one))
          .join('\n'),
      node => text(node, 'name', 'url', 'contactType'),
      // The only node of a type on both sides is the same one.
      node => ([was, is].every(side => side.filter(one => typeOf(one) === typeOf(node)).length === 1) ? typeOf(node) : undefined),
    )
    // As many removed as added nodes are the same nodes with other values.
    const isReplaced = found.gone.length === found.come.length
    const replaced = isReplaced ? found.gone.map((old, index) => [old, found.come[index] ?? old] as const) : []
    const keyOf = (node: Node): string => (key === '' ? typeOf(node) : key)
    const label = (node: Node): string => String(node.name ?? node.url ?? nodeText(node))
    const stayed = found.pairs.filter(([, now]) => label(now) !== '')
    const names = new Map(stayed.map(([old, now]) => [old, label(now)]))
    const order = reported.some(({ topic }) => topic === 'order')
      ? []
      : listOrder(
          was.flatMap(node => names.get(node) ?? []),
          stayed.length === 0 ? [] : is.flatMap(node => (stayed.some(([, now]) => now === node) ? [label(node)] : [])),
          'structured',
        )
    return [
      ...[...found.pairs, ...replaced].flatMap(([old, now]) => compareNode(keyOf(now), old, now)),
      ...(isReplaced ? [] : found.gone.flatMap(node => nodeChange(keyOf(node), node, 'before'))),
      ...(isReplaced ? [] : found.come.flatMap(node => nodeChange(keyOf(node), node, 'after'))),
      ...order,
    ]
  }

  const compareNode = (key: string, was: Node, is: Node): readonly Change[] => {
    const [old, now] = [new Map(propertiesOf(was)), new Map(propertiesOf(is))]
    return [
      ...(typeOf(was) === typeOf(is) ? [] : [structured(`${key} › type`, typeOf(was), typeOf(is))]),
      ...[...new Set([...old.keys(), ...now.keys()])].flatMap(name =>
        compareValues(`${key} › ${name}`, name, old.get(name), now.get(name)),
      ),
    ]
  }

  const compareValues = (key: string, name: string, was: unknown, is: unknown): readonly Change[] => {
    if (isHours(name)) {
      const [old, now] = [hoursText(was) || null, hoursText(is) || null]
      const subject = name === 'specialOpeningHoursSpecification' ? ({ code: 'specialDays' } as const) : null
      return old === now ? [] : [change({ topic: 'hours', place: 'structured', subject, before: old, after: now })]
    }
    const isNode = (value: unknown): value is Node => isRecord(value) && !isStub(value)
    const texts = (value: unknown): readonly string[] =>
      valuesOf(value)
        .filter(one => !isNode(one))
        .flatMap(textsOf)
    const nodes = (value: unknown): readonly Node[] => valuesOf(value).filter(isNode)
    const values = align(
      texts(was).map(one => follow(context, one)),
      texts(is),
      one => one,
    ).flatMap(({ same, ...hunk }) => {
      if (same) return []
      if (hunk.before.length === hunk.after.length)
        return hunk.before.flatMap((value, index) => valueChange(key, value, hunk.after[index] ?? null))
      return [...hunk.before.flatMap(value => valueChange(key, value, null)), ...hunk.after.flatMap(value => valueChange(key, null, value))]
    })
    return [...values, ...compareNodes(key, nodes(was), nodes(is))]
  }

  return compareNodes('', topNodes(before), topNodes(after))
}
