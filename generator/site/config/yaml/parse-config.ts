import type { Result } from '../../model/diagnostic.ts'
import { withoutAmericanKeys } from './american-keys.ts'
import { readFast } from './fast/fast-reader.ts'
import { parseYaml, tooManyValues } from './parse-yaml.ts'
import { isWithinLimits, type SourceFile, sourceOf, type Value } from './tree.ts'

/** Parses YAML 1.2 (yaml.org/spec/1.2.2). Syntax errors, duplicate keys, truncated strings and exceeded limits are diagnostics. */
export const parseConfigText = (file: SourceFile): Result<Value> => {
  const source = sourceOf(file)
  const tree = readFast(source)
  const parsed: Result<Value> =
    typeof tree === 'number'
      ? parseYaml(source, tree)
      : isWithinLimits(tree)
        ? { ok: true, value: tree, diagnostics: [] }
        : tooManyValues(source)
  return parsed.ok ? { ...parsed, value: withoutAmericanKeys(parsed.value, file.text) } : parsed
}
