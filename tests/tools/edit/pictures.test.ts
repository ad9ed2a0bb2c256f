import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPicture } from '../../../generator/tools/edit/server/picture-upload.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

const images = (name: string): string => {
  const made = join(folder, name)
  mkdirSync(made)
  return made
}

test('a picture gets a plain name of its own, and takes the place of none', () => {
  const into = images('plain')
  expect([keepPicture('Our Truck (2).JPEG', jpeg, into), keepPicture('our-truck-2.png', jpeg, into)]).toEqual([
    'our-truck-2.jpg',
    'our-truck-2-2.jpg',
  ])
  expect(readdirSync(into).toSorted()).toEqual(['our-truck-2-2.jpg', 'our-truck-2.jpg'])
})

test('a letter keeps its ground when its accent goes', () => {
  expect(keepPicture('Pièce d’été.jpg', jpeg, images('accents'))).toBe('piece-d-ete.jpg')
})

test('what is no picture is not kept, whatever it is called', () => {
  const into = images('none')
  expect(keepPicture('page.jpg', Buffer.from('<script>'), into)).toBeUndefined()
  expect(keepPicture('../../x.svg', Buffer.from('<svg/>'), into)).toBeUndefined()
  expect(readdirSync(into)).toEqual([])
})

test('no name and no link leads out of the folder', () => {
  const into = images('links')
  const outside = join(folder, 'outside.jpg')
  writeFileSync(outside, 'theirs')
  symlinkSync(outside, join(into, 'x.jpg'))
  expect(keepPicture('../x.jpg', jpeg, into)).toBe('x-2.jpg')
  expect(readFileSync(outside, 'utf8')).toBe('theirs')
  symlinkSync(into, join(folder, 'link'))
  expect(keepPicture('y.jpg', jpeg, join(folder, 'link'))).toBeUndefined()
  expect(existsSync(join(into, 'y.jpg'))).toBe(false)
})
