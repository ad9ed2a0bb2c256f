/** Users commit, merge and copy the folder of encoded images: the same files are published whatever its state. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareImages } from '../../../generator/platform/images/encode-images.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish } from '../../support/text.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'images'))
const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitudeRef: 'W' } }
const grey = sharp({ create: { width: 420, height: 300, channels: 3, background: '#7a8a6a' } })
writeFileSync(join(root, 'images', 'roof.jpg'), await grey.jpeg().withExif(camera).toBuffer())
const first = await prepareImages([root], ['roof.jpg'])
const names = readdirSync(join(root, 'encoded'))
const nameOf = (ending: string): string => names.find(name => name.endsWith(ending)) ?? ''
const at = (ending: string): string => join(root, 'encoded', nameOf(ending))

const damages: readonly (readonly [about: string, ending: string, damage: (file: string) => void, reported: string])[] = [
  ['a width is missing', '.avif', file => rmSync(file), 'is missing'],
  ['a file is empty', '.webp', file => truncateSync(file), 'is empty'],
  ['a file is cut', '.jpg', file => truncateSync(file, 200), 'is not as it was written'],
  ['a file is another', '.avif', file => writeFileSync(file, readFileSync(at('.webp'))), 'is not as it was written'],
  ['the list is empty', '.json', file => truncateSync(file), 'is not a list of files'],
  ['the list is nonsense', '.json', file => writeFileSync(file, 'null'), 'is not as it was written'],
  [
    'the list is in conflict',
    '.json',
    file => writeFileSync(file, '<<<<<<< HEAD\n{}\n=======\n'),
    'contains an unresolved merge conflict of Git',
  ],
  [
    'the list has another size',
    '.json',
    file => writeFileSync(file, readFileSync(file, 'utf8').replace('420', '421')),
    'is not as it was written',
  ],
]

test.each(damages)('encodes an image again, with a warning, if %s', async (_, ending, damage, reason) => {
  damage(at(ending))
  const again = await prepareImages([root], ['roof.jpg'])
  expect(again.diagnostics.map(inEnglish)).toEqual([
    {
      values: expect.anything(),
      picture: 'roof.jpg',
      code: 'ENCODED_DAMAGED',
      severity: 'warning',
      message: `assets/encoded/${nameOf(ending)} ${reason}; roof.jpg was encoded again`,
      hint: 'Commit the new files in assets/encoded/, or restore the old ones: git checkout -- assets/encoded',
    },
  ])
  expect([again.pictures, again.files]).toEqual([first.pictures, first.files])
  expect((await prepareImages([root], ['roof.jpg'])).diagnostics).toEqual([])
})

test('removes the position that a camera recorded', async () => {
  for (const { bytes } of first.files) {
    const { exif, xmp } = await sharp(bytes).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
  }
})

test('publishes an image with two names that have the same published name once', async () => {
  const bytes = readFileSync(join(root, 'images', 'roof.jpg'))
  for (const name of ['ROOF.JPG', 'roof .jpg']) writeFileSync(join(root, 'images', name), bytes)
  const { files } = await prepareImages([root], ['roof.jpg', 'ROOF.JPG'])
  expect(files).toEqual(first.files)
})

test('publishes an image although it cannot be stored, with a warning', async () => {
  const other = temporaryFolder()
  mkdirSync(join(other, 'images'))
  writeFileSync(join(other, 'images', 'roof.jpg'), readFileSync(join(root, 'images', 'roof.jpg')))
  writeFileSync(join(other, 'encoded'), '')
  const { files, diagnostics } = await prepareImages([other], ['roof.jpg'])
  expect(files).toEqual(first.files)
  expect(diagnostics.map(({ code }) => code)).toEqual(['ENCODED_UNKEPT'])
  expect(existsSync(join(other, 'encoded', 'x'))).toBe(false)
})
