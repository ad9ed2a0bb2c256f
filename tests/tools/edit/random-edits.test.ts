/**
 * Makes hundreds of random changes and undoes half of them: the files contain the values, keep every comment, and return to the same
 * bytes.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packsFor } from '../../../generator/platform/config/pack-files.ts'
import { chainBelow, editChain } from '../../../generator/site/config/edit/edit-chain.ts'
import { changeData, isDeepEqual } from '../../../generator/site/config/edit/edit-data.ts'
import { type Chain, composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { sectionCache } from '../../../generator/site/config/yaml/section-cache.ts'
import { workingTexts } from '../../../generator/tools/edit/server/texts.ts'
import { chance } from '../../support/chance.ts'
import { randomEdit } from '../../support/random-edits.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'

interface Row {
  /** Texts of the config and its base, by their names. */
  readonly files: Readonly<Record<string, string>>
  readonly count: number
  readonly seed: number
}

const commentsOf = (text: string): readonly string[] => text.match(/^[ \t]*#[^\n]*/gm)?.map(one => one.trim()) ?? []

const dataOf = (chain: Chain): unknown => composeChain(chain).document?.data

/** @returns the number of edits applied, and attempted: an item cannot be added to a list of a language pack or trade template */
const applyEdits = ({ files, count, seed }: Row): readonly [number, number] => {
  const random = chance(seed)
  const texts = workingTexts()
  for (const [file, text] of Object.entries(files)) texts.open(file, text)
  const read = sectionCache()
  let made = 0
  for (let step = 0; step < count; step++) {
    const [first = '', ...bases] = Object.keys(files)
    const own: Chain = [{ file: first, text: texts.text(first) }, ...bases.map(file => ({ file, text: texts.text(file) }))]
    const chain: Chain = [...own, ...packsFor(own)]
    const whole = composeChain(chain, read).document
    const edit = randomEdit(whole?.data, random)
    const description = `${seed}/${step} ${JSON.stringify(edit)}`
    // Edits the city, or its brand base.
    const below = bases.length > 0 && random() < 0.4 ? chainBelow(chain, edit.path, read) : undefined
    const at = below?.chain ?? chain
    const there = { ...edit, path: below?.path ?? edit.path }
    const text = editChain(at, there, read, below === undefined ? whole?.find([]).value : undefined)
    if (text === undefined) continue
    made++
    const [{ file, text: before }, ...rest] = at
    const next: Chain = [{ file, text }, ...rest]
    const matches = (from: Chain, after: Chain): boolean => isDeepEqual(dataOf(after), changeData(dataOf(from), there))
    // A removed value is gone from the file, but the data may now have that of a language pack or trade template.
    const isApplied = matches(at, next) || (edit.kind === 'remove' && matches([at[0]], [next[0]]))
    expect(isApplied, description).toBe(true)
    if (edit.kind !== 'remove') expect(commentsOf(text), description).toEqual(expect.arrayContaining([...commentsOf(before)]))
    texts.change(description, new Map([[file, text]]))
    if (random() < 0.5) texts.undo()
  }
  while (texts.undo() !== undefined);
  expect(texts.unsaved()).toEqual([])
  for (const [file, text] of Object.entries(files)) expect(texts.text(file)).toBe(text)
  return [made, count]
}

const city = `extends: brand.yaml
# Ours
business:
  name: City Air # local
  # where we are
  address: { street: 2 Main St }
services:
  # in other words
  duct: { summary: { en: "Clean ducts: fast # and good" } }
`

test('applies random edits to a small config, and undoes them', () => {
  expect(applyEdits({ files: { 'site.yaml': smallText }, count: 15, seed: 1 })).toEqual([14, 15])
})

test('applies random edits to a city and its brand base', () => {
  const [made] = applyEdits({ files: { 'city.yaml': city, 'brand.yaml': smallText }, count: 15, seed: 2 })
  expect(made).toBeGreaterThan(10)
})

test('applies 500 random edits to a city and its brand base', thorough, () => {
  const [made, count] = applyEdits({ files: { 'city.yaml': city, 'brand.yaml': smallText }, count: 500, seed: 3 })
  expect(made).toBeGreaterThan(count * 0.75)
})

test.each([
  ['the sample', sampleText, 4],
  ['the Brussels sample', readFileSync('tests/fixtures/sites/brussels-locksmith.config.yaml', 'utf8'), 5],
])('applies random edits to %s', thorough, (_, text, seed) => {
  const [made, count] = applyEdits({ files: { 'site.yaml': text }, count: process.env.EVERY === undefined ? 30 : 100, seed })
  expect(made).toBeGreaterThan(count * 0.9)
})
