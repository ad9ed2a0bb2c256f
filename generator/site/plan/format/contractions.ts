/** Prepositions that join with the name of a place behind them: `à` and `Le Mans` are `au Mans`. */

/** `[preposition, how the name begins, what is said in place of both]`; the rest of a name that only begins so is behind `(?=`. */
type Contraction = readonly [preposition: string, beginning: string, said: string]

// A language may be called as what every object has.
const byLanguage: ReadonlyMap<string, readonly Contraction[]> = new Map([
  [
    'fr',
    [
      ['à', 'le ', 'au '],
      ['à', 'les ', 'aux '],
      ['de', 'le ', 'du '],
      ['de', 'les ', 'des '],
      // An h may be mute or not, and no rule tells which.
      ['de', '(?=[aeiouàâæéèêëîïôœùû]|y[^aeiou])', 'd’'],
    ],
  ],
  ['it', [['a', '(?=a)', 'ad ']]],
])

/** Stands before a place while a text is put together. */
const mark = '\ue000'
/** What the editor writes around a value, to find it again. */
const unseen = '[\\u2063\\u2064\\ufe00-\\ufe0f]*'

export interface Contractions {
  /** Whether a text has such a preposition before `{city}` or `{location}`. */
  readonly hasPreposition: (text: string) => boolean
  /** The name of a place, for such a text. */
  readonly marked: (place: string) => string
  /** What was said of these places, as the language says it. */
  readonly contracted: (said: string) => string
}

const rulesOf = (contractions: readonly Contraction[]) =>
  contractions.map(([preposition, beginning, said]) => ({
    found: new RegExp(`(?<![\\p{L}\\p{M}’])${preposition} ${mark}(${unseen})${beginning}`, 'giu'),
    put: (whole: string, around: string): string => {
      const [first = ''] = whole
      const isCapital = first !== first.toLowerCase()
      return `${isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said}${around}`
    },
  }))

/** Those of a language; none where it has none that a rule can tell. */
export const contractionsOf = (locale: string): Contractions | undefined => {
  const contractions = byLanguage.get(locale.split('-')[0] ?? '')
  if (contractions === undefined) return undefined
  const prepositions = [...new Set(contractions.map(([preposition]) => preposition))].join('|')
  const concerned = new RegExp(`(?<![\\p{L}\\p{M}’])(?:${prepositions}) \\{(?:city|location)\\}`, 'iu')
  const rules = rulesOf(contractions)
  return {
    hasPreposition: text => concerned.test(text),
    marked: place => `${mark}${place}`,
    contracted: said => rules.reduce((text, { found, put }) => text.replace(found, put), said).replaceAll(mark, ''),
  }
}
