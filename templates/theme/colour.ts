/**
 * Converts colours between hex and OKLCH, a perceptually uniform space. The matrices are Björn Ottosson’s
 * (https://bottosson.github.io/posts/oklab/); contrast is that of WCAG 2.2.
 */

import { memoize } from '../../generator/site/util/memoize.ts'

/** `#rrggbb`. */
export type Hex = `#${string}`

/** Lightness 0 to 1, chroma from 0 (grey), hue in radians. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const fromLinear = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Red, green and blue, 0 to 1. Accepts `#rgb` and `#rrggbb`. */
const channelsOf = (hex: string): Triple => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1)
  const channel = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

const linearToOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const oklabToLinear = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = channelsOf(hex)
  const [l, x, y] = linearToOklab([toLinear(r), toLinear(g), toLinear(b)])
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

/** The nearest colour in the sRGB gamut: chroma is reduced until it fits. */
export const toHex = ({ l, c, h }: Oklch): Hex => {
  const lightness = Math.min(1, Math.max(0, l))
  for (let chroma = c; ; chroma = Math.max(0, chroma - 0.004)) {
    const linear = oklabToLinear([lightness, chroma * Math.cos(h), chroma * Math.sin(h)])
    if (chroma > 0 && linear.some(channel => channel < -0.0005 || channel > 1.0005)) continue
    const digits = linear.map(channel =>
      Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))))
        .toString(16)
        .padStart(2, '0'),
    )
    return `#${digits.join('')}`
  }
}

/** Cached, since a palette compares hundreds of colours with the same grounds. */
const luminance = memoize((hex: string): number => {
  const [r, g, b] = channelsOf(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
})

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (colour: string, ground: string): number => {
  const [first, second] = [luminance(colour), luminance(ground)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The lowest contrast of a colour with any of these grounds. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map(ground => contrast(colour, ground)))

/**
 * The colour, made darker or lighter by as little as possible to reach a contrast with every ground. The caller ensures that black or white
 * reaches it.
 */
export const reach = (colour: Oklch, grounds: readonly string[], ratio: number, towards: 'dark' | 'light'): Hex => {
  const at = (l: number): Hex => toHex({ ...colour, l })
  const enough = (l: number): boolean => leastContrast(at(l), grounds) >= ratio
  if (enough(colour.l)) return at(colour.l)
  // Contrast increases monotonically, so a binary search works.
  let [near, far] = [colour.l, towards === 'dark' ? 0 : 1]
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (enough(middle)) far = middle
    else near = middle
  }
  return at(far)
}
