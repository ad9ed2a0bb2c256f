/** Damaged images are accepted or refused with a message, in a short time: nothing is thrown. A failure prints the seed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImage } from '../../../generator/platform/images/encode-images.ts'
import { readLogo } from '../../../generator/platform/images/logo.ts'
import { iconShape } from '../../../generator/site/emit/icon-shape.ts'
import type { Problem } from '../../../generator/site/model/diagnostic.ts'
import { fuzzing, mutatedBytes, mutatedText } from '../../support/fuzz.ts'
import { unreadCache } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'images'))

const noise = sharp({
  create: { width: 420, height: 300, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
})

const photos = async (): Promise<readonly Uint8Array[]> =>
  Promise.all([
    noise.clone().jpeg().toBuffer(),
    noise
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer(),
    noise.clone().resize(410, 20).png().toBuffer(),
    noise.clone().png({ palette: true, colours: 8 }).toBuffer(),
    noise.clone().webp().toBuffer(),
    noise.clone().webp({ lossless: true }).toBuffer(),
  ])

const drawings: readonly string[] = [
  readFileSync('assets/icons/drop.svg', 'utf8'),
  '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 44"><style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs><g class="a" transform="rotate(4)"><use xlink:href="#b"/></g><path id="b" d="M0 0h9v9z"/><text x="3">A &amp; B</text></svg>',
]

/** Messages have two parts, and no placeholder without a value. */
const expectMessage = (problem: Problem): void => {
  const { message, hint } = inEnglish(problem)
  expect(message).not.toMatch(/^$|\{(?:file|part|width|height|least|most|attribute|element)\}/)
  expect(hint).not.toBe('')
}

const within = async <Result>(seconds: number, work: Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work
  expect(performance.now() - from).toBeLessThan(seconds * 1_000)
  return result
}

test('300 damaged photos', { ...thorough, timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(mutatedBytes(await photos()), async bytes => {
      const opened = await within(10, openImage(bytes, 'photo.jpg'))
      if ('code' in opened) expectMessage(opened)
      else expect(opened.width).toBeGreaterThanOrEqual(400)
      writeFileSync(join(root, 'images', 'photo.png'), bytes)
      const { logo, files, diagnostics } = await within(10, readLogo([root], 'photo.png', unreadCache))
      expect(diagnostics.length === 0).toBe(logo !== null && files.length === 1)
      diagnostics.forEach(expectMessage)
    }),
    fuzzing(300, 240),
  )
})

test('200 damaged drawings, of which none that is accepted names another origin', { ...thorough, timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(mutatedText(drawings), async svg => {
      writeFileSync(join(root, 'images', 'logo.svg'), svg)
      const { logo, files, diagnostics } = await within(10, readLogo([root], 'logo.svg', unreadCache))
      expect(diagnostics.length === 0).toBe(logo !== null && files.length === 1)
      diagnostics.forEach(expectMessage)
      for (const { bytes } of files)
        expect(String(bytes)).not.toMatch(/(?:href|src)\s*=\s*["'](?:https?:|\/\/)|url\(\s*["']?(?:https?:|\/\/)|<script/i)
      const icon = iconShape('drop', svg)
      if ('fault' in icon) expectMessage(icon.fault)
      else expect(icon.markup).not.toMatch(/https?:|url\(|<script|\son\w+\s*=/i)
    }),
    fuzzing(200, 240),
  )
})
