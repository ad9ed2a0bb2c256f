import type { Result } from '../../model/diagnostic.ts'
import { readFast } from './fast/fast-reader.ts'
import { parseYaml, tooManyValues } from './parse-yaml.ts'
import { isWithinLimits, type SourceFile, sourceOf, type Value } from './tree.ts'

/** Parses YAML 1.2 (yaml.org/spec/1.2.2). Syntax errors, duplicate keys, truncated strings and exceeded limits are diagnostics. */
export const parseConfigText = (file: SourceFile): Result<Value> => {
  const source = sourceOf(file)
  const tree = readFast(source)
  if (typeof tree === 'number') return parseYaml(source, tree)
  return isWithinLimits(tree) ? { ok: true, value: tree, diagnostics: [] } : tooManyValues(source)
}
