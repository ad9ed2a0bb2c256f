/**
 * Mistakes of people who write their first config: the changed lines, and the complete messages in English and French. When you change `fifty-mistakes.txt`, check that each message alone is enough to fix its mistake.
 */
import { expect, test } from 'vitest'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import type { Diagnostic } from '../../../generator/site/model/diagnostic.ts'
import { formatDiagnostic } from '../../../generator/tools/check/format-diagnostic.ts'
import { compilePacked, siteFrom } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'
import { config, mistakes } from './fifty-mistakes.ts'

/** All diagnostics of a build: those of the config and, if it is valid, of the site. */
const diagnosticsOf = (text: string): readonly Diagnostic[] => {
  const compiled = compilePacked(text)
  return compiled.ok ? [...compiled.diagnostics, ...siteFrom(compiled.value).diagnostics] : compiled.diagnostics
}

const changed = ({ name, from, to }: (typeof mistakes)[number]): string => {
  if (config.split(from).length !== 2) throw new Error(`${name}: “${from}” is not exactly once in the config`)
  return config.replace(from, () => to)
}

test('the config has no problem', () => {
  expect(diagnosticsOf(config)).toEqual([])
})

test('there are at least fifty mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(50)
})

test('prints complete messages in both languages, one for each mistake', thorough, async () => {
  const report = mistakes.map(mistake => {
    const text = changed(mistake)
    const messages = diagnosticsOf(text).flatMap(one => {
      const french = formatDiagnostic(one, 'fr')
      return [
        formatText({ ...one, ...formatDiagnostic(one, 'en') }, { colour: false, source: () => text }),
        `  fr: ${french.message}\n  → ${french.hint}`,
      ]
    })
    expect(messages, mistake.name).toHaveLength(2)
    return [`── ${mistake.name}`, '', ...mistake.to.split('\n').map(line => `    ${line}`.trimEnd()), '', ...messages, ''].join('\n')
  })
  await expect(report.join('\n')).toMatchFileSnapshot('fifty-mistakes.txt')
})
