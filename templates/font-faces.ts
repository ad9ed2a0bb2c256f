/**
 * The typefaces of each value of `theme.font`. Measures are in ems and come from `assets/sources/fonts/subset.py`: ascent and descent, and
 * average widths in English and French text.
 */

export interface Local {
  /** Full names of fonts whose widths are within 1 %. */
  readonly names: readonly string[]
  readonly width: number
  /** A bold font that is used for every weight. */
  readonly bold?: true
}

export interface Face {
  /** Base name of its files in `assets/fonts/`. */
  readonly file: string
  readonly ascent: number
  readonly descent: number
  readonly width: number
  /** Fallback fonts while the file is loading, in order of preference. */
  readonly fallbacks: readonly Local[]
}

const sans: readonly Local[] = [{ names: ['Arial', 'Roboto', 'Liberation Sans'], width: 0.441 }]

const boldSans: readonly Local[] = [
  { names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4756, bold: true },
  { names: ['Roboto Bold'], width: 0.4479, bold: true },
]

/** Every letter has the same width, so texts have it too. */
const boldMono: readonly Local[] = [
  { names: ['Courier New Bold', 'Liberation Mono Bold', 'Droid Sans Mono'], width: 0.6, bold: true },
  { names: ['Menlo Bold'], width: 0.602, bold: true },
]

const serif: readonly Local[] = [
  { names: ['Georgia', 'Gelasio'], width: 0.4369 },
  { names: ['Noto Serif'], width: 0.4752 },
  { names: ['Times New Roman', 'Liberation Serif'], width: 0.3982 },
]

const boldSerif: readonly Local[] = [
  { names: ['Georgia Bold', 'Gelasio Bold', 'Noto Serif Bold'], width: 0.5098, bold: true },
  { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.423, bold: true },
]

export const faces = {
  /** A Clarendon, as on shop signs, with a friendly sans serif. */
  humanist: {
    display: { file: 'besley', ascent: 1, descent: 0.25, width: 0.5209, fallbacks: boldSerif },
    text: { file: 'figtree', ascent: 0.975, descent: 0.275, width: 0.4431, fallbacks: sans },
  },
  /** Two plain grotesques. */
  grotesque: {
    display: { file: 'familjen-grotesk', ascent: 0.95, descent: 0.3, width: 0.4339, fallbacks: boldSans },
    text: { file: 'hanken-grotesk', ascent: 0.973, descent: 0.276, width: 0.4462, fallbacks: sans },
  },
  /** Soft and precise serifs, as in a book. */
  serif: {
    display: { file: 'petrona', ascent: 0.945, descent: 0.304, width: 0.4436, fallbacks: boldSerif },
    text: { file: 'source-serif-4', ascent: 0.96, descent: 0.29, width: 0.4733, fallbacks: serif },
  },
  /** A soft serif with the friendly sans serif. */
  gentle: {
    display: { file: 'petrona', ascent: 0.945, descent: 0.304, width: 0.4436, fallbacks: boldSerif },
    text: { file: 'figtree', ascent: 0.975, descent: 0.275, width: 0.4431, fallbacks: sans },
  },
  /** A condensed headline font with serifs, as in a newspaper. */
  press: {
    display: { file: 'familjen-grotesk', ascent: 0.95, descent: 0.3, width: 0.4339, fallbacks: boldSans },
    text: { file: 'source-serif-4', ascent: 0.96, descent: 0.29, width: 0.4733, fallbacks: serif },
  },
  /** Narrow letters, as on painted signs. */
  condensed: {
    display: { file: 'oswald', ascent: 1.03, descent: 0.22, width: 0.3974, fallbacks: boldSans },
    text: { file: 'hanken-grotesk', ascent: 0.973, descent: 0.276, width: 0.4462, fallbacks: sans },
  },
  /** Figures of one width, as on a till receipt. */
  typewriter: {
    display: { file: 'sometype-mono', ascent: 0.95, descent: 0.3, width: 0.58, fallbacks: boldMono },
    text: { file: 'hanken-grotesk', ascent: 0.973, descent: 0.276, width: 0.4462, fallbacks: sans },
  },
  /** The headlines of a magazine. */
  editorial: {
    display: { file: 'newsreader', ascent: 0.96, descent: 0.29, width: 0.4341, fallbacks: boldSerif },
    text: { file: 'figtree', ascent: 0.975, descent: 0.275, width: 0.4431, fallbacks: sans },
  },
  /** Wide and open letters, made to be read easily. */
  clear: {
    display: { file: 'lexend', ascent: 0.975, descent: 0.275, width: 0.5042, fallbacks: boldSans },
    text: { file: 'figtree', ascent: 0.975, descent: 0.275, width: 0.4431, fallbacks: sans },
  },
} as const satisfies Record<string, Readonly<Record<'display' | 'text', Face>>>

export type FontChoice = keyof typeof faces
