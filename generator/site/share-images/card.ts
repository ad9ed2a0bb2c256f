/**
 * The image that social networks show next to a link: mark and name, the page’s title, the site’s host. The common part is an SVG that is
 * rasterized once; each title is drawn over a copy of its pixels.
 */

import type { IconShape } from '../model/page.ts'
import { isolated } from '../util/isolates.ts'
import { lazy } from '../util/memoize.ts'
import { escapeHtml } from '../util/text.ts'
import { glyphPainter } from './glyph-painter.ts'
import { cardSize, groundColours, type Pixels, rowBytes, shades } from './pixels.ts'
import type { Typeface } from './typeface.ts'
import { layOutTitle, lineHeight, placeGlyphs, printable, widthOf } from './typeset.ts'

/** Must change when this folder draws anything differently, so that cached images are drawn again. */
export const cardRecipe = 'v8'

export interface CardLook {
  /** `#rrggbb`. */
  readonly ground: string
  readonly ink: string
  /** Lines of the style behind the title. */
  readonly air: string
}

export interface CardFrame {
  readonly look: CardLook
  readonly direction: 'ltr' | 'rtl'
  /** Business name. */
  readonly name: string
  /** Host of the site. */
  readonly host: string
  readonly mark: IconShape
  /** The business’s own logo as SVG, instead of mark and name. */
  readonly logo: string | null
  /** An illustrated scene as SVG, and the shape that crops it, on a grid of 32. Without one, the mark is drawn behind the title. */
  readonly scene: { readonly svg: string; readonly shape: string } | null
}

const margin = 80
/** `overhang` is room for descenders of the last line. */
const title = { top: 186, bottom: 486, overhang: 30 } as const
/** Lines end before the scene or the enlarged mark. */
const titleWidth = 560
/** The box of the scene: its left edge, its top and its size. */
const view = { left: 668, top: 27, size: 576 } as const

const brand = { y: 72, height: 72, width: 460, gap: 24, type: 40, small: 33 } as const
const foot = { baseline: 562, type: 30 } as const

/** A line of text as paths; `undefined` if there are no outlines for its script. */
const typeLine = (text: string, size: number, x: number, y: number, { direction }: CardFrame, lettering: Typeface): string => {
  const line = printable(text, lettering)
  if (line === undefined) return ''
  const maxWidth = titleWidth - Math.abs(x - (direction === 'rtl' ? cardSize.width - margin : margin))
  const fitting = Math.min(size, (size * maxWidth) / Math.max(1, widthOf(line, size, lettering)))
  return placeGlyphs(line, { x, y, size: fitting, direction }, lettering)
    .map(glyph => `<path transform="translate(${glyph.x.toFixed(2)} ${glyph.y})scale(${(fitting / 1000).toFixed(5)})" d="${glyph.path}"/>`)
    .join('')
}

/** A name on one line, or on two of similar length if it is too long for one. */
const nameLines = (name: string, lettering: Typeface): readonly string[] => {
  const words = name.split(' ')
  const width = (line: string): number => widthOf(printable(line, lettering) ?? '', brand.type, lettering)
  if (words.length === 1 || width(name) <= titleWidth - brand.height - brand.gap) return [name]
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longer = (lines: readonly string[]): number => Math.max(...lines.map(width))
  return breaks.reduce((best, lines) => (longer(lines) < longer(best) ? lines : best))
}

/** The name, centered next to the mark. */
const nameDrawn = (frame: CardFrame, start: number, lettering: Typeface): string => {
  const lines = nameLines(frame.name, lettering)
  const size = lines.length === 1 ? brand.type : brand.small
  const x = start + (frame.direction === 'rtl' ? -1 : 1) * (brand.height + brand.gap)
  const middle = brand.y + brand.height / 2 + (size * lettering.capHeight) / 2000
  return lines
    .map((line, index) =>
      typeLine(isolated(line, frame.direction), size, x, middle + (index - (lines.length - 1) / 2) * size * 1.15, frame, lettering),
    )
    .join('')
}

/** A scene in its shape. It is drawn beyond its view box, up to the edges of the shape. */
const sceneView = ({ svg, shape }: NonNullable<CardFrame['scene']>, x: number): string =>
  `<clipPath id="view"><path transform="translate(${x} ${view.top})scale(${view.size / 32})" d="${shape}"/></clipPath><g clip-path="url(#view)">` +
  svg.replace('<svg ', `<svg x="${x}" y="${view.top}" width="${view.size}" height="${view.size}" overflow="visible" `) +
  '</g>'

