/**
 * Contractions of prepositions with the following place name: `à` and `Le Mans` become `au Mans`. Portuguese names have an article that is
 * not written in the name and follows no rule: `em` and `Porto` become `no Porto`, but it is `em Lisboa`.
 */

/** Municipalities and regions of Portugal and Brazil that have an article, by the article. */
const portuguese = {
  o: [
    'Alandroal|Alentejo|Algarve|Barreiro|Bombarral|Cabo de Santo Agostinho|Cacém|Cadaval|Carregado|Cartaxo|Ceará|Centro|Corvo|Crato',
    'Distrito Federal|Entroncamento|Espírito Santo|Estoril|Fundão|Funchal|Gama|Gavião|Guarujá|Maranhão|Marco de Canaveses|Minho|Montijo',
    'Nordeste|Paraná|Pinhal Novo|Porto|Porto Moniz|Porto Santo|Recife|Redondo|Ribatejo|Rio de Janeiro|Rio Grande do Norte',
    'Rio Grande do Sul|Sabugal|Sardoal|Seixal',
  ],
  a: [
    'Amadora|Azambuja|Bahia|Baixada Santista|Batalha|Calheta|Chamusca|Charneca de Caparica|Costa da Caparica|Covilhã|Ericeira',
    'Figueira da Foz|Golegã|Guarda|Horta|Lourinhã|Lousã|Madeira|Maia|Margem Sul|Marinha Grande|Mealhada|Moita|Murtosa|Nazaré|Paraíba',
    'Parede|Ponta do Sol|Póvoa de Lanhoso|Póvoa de Varzim|Povoação|Praia da Rocha|Praia da Vitória|Ribeira Grande|Sertã|Trofa|Vidigueira',
  ],
  os: ['Açores'],
  as: ['Caldas da Rainha|Lajes das Flores|Lajes do Pico'],
} as const

/** `[preposition, how the name begins, replacement for both]`; a part of the name that stays is in a lookahead, `$` is the end of the name. */
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
  [
    'it',
    [
      ['a', '(?=a)', 'ad '],
      ['a', 'il ', 'al '],
      ['a', "l[’']", 'all’'],
    ],
  ],
  [
    'pt',
    Object.entries(portuguese).flatMap(([article, names]) =>
      (['em', 'de'] as const).flatMap((preposition): readonly Contraction[] => {
        const contraction = `${preposition === 'em' ? 'n' : 'd'}${article} `
        return [
          [preposition, `${article} `, contraction],
          [preposition, `(?=(?:${names.join('|')})$)`, contraction],
        ]
      }),
    ),
  ],
])

/** Marks place names while a text is formatted. */
const mark = '\ue000'
/** Characters that the editor puts around a value to find it again. */
const unseen = '[\\u2063\\u2064\\ufe00-\\ufe0f]*'

export interface Contractions {
  /** Whether a text has such a preposition before `{city}` or `{location}`. */
  readonly hasPreposition: (text: string) => boolean
  /** A place name between its markers. */
  readonly marked: (place: string) => string
  /** Applies the contractions to a text with marked names. */
  readonly contracted: (text: string) => string
}

const rulesOf = (contractions: readonly Contraction[]) =>
  contractions.map(([preposition, beginning, text]) => ({
    found: new RegExp(`(?<![\\p{L}\\p{M}’])${preposition} ${mark}(${unseen})${beginning.replace('$', `${unseen}${mark}`)}`, 'giu'),
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
    marked: place => `${mark}${place}${mark}`,
    contracted: text => rules.reduce((text, { found, put }) => text.replace(found, put), text).replaceAll(mark, ''),
  }
}
