/** Configs that try the design: the sample under other names, colours, scripts and lengths. */
import { sampleWith } from '../../support/sample.ts'
import { type TextMap, withLanguages } from '../../support/sample-texts.ts'

/** Texts outside braces, which hold placeholders and plurals. */
const outsideBraces = (text: string, change: (words: string) => string): string => {
  let [depth, words, result] = [0, '', '']
  for (const character of `${text}\u0000`) {
    if (depth === 0 && /[{\u0000]/.test(character)) {
      result += change(words)
      words = ''
    }
    if (character === '{') depth++
    if (depth > 0) result += character
    else words += character
    if (character === '}') depth--
  }
  return result
}

/** A config in one language only, its English texts rewritten; addresses stay as they are. */
const rewritten = (language: { readonly code: string; readonly locale: string; readonly name: string }, change: (text: string) => string) =>
  withLanguages([language], (texts: TextMap, key) => {
    const text = texts.en
    if (key === 'aliases') return { [language.code]: [] }
    return { [language.code]: typeof text === 'string' && !/^(path|slug)$/.test(key) ? outsideBraces(text, change) : text }
  })

const arabicWords = ['تنظيف', 'مجاري', 'الهواء', 'والمداخن', 'فحص', 'مجاني', 'في', 'منزلكم', 'بأسعار', 'واضحة', 'منذ', 'سنوات']

/** Arabic words in place of the English ones. */
export const arabic = (): string => {
  let next = 0
  return rewritten({ code: 'ar', locale: 'ar-AE', name: 'العربية' }, text =>
    text.replace(/[\p{L}’'-]{2,}/gu, () => arabicWords[next++ % arabicWords.length] ?? ''),
  )
}

const compounds = ['Lüftungskanalreinigungsunternehmen', 'Wäschetrocknerabluftschlauch', 'Schornsteinfegerkehrbezirksverwaltung']

/** Half as long again and more, with compounds that no line has room for twice. */
export const stretched = (): string => {
  let next = 0
  return rewritten({ code: 'de', locale: 'de-DE', name: 'Deutsch' }, text => {
    const words = text.trim().split(' ')
    const [before, after] = [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? '']
    const longer = words.map((word, index) =>
      index % 6 === 2 && /^\p{L}{4,}$/u.test(word) ? (compounds[next++ % compounds.length] ?? word) : word,
    )
    const more =
      words.length > 2
        ? words
            .slice(0, Math.ceil(words.length * 0.4))
            .join(' ')
            .toLowerCase()
        : ''
    return before + [...longer, ...(more === '' ? [] : [more])].join(' ') + after
  })
}

const longName = 'The Brothers Tremblay-Bouchard Household Ventilation Company'

/** A business with a name of 60 letters in a pale yellow. */
export const yellow = (): string =>
  sampleWith(
    ['\n  name: Clairconduit\n', `\n  name: ${longName}\n`],
    ['    accent: "#b3391f"', '    accent: "#ffeb8a"'],
    ['    sky: "#dde8ee"', '    sky: "#fff3b0"'],
    ['hosting: [serve, netlify, cloudflare, nginx, apache, caddy]', 'hosting: [serve]'],
  )
