import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml'
import type { Diagnostic, Place, Result } from '../model/diagnostic.ts'

/** Steps from the root of a config to a value: `['locations', 2, 'name', 'fr']`. */
export type ConfigPath = readonly (string | number)[]

/** `locations[2].name.fr` */
export const pathText = (path: ConfigPath): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')

/** Texts of the files that a config was read from, by their names in diagnostics. */
export type SourceTexts = ReadonlyMap<string, string>

/** A config file as data in which every value knows its place. */
export interface ConfigDocument {
  readonly file: string
  readonly text: string
  readonly data: unknown
  /**
   * Place of the value at `path`, or of the nearest thing around it that is there. `key`: of the key instead of its value.
   * `needle`: of this part of the value's text.
   */
  readonly locate: (path: ConfigPath, options?: { readonly key?: boolean; readonly needle?: string }) => Place
}

interface Found {
  /** Node of the key that holds the deepest value found, none for list items and the root. */
  readonly key: Node | undefined
  readonly value: Node | undefined
  readonly complete: boolean
}

const pairAt = (map: YAMLMap, key: string | number): Pair<Node, Node | null> | undefined =>
  // After parsing, keys and values of a document's maps are nodes.
  (map.items as Pair<Node, Node | null>[]).find(pair => isScalar(pair.key) && String(pair.key.value) === String(key))

const find = (root: Node | null, path: ConfigPath, resolve: (node: Node) => Node | undefined): Found => {
  let key: Node | undefined
  let value: Node | undefined = root ?? undefined
  for (const step of path) {
    const node: Node | undefined = value === undefined ? undefined : resolve(value)
    if (isMap(node)) {
      const pair = pairAt(node, step)
      if (pair === undefined) return { key, value, complete: false }
      key = pair.key
      value = pair.value ?? undefined
    } else if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
      key = undefined
      value = node.items[step] as Node
    } else return { key, value, complete: false }
  }
  return { key, value, complete: true }
}

const yamlReasons: Readonly<Record<string, string>> = {
  BAD_INDENT: 'the indentation does not fit: lines that belong together begin in the same column',
  TAB_AS_INDENT: 'a tab indents this line: use spaces',
  MISSING_CHAR: 'a bracket, brace or quotation mark is missing',
  UNEXPECTED_TOKEN: 'this does not belong here: texts with “: ” or “ #” inside need quotation marks',
  BLOCK_AS_IMPLICIT_KEY: 'there are two “:” on this line: put the text in quotation marks',
  BAD_SCALAR_START: 'a text cannot begin with this character: put it in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'a “:” is missing, or a text of several lines needs quotation marks',
  IMPOSSIBLE: 'this cannot be read',
}

/** Reads YAML 1.2 text (yaml.org/spec/1.2.2). Faults of syntax, doubled keys and alias bombs are diagnostics. */
export const parseConfigText = (file: string, text: string): Result<ConfigDocument> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, keepSourceTokens: false })

  const placeAt = (start: number, end: number): Place => {
    const { line, col } = lines.linePos(start)
    const lineEnd = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start)
    const to = Math.max(start, Math.min(end, lineEnd))
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), endColumn: Math.max(col, 1) + Math.max(to - start, 1) }
  }

  // After one slip of the hand the parser stumbles over sound lines too: beside doubled keys and tabs only the first fault is sure.
  const told = new Set<number>()
  const faults = [...document.errors, ...document.warnings].flatMap((error, index, all): readonly Diagnostic[] => {
    const isDouble = error.code === 'DUPLICATE_KEY'
    const first = all.findIndex(one => one.code !== 'DUPLICATE_KEY')
    if (!isDouble && index !== first && !(error.code === 'TAB_AS_INDENT' && all[first]?.code === 'TAB_AS_INDENT')) return []
    const [start] = error.pos
    const key = /^[^:\s]+/.exec(text.slice(start, start + 80))?.[0] ?? ''
    const where = placeAt(start, isDouble ? start + key.length : error.pos[1])
    if (told.has(where.line)) return []
    told.add(where.line)
    return [
      {
        code: isDouble ? 'YAML_DUPLICATE_KEY' : 'YAML_SYNTAX',
        severity: 'error',
        message: isDouble ? `the key “${key}” stands here a second time` : (yamlReasons[error.code] ?? error.message),
        hint: isDouble ? 'Keep one of the two.' : 'Compare the line with its neighbours, or with an example in the README.',
        where,
      },
    ]
  })
  if (faults.length > 0) return { ok: false, diagnostics: faults }

  const root = document.contents as Node | null
  if (root === null || (isScalar(root) && root.value === null))
    return {
      ok: false,
      diagnostics: [
        {
          code: 'CONFIG_EMPTY',
          severity: 'error',
          message: 'the file is empty',
          hint: 'Copy the sample site.config.yaml and change it.',
          where: { file, line: 1, column: 1 },
        },
      ],
    }

  let data: unknown
  try {
    data = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    const message =
      error instanceof ReferenceError
        ? 'the file uses so many aliases (*name) that it would grow beyond measure'
        : 'the file cannot be read as data'
    return {
      ok: false,
      diagnostics: [
        {
          code: 'YAML_ALIASES',
          severity: 'error',
          message,
          hint: 'Write the values out instead of repeating them by alias.',
          where: { file, line: 1, column: 1 },
        },
      ],
    }
  }

  const resolve = (node: Node): Node | undefined => (isAlias(node) ? node.resolve(document) : node)
  return {
    ok: true,
    diagnostics: [],
    value: {
      file,
      text,
      data,
      locate: (path, options = {}) => {
        const { key, value, complete } = find(root, path, resolve)
        const wantsKey = options.key === true || !complete || value?.range == null
        const node = wantsKey && key !== undefined ? key : value
        if (node?.range == null) return { file, line: 1, column: 1 }
        const [start, end] = node.range
        if (options.needle !== undefined && complete) {
          const at = text.indexOf(options.needle, start)
          if (at >= 0 && at < end) return placeAt(at, at + options.needle.length)
        }
        return placeAt(start, isMap(node) || isSeq(node) ? start + 1 : end)
      },
    },
  }
}

/** A document that is known to be sound, read when somebody first asks it. */
export const lazyDocument = (file: string, text: string): ConfigDocument => {
  let known: ConfigDocument | undefined
  const document = (): ConfigDocument => {
    if (known !== undefined) return known
    const parsed = parseConfigText(file, text)
    if (!parsed.ok) throw new Error(`${file} was sound before`)
    known = parsed.value
    return known
  }
  return {
    file,
    text,
    get data() {
      return document().data
    },
    locate: (path, options) => document().locate(path, options),
  }
}
