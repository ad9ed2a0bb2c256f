/**
 * Share images, drawn from the theme and the page title, and cached by the hash of both. Glyphs come from our own outlines, not from system
 * fonts: docs/decisions/0008.
 */
import { createHash } from 'node:crypto'
import { faces } from '../../../templates/font-faces.ts'
import { lookOf } from '../../../templates/styles/styles.ts'
import { paletteOf } from '../../../templates/theme.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { type CardFrame, type CardLook, cardRecipe, drawTitle, type Frame, frameOf, frameSvg } from '../../site/share-images/card.ts'
import { cardSize } from '../../site/share-images/pixels.ts'
import { type Typeface, typefaceOf } from '../../site/share-images/typeface.ts'
import { printable } from '../../site/share-images/typeset.ts'
import { getOrCreate, memoize } from '../../site/util/memoize.ts'
import { readIcons } from '../assets/assets.ts'
import { sceneByDay } from '../assets/scenes.ts'
import { type Cache, cached } from '../cache.ts'
import { businessMark, outlines } from './business-mark.ts'
import { type Draw, draw, pixelsOf } from './drawing.ts'
import { logoData } from './logo.ts'
import { type PngHead, pngHead, pngOf } from './png.ts'

export interface ShareImageRenderer {
  /** The URL of a card, known before it is drawn. */
  readonly urlOf: (card: Omit<ShareCard, 'url'>) => UrlPath
  readonly draw: (card: ShareCard) => Promise<OutputFile>
  /** Reports cards with letters that the outlines lack: their images show no title. */
  readonly withoutTitle: (cards: Iterable<ShareCard>) => readonly Diagnostic[]
}

/** Letters that every typeface has, so that the outlines need not be loaded. */
const plainLatin = /^[\w .,;:!?'’“”«»()&%@#/+–—…\-\u00a0À-ÖØ-öø-ÿŒœ]*$/

interface FrameWithHead extends Frame {
  readonly head: PngHead
}

/** @param folders assets folders of the site */
export const shareImageRenderer = (config: Config, folders: readonly string[], cache: Cache, drawn: Draw = draw): ShareImageRenderer => {
  const { business, site, theme } = config
  const { font, tile } = lookOf(config)
  const scene = sceneByDay(config)
  const { light } = paletteOf(theme.colours)
  // A custom logo is designed for the background of pages.
  const tones = theme.logo === undefined ? light.deep : light.page
  const look: CardLook = { ground: tones.paper, ink: tones.ink, air: tones.air }
  const common = {
    look,
    name: business.name,
    host: new URL(site.origin).host,
    mark: businessMark(config, readIcons(folders, theme.mark === undefined ? [] : [theme.mark]).icons),
    logo: theme.logo === undefined ? null : logoData(folders, theme.logo),
    scene: scene === null ? null : { svg: scene, shape: tile },
  }
  const key = createHash('sha256')
    .update(JSON.stringify([cardRecipe, font, common]))
    .digest('hex')
  let loaded: Typeface | undefined
  const lettering = (): Typeface => {
    loaded ??= typefaceOf(outlines(faces[font].display.file), outlines('other-scripts'))
    return loaded
  }
  const frameIn = memoize(async (direction: CardFrame['direction']): Promise<FrameWithHead> => {
    const svg = frameSvg({ ...common, direction }, lettering())
    const frame = frameOf(pixelsOf(await cached(cache, `share frame ${cardRecipe} ${svg}`, () => drawn({ as: 'frame', svg }))), look)
    return { ...frame, head: await pngHead({ palette: frame.palette, rows: frame.above }, cardSize.width, cardSize.height) }
  })
  /** Buffers for reuse: allocating them would take as long as drawing. */
  const spare: Uint8Array[] = []
  const urls = new Map<string, UrlPath>()
  const urlOf: ShareImageRenderer['urlOf'] = ({ title, direction }) => {
    const card = `${direction}\0${title}`
    return getOrCreate(
      urls,
      card,
      (): UrlPath => `/assets/share/${createHash('sha256').update(key).update(card).digest('hex').slice(0, 16)}.png`,
    )
  }
  return {
    urlOf,
    withoutTitle: cards => {
      const titles = [...cards]
        .map(card => card.title)
        .filter(title => !plainLatin.test(title) && printable(title, lettering()) === undefined)
      const [first] = titles
      return first === undefined ? [] : [problem('SHARE_LETTERS', { count: titles.length, first })]
    },
    draw: async ({ url, title, direction }) => {
      const bytes = await cached(cache, `share ${url}`, async () => {
        const frame = await frameIn(direction)
        const text = printable(title, lettering())
        if (text === undefined) return pngOf(frame.head, frame.below)
        const rows = spare.pop() ?? new Uint8Array(frame.below.length)
        drawTitle(rows, frame, text, direction, lettering())
        const png = await pngOf(frame.head, rows)
        spare.push(rows)
        return png
      })
      return { path: url.slice(1), bytes }
    },
  }
}
