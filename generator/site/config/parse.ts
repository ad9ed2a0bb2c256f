/** YAML text → a tree whose values know their places. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import { type Problem, problem } from '../catalogue/index.ts'
import type { Diagnostic, Result } from '../model/diagnostic.ts'
import { type Entry, type Mark, placeOf, type Source, type SourceFile, type Value } from './tree.ts'

/** After one slip of the hand the parser stumbles over sound lines too: beside duplicate keys and tabs only the first fault is sure. */
const faultsOf = (document: Document, source: Source): readonly Diagnostic[] => {
  const reported = new Set<number>()
  return [...document.errors, ...document.warnings].flatMap((error, index, all): readonly Diagnostic[] => {
    const isDuplicate = error.code === 'DUPLICATE_KEY'
    const first = all.findIndex(one => one.code !== 'DUPLICATE_KEY')
    if (!isDuplicate && index !== first && !(error.code === 'TAB_AS_INDENT' && all[first]?.code === 'TAB_AS_INDENT')) return []
    const [start, end] = error.pos
    const key = /^[^:\s]+/.exec(source.text.slice(start, start + 80))?.[0] ?? ''
    const where = placeOf({ source, start, end: isDuplicate ? start + key.length : end })
    if (reported.has(where.line)) return []
    reported.add(where.line)
    return [
      {
        ...(isDuplicate ? problem('YAML_DUPLICATE_KEY', { key }) : problem('YAML_SYNTAX', { fault: error.code, otherwise: error.message })),
        where,
      },
    ]
  })
}

/** Whether the aliases of a document are so few that writing them out stays bounded. */
const aliasFault = (document: Document): Problem | undefined => {
  try {
    document.toJS({ maxAliasCount: 100 })
    return undefined
  } catch (error) {
    if (!(error instanceof ReferenceError)) return problem('YAML_ALIASES', 'unreadable')
    return error.message.startsWith('Unresolved') ? problem('YAML_ALIASES', 'unresolved') : problem('YAML_ALIASES', 'many')
  }
}

const treeOf = (root: Node, source: Source): { readonly tree: Value; readonly hasAliases: boolean } => {
  let hasAliases = false
  const anchors = new Map<string, Value>()
  const markOf = (node: Node | null, otherwise: Mark): Mark =>
    node?.range == null ? otherwise : { source, start: node.range[0], end: node.range[1] }
  const build = (node: Node | null, around: Mark): Value => {
    const at = markOf(node, around)
    if (isAlias(node)) {
      hasAliases = true
      return { ...(anchors.get(node.source) ?? { kind: 'leaf', value: null }), at }
    }
    const value = ((): Value => {
      // After parsing, items of a list are nodes.
      if (isSeq(node)) return { kind: 'list', at, items: node.items.map(item => build(item as Node, at)) }
      if (!isMap(node)) return { kind: 'leaf', at, value: isScalar(node) ? node.value : null }
      // After parsing, keys and values of a document’s maps are nodes.
      const entries = (node.items as Pair<Node, Node | null>[]).map((pair): readonly [string, Entry] => {
        const key = markOf(pair.key, at)
        const name = isScalar(pair.key) ? String(pair.key.value) : source.text.slice(key.start, key.end)
        return [name, { key, value: build(pair.value, key) }]
      })
      return { kind: 'group', at, entries: new Map(entries) }
    })()
    if (node !== null && 'anchor' in node && node.anchor !== undefined) anchors.set(node.anchor, value)
    return value
  }
  return { tree: build(root, { source, start: 0, end: 0 }), hasAliases }
}

/** Reads YAML 1.2 text (yaml.org/spec/1.2.2). Faults of syntax, duplicate keys and alias bombs are diagnostics. */
export const parseConfigText = ({ file, text }: SourceFile): Result<Value> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, keepSourceTokens: false })
  const source: Source = {
    file,
    text,
    lineAt: offset => {
      const { line, col } = lines.linePos(offset)
      return { line: Math.max(line, 1), column: Math.max(col, 1) }
    },
  }
  const fault = (found: Problem): Result<Value> => ({ ok: false, diagnostics: [{ ...found, where: { file, line: 1, column: 1 } }] })

  const faults = faultsOf(document, source)
  if (faults.length > 0) return { ok: false, diagnostics: faults }
  // After parsing, what a document holds is a node.
  const root = document.contents as Node | null
  if (root === null || (isScalar(root) && root.value === null)) return fault(problem('CONFIG_EMPTY'))
  const { tree, hasAliases } = treeOf(root, source)
  const tooMany = hasAliases ? aliasFault(document) : undefined
  return tooMany === undefined ? { ok: true, value: tree, diagnostics: [] } : fault(tooMany)
}
