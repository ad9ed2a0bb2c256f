/** The line with which a city overrides an inherited value: it changes that value only. */
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { overlayLine } from '../../../generator/site/config/overlay/overlay-line.ts'
import { type ConfigPath, valueAt } from '../../../generator/site/config/yaml/tree.ts'

const base = {
  file: 'base.yaml',
  text: `business: { slogan: { en: Look first } }
services:
  - { id: air-duct, faq: [{ question: { en: Why? }, answer: { en: Dust } }, { question: { en: When? }, answer: { en: Once } }] }
forms: { quick: { fields: [{ name: phone, hint: { en: Ours } }] } }
about: { points: [{ en: One }, { en: Two }] }
locations: [{ id: laval, neighbourhoods: [Chomedey, Auteuil] }]
`,
}

test.each<[ConfigPath, string]>([
  [['business', 'slogan', 'en'], 'business: { slogan: { en: … } }'],
  [['services', 0, 'faq', 1, 'answer', 'en'], 'services: { air-duct: { faq: { 2: { answer: { en: … } } } } }'],
  [['forms', 'quick', 'fields', 0, 'hint', 'en'], 'forms: { quick: { fields: { phone: { hint: { en: … } } } } }'],
  [['about', 'points', 1, 'en'], 'about: { points: { 2: { en: … } } }'],
  // A list of plain texts is written as a whole.
  [['locations', 0, 'neighbourhoods', 1], 'locations: { laval: { neighbourhoods: [ … ] } }'],
])('%j', (path, line) => {
  const root = composeChain([base]).document?.find([]).value
  expect(root && overlayLine(root, path)).toBe(line)
  const text = `extends: base.yaml\n${line.replace('…', 'Changed')}\n`
  expect(parseDocument(text).errors).toEqual([])
  const { document, diagnostics } = composeChain([{ file: 'city.yaml', text }, base])
  expect(diagnostics.filter(one => one.severity === 'error')).toEqual([])
  expect(JSON.stringify(valueAt(document?.data, path) ?? valueAt(document?.data, path.slice(0, -1)))).toMatch(/Changed/)
})
