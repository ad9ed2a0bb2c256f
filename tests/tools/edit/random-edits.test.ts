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

/** @returns how many changes could be made, of how many: a thing cannot be put into a list that comes with the generator */
const edited = ({ files, count, seed }: Row): readonly [number, number] => {
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
    // For the city or for its brand.
    const below = bases.length > 0 && random() < 0.4 ? chainBelow(chain, edit.path, read) : undefined
    const at = below?.chain ?? chain
    const there = { ...edit, path: below?.path ?? edit.path }
    const text = editChain(at, there, read, below === undefined ? whole?.find([]).value : undefined)
    if (text === undefined) continue
    made++
    const [{ file, text: before }, ...rest] = at
    const next: Chain = [{ file, text }, ...rest]
    const says = (one: Chain, after: Chain): boolean => isDeepEqual(dataOf(after), changeData(dataOf(one), there))
    // Where an owner’s word goes, the generator’s own counts again: the file itself lacks it.
    const isMeant = says(at, next) || (edit.kind === 'remove' && says([at[0]], [next[0]]))
    expect(isMeant, description).toBe(true)
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

test('a small site', () => {
  expect(edited({ files: { 'site.yaml': smallText }, count: 15, seed: 1 })).toEqual([14, 15])
})

test('a city and its brand', () => {
  const [made] = edited({ files: { 'city.yaml': city, 'brand.yaml': smallText }, count: 15, seed: 2 })
  expect(made).toBeGreaterThan(10)
})

test('500 of a city and its brand', thorough, () => {
  const [made, count] = edited({ files: { 'city.yaml': city, 'brand.yaml': smallText }, count: 500, seed: 3 })
  expect(made).toBeGreaterThan(count * 0.75)
})

test.each([
  ['the sample', sampleText, 4],
  ['the sample of Brussels', readFileSync('tests/fixtures/sites/brussels-locksmith.config.yaml', 'utf8'), 5],
])('and 100 of %s, or 30 in a landing', thorough, (_, text, seed) => {
  const [made, count] = edited({ files: { 'site.yaml': text }, count: process.env.EVERY === undefined ? 30 : 100, seed })
  expect(made).toBeGreaterThan(count * 0.9)
})
