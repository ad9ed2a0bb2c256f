/** Numbers as words, from two to ninety-nine: in most languages “one” is also an article, and larger numbers are written in digits. */

interface Numerals {
  /** From zero to nineteen, as far as they are single words; `undefined` for words that depend on the gender of the noun. */
  readonly first: readonly (string | undefined)[]
  /** From twenty to ninety. */
  readonly tens: readonly string[]
  /** The other numbers below a hundred; `undefined` if the word depends on the gender of the noun. */
  readonly join: (tens: string, ones: string, number: number) => string | undefined
}

const english: Numerals = {
  first:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  join: (tens, ones) => `${tens}-${ones}`,
}

const frenchFirst =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ')

/** In France and Canada. */
const french: Numerals = {
  first: frenchFirst,
  tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'.split(' '),
  join: (tens, ones, number) => {
    if (number === 71) return 'soixante et onze'
    if (number > 70 && number < 80) return `soixante-${frenchFirst[number - 60]}`
    if (number > 80) return ones === 'un' && number === 81 ? undefined : `quatre-vingt-${frenchFirst[number - 80]}`
    return ones === 'un' ? undefined : `${tens}-${ones}`
  },
}

const frenchOfBelgiumAndSwitzerland: Numerals = {
  first: frenchFirst,
  tens: 'vingt trente quarante cinquante soixante septante quatre-vingts nonante'.split(' '),
  join: (tens, ones) => (ones === 'un' ? undefined : `${tens.replace(/s$/, '')}-${ones}`),
}

const spanish: Numerals = {
  first:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
      ' ',
    ),
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  join: (tens, ones, number) => {
    if (ones === 'uno') return undefined
    return number < 30 ? `veinti${({ dos: 'dós', tres: 'trés', seis: 'séis' } as const)[ones] ?? ones}` : `${tens} y ${ones}`
  },
}

const german: Numerals = {
  first:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
      ' ',
    ),
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
  join: (tens, ones) => `${ones === 'eins' ? 'ein' : ones}und${tens}`,
}

const dutch: Numerals = {
  first:
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
      ' ',
    ),
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
  join: (tens, ones) => `${ones}${ones.endsWith('e') ? 'ën' : 'en'}${tens}`,
}

const italian: Numerals = {
  first:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
      ' ',
    ),
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' '),
  join: (tens, ones) => `${/^[ou]/.test(ones) ? tens.slice(0, -1) : tens}${ones === 'tre' ? 'tré' : ones}`,
}

/** @param teens sixteen, seventeen and nineteen: dezasseis, dezesseis */
const portuguese = (teens: readonly [string, string, string]): Numerals => ({
  first: [
    ...['zero', undefined, undefined],
    ...'três quatro cinco seis sete oito nove dez onze doze treze catorze quinze'.split(' '),
    ...[teens[0], teens[1], 'dezoito', teens[2]],
  ],
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' '),
  join: (tens, ones) => `${tens} e ${ones}`,
})

/** By locale, otherwise by language. */
const numerals: Readonly<Record<string, Numerals>> = {
  en: english,
  fr: french,
  'fr-BE': frenchOfBelgiumAndSwitzerland,
  'fr-CH': frenchOfBelgiumAndSwitzerland,
  es: spanish,
  de: german,
  'de-CH': { ...german, tens: german.tens.map(ten => ten.replace('ß', 'ss')) },
  nl: dutch,
  it: italian,
  pt: portuguese(['dezasseis', 'dezassete', 'dezanove']),
  'pt-BR': portuguese(['dezesseis', 'dezessete', 'dezenove']),
}

/** The number as a word within a sentence; `undefined` if digits are better. */
const numberWord = ({ first, tens, join }: Numerals, number: number): string | undefined => {
  if (number < first.length) return first[number]
  const ten = tens[Math.floor(number / 10) - 2]
  const ones = first[number % 10]
  return ten === undefined || ones === undefined ? undefined : number % 10 === 0 ? ten : join(ten, ones, number)
}

/** All numbers for which this language has a word: `[2, 'two']`. Empty for a language that is not in the table. */
export const numberWords = (locale: string): readonly (readonly [number: number, word: string])[] => {
  const { baseName, language } = new Intl.Locale(locale)
  // A language code can be the name of an object property: `valueOf`.
  const name = [baseName, language].find(one => Object.hasOwn(numerals, one))
  const own = name === undefined ? undefined : numerals[name]
  if (own === undefined) return []
  return Array.from({ length: 98 }, (_, index) => index + 2).flatMap(number => {
    const word = numberWord(own, number)
    return word === undefined ? [] : [[number, word] as const]
  })
}
