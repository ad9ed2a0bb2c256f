import { readFileSync } from 'node:fs'
import { assetNames } from '../../generator/platform/assets/names.ts'
import type { Cache } from '../../generator/platform/cache.ts'
import { cacheFolderOf } from '../../generator/platform/site-root.ts'
import { type CompiledConfig, compileConfig } from '../../generator/site/compile.ts'
import { inEnglish } from './text.ts'

export const sampleText: string = readFileSync('site.config.yaml', 'utf8')

/** The least config that builds. */
export const leastText = `site: { origin: "https://www.curbsidepaws.example", languages: [en-US] }
business:
  name: Curbside Paws
  type: ProfessionalService
  address: { city: Austin, region: TX, country: US }
phones: { book: { main: 512-555-0142 } }
services:
  - { name: Dog grooming, summary: "A warm bath, a haircut and short nails, in our van at your door." }
locations:
  - { name: Austin }
`

/** The smallest complete site: one language, one service in one area. */
export const smallText: string = readFileSync('tests/fixtures/small.config.yaml', 'utf8')

type Changes = readonly (readonly [from: string, to: string])[]

const changed = (whole: string, changes: Changes): string =>
  changes.reduce((text, [from, to]) => {
    const found = text.split(from).length - 1
    if (found !== 1) throw new Error(`“${from}” occurs ${found} times in the config`)
    return text.replace(from, () => to)
  }, whole)

/** The sample with parts of its text replaced. @throws if one does not occur exactly once, because the test is wrong then */
export const sampleWith = (...changes: Changes): string => changed(sampleText, changes)

/** The small site with parts of its text replaced. */
export const smallWith = (...changes: Changes): string => changed(smallText, changes)

interface CompiledDiagnostic {
  readonly code: string
  /** The text below the caret. */
  readonly at: string
  readonly message: string
  readonly hint: string
}

/** Compiles a text as a config, and returns its diagnostics. */
export const compileText = (text: string, file = 'site.config.yaml') => {
  const result = compileConfig(file, text, assetNames('assets'))
  const lines = text.split('\n')
  const diagnostics: readonly CompiledDiagnostic[] = result.diagnostics.map(inEnglish).map(({ code, message, hint = '', where }) => ({
    code,
    at: where === undefined ? '' : (lines[where.line - 1]?.slice(where.column - 1, (where.endColumn ?? where.column + 1) - 1) ?? ''),
    message,
    hint,
  }))
  return { ok: result.ok, config: result.ok ? (result.value satisfies CompiledConfig).config : undefined, diagnostics }
}

export const sampleCache: Cache = { folder: cacheFolderOf(process.cwd()), isRead: true }

/** The same, but every value is computed again. */
export const unreadCache: Cache = { ...sampleCache, isRead: false }
