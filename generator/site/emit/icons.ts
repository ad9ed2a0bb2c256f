/** The icons of a site for browsers, phones and search results, described as SVG; `platform` rasterizes those that need it. */
import type { IconShape } from '../model/page.ts'

export interface IconInput {
  /** A square drawing in `currentColor`, with strokes of 2.5 on a grid of 32. */
  readonly mark: IconShape
  /** Colour of the tile, `#rrggbb`. */
  readonly ground: string
  /** Colour of the mark. */
  readonly sign: string
}

export interface SiteIcon {
  /** Path in the published folder. */
  readonly path: string
  readonly svg: string
  /** Size in pixels and container; `null` if the SVG itself is published. */
  readonly raster: { readonly size: number; readonly container: 'png' | 'ico' } | null
}

/** Size of the drawings, in percent of the icon. */
const edge = 100

interface Tile {
  readonly radius: number
  /** Size of the mark. */
  readonly size: number
}

/** Shown by browsers as is: rounded, with the largest possible mark. */
const rounded: Tile = { radius: 22, size: 74 }
/**
 * Phones round the corners themselves and do not support transparency:
 * https://developer.apple.com/design/human-interface-guidelines/app-icons
 */
const touch: Tile = { radius: 0, size: 62 }
/** Masks may cut off everything outside a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks. A square in it is 56 % wide. */
const maskable: Tile = { radius: 0, size: 54 }

const drawing = ({ mark, ground, sign }: IconInput, { radius, size }: Tile): string => {
  const offset = (edge - size) / 2
  const corner = radius === 0 ? '' : ` rx="${radius}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">` +
    `<rect width="${edge}" height="${edge}"${corner} fill="${ground}"/>` +
    `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" viewBox="${mark.viewBox}" color="${sign}"` +
    ` fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${mark.markup}</svg></svg>`
  )
}

/** Every icon of a site. `favicon.ico` is for clients that request it without reading the page. */
export const siteIcons = (input: IconInput): readonly SiteIcon[] => {
  const tile = drawing(input, rounded)
  return [
    { path: 'icon.svg', svg: tile, raster: null },
    { path: 'favicon.ico', svg: tile, raster: { size: 32, container: 'ico' } },
    { path: 'apple-touch-icon.png', svg: drawing(input, touch), raster: { size: 180, container: 'png' } },
    { path: 'icon-192.png', svg: tile, raster: { size: 192, container: 'png' } },
    { path: 'icon-512.png', svg: tile, raster: { size: 512, container: 'png' } },
    { path: 'icon-maskable-512.png', svg: drawing(input, maskable), raster: { size: 512, container: 'png' } },
  ]
}
