/**
 * What the forms of the settings ask of a session: what is there, what could be, and what a removal takes along.
 *
 * @module-tag thorough
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BlankNode, FormNode } from '../../../generator/tools/edit/server/form-nodes.ts'
import { beginSession, changedLines } from '../../support/editor.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let count = 0

const begin = (texts: Readonly<Record<string, string>>) => {
  const cwd = join(folder, String(count++))
  mkdirSync(cwd)
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(cwd, file), text)
  return beginSession(Object.keys(texts), cwd)
}

const two = `site: { origin: "https://paws.example", languages: [en-US] }
business: { name: Paws, type: ProfessionalService, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services:
  - { id: wash, name: Wash, summary: A warm bath. }
  # the second: what people write stays
  - { id: cut, name: Cut, summary: A haircut. }
locations:
  - id: austin
    name: Austin
    services:
      cut: { intro: Here., heading: Cuts, text: Short hair. }
      wash: { intro: Here., heading: Baths, text: Warm water. }
  - { id: kyle, name: Kyle }
redirects:
  - { from: /old-cut, to: /services/cut }
pages: { serviceLocation: { pairs: all } }
`

const keysOf = (node: FormNode): readonly string[] =>
  node.kind === 'group' ? node.parts.map(part => String((part.kind === 'field' ? part.field : part).path.at(-1))) : []

test('labels forms in the language of the editor, and lists a home page for each language of the site', async () => {
  const bilingual = `site: { origin: "https://paws.example", languages: [en-CA, fr-CA] }
business: { name: Paws, type: ProfessionalService, address: { city: Gatineau, region: QC, country: CA } }
phones: { book: { main: 819-555-0123 } }
services: [{ name: { en: Dog grooming, fr: Toilettage }, summary: { en: A warm bath., fr: Un bain chaud. } }]
locations: [{ name: { en: South Shore, fr: Rive-Sud } }]
`
  const ask = await begin({ 'paws.yaml': bilingual })
  const names = async (spoken: string) => {
    const { languages } = await ask('state', { spoken })
    const services = await ask('form', { path: ['services'] })
    return {
      homes: languages.map(({ code, home }) => `${code} ${home}`),
      areas: (await ask('locations', {})).map(({ name }) => name),
      services: services.kind === 'list' ? services.items.map(({ label }) => label) : [],
    }
  }
  const homes = ['en /', 'fr /fr']
  expect(await names('fr')).toEqual({ homes, areas: ['Rive-Sud'], services: ['Toilettage'] })
  expect(await names('en')).toEqual({ homes, areas: ['South Shore'], services: ['Dog grooming'] })
})

test('a form has the written values of a group, its defaults and the keys that can be added', async () => {
  const ask = await begin({ 'two.yaml': two })
  const theme = await ask('form', { path: ['theme'] })
  if (theme.kind !== 'group') throw new Error('theme is a group')
  expect(keysOf(theme)).toEqual(['colours'])
  expect(theme.more.map(({ path, kind }) => [path.at(-1), kind])).toEqual([
    ['style', 'choice'],
    ['font', 'choice'],
    ['radius', 'choice'],
    ['scene', 'choice'],
    ['mark', 'text'],
    ['logo', 'text'],
  ])
  const [colours] = theme.parts
  expect(
    colours?.kind === 'group' &&
      colours.parts.map(part => part.kind === 'field' && part.field.values.map(({ value, file }) => [value, file])),
  ).toEqual([[['#fafaf8', null]], [['#1d2833', null]], [['#a8431f', null]], [['#e4eaef', null]]])
  const { sections } = await ask('state', {})
  expect(sections.map(({ key, isThere }) => (isThere ? key : `(${key})`)).join(' ')).toBe(
    'business phones (hours) services locations pages forms (theme) translations site redirects (hosting) (trade)',
  )
})

test('a new item is filled in, validated as a whole, and written in one step', async () => {
  const ask = await begin({ 'two.yaml': two })
  const blank: BlankNode = await ask('blank', { path: ['locations', 2] })
  expect(
    blank.kind === 'group' && blank.parts.filter(({ isNeeded }) => isNeeded).map(part => part.kind === 'field' && part.field.path),
  ).toEqual([['locations', 2, 'name']])
  const empty = { kind: 'insert', path: ['locations', 2], value: { id: 'kyle', name: 'Buda' } } as const
  expect((await ask('tryOut', { change: empty, level: 0 })).map(({ code }) => code)).toEqual(['ID_DUPLICATE'])
  expect(await ask('state', {})).toMatchObject({ canUndo: false })
  const change = { kind: 'insert', path: ['locations', 2], value: { name: 'Buda' } } as const
  expect(await ask('tryOut', { change, level: 0 })).toEqual([])
  await ask('change', { change, level: 0 })
  expect(changedLines(await ask('changes', {}))).toEqual(['two.yaml +  - { name: Buda }'])
})

test('offers the ids of services as keys of a location, and free names as keys of the phone book', async () => {
  const ask = await begin({ 'two.yaml': two })
  expect(await ask('form', { path: ['locations', 1, 'services'] })).toMatchObject({
    kind: 'group',
    keys: [
      { key: 'wash', label: 'Wash' },
      { key: 'cut', label: 'Cut' },
    ],
  })
  // A number is there because somebody added it, and can be taken out again.
  expect(await ask('form', { path: ['phones', 'book'] })).toMatchObject({
    kind: 'group',
    keys: [],
    parts: [{ field: { path: ['phones', 'book', 'main'] }, isNeeded: false, canRemove: true, hasFreeKey: true }],
  })
})

test('a removal lists what it affects, and removes references and adds redirects in the same step', async () => {
  const ask = await begin({ 'two.yaml': two })
  const change = { kind: 'remove', path: ['services', 1] } as const
  const removal = await ask('removal', { change, level: 0 })
  expect({ ...removal, linkedFrom: removal.linkedFrom.length > 0, pages: removal.pages.map(({ path }) => path) }).toEqual({
    // The page of all services stays only where there are several.
    pages: ['/services', '/services/cut', '/services/cut/austin', '/services/cut/kyle'],
    successors: [
      { from: '/services', to: '/' },
      { from: '/services/cut', to: '/' },
      { from: '/services/cut/austin', to: '/' },
      { from: '/services/cut/kyle', to: '/' },
    ],
    linkedFrom: true,
    references: [{ path: ['locations', 0, 'services', 'cut'], names: [null, 'Austin', null, 'Cut'] }],
    problems: [],
  })
  const redirects = removal.successors.slice(1, 2).map(({ from }) => ({ from, to: '/services/wash' }))
  expect(await ask('remove', { change, level: 0, redirects })).toMatchObject({ isValid: true })
  expect(changedLines(await ask('changes', {}))).toEqual([
    'two.yaml -  - { id: cut, name: Cut, summary: A haircut. }',
    'two.yaml -      cut: { intro: Here., heading: Cuts, text: Short hair. }',
    'two.yaml -  - { from: /old-cut, to: /services/cut }',
    'two.yaml +  - { from: /old-cut, to: /services/wash }',
    'two.yaml +  - { from: /services/cut, to: /services/wash }',
  ])
  await ask('undo', {})
  expect(changedLines(await ask('changes', {}))).toEqual([])
})

test('turns an optional page off and on again', async () => {
  const ask = await begin({ 'small.yaml': smallText })
  expect(await ask('form', { path: ['pages', 'locations'] })).toMatchObject({ kind: 'group', canBeOff: true })
  expect(await ask('form', { path: ['pages', 'home'] })).toMatchObject({ kind: 'group', canBeOff: false })
  const change = { kind: 'set', path: ['pages', 'locations'], value: 'off' } as const
  expect((await ask('removal', { change, level: 0 })).pages.map(({ path }) => path)).toEqual(['/locations'])
  await ask('remove', { change, level: 0, redirects: [] })
  expect(await ask('form', { path: ['pages', 'locations'] })).toMatchObject({ kind: 'off' })
})

test('edits a config as text: an invalid text becomes a draft, and valid keys are suggested', async () => {
  const ask = await begin({ 'two.yaml': two })
  expect(await ask('files', {})).toEqual([{ file: 'two.yaml', text: two }])
  const broken = await ask('editFile', { file: 'two.yaml', text: two.replace('phones: {', 'phones {') })
  expect([broken.isValid, broken.problems.length > 0]).toEqual([false, true])
  expect(await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Claws' }, level: 0 })).toMatchObject({
    cannot: expect.stringContaining('isn’t valid YAML'),
  })
  await ask('undo', {})
  const added = await ask('editFile', { file: 'two.yaml', text: `${two}theme: { style: wave }\n` })
  expect(added.problems.filter(({ severity }) => severity === 'error').map(({ code, line, columns }) => [code, line, columns])).toEqual([
    ['VALUE_UNKNOWN', 18, [17, 21]],
  ])
  expect((await ask('hints', { path: ['theme', 'style'], at: 'value' })).map(({ text }) => text)).toContain('waves')
  expect((await ask('hints', { path: [], at: 'key' })).map(({ text }) => text)).toContain('hosting')
  expect(await ask('hints', { path: ['locations', 0, 'phone'], at: 'value' })).toMatchObject([{ text: 'main' }])
  expect([await ask('pathAtLine', { file: 'two.yaml', line: 10 }), await ask('pathAtLine', { file: 'two.yaml', line: 6 })]).toEqual([
    ['locations', 0, 'name'],
    null,
  ])
})

test('values that others repeat by an alias are written there in full when their item is removed', async () => {
  const ask = await begin({ 'small.yaml': smallText })
  const change = { kind: 'remove', path: ['pages', 'about'] } as const
  expect(await ask('remove', { change, level: 0, redirects: [] })).toMatchObject({ isValid: true, unsaved: ['small.yaml'] })
  expect(await ask('value', { path: ['pages', 'contact', 'why'] })).toEqual({ heading: { en: 'Why' }, points: [{ en: 'We come' }] })
})

test('rejects texts for files that are not part of the config, and another base', async () => {
  const ask = await begin({ 'two.yaml': two })
  expect(await ask('editFile', { file: '../other.yaml', text: 'a: 1' })).toMatchObject({ cannot: expect.any(String) })
  expect(await ask('editFile', { file: 'two.yaml', text: `extends: ../other.yaml\n${two}` })).toMatchObject({ cannot: expect.any(String) })
  expect(changedLines(await ask('changes', {}))).toEqual([])
})
