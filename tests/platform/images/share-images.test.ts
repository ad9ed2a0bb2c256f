import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareImageRenderer } from '../../../generator/platform/images/share-images.ts'
import type { OutputFile } from '../../../generator/site/model/file.ts'
import type { ShareCard } from '../../../generator/site/model/page.ts'
import { compileText, sampleText, sampleWith, unreadCache } from '../../support/sample.ts'
import { packedSite } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const studioOf = (text: string) => {
  const { config } = compileText(text)
  if (config === undefined) throw new Error('the config is invalid')
  const studio = shareImageRenderer(config, ['assets'], unreadCache)
  const card = (title: string, direction: ShareCard['direction'] = 'ltr'): ShareCard => ({
    title,
    direction,
    url: studio.urlOf({ title, direction }),
  })
  return { studio, card }
}

test('draws a PNG of 1200 × 630 pixels below 60 kB, with the same bytes each time', async () => {
  const { studio, card } = studioOf(sampleText)
  const cards = [card('Ramonage de cheminée à Montréal'), card('تنظيف المداخن', 'rtl')]
  const files = await Promise.all(cards.map(studio.draw))
  expect(files.map(file => `/${file.path}`)).toEqual(cards.map(({ url }) => url))
  const again = await Promise.all(cards.map(studioOf(sampleText).studio.draw))
  expect(again.map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes))
  for (const { bytes } of files) {
    const { width, height, format } = await sharp(Buffer.from(bytes)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(bytes.length).toBeLessThan(60_000)
  }
})

test('draws the title: pixels of the text color in its area, and none without a title', async () => {
  const { studio, card } = studioOf(sampleText)
  const inked = async (title: string): Promise<number> => {
    const file = await studio.draw(card(title))
    const { data } = await sharp(Buffer.from(file.bytes))
      .extract({ left: 80, top: 190, width: 600, height: 300 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.reduce((sum, value) => sum + (value > 180 ? 1 : 0), 0)
  }
  expect(await inked('管道清洁')).toBe(0)
  expect(await inked('Chimney cleaning')).toBeGreaterThan(5000)
})

const titles: readonly (readonly [lines: number, title: string, direction: ShareCard['direction']])[] = [
  [1, 'Ducts', 'ltr'],
  [2, 'Dryer vent cleaning in Greater Montreal', 'ltr'],
  [3, 'Duct, dryer vent and chimney cleaning in Montreal and Laval', 'ltr'],
  [6, 'We clean ducts and chimneys on both shores. '.repeat(9), 'ltr'],
  [1, 'تنظيف المداخن', 'rtl'],
  [2, 'تنظيف المداخن ومجاري الهواء في مونتريال الكبرى', 'rtl'],
]

/** The pixels of a card, one string per row. */
const rowsIn = async ({ bytes }: OutputFile): Promise<readonly string[]> => {
  const pixels = await sharp(Buffer.from(bytes), { failOn: 'warning' }).raw().toBuffer()
  return Array.from({ length: 630 }, (_, row) => pixels.toString('latin1', row * 3600, (row + 1) * 3600))
}

test.each(titles)('a title of %i lines, %#: changes only the rows of the title', thorough, async (lines, title, direction) => {
  const { studio, card } = studioOf(sampleText)
  const [plain, titled] = await Promise.all(
    [studio.draw(card('管道清洁', direction)), studio.draw(card(title, direction))].map(async file => rowsIn(await file)),
  )
  const changed = titled?.map((row, index) => row !== plain?.[index]) ?? []
  const [first, last] = [changed.indexOf(true), changed.lastIndexOf(true)]
  expect([first >= 186, last < 516, last - first > lines * 30]).toEqual([true, true, true])
})

test('clears reused rows before the next card', async () => {
  const { studio, card } = studioOf(sampleText)
  const cards = titles.slice(3).map(([, title, direction]) => card(title, direction))
  const inTurn: OutputFile['bytes'][] = []
  for (const one of cards) inTurn.push((await studio.draw(one)).bytes)
  const alone = await Promise.all(cards.map(one => studioOf(sampleText).studio.draw(one)))
  expect(inTurn).toEqual(alone.map(({ bytes }) => bytes))
})

test('the URL depends on title, colors, name and direction', () => {
  const urls = [
    studioOf(sampleText).card('Ducts'),
    studioOf(sampleText).card('Vents'),
    studioOf(sampleText).card('Ducts', 'rtl'),
    studioOf(sampleWith(['\n  name: Clairconduit', '\n  name: Other'])).card('Ducts'),
  ].map(({ url }) => url)
  expect(new Set(urls).size).toBe(4)
  expect(studioOf(sampleText).card('Ducts').url).toBe(urls[0])
})

test('reports titles whose characters no font has', () => {
  const { studio, card } = studioOf(sampleText)
  expect(studio.withoutTitle([card('Chimney – Cheminée'), card('Київ'), card('تنظيف', 'rtl')])).toEqual([])
  expect(studio.withoutTitle([card('管道清洁'), card('Ducts')]).map(inEnglish)).toMatchObject([
    {
      code: 'SHARE_LETTERS',
      severity: 'notice',
      message: 'One share image has no title, because the fonts lack some of its letters: “管道清洁”',
    },
  ])
})

test.each(['ltr', 'rtl'] as const)('a title does not touch the scene of a site without photos: %s', async direction => {
  const { config } = packedSite(`
trade: roofer
site: { origin: https://www.ridgeline.example, languages: [en-US] }
business: { name: Ridgeline Roofing and Gutters of Central Texas, address: { city: Austin, region: TX } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: roof-repair }]
locations: [{ name: Austin }]
`)
  const studio = shareImageRenderer(config, ['assets'], unreadCache)
  const [long, short] = await Promise.all(
    ['Roof repair, new roofs, flat roofs and gutters in and around Austin and Round Rock. '.repeat(3), 'Roofs'].map(title =>
      studio.draw({ title, direction, url: studio.urlOf({ title, direction }) }),
    ),
  )
  const scene = async (file: OutputFile | undefined): Promise<string> => {
    const part = sharp(Buffer.from(file?.bytes ?? '')).extract({ left: direction === 'rtl' ? 0 : 660, top: 0, width: 540, height: 630 })
    return (await part.raw().toBuffer()).toString('base64')
  }
  expect(await scene(long)).toBe(await scene(short))
})
