/** The full report of each planted change: correct, without repetition, and visible. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoize } from '../../../generator/site/util/memoize.ts'
import { smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { type Planted, planted } from './planted.ts'
import { builtView, reportOn } from './site-of.ts'

const edited = (text: string, edits: Planted['edits'] = []): string =>
  edits.reduce((whole, [from, to]) => {
    if (whole.split(from).length !== 2) throw new Error(`“${from}” does not occur exactly once in the config`)
    return whole.replace(from, () => to)
  }, text)

const plain = memoize((text: string) => builtView(text))

const words = ({ name, prelude, edits, tweaks }: Planted): string => {
  const before = edited(smallText, prelude)
  return `## ${name}\n${reportOn(plain(before), builtView(edited(before, edits), tweaks))}\n`
}

const reportsOf = (list: readonly Planted[]): string => list.map(words).join('\n')

const file = (name: string): string => join(import.meta.dirname, name)

test('reports frequent changes', thorough, async () => {
  await expect(reportsOf(planted.filter(({ everyDay }) => everyDay === true))).toMatchFileSnapshot(file('planted.txt'))
})

test('reports rare changes', thorough, async () => {
  await expect(reportsOf(planted.filter(({ everyDay }) => everyDay !== true))).toMatchFileSnapshot(file('planted-rarely.txt'))
})

test('contains ninety changes with unique names', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
  expect(planted.length).toBeGreaterThanOrEqual(90)
})