/** Everything except the title, as SVG without text, so that the machine’s fonts have no influence. */
export const frameSvg = (frame: CardFrame, lettering: Typeface): string => {
  const { look, direction, mark, logo, scene } = frame
  const { width, height } = cardSize
  const rtl = direction === 'rtl'
  const start = rtl ? width - margin : margin
  const drawn = (x: number, y: number, size: number, colour: string, weight: number): string =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}" color="${colour}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${mark.markup}</svg>`
  const own =
    logo === null
      ? drawn(rtl ? start - brand.height : start, brand.y, brand.height, look.ink, 2.5) +
        `<g fill="${look.ink}">${nameDrawn(frame, start, lettering)}</g>`
      : `<image x="${rtl ? start - brand.width : start}" y="${brand.y}" width="${brand.width}" height="${brand.height}" preserveAspectRatio="${rtl ? 'xMaxYMid' : 'xMinYMid'} meet" href="${escapeHtml(logo)}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>` +
    (scene === null
      ? // The mark again, enlarged and cut off at the edges of the image.
        `<g opacity="0.35"${rtl ? ` transform="translate(${width} 0)scale(-1 1)"` : ''}>${drawn(690, 60, 620, look.air, 1.2)}</g>`
      : sceneView(scene, rtl ? width - view.left - view.size : view.left)) +
    own +
    `<g fill="${look.ink}">${typeLine(frame.host, foot.type, start, foot.baseline, frame, lettering)}</g>` +
    '</svg>'
  )
}

const rgb = (colour: string): readonly [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** The pixels of a frame, and the colours that titles are drawn with. */
export interface Frame {
  /** Colours of the frame, and the blended colours of letters on its grounds. */
  readonly palette: Uint8Array
  /** Rows above the title, which all cards of a frame share. */
  readonly above: Uint8Array
  /** The other rows, without a title. */
  readonly below: Uint8Array
  /** The colour that replaces another, by the coverage of a pixel: 256 entries for each step. */
  readonly inked: Uint8Array
}

/**
 * Prepares the pixels that all cards share, and the blended text colors.
 * @param pixels with at most `mostColours` palette entries; the background colors behind the title come first
 */
export const frameOf = ({ palette, rows }: Pixels, look: CardLook): Frame => {
  const colours = palette.length / 3
  const added = Array.from({ length: Math.min(groundColours, colours) * shades }, (_, shade) => {
    const ground = Math.floor(shade / shades)
    return rgb(look.ink).map((to, channel) => {
      const from = palette[ground * 3 + channel] ?? 0
      return Math.round(from + ((to - from) * ((shade % shades) + 1)) / shades)
    })
  })
  /** Where the shades over a colour begin. A colour that is not a ground is treated as the first one. */
  const shadesOver = (colour: number): number => colours + (colour < groundColours ? colour : 0) * shades
  const inked = Uint8Array.from({ length: (shades + 1) * 256 }, (_, at) => (at < 256 ? at : shadesOver(at & 255) + (at >> 8) - 1))
  return {
    palette: Uint8Array.from([...palette, ...added.flat()]),
    above: rows.subarray(0, title.top * rowBytes),
    below: rows.subarray(title.top * rowBytes),
    inked,
  }
}

/** Within the part of the image that contains the title. */
const ink = lazy(() => glyphPainter({ width: cardSize.width, height: title.bottom - title.top + title.overhang, shades }))

/**
 * Draws a title.
 * @param rows the target: the rows of the frame below the common ones
 */
export const drawTitle = (rows: Uint8Array, frame: Frame, text: string, direction: 'ltr' | 'rtl', lettering: Typeface): void => {
  const { width } = cardSize
  const height = title.bottom - title.top
  const { size, lines } = layOutTitle(text, { width: titleWidth, height, direction }, lettering)
  // The last line is aligned to the bottom of its box.
  const glyphs = lines.flatMap((line, index) =>
    placeGlyphs(
      line,
      {
        x: direction === 'rtl' ? width - margin : margin,
        y: height - (lines.length - 1 - index) * size * lineHeight(direction) - size * 0.26,
        size,
        direction,
      },
      lettering,
    ),
  )
  rows.set(frame.below)
  ink()(glyphs, size, { pixels: rows, start: 1, stride: rowBytes, inked: frame.inked })
}
