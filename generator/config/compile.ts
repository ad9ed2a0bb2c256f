/** YAML text → a valid config, or every mistake in it. */
import type { Diagnostic, Result } from '../model/diagnostic.ts'
import { isError } from '../model/diagnostic.ts'
import { type ConfigDocument, lazyDocument, parseConfigText } from './document.ts'
import { prune } from './draft.ts'
import { type ConfigIssue, toDiagnostic } from './issue.ts'
import { languageCodes, switchedOff } from './languages.ts'
import { addresses } from './rules/addresses.ts'
import { forms } from './rules/forms.ts'
import { hours } from './rules/hours.ts'
import { identity } from './rules/identity.ts'
import { phones } from './rules/phones.ts'
import { references } from './rules/references.ts'
import type { AssetNames, Rule } from './rules/rule.ts'
import { texts } from './rules/texts.ts'
import { type Config, configSchema } from './schema.ts'
import { shapeIssues } from './shape.ts'

const rules: readonly Rule[] = [identity, references, phones, hours, forms, addresses, texts]

/** A valid config, with the document it came from: read again if anybody asks, since its tree is a hundred times its text. */
export interface CompiledConfig {
  readonly config: Config
  readonly document: ConfigDocument
}

const order = (a: Diagnostic, b: Diagnostic): number =>
  (a.where?.line ?? 0) - (b.where?.line ?? 0) || (a.where?.column ?? 0) - (b.where?.column ?? 0)

export const compileConfig = (file: string, text: string, assets: AssetNames): Result<CompiledConfig> => {
  const parsed = parseConfigText(file, text)
  if (!parsed.ok) return parsed
  const document = parsed.value
  const languages = languageCodes(document.data)
  const { data, issues: off } = switchedOff(document.data, languages)

  const schema = configSchema(languages)
  const shaped = schema.safeParse(data)
  const shape = shaped.success ? [] : shapeIssues(schema, data, languages, shaped.error.issues)
  const draft = shaped.success
    ? shaped.data
    : prune<Config>(
        data,
        shape.filter(issue => issue.absent !== true).map(issue => issue.path),
      )
  const beyond = rules.flatMap(rule => rule({ draft, data, languages, assets }))

  const issues: readonly ConfigIssue[] = [...off, ...shape, ...beyond]
  const diagnostics = issues.map(issue => toDiagnostic(document, issue)).toSorted(order)
  return shaped.success && !diagnostics.some(isError)
    ? { ok: true, value: { config: shaped.data, document: lazyDocument(file, text) }, diagnostics }
    : { ok: false, diagnostics }
}
