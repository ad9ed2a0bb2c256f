/**
 * The screenshots of the README show what the program builds today: a build of the same configs still looks like them.
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { renderScreenshots, screenshots } from './screenshots.ts'

/** Mean difference of the gray values of two images, from 0 to 255, at a width where the antialiasing of machines does not matter. */
const difference = async (before: Buffer, after: Buffer): Promise<number> => {
  const [first, second] = await Promise.all(
    [before, after].map(bytes => sharp(bytes).resize(64, 40, { fit: 'fill' }).grayscale().raw().toBuffer()),
  )
  return (first ?? Buffer.alloc(0)).reduce((sum, value, index) => sum + Math.abs(value - (second?.[index] ?? 0)), 0) / (first?.length ?? 1)
}

test('the committed screenshots look like the sites', thorough, async () => {
  const folder = temporaryFolder()
  await renderScreenshots(folder)
  for (const { name, width, height } of screenshots) {
    const [committed, rendered] = [readFileSync(join('docs/images', name)), readFileSync(join(folder, name))]
    expect(await sharp(committed).metadata()).toMatchObject({ width, height })
    expect(await difference(committed, rendered)).toBeLessThan(12)
  }
})
