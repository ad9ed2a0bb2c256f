import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../generator/site/util/table.ts'
import { faces } from '../../templates/font-faces.ts'
import { fontCss, fontStacks } from '../../templates/fonts.ts'

const choices = keysOf(faces)

/** A number of WOFF2's own length: seven bits a byte, https://www.w3.org/TR/WOFF2/#DataTypes */
const readBase128 = (bytes: Uint8Array, start: number): { readonly value: number; readonly next: number } => {
  let [value, next] = [0, start]
  for (;;) {
    const byte = bytes[next++] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next }
  }
}

/** Ascent and descent in ems out of a WOFF2 file: `hhea` is the table with tag 2, and all fonts here have 1000 units an em. */
const lineOf = (file: Buffer): { readonly ascent: number; readonly descent: number } => {
  let [at, offset] = [48, 0]
  let header = -1
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file[at++] ?? 0
    const tag = flags & 63
    if (tag === 63) at += 4
    let length = readBase128(file, at)
    at = length.next
    const transformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (transformed) {
      length = readBase128(file, at)
      at = length.next
    }
    if (tag === 2) header = offset
    offset += length.value
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return { ascent: tables.readInt16BE(header + 4) / 1000, descent: -tables.readInt16BE(header + 6) / 1000 }
}

describe('fontCss', () => {
  test('prints the font faces, their fallbacks, and the stacks', () => {
    const css = fontCss('grotesque', file => `/assets/${file}`, ['en-CA', 'pl-PL'], true)
    expect(css.replaceAll('}', '}\n').trimEnd().split('\n')).toEqual([
      '@font-face{font-family:D;src:url(/assets/familjen-grotesk-latin.woff2);font-weight:400 700;font-display:fallback;unicode-range:U+0-FF,U+131,U+152-153,U+2010-203A,U+20AC,U+2122,U+2212}',
      '@font-face{font-family:D;src:url(/assets/familjen-grotesk-latin-ext.woff2);font-weight:400 700;font-display:fallback;unicode-range:U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E}',
      '@font-face{font-family:D1;src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:400 700;size-adjust:91.23%;ascent-override:104.13%;descent-override:32.88%;line-gap-override:0%}',
      '@font-face{font-family:D2;src:local("Roboto Bold");font-weight:400 700;size-adjust:96.87%;ascent-override:98.07%;descent-override:30.97%;line-gap-override:0%}',
      '@font-face{font-family:T;src:url(/assets/hanken-grotesk-latin.woff2);font-weight:400 700;font-display:optional;unicode-range:U+0-FF,U+131,U+152-153,U+2010-203A,U+20AC,U+2122,U+2212}',
      '@font-face{font-family:T;src:url(/assets/hanken-grotesk-latin-ext.woff2);font-weight:400 700;font-display:optional;unicode-range:U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E}',
      '@font-face{font-family:T1;src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:101.18%;ascent-override:96.17%;descent-override:27.28%;line-gap-override:0%}',
      ':root{--font-display:"D",var(--font-local);--font-local:"D1","D2",system-ui,sans-serif;--font-text:"T","T1",system-ui,sans-serif}',
    ])
  })
})

test('omits unicode-range if one file contains all letters', () => {
  expect(fontCss('grotesque', file => `/assets/${file}`, ['en-CA', 'fr-CA'], false)).not.toContain('unicode-range')
  const ranges = fontCss('grotesque', file => `/assets/${file}`, ['en-CA', 'ar-JO'], false).match(/unicode-range:U\+0-\w+/g)
  expect(ranges).toEqual([
    'unicode-range:U+0-FF',
    'unicode-range:U+0-58F',
    'unicode-range:U+0-58F',
    'unicode-range:U+0-FF',
    'unicode-range:U+0-58F',
  ])
})

describe('fontCss of other scripts', () => {
  const filesFor = (...locales: readonly string[]) => {
    const asked: string[] = []
    const css = fontCss('humanist', file => `/assets/${asked[asked.push(file) - 1]}`, locales, false)
    return { asked, stacks: css.slice(css.indexOf(':root')).replaceAll('}', '}\n').trimEnd().split('\n') }
  }
  const standIns = '"D1","D2",system-ui,sans-serif'

  test('with a Latin language: their stacks have no font files', () => {
    expect(filesFor('he-IL', 'en-US', 'ar-JO')).toEqual({
      asked: ['besley-latin.woff2', 'figtree-latin.woff2'],
      stacks: [
        `:root{--font-display:"D",var(--font-local);--font-local:${standIns};--font-text:"T","T1",system-ui,sans-serif}`,
        ':root:is(:lang(he-IL),:lang(ar-JO)){--font-display:system-ui,sans-serif;--font-local:system-ui,sans-serif;--font-text:system-ui,sans-serif}',
      ],
    })
  })

  test('without a Latin language: the site has no font files', () => {
    expect(filesFor('ar-JO')).toEqual({
      asked: [],
      stacks: [':root{--font-display:system-ui,sans-serif;--font-local:system-ui,sans-serif;--font-text:system-ui,sans-serif}'],
    })
  })
})

test('fontStacks: the system font is last, for other scripts', () => {
  expect(fontStacks('serif').text).toBe('"T","T1","T2","T3",system-ui,sans-serif')
})

describe('assets/fonts', () => {
  test('contains only the files of all choices, each with its license', () => {
    const files = choices
      .flatMap(choice => [faces[choice].display, faces[choice].text])
      .flatMap(({ file }) => [`${file}-latin.woff2`, `${file}-latin-ext.woff2`, `${file}.OFL.txt`])
    // The outlines are the letters of share pictures.
    expect(readdirSync('assets/fonts').sort()).toEqual([...new Set(files), 'outlines'].sort())
  })

  test.each(choices.flatMap(choice => [faces[choice].display, faces[choice].text]))('$file is as high as its data says', face => {
    expect(lineOf(readFileSync(`assets/fonts/${face.file}-latin.woff2`))).toEqual({ ascent: face.ascent, descent: face.descent })
  })

  test.each(choices)('%s: the two files of a page cost at most 38 kB', choice => {
    const bytes = [faces[choice].text, faces[choice].display].reduce(
      (sum, { file }) => sum + readFileSync(`assets/fonts/${file}-latin.woff2`).byteLength,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(38_000)
  })
})
