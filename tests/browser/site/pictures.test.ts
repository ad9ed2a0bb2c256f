/**
 * `sizes` of each picture matches its displayed width, so that browsers load the right file. On phones, it is a little smaller for
 * cropped pictures.
 *
 * @module-tag thorough
 */
import { describe, expect, test } from 'vitest'
import { thorough } from '../../support/thorough.ts'
import { setSite } from './stage.ts'

/** The width in `sizes` of each picture of a page, as a share of the width that it should be loaded in. */
const shares = async (): Promise<readonly (readonly [file: string, share: number])[]> => {
  const found: (readonly [string, number])[] = []
  for (const image of document.images) {
    image.loading = 'eager'
    image.scrollIntoView()
    await image.decode()
    const box = image.getBoundingClientRect()
    const proportion = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    // A picture that fills its box is as wide as its height asks.
    const drawn = getComputedStyle(image).objectFit === 'cover' ? Math.max(box.width, box.height * proportion) : box.width
    // Of what is cropped phones load less than they draw, so that it is there sooner.
    const wanted = innerWidth < 640 ? Math.max(box.width, drawn * 0.72) : drawn
    // With `srcset`, a picture’s own width is the one that its `sizes` promise.
    found.push([image.currentSrc.replace(/.*\/([\w-]+)\..*/, '$1'), image.naturalWidth / wanted])
  }
  return found
}

/** Phones, tablets and desks, each with its usual height. */
const screens = [
  [320, 568],
  [390, 844],
  [600, 960],
  [820, 1180],
  [1000, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

const paths = ['/', '/services', '/en/about', '/en/services/air-duct-cleaning', '/en/services/chimney-cleaning/laval']

const site = setSite()

// The short run covers each screen with one of them.
const densities = (place: number): readonly number[] => (process.env.EVERY === undefined ? [1 + (place % 3)] : [1, 2, 3])

describe.each(screens.map((screen, place) => [...screen, place] as const))('%s × %s', (width, height, place) => {
  test.each(densities(place))('at %s pixels a pixel', thorough, async deviceScaleFactor => {
    const { page } = await site().visitor({ viewport: { width, height }, deviceScaleFactor })
    for (const path of paths) {
      await page.goto(`${site().url}${path}`)
      const declared = await page.evaluate(shares)
      expect(declared.length).toBeGreaterThan(0)
      expect(declared.filter(([, share]) => share < 0.98 || share > 1.08).map(([file, share]) => `${path} ${file} ${share}`)).toEqual([])
    }
    await page.context().close()
  })
})
