/** Inserts soft hyphens into long words, which browsers without a dictionary of the language would break anywhere. */

/** A word with soft hyphens, by the rules of a language. */
export type Hyphenate = (word: string, locale: string) => string

export const softHyphen = '\u00ad'

/** Words that may be wider than their column: headings on a small phone, links in tiles, other texts in two columns on a phone. */
const longWords = { heading: /\p{L}{14,}/gu, link: /\p{L}{12,}/gu, text: /\p{L}{18,}/gu } as const

/** Which words of a text are long. */
export type TextRole = keyof typeof longWords

export const textRoles = ['heading', 'link', 'text'] as const satisfies readonly TextRole[]

/** Whether a page’s heading is set smaller: a word or the whole is long. */
export const isLongHeading = (heading: string): boolean => heading.length > 72 || /\p{L}{14}/u.test(heading)

/** E-mail addresses and domains, which people copy. */
const address = /@|\p{L}\.\p{L}/u

export const withSoftHyphens = (text: string, role: TextRole, locale: string, hyphenate: Hyphenate): string =>
  text.replace(/\S+/g, token => (address.test(token) ? token : token.replace(longWords[role], word => hyphenate(word, locale))))

/** Elements whose text is not broken into lines, is copied by people, or is sent with a form. */
const excluded = new Set(['script', 'style', 'title', 'option', 'textarea', 'text', 'tspan', 'address'])

const pieces = /<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/g

/** A placeholder for a text that is filled in later: `templates/splice/template.ts` adds the role of the text to it. */
const marked = /\uE000&lt;\d+(?=\uE001)/g

/** Markup of React with soft hyphens in the texts between its tags. */
export const markupWithSoftHyphens = (markup: string, locale: string, hyphenate: Hyphenate): string => {
  let isHeading = false
  let isLink = false
  let skipped = false
  return markup.replace(pieces, (piece, end: string | undefined, name: string | undefined) => {
    if (name === undefined) {
      const role = isHeading ? 'heading' : isLink ? 'link' : 'text'
      return skipped
        ? piece
        : withSoftHyphens(piece, role, locale, hyphenate).replace(marked, marker => `${marker}.${textRoles.indexOf(role)}`)
    }
    if (/^h[1-3]$/.test(name)) isHeading = end === ''
    if (name === 'a') isLink = end === ''
    if (excluded.has(name)) skipped = end === '' && !piece.endsWith('/>')
    return piece
  })
}
