/** YAML text → a tree whose values know their places. */
import type { Result } from '../../model/diagnostic.ts'
import { plainTree } from './fast/plain.ts'
import { parseYaml } from './parse-yaml.ts'
import { sourceOf } from './source.ts'
import type { SourceFile, Value } from './tree.ts'

/** Reads YAML 1.2 text (yaml.org/spec/1.2.2). Faults of syntax, duplicate keys, lost texts and what goes beyond the limits are diagnostics. */
export const parseConfigText = (written: SourceFile): Result<Value> => {
  const source = sourceOf(written)
  const tree = plainTree(source)
  return tree === undefined ? parseYaml(source) : { ok: true, value: tree, diagnostics: [] }
}
