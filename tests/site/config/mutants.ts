/** Configs with one to three random faults in the text or in the tree. */
import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { pick } from '../../support/chance.ts'

type Random = () => number

const odd = [
  ...['\u0000', '\u00a0', '\u2028', '\u202e', '\ufeff', '\ud800', '𝕏', '\t', '\r', '\u0007', '{', '}', '[', ']', '"', "'", '#', ':'],
  ...['- ', '*a', '&a ', '!', '%', '|', '>', '?', '`', '@', ',', '\\'],
]

const scalars: readonly string[] = [
  'null',
  '~',
  '',
  'true',
  'off',
  '0',
  '-1',
  '1e999',
  '-.inf',
  '.nan',
  '0x1F',
  '0o17',
  '9'.repeat(40),
  '1_000',
  '2026-02-30',
  '2026-11-22T10:00:00Z',
  '25:61',
  '""',
  "''",
  '[]',
  '{}',
  '[[]]',
  '{ a: b }',
  '[1, 2]',
  '!!str 5',
  '!!int x',
  '!!binary aGk=',
  '!!set {a}',
  '!x y',
  '&a b',
  '*nowhere',
  '<<',
  '|\n  x',
  '>-\n  x\n  y',
  '"{"',
  '"}"',
  '"{}"',
  '"{x}"',
  '"{year, date}"',
  '"{city, plural, one {1} other {2}}"',
  '"{years, plural, one {1}}"',
  '"{years, number, ::.00/w}"',
  `"{years, number, ::currency/XXX}"`,
  '"{years, selectordinal, other {#}}"',
  '"{city, select, other {}}"',
  '"\'{"',
  '"<b>"',
  '"\\ud800"',
  'constructor',
  '__proto__',
  'toString',
  'https://',
  'javascript:alert(1)',
  '/',
  '//',
  '/..',
  '..',
  '#fff',
  '"#fff"',
  'a'.repeat(3_000),
  '\u202eabc',
  'é',
  '💥',
  'C:\\x',
]

const keys: readonly string[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '0',
  'null',
  '"',
  'é',
  'en',
  'id',
  '? [a]',
  '""',
  'a b',
  '<<',
  'length',
]

const lineIn = (lines: readonly string[], random: Random): number => Math.floor(random() * lines.length)

type Mutation = (text: string, random: Random) => string

/** Changes one line. */
const onLine =
  (change: (line: string, random: Random, lines: readonly string[]) => readonly string[]): Mutation =>
  (text, random) => {
    const lines = text.split('\n')
    const at = lineIn(lines, random)
    return lines.toSpliced(at, 1, ...change(lines[at] ?? '', random, lines)).join('\n')
  }

const cut = (line: string, random: Random): number => Math.floor(random() * (line.length + 1))

const rawMutations: readonly Mutation[] = [
  onLine(() => []),
  onLine(line => [line, line]),
  onLine((line, random) => [line.slice(0, cut(line, random))]),
  onLine((line, random) => [`${' '.repeat(Math.floor(random() * 5))}${line.trimStart()}`]),
  onLine(line => [` ${line}`]),
  onLine(line => [line.replace(/^ /, '')]),
  onLine(line => [line.replace(/^ +/, '\t')]),
  onLine((line, random) => {
    const at = cut(line, random)
    return [line.slice(0, at) + pick(odd, random) + line.slice(at)]
  }),
  onLine((line, random) => {
    const at = cut(line, random)
    return [line.slice(0, at) + line.slice(at + 1)]
  }),
  onLine((line, random) => [line.replace(/: .*/, () => `: ${pick(scalars, random)}`)]),
  onLine((line, random) => [line.replace(/[\w-]+:/, () => `${pick(keys, random)}:`)]),
  onLine((line, random, lines) => [lines[lineIn(lines, random)] ?? '', line]),
  onLine(line => [line.replace(':', '')]),
  onLine(line => [line.replace(/["']/, '')]),
  onLine(line => [line.replace(/[{}[\]]/, '')]),
  onLine(line => [line.replace(', ', ' ')]),
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text, random) => text.slice(Math.floor(random() * 200)),
  text => text.replaceAll('\n', '\r\n'),
  text => text.replaceAll('\n', '\r'),
]

/** Changes one node of the tree, and writes it again. */
const onTree: Mutation = (text, random) => {
  const document = parseDocument(text, { uniqueKeys: false })
  let count = 0
  visit(document, () => void count++)
  const chosen = Math.floor(random() * count)
  const act = Math.floor(random() * 6)
  let at = 0
  visit(document, (_, node) => {
    if (at++ !== chosen) return undefined
    if (act === 0) return visit.REMOVE
    if (isPair(node)) return act < 3 ? visit.REMOVE : undefined
    if (isMap(node) || isSeq(node)) {
      if (act === 1) node.items = []
      else if (act === 2) node.items.reverse()
      else if (act === 3) return document.createNode(pick([null, 5, 'text', true, [], {}, [['x']], { x: 1 }], random))
      // What the node has it may have twice.
      else node.items.push(...(node.items.slice(0, 1) as never[]))
      return visit.BREAK
    }
    if (isScalar(node)) {
      const text = String(node.value)
      const others = [null, 7, -0.5, true, 'x', '', 'constructor', [1], { a: 1 }, `${text}x`, text.toUpperCase()]
      return document.createNode(pick<unknown>(others, random))
    }
    return visit.BREAK
  })
  try {
    return document.toString({ lineWidth: 0 })
  } catch {
    // A file that is no longer YAML cannot be written, and is unchanged.
    return text
  }
}

/** A text with faults by chance; most have one, some have three. */
export const mutant = (text: string, random: Random): string => {
  let changed = text
  for (let left = random() < 0.7 ? 1 : 3; left > 0; left--)
    changed = (random() < 0.25 ? onTree : pick(rawMutations, random))(changed, random)
  return changed
}
