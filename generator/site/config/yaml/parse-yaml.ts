/** Parses YAML with the `yaml` package, and reports everything that is wrong. */
import { Composer, type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, Parser } from 'yaml'
import { problem } from '../../messages/index.ts'
import type { Diagnostic, Result } from '../../model/diagnostic.ts'
import { limits } from '../limits.ts'
import { cleanedValue } from './look-alikes.ts'
import { labelBefore } from './meant-text.ts'
import { syntaxProblems } from './syntax-problems.ts'
import { type Entry, type Mark, placeOf, type Source, type Value } from './tree.ts'
import { truncatedItems, truncatedValues } from './yaml-losses.ts'
import { quotedLine, type YamlProblem } from './yaml-problem.ts'
import { conflictIn, deepestIn, directiveIn, tokensIn } from './yaml-text.ts'

/** The tags that a config may use. */
const tags = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map(name => `tag:yaml.org,2002:${name}`))

/** Control characters, lone surrogates, and characters that change the direction of what follows. */
const strange = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202d\u202e\ufffe\uffff]|\p{Cs}/u

/** The position of the first character that a config cannot contain; -1 without any. */
export const strangeAt = (text: string): number => text.search(strange)

/** The first character that a config cannot contain: `U+202E`. */
export const strangeIn = (text: string): string | undefined => {
  const found = strange.exec(text)?.[0].codePointAt(0)
  return found === undefined ? undefined : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`
}

interface Read {
  readonly value: Value
  /** Number of values, including those that aliases repeat. */
  readonly size: number
  /** Levels of maps and lists, including those that aliases repeat. */
  readonly depth: number
}

/** A key that is in a map twice. */
interface DuplicateKey {
  readonly key: string
  readonly at: Mark
  readonly first: Mark
}

const duplicateProblems = (found: readonly DuplicateKey[], isItem: boolean): readonly YamlProblem[] => {
  const [duplicate] = found
  if (duplicate === undefined) return []
  const line = placeOf(duplicate.first).line
  const place = { start: duplicate.at.start, end: duplicate.at.end }
  if (found.length > 1 && isItem)
    return [{ problem: problem('YAML_DUPLICATE_KEY', 'item', { keys: found.map(({ key }) => key), line }), ...place }]
  return found.slice(0, limits.reported).map(({ key, at, first }) => ({
    problem: problem('YAML_DUPLICATE_KEY', 'key', { key, line: placeOf(first).line }),
    start: at.start,
    end: at.end,
  }))
}

/** The tree of a composed document, and the errors that are valid YAML. */
const treeOf = (
  root: Node,
  source: Source,
): { readonly tree: Value; readonly size: number; readonly repeated: number; readonly problems: readonly YamlProblem[] } => {
  let written = 0
  const problems: YamlProblem[] = []
  const anchors = new Map<string, Read>()
  const markOf = (node: Node | null, otherwise: Mark): Mark =>
    node?.range == null ? otherwise : { source, start: node.range[0], end: node.range[1] }

  const group = (pairs: readonly Pair<Node, Node | null>[], at: Mark, isItem: boolean): Read => {
    const entries = new Map<string, Entry>()
    const duplicates: DuplicateKey[] = []
    let size = 1
    let depth = 0
    for (const pair of pairs) {
      const key = markOf(pair.key, at)
      const name = isScalar(pair.key) ? String(pair.key.value) : source.text.slice(key.start, key.end)
      const first = entries.get(name)
      const read = build(pair.value, key)
      size += 1 + read.size
      written++
      depth = Math.max(depth, read.depth)
      if (first === undefined) entries.set(name, { key, value: read.value })
      else duplicates.push({ key: name, at: key, first: first.key })
    }
    for (const duplicate of duplicateProblems(duplicates, isItem)) problems.push(duplicate)
    return { value: { kind: 'group', at, entries }, size, depth: depth + 1 }
  }

  const build = (node: Node | null, around: Mark, isItem = false): Read => {
    const at = markOf(node, around)
    written++
    if (isAlias(node)) {
      const known = anchors.get(node.source)
      if (known === undefined)
        problems.push({
          problem: problem('YAML_ALIASES', {
            name: node.source,
            line: quotedLine(labelBefore(source.text, at.start), source.text.slice(at.start, at.end)),
          }),
          start: at.start,
          end: at.end,
        })
      return { value: { ...(known?.value ?? { kind: 'leaf', value: null }), at }, size: known?.size ?? 1, depth: known?.depth ?? 0 }
    }
    if (node?.tag !== undefined && node.tag !== '!' && !tags.has(node.tag)) {
      const tag = node.tag.replace('tag:yaml.org,2002:', '!!')
      problems.push({ problem: problem('YAML_SYNTAX', 'tag', { tag }), start: at.start, end: at.end })
    }
    const read = ((): Read => {
      if (isSeq(node)) {
        // After parsing, list items are nodes.
        for (const truncated of truncatedItems(source.text, node.items as Node[], node.flow === true)) problems.push(truncated)
        const items = node.items.map(item => build(item as Node, at, true))
        return {
          value: { kind: 'list', at, items: items.map(({ value }) => value) },
          size: items.reduce((sum, { size }) => sum + size, 1),
          depth: items.reduce((deepest, { depth }) => Math.max(deepest, depth), 0) + 1,
        }
      }
      if (!isMap(node)) {
        const value = isScalar(node) ? node.value : null
        const cleaned = cleanedValue(value, false)
        const strange = typeof cleaned === 'string' ? strangeIn(cleaned) : undefined
        if (strange !== undefined)
          problems.push({ problem: problem('YAML_SYNTAX', 'character', { code: strange }), start: at.start, end: at.end })
        return { value: { kind: 'leaf', at, value }, size: 1, depth: 0 }
      }
      // After parsing, keys and values of a document’s maps are nodes.
      const pairs = node.items as Pair<Node, Node | null>[]
      for (const truncated of truncatedValues(source.text, pairs, node.flow === true)) problems.push(truncated)
      return group(pairs, at, isItem)
    })()
    if (read.depth > limits.depth && problems.length === 0)
      problems.push({ problem: problem('CONFIG_TOO_LARGE', 'depth', { most: limits.depth }), start: at.start, end: at.start + 1 })
    if (node !== null && 'anchor' in node && node.anchor !== undefined) anchors.set(node.anchor, read)
    return read
  }

  const { value, size } = build(root, { source, start: 0, end: 0 })
  return { tree: value, size, repeated: size - written, problems }
}

/** The document of a text, or the error that prevents parsing it. */
const documentIn = (text: string, unusual: number): Document | YamlProblem => {
  const conflict = conflictIn(text)
  if (conflict !== undefined) return conflict
  // A character begins at most two tokens.
  if (text.length > limits.tokens / 2 && tokensIn(text) > limits.tokens)
    return { problem: problem('CONFIG_TOO_LARGE', 'unusual'), start: unusual, end: unusual + 1 }
  const tokens = [...new Parser().parse(text)]
  const whole = directiveIn(tokens) ?? deepestIn(tokens)
  if (whole !== undefined) return whole
  const [first, second] = new Composer({ prettyErrors: false, uniqueKeys: false }).compose(tokens, true, text.length)
  // The third argument of `compose` forces a document.
  if (first === undefined) throw new Error('a text without a document')
  const [start = 0, end = 0] = second?.range ?? []
  return second === undefined ? first : { problem: problem('YAML_SYNTAX', 'second'), start, end }
}

const failure = (source: Source, problems: readonly YamlProblem[]): Result<Value> => ({
  ok: false,
  diagnostics: problems
    .map(({ problem: found, start, end }): Diagnostic => ({ ...found, where: placeOf({ source, start, end }) }))
    .filter(({ where }, index, problems) => index === 0 || where?.line !== problems[index - 1]?.where?.line),
})

/** The error of a text with too many keys and values. */
export const tooManyValues = (source: Source): Result<Value> =>
  failure(source, [{ problem: problem('CONFIG_TOO_LARGE', 'values', { most: limits.values }), start: 0, end: 1 }])

/**
 * Parses YAML 1.2 (yaml.org/spec/1.2.2). Syntax errors, duplicate keys, truncated strings and exceeded limits are diagnostics.
 * @param unusual position of what only the library reads, for the error of a text that is too large for the library
 */
export const parseYaml = (source: Source, unusual = 0): Result<Value> => {
  const { text } = source
  const faults = (problems: readonly YamlProblem[]): Result<Value> => failure(source, problems)
  const document = documentIn(text, unusual)
  if ('problem' in document) return faults([document])
  const problems = syntaxProblems(text, document)
  if (problems.length > 0) return faults(problems)
  // After parsing, what a document holds is a node.
  const root = document.contents as Node | null
  if (root === null || (isScalar(root) && root.value === null)) return faults([{ problem: problem('CONFIG_EMPTY'), start: 0, end: 1 }])
  const { tree, size, repeated, problems: found } = treeOf(root, source)
  if (found.length > 0) return faults(found.toSorted((a, b) => a.start - b.start).slice(0, limits.reported))
  if (repeated > limits.repeated)
    return faults([{ problem: problem('CONFIG_TOO_LARGE', 'repeated', { most: limits.repeated }), start: 0, end: 1 }])
  if (size > limits.values) return tooManyValues(source)
  return { ok: true, value: tree, diagnostics: [] }
}
