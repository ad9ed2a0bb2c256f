/**
 * Messages for readers who have never seen YAML: each mistake with its lines and the complete output. When you change `beginners.txt`, check that the messages are enough to fix the mistake.
 */

import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { smallText } from '../../support/sample.ts'
import { inEnglish, messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'
import { firstDraft, syntaxMistakes, values } from './beginners.ts'

const assets = assetNames('assets')

const reportOf = (base: string, { name, from, to }: (typeof syntaxMistakes)[number]): string => {
  if (base.split(from).length !== 2) throw new Error(`“${from}” is not exactly once in the config`)
  const text = base.replace(from, () => to)
  const messages = compileConfig('site.config.yaml', text, assets).diagnostics.map(one =>
    formatText(inEnglish(one), { colour: false, source: () => text }),
  )
  return [`── ${name}`, '', ...to.split('\n').map(line => `    ${line}`), '', ...messages, ''].join('\n')
}

test('prints complete messages for the mistakes of beginners', thorough, async () => {
  const report = [...syntaxMistakes.map(mistake => reportOf(firstDraft, mistake)), ...values.map(value => reportOf(smallText, value))].join(
    '\n',
  )
  await expect(report).toMatchFileSnapshot('beginners.txt')
})

test.each(syntaxMistakes.map(mistake => [mistake.name, mistake] as const))('reports %s once, with its cause', (_, { from, to }) => {
  const { ok, diagnostics } = compileConfig(
    'site.config.yaml',
    firstDraft.replace(from, () => to),
    assets,
  )
  expect(ok).toBe(false)
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics.map(messageOf)[0]).not.toContain('cannot be read')
})
