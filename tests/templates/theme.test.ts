import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, reach, toHex, toOklch } from '../../templates/theme/colour.ts'
import { paletteOf, type Tones } from '../../templates/theme/palette.ts'
import { themeCss } from '../../templates/theme.ts'

const clairconduit = { paper: '#faf6ef', ink: '#17332b', accent: '#b3391f', sky: '#dde8ee' }

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const anyColours = fc.record({ paper: hex, ink: hex, accent: hex, sky: hex })

describe('colours', () => {
  test('convert to OKLCH and back', () => {
    fc.assert(fc.property(hex, colour => toHex(toOklch(colour)) === colour))
  })

  test('convert as in CSS', () => {
    const measured = (colour: string) => {
      const { l, c, h } = toOklch(colour)
      return `${l.toFixed(3)} ${c.toFixed(3)} ${((h * 180) / Math.PI).toFixed(1)}`
    }
    // Browsers’ results for oklch(from red l c h) and others.
    expect([measured('#ff0000'), measured('#0f0'), measured('#b3391f')]).toEqual([
      '0.628 0.258 29.2',
      '0.866 0.295 142.5',
      '0.520 0.163 33.6',
    ])
    expect([toOklch('#fff').l.toFixed(3), toOklch('#000').l.toFixed(3)]).toEqual(['1.000', '0.000'])
  })

  test('have the contrast that WCAG defines', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#767676', '#ffffff').toFixed(2)).toBe('4.54')
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  test('are adjusted no more than necessary', () => {
    expect(reach(toOklch('#999999'), ['#ffffff'], 4.5, 'dark')).toBe('#767676')
    expect(reach(toOklch('#222222'), ['#ffffff'], 4.5, 'dark')).toBe('#222222')
    expect(reach(toOklch('#333333'), ['#000000'], 21, 'light')).toBe('#ffffff')
  })
})

/** Required contrasts: WCAG 2.2 AA, 1.4.3 and 1.4.11. */
const pairs = (tones: Partial<Tones> & Omit<Tones, 'paper-2' | 'sky' | 'error'>): readonly (readonly [string, number, number])[] => {
  const grounds = [tones.paper, tones['paper-2'], tones.sky].filter(ground => ground !== undefined)
  const texts = [tones.ink, tones.muted, tones['accent-text'], tones.error].filter(text => text !== undefined)
  return [
    ['text on the fill', contrast(tones['accent-ink'], tones.accent), 4.5],
    ...grounds.flatMap(ground => [
      ...texts.map(text => [`${text} on ${ground}`, contrast(text, ground), 4.5] as const),
      ...[tones.line, tones.focus, tones['accent-edge']].map(edge => [`${edge} on ${ground}`, contrast(edge, ground), 3] as const),
    ]),
  ]
}

describe('a palette', () => {
  test('meets AA in both schemes and on dark bands for any four colours', () => {
    fc.assert(
      fc.property(anyColours, colours => {
        const { light, dark } = paletteOf(colours)
        for (const tones of [light.page, light.deep, dark.page, dark.deep])
          for (const [what, found, needed] of pairs(tones)) if (found < needed) throw new Error(`${what}: ${found.toFixed(2)} of ${needed}`)
      }),
      { numRuns: 300 },
    )
  })

  test('keeps brand colours with enough contrast', () => {
    const { light, moves } = paletteOf(clairconduit)
    expect({ paper: light.page.paper, ink: light.page.ink, accent: light.page.accent, sky: light.page.sky, moves }).toEqual({
      ...clairconduit,
      moves: [],
    })
  })

  test('does not turn sand and peach into brown in the dark scheme, and keeps other hues', () => {
    const darkSky = (sky: string, ink = clairconduit.ink) => paletteOf({ ...clairconduit, ink, sky }).dark.page.sky
    const hueOf = (colour: string): number => Math.round((toOklch(colour).h * 180) / Math.PI)
    // The ground is spruce, with a hue of 173°.
    expect(['#f6e7d0', '#fbe3d6'].map(sky => hueOf(darkSky(sky)))).toEqual([173, 160])
    expect(toOklch(darkSky('#f6e7d0', '#3a2a1c')).c).toBeLessThan(0.015)
    expect(['#dde8ee', '#f5dfe4'].map(sky => Math.abs(hueOf(sky) - hueOf(darkSky(sky))))).toEqual([0, 0])
  })

  test('keeps a pale yellow as fill, and reports where it was darkened', () => {
    const { light, moves } = paletteOf({ ...clairconduit, accent: '#ffe14d' })
    expect({ fill: light.page.accent, on: light.page['accent-ink'], moves }).toEqual({
      fill: '#ffe14d',
      on: '#17332b',
      moves: [
        { colour: 'accent', use: 'text', from: '#ffe14d', to: light.page['accent-text'] },
        { colour: 'accent', use: 'edge', from: '#ffe14d', to: light.page['accent-edge'] },
      ],
    })
  })

  test('replaces a background that is too dark, and reports it', () => {
    const { light, moves } = paletteOf({ ...clairconduit, paper: '#336699' })
    expect(toOklch(light.page.paper).l).toBeGreaterThan(0.94)
    expect(moves).toContainEqual({ colour: 'paper', use: 'ground', from: '#336699', to: light.page.paper })
  })
})

describe('the style of a theme', () => {
  test('defines every tone for the light scheme, and differing ones for the dark scheme', () => {
    const css = themeCss({ colours: { paper: '#fff', ink: '#222', accent: '#06c', sky: '#eee' }, radius: 'none' })
    expect(css.split(/(?<=[{;}])/).map(part => part.trim())).toMatchInlineSnapshot(`
      [
        ":root{",
        "color-scheme:light dark;",
        "--radius:0;",
        "--radius-2:0;",
        "--paper:#ffffff;",
        "--paper-2:#fdfdfd;",
        "--sky:#eeeeee;",
        "--ink:#222222;",
        "--muted:#5d5d5d;",
        "--line:#868686;",
        "--hairline:#d4d4d4;",
        "--air:#bebebe;",
        "--accent:#0066cc;",
        "--accent-ink:#ffffff;",
        "--accent-edge:#0066cc;",
        "--accent-text:#0066cc;",
        "--error:#af2b23;",
        "--focus:#222222}",
        ".deep{",
        "--paper:#262626;",
        "--ink:#eeeeee;",
        "--muted:#ababab;",
        "--line:#808080;",
        "--hairline:#454545;",
        "--air:#525252;",
        "--accent:#4f9cff;",
        "--accent-ink:#262626;",
        "--accent-edge:#4f9cff;",
        "--accent-text:#529dfd;",
        "--focus:#cecece}",
        "@media screen and (prefers-color-scheme:dark){",
        ":root{",
        "--paper:#1d1d1d;",
        "--paper-2:#282828;",
        "--sky:#2c2c2c;",
        "--ink:#eeeeee;",
        "--muted:#ababab;",
        "--line:#808080;",
        "--hairline:#3b3b3b;",
        "--air:#484848;",
        "--accent:#4f9cff;",
        "--accent-ink:#1d1d1d;",
        "--accent-edge:#4f9cff;",
        "--accent-text:#4998fe;",
        "--error:#fd7465;",
        "--focus:#cecece}",
        ".deep{",
        "--paper:#131313;",
        "--hairline:#2f2f2f;",
        "--air:#3c3c3c;",
        "--accent-ink:#131313;",
        "--accent-text:#4998fe}",
        "}",
      ]
    `)
  })
})
