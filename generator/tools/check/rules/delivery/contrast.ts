import { longNames, shortStyles } from '../../../../site/util/short-names.ts'
import { defineCheck } from '../../define-check.ts'
import { decimal } from '../../message-values.ts'

const textContrast = 4.5
const controlContrast = 3

/** The contrast that each color needs on each background: WCAG 2.2, 1.4.3 and 1.4.11. Both are names of custom properties. */
const backgrounds = ['paper', 'paper-2', 'sky']
const foregrounds: Readonly<Record<string, number>> = {
  ink: textContrast,
  muted: textContrast,
  'accent-text': textContrast,
  error: textContrast,
  line: controlContrast,
  focus: controlContrast,
  'accent-edge': controlContrast,
}

/** Name of a property of the dark bands: `deep`, `deep-ink`. */
const deepName = (name: string): string => (name === 'paper' ? 'deep' : `deep-${name}`)

const pairs = [(name: string): string => name, deepName].flatMap(named => [
  ...backgrounds.flatMap(back => Object.entries(foregrounds).map(([front, min]) => ({ front: named(front), back: named(back), min }))),
  { front: named('accent-ink'), back: named('accent'), min: textContrast },
])

type Colors = ReadonlyMap<string, string>

const colorsIn = (styles: string): Colors =>
  new Map(
    [...styles.matchAll(/(:root|\.deep)\s*\{([^}]*)\}/g)].flatMap(([, selector, block = '']) =>
      [...block.matchAll(/--([\w-]+)\s*:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\b/gi)].map(
        ([, name = '', value = '']) => [selector === ':root' ? name : deepName(name), value] as const,
      ),
    ),
  )

const mediaQuery = /@media([^{]*)\{((?:[^{}]*\{[^}]*\})*)\s*\}/g

const schemesIn = (styles: string): { readonly light: Colors; readonly dark: Colors } => {
  const light = colorsIn(styles.replace(mediaQuery, ''))
  const darkRules = [...styles.matchAll(mediaQuery)].filter(([, condition = '']) => /prefers-color-scheme\s*:\s*dark/.test(condition))
  return { light, dark: new Map([...light, ...colorsIn(darkRules.map(([, , rules]) => rules).join(''))]) }
}

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1)
  const [red, green, blue] = [0, 2, 4].map(at => channel(Number.parseInt(digits.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast ratio of WCAG 2.2. It is not shared with the theme, so that a mistake there is found. */
const contrastOf = (first: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(first), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

export const contrast = defineCheck({
  id: 'contrast',
  severity: 'error',
  about: {
    en: 'Text and controls have enough contrast with their backgrounds, in the light and dark color schemes (WCAG 2.2 AA).',
    fr: 'Le texte et les contrôles ont assez de contraste avec leur fond, en mode clair et en mode sombre (WCAG 2.2 AA).',
  },
  hint: {
    en: 'Make one of the two colors darker or lighter in theme.colours.',
    fr: 'Foncez ou pâlissez l’une des deux couleurs dans theme.colours.',
  },
  messages: {
    light: {
      en: '--{front} ({frontColor}) on --{back} ({backColor}) has a contrast of {ratio}, but needs at least {min}',
      fr: '--{front} ({frontColor}) sur --{back} ({backColor}) a un contraste de {ratio}, mais il faut au moins {min}',
    },
    dark: {
      en: '--{front} ({frontColor}) on --{back} ({backColor}) has a contrast of {ratio} in the dark color scheme, but needs at least {min}',
      fr: '--{front} ({frontColor}) sur --{back} ({backColor}) a un contraste de {ratio} en mode sombre, mais il faut au moins {min}',
    },
    undeclared: {
      en: 'The styles do not declare --ink and --paper, so their contrast cannot be checked',
      fr: 'La feuille de style ne déclare pas --ink et --paper : leur contraste ne peut pas être vérifié',
      hint: {
        en: 'Declare them as custom properties, as templates/theme.ts does.',
        fr: 'Déclarez-les comme propriétés personnalisées, comme le fait templates/theme.ts.',
      },
    },
  },
  example: {
    variant: 'light',
    values: { front: 'muted', frontColor: '#999999', back: 'paper', backColor: '#ffffff', ratio: decimal(2.85, 2), min: 4.5 },
  },
  needs: 'styles',
  run: ({ styles, site }, report) => {
    for (const sheet of styles) {
      const schemes = schemesIn(site.shortNames === undefined ? sheet : shortStyles(sheet, longNames(site.shortNames)))
      if (!schemes.light.has('ink') || !schemes.light.has('paper')) {
        report({ variant: 'undeclared' })
        continue
      }
      for (const variant of ['light', 'dark'] as const)
        for (const { front, back, min } of pairs) {
          const [frontColor, backColor] = [schemes[variant].get(front), schemes[variant].get(back)]
          if (frontColor === undefined || backColor === undefined) continue
          const ratio = contrastOf(frontColor, backColor)
          const values = { front, frontColor, back, backColor, ratio: decimal(ratio, 2), min }
          if (ratio < min) report({ variant, values, at: ['theme', 'colours'] })
        }
    }
  },
})
