import { longNames, shortStyles } from '../../../site/model/short-names.ts'
import type { Finding, StylesCheck } from '../check.ts'

const text = 4.5
const control = 3

/** Which custom property must stand out from which, and by how much: WCAG 2.2, 1.4.3 and 1.4.11. */
const grounds = ['paper', 'paper-2', 'sky'] as const
const marks: Readonly<Record<string, number>> = {
  ink: text,
  muted: text,
  'accent-text': text,
  error: text,
  line: control,
  focus: control,
  'accent-edge': control,
}

/** How the properties of the dark bands are called here: `deep`, `deep-ink`. */
const deep = (name: string): string => (name === 'paper' ? 'deep' : `deep-${name}`)

const pairs = [(name: string): string => name, deep].flatMap(named => [
  ...grounds.flatMap(ground => Object.entries(marks).map(([mark, least]) => ({ mark: named(mark), ground: named(ground), least }))),
  { mark: named('accent-ink'), ground: named('accent'), least: text },
])

type Colours = ReadonlyMap<string, string>

const propertiesIn = (block: string): readonly (readonly [string, string])[] =>
  [...block.matchAll(/--([\w-]+)\s*:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\b/gi)].map(([, name = '', value = '']) => [name, value])

/** What the page and its dark bands declare. */
const coloursIn = (styles: string): Colours =>
  new Map(
    [...styles.matchAll(/(:root|\.deep)\s*\{([^}]*)\}/g)].flatMap(([, place, block = '']) =>
      propertiesIn(block).map(([name, value]) => [place === ':root' ? name : deep(name), value] as const),
    ),
  )

/** For screens of a certain kind, or printers. */
const conditional = /@media([^{]*)\{((?:[^{}]*\{[^}]*\})*)\s*\}/g

/** Colours of the custom properties, by day and by night. */
const schemesIn = (styles: string): { readonly day: Colours; readonly night: Colours } => {
  const dark = [...styles.matchAll(conditional)].filter(([, condition]) => /prefers-color-scheme\s*:\s*dark/.test(condition ?? ''))
  const day = coloursIn(styles.replace(conditional, ''))
  const night = coloursIn(dark.map(([, , rules]) => rules).join(''))
  return { day, night: new Map([...day, ...night]) }
}

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1)
  const [red, green, blue] = [0, 2, 4].map(at => channel(Number.parseInt(digits.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG 2.2’s ratio, reckoned here and not by the theme: who is measured does not bring the ruler. */
const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const faultsIn = (colours: Colours, when: string): readonly Finding[] =>
  pairs.flatMap(({ mark, ground, least }) => {
    const [front, back] = [colours.get(mark), colours.get(ground)]
    if (front === undefined || back === undefined) return []
    const ratio = contrastOf(front, back)
    return ratio >= least
      ? []
      : [
          {
            message: `--${mark} (${front}) on --${ground} (${back}) has a contrast of ${ratio.toFixed(2)}${when}; it needs ${least}`,
            at: ['theme', 'colours'],
          },
        ]
  })

export const contrast = {
  id: 'contrast',
  needs: 'styles',
  run: ({ styles, site }) =>
    styles.flatMap(sheet => {
      const { day, night } = schemesIn(site.shortNames === undefined ? sheet : shortStyles(sheet, longNames(site.shortNames)))
      if (!day.has('ink') || !day.has('paper'))
        return [
          {
            message: 'the styles do not declare --ink and --paper, so nobody can judge their contrast',
            hint: 'templates/theme.ts declares every colour as a custom property.',
          },
        ]
      return [...faultsIn(day, ''), ...faultsIn(night, ' in the dark scheme')]
    }),
} as const satisfies StylesCheck
