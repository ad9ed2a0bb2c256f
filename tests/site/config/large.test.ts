/** The tree of a large config is released before validation; its diagnostics are the same. */
import { expect, test } from 'vitest'
import { isLarge } from '../../../generator/site/config/overlay/config-chain.ts'
import { compileText, sampleWith } from '../../support/sample.ts'

/** A text as it is, with notes below it that make it large. */
const padded = (text: string): string => `${text}\n${`# ${'-'.repeat(98)}\n`.repeat(20_000)}`

const mistakes = sampleWith(
  ['founded: 1998', 'founded: then'],
  ['  email: bonjour@clairconduit.example', '  email: bonjour'],
  ['  - id: laval\n', '  - id: longueuil\n'],
)

test('reports the errors of a large config at their lines', () => {
  const [small, large] = [mistakes, padded(mistakes)]
  expect([small, large].map(text => isLarge({ file: 'site.config.yaml', text }))).toEqual([false, true])
  expect(compileText(small).diagnostics.length).toBeGreaterThan(2)
  expect(compileText(large).diagnostics).toEqual(compileText(small).diagnostics)
})

test('compiles a large config to the same data as a small one', () => {
  const text = sampleWith(['founded: 1998', 'founded: 1999'])
  expect(compileText(padded(text)).config).toEqual(compileText(text).config)
})
