import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assetNames, findImage } from '../../../generator/platform/assets/names.ts'
import { readStatic } from '../../../generator/platform/assets/static.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish } from '../../support/text.ts'

const folderWith = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const root = temporaryFolder()
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
  return root
}
const published = (root: string) => {
  const { files, diagnostics } = readStatic([root])
  return {
    files: files.map(({ path }) => path),
    published: diagnostics.map(inEnglish).map(({ code, severity, message }) => `${severity} ${code}: ${message}`),
  }
}

test('skips hidden files except .well-known with one warning, and metadata files of systems silently', () => {
  const root = folderWith({
    'static/robots-notes.txt': 'a',
    'static/.env': 'SECRET=1',
    'static/.git/config': 'x',
    'static/.git/HEAD': 'x',
    'static/docs/.drafts/plan.md': 'x',
    'static/.DS_Store': 'x',
    'static/docs/Thumbs.db': 'x',
    'static/.gitkeep': '',
    'static/.well-known/security.txt': 'Contact: mailto:a@b.example',
    'static/.well-known/.env': 'SECRET=1',
  })
  expect(published(root)).toEqual({
    files: ['.well-known/security.txt', 'robots-notes.txt'],
    published: ['warning STATIC_SKIPPED: Hidden files in assets/static/ not published: .env, .git, .well-known/.env and 1 more'],
  })
})

test('skips links and special files with a warning', () => {
  const root = folderWith({ 'static/a.txt': 'a', 'secret/key': 'x' })
  symlinkSync(join(root, 'secret'), join(root, 'static', 'folder'))
  symlinkSync(join(root, 'secret', 'key'), join(root, 'static', 'file.txt'))
  spawnSync('mkfifo', [join(root, 'static', 'pipe')])
  expect(published(root)).toEqual({
    files: ['a.txt'],
    published: ['warning STATIC_SKIPPED: Symbolic links in assets/static/ not published: file.txt, folder, pipe'],
  })
})

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
const position = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } }

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'does not publish a %s with a position, but one with only the name of a camera',
  async format => {
    const name = `a.${format === 'jpeg' ? 'JPG' : format}`
    const withPosition = await picture.clone().toFormat(format).withExif(position).toBuffer()
    expect(published(folderWith({ [`static/${name}`]: withPosition }))).toEqual({
      files: [],
      published: [`error STATIC_INVALID: assets/static/${name} contains the GPS position where the photo was taken`],
    })
    const without = await picture.clone().toFormat(format).withExif({ IFD0: position.IFD0 }).toBuffer()
    expect(published(folderWith({ [`static/${name}`]: without }))).toEqual({ files: [name], published: [] })
  },
)

test('normalizes accents in file names', () => {
  const [one, two] = ['café.jpg', 'café.jpg'.normalize('NFD')]
  const root = folderWith({ [`static/${two}`]: 'a', [`images/${two}`]: 'a', 'images/Été 2’s “best”.JPEG': 'a', 'icons/deep/drop.SVG': 'a' })
  expect(published(root).files).toEqual([one])
  const { images, logos, icons } = assetNames(root)
  expect({ images, logos }).toEqual({ images: [one, 'Été 2’s “best”.JPEG'], logos: [one, 'Été 2’s “best”.JPEG'] })
  expect(icons).toContain('deep/drop')
  expect(findImage([root], one).file).toBe(join(root, 'images', two))
})
