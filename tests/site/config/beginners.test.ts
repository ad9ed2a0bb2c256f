/**
 * What somebody is told who has never seen YAML: each mistake with the lines as they wrote them, and all that they read. A person
 * must be able to mend it from these words alone; whoever changes `beginners.txt` reads it so.
 */

import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { smallText } from '../../support/sample.ts'
import { inEnglish, messageOf } from '../../support/text.ts'
import { begun, slips, values } from './beginners.ts'

const assets = assetNames('assets')

const told = (base: string, { name, from, to }: (typeof slips)[number]): string => {
  if (base.split(from).length !== 2) throw new Error(`“${from}” does not stand once in the config`)
  const text = base.replace(from, () => to)
  const said = compileConfig('site.config.yaml', text, assets).diagnostics.map(one =>
    formatText(inEnglish(one), { colour: false, source: () => text }),
  )
  return [`── ${name}`, '', ...to.split('\n').map(line => `    ${line}`), '', ...said, ''].join('\n')
}

test('mistakes of beginners, whole: what they wrote and what they read', async () => {
  const report = [...slips.map(slip => told(begun, slip)), ...values.map(value => told(smallText, value))].join('\n')
  await expect(report).toMatchFileSnapshot('beginners.txt')
})

test.each(slips.map(slip => [slip.name, slip] as const))('%s: one message, which is not “cannot be read”', (_, { from, to }) => {
  const { ok, diagnostics } = compileConfig(
    'site.config.yaml',
    begun.replace(from, () => to),
    assets,
  )
  expect(ok).toBe(false)
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics.map(messageOf)[0]).not.toContain('cannot be read')
})
