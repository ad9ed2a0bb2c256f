/** Contractions of prepositions with the following place name: `à` and `Le Mans` become `au Mans`. */

/** `[preposition, how the name begins, replacement for both]`; a part of the name that stays is in a lookahead. */
type Contraction = readonly [preposition: string, beginning: string, replacement: string]

// A Map, since a language code may be the name of an object property.
const byLanguage: ReadonlyMap<string, readonly Contraction[]> = new Map([
  [
    'fr',
    [
      ['à', 'le ', 'au '],
      ['à', 'les ', 'aux '],
      ['de', 'le ', 'du '],
      ['de', 'les ', 'des '],
      // Before an h there is no rule: it may be silent or not.
      ['de', '(?=[aeiouàâæéèêëîïôœùû]|y[^aeiou])', 'd’'],
    ],
  ],
  ['it', [['a', '(?=a)', 'ad ']]],
])

/** Marks place names while a text is formatted. */
const mark = '\ue000'
/** Characters that the editor puts around a value to find it again. */
const unseen = '[\\u2063\\u2064\\ufe00-\\ufe0f]*'

export interface Contractions {
  /** Whether a text has such a preposition before `{city}` or `{location}`. */
  readonly hasPreposition: (text: string) => boolean
  /** A place name with its marker. */
  readonly marked: (place: string) => string
  /** Applies the contractions to a text with marked names. */
  readonly contracted: (text: string) => string
}

const rulesOf = (contractions: readonly Contraction[]) =>
  contractions.map(([preposition, beginning, text]) => ({
    found: new RegExp(`(?<![\\p{L}\\p{M}’])${preposition} ${mark}(${unseen})${beginning}`, 'giu'),
    put: (whole: string, around: string): string => {
      const [first = ''] = whole
      const isCapital = first !== first.toLowerCase()
      return `${isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text}${around}`
    },
  }))

/** The contractions of a language; `undefined` if it has none. */
export const contractionsOf = (locale: string): Contractions | undefined => {
  const contractions = byLanguage.get(locale.split('-')[0] ?? '')
  if (contractions === undefined) return undefined
  const prepositions = [...new Set(contractions.map(([preposition]) => preposition))].join('|')
  const concerned = new RegExp(`(?<![\\p{L}\\p{M}’])(?:${prepositions}) \\{(?:city|location)\\}`, 'iu')
  const rules = rulesOf(contractions)
  return {
    hasPreposition: text => concerned.test(text),
    marked: place => `${mark}${place}`,
    contracted: text => rules.reduce((text, { found, put }) => text.replace(found, put), text).replaceAll(mark, ''),
  }
}
