/** Values of a config in messages, and their corrections. */
import type { MessageLanguage, Translated } from './language.ts'

/** A number, a boolean or null with its characters in the config: `01234`, `1e3`, `True`. Empty if an alias repeats it. */
interface WrittenScalar {
  readonly scalar: 'number' | 'boolean' | 'null'
  readonly written: string
}

type Scalar = string | number | boolean | null

/** A value of a config in a message: scalars, short lists of scalars, and only the kind of other values. */
export type ShownValue = Scalar | WrittenScalar | readonly Scalar[] | { readonly infinite?: boolean }

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

/** @param written the characters of the value in the config, where they are known */
export const shownValue = (value: unknown, written?: string): ShownValue => {
  if (written !== undefined) {
    if (typeof value === 'number' || typeof value === 'boolean')
      return { scalar: typeof value === 'number' ? 'number' : 'boolean', written }
    // `~` and an empty value are no texts.
    if (value === null && /^null$/i.test(written)) return { scalar: 'null', written }
  }
  if (isScalar(value)) return value
  if (value === undefined) return null
  if (Array.isArray(value)) return value.length <= 12 ? value.filter(isScalar) : []
  return typeof value === 'number' ? { infinite: true } : {}
}

/** The characters of a number, a boolean or a written null; `undefined` for other values. */
const charactersOf = (value: ShownValue): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null && 'written' in value ? value.written : undefined
}

/** The text of a scalar, for suggestions. */
export const textOf = (value: ShownValue): string => charactersOf(value) ?? String(value)

/** The kind that YAML gives to these characters without quotation marks. */
const isNumberText = (text: string): boolean => /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)

const isSpecialText = (text: string): boolean =>
  isNumberText(text) || /^(true|false|null|~|0x[\da-f]+|0o[0-7]+|[-+]?\.inf|\.nan)$/i.test(text)

export const kinds: Translated<Readonly<Record<string, string>>> = {
  en: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of keys',
    record: 'a group of keys',
    tuple: 'a list',
    date: 'a date',
  },
  fr: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    array: 'une liste',
    object: 'un groupe de clés',
    record: 'un groupe de clés',
    tuple: 'une liste',
    date: 'une date',
  },
}

export const kindOf = (value: ShownValue, language: MessageLanguage): string => {
  const words = {
    en: {
      none: 'an empty value',
      list: 'a list',
      group: 'a group of keys',
      text: 'text',
      infinite: 'an infinite number',
      number: 'the number',
    },
    fr: {
      none: 'une valeur vide',
      list: 'une liste',
      group: 'un groupe de clés',
      text: 'un texte',
      infinite: 'un nombre infini',
      number: 'le nombre',
    },
  }[language]
  if (value === null) return words.none
  if (typeof value === 'string') return words.text
  if (typeof value === 'boolean') return `${value}`
  if (typeof value === 'number') return `${words.number} ${value}`
  if ('written' in value) {
    if (value.scalar === 'null') return words.none
    return value.written === ''
      ? (kinds[language][value.scalar] ?? '')
      : value.scalar === 'boolean'
        ? value.written
        : `${words.number} ${value.written}`
  }
  return 'infinite' in value ? words.infinite : Array.isArray(value) ? words.list : words.group
}

export const quoted = (value: ShownValue, language: MessageLanguage): string =>
  typeof value === 'string' ? { en: `“${value}”`, fr: `« ${value} »` }[language] : kindOf(value, language)

/** @param at the path of the key: `hours.weekly` */
export const explainKey = (at: string): Translated<string> => ({
  en: `To see what is valid here, run “npm run explain -- ${at}”.`,
  fr: `Pour savoir ce qui est permis ici, lancez « npm run explain -- ${at} ».`,
})

const write = (text: string): Translated<string> => ({ en: `Write ${text}`, fr: `Écrivez ${text}` })

/** How to write a number, a boolean or a null as a text. The characters are those of the config: `01234` is a postal code, 1234 is not. */
const inQuotes = (characters: string): Translated<string> =>
  characters === ''
    ? {
        en: 'Put the value that this alias repeats in quotation marks.',
        fr: 'Mettez entre guillemets droits la valeur que cet alias répète.',
      }
    : { en: `Put it in quotation marks: "${characters}"`, fr: `Mettez-le entre guillemets droits : "${characters}"` }

/** Whether a text becomes a valid value of this kind if it is written without quotation marks. */
const isUnquoted = (text: string, wanted: string): boolean =>
  wanted === 'boolean' ? /^(true|false)$/.test(text) : wanted === 'int' ? /^-?\d+$/.test(text) : wanted === 'number' && isNumberText(text)

/** `+4,8` → `4.8` */
const withPoint = (number: string): string => number.replace(',', '.').replace(/^\+/, '')

/** The number that was meant by a text: `4,8` → 4.8, `8.61° W` → -8.61, `45°36′N` → 45.6. */
export const numberMeant = (text: string): string | undefined => {
  const match =
    /^([-+]?\d+(?:[.,]\d+)?)\s*(?:°\s*(?:([0-5]?\d(?:[.,]\d+)?)\s*['′’]\s*(?:([0-5]?\d(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?)?)?([NSEOW]?)$/i.exec(
      text.trim(),
    )
  if (match === null) return undefined
  const [, digits = '', minutes, seconds = '0', side = ''] = match
  const degrees = withPoint(digits)
  const fraction = Number(withPoint(minutes ?? '0')) / 60 + Number(withPoint(seconds)) / 3600
  const precise = String(Number((Math.abs(Number(degrees)) + fraction).toFixed(5)))
  const number = minutes === undefined ? degrees : `${degrees.startsWith('-') ? '-' : ''}${precise}`
  return /[SWO]/i.test(side) && !number.startsWith('-') ? `-${number}` : number
}

/** The date that was meant by a text: `24.12.2026`, `12/24/2026` → `2026-12-24`. None if day and month could be swapped. */
export const dateMeant = (value: ShownValue): string | undefined => {
  const [, first = '', separator = '', second = '', year = ''] =
    (typeof value === 'string' && /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(value.trim())) || []
  const [yearFirst, ...rest] = typeof value === 'string' ? (/^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(value.trim())?.slice(1) ?? []) : []
  const isDayFirst = separator === '.' || Number(first) > 12 || first === second
  const isMonthFirst = separator !== '.' && Number(second) > 12
  const parts =
    yearFirst !== undefined ? [yearFirst, ...rest] : isDayFirst ? [year, second, first] : isMonthFirst ? [year, first, second] : []
  const [, month = 0, day = 0] = parts.map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? parts.map(part => part.padStart(2, '0')).join('-') : undefined
}

/** How to make a group of keys out of a list. */
const withoutDashes: Translated<string> = {
  en: 'Remove the “- ” at the start of its lines, or the [ ] around it: a group has keys with values.',
  fr: 'Retirez le « - » au début de ses lignes, ou les [ ] qui l’entourent : un groupe a des clés avec leurs valeurs.',
}

/** The number in a text, if there is only one, the year of a date, or a rating: `since 2011`, `2011-05-01`, `4,9/5`. */
const withoutWords = (value: ShownValue): Translated<string> => {
  const text =
    typeof value === 'string'
      ? value
          .replace(/^(\d{4})-\d\d-\d\d$/, '$1')
          .replace(/^(\d)(?:[.,](\d+))?\s*(?:\/|out of|of|sur|von|de|su|van)\s*(?:5|10)$/i, (_, whole: string, part?: string) =>
            [whole, part ?? []].flat().join('.'),
          )
      : ''
  const [number, ...others] = text.match(/\d+(?:\.\d+)?/g) ?? []
  return number === undefined || others.length > 0
    ? { en: 'Write only the number, in digits.', fr: 'Écrivez seulement le nombre, en chiffres.' }
    : { en: `Write ${number}`, fr: `Écrivez ${number}` }
}

const example = (line: string): Translated<string> => ({ en: `Example: ${line}`, fr: `Exemple : ${line}` })

/** What to write under these keys instead of a value of the wrong kind. */
const keyHints = new Map<string, (value: ShownValue) => Translated<string>>([
  ['weekly', () => example('weekly: { mon-fri: 08:00-17:30, sat: 09:00-12:00 }')],
  ['book', value => write(`{ main: ${Array.isArray(value) && value.length > 0 ? value[0] : typeof value === 'string' ? value : '…'} }`)],
  [
    'radius',
    value => {
      const [, miles] = (typeof value === 'string' && /^(\d+(?:\.\d+)?)\s*mi(?:les?)?\.?$/i.exec(value.trim())) || []
      if (miles === undefined) return withoutWords(value)
      const kilometers = Math.round(Number(miles) * 1.609)
      return { en: `Write ${kilometers}: the radius is in kilometers.`, fr: `Écrivez ${kilometers} : le rayon est en kilomètres.` }
    },
  ],
  // `1,234`, `1 234` and `1.234` are one thousand.
  [
    'count',
    value =>
      typeof value === 'string' && /^[1-9]\d{0,2}(?:[\s.,’']\d{3})+$/.test(value) ? write(value.replace(/\D/g, '')) : withoutWords(value),
  ],
  ['redirects', () => example('- { from: /old-page, to: /contact }')],
])

/** How to correct a value of the wrong kind. @param at the path of the value @param keys the required keys of each item that a list wants */
export const asKind = (value: ShownValue, wanted: string, at: string, keys: readonly string[] = []): Translated<string> => {
  const hint = value === null ? undefined : keyHints.get(at.slice(at.lastIndexOf('.') + 1))?.(value)
  if (hint !== undefined) return hint
  if (/(?:^|\.)weekly\.[\w-]+$/.test(at) && textOf(value) === 'false') return write('closed')
  const characters = charactersOf(value)
  if (wanted === 'string' && characters !== undefined) return inQuotes(characters)
  if (wanted === 'string' && Array.isArray(value) && value.length > 0)
    return { en: `Write a single value: ${value[0]}`, fr: `Écrivez une seule valeur : ${value[0]}` }
  if (typeof value === 'string' && isUnquoted(value, wanted))
    return { en: `Write it without quotation marks: ${value}`, fr: `Écrivez-le sans guillemets : ${value}` }
  if (value === null)
    return { en: 'Write a value after the colon, or remove the key.', fr: 'Écrivez une valeur après le deux-points, ou retirez la clé.' }
  if (wanted === 'boolean' && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value))
    return write(/^(yes|on)$/i.test(value) ? 'true' : 'false')
  if (wanted === 'boolean') return { en: 'Write true or false.', fr: 'Écrivez true (oui) ou false (non).' }
  const corrected = typeof value === 'string' && (wanted === 'number' || wanted === 'int') ? numberMeant(value) : undefined
  if (corrected !== undefined && isUnquoted(corrected, wanted)) return write(corrected)
  if (wanted === 'number' || wanted === 'int') return withoutWords(value)
  if (wanted === 'array' && keys.length > 0) {
    const line = `- { ${keys.map(key => `${key}: …`).join(', ')} }`
    return { en: `Write each item on its own line: ${line}`, fr: `Écrivez chaque élément sur sa propre ligne : ${line}` }
  }
  if (wanted === 'array')
    return typeof value === 'string' && value.length <= 60 && !/[[\]{}#"'\n]|:(?!\/\/)|^[-&*!|>%@`?,]/.test(value)
      ? write(`[${isSpecialText(value) ? `"${value}"` : value}]`)
      : {
          en: 'Write each item on its own line, after “- ”.',
          fr: 'Écrivez chaque élément sur sa propre ligne, après « - ».',
        }
  if ((wanted === 'object' || wanted === 'record') && Array.isArray(value)) return withoutDashes
  return explainKey(at)
}

/** A short text as YAML. */
const shortText = (text: string): string => (text !== '' && text.length <= 60 && !/["\\\n]/.test(text) ? `"${text}"` : '…')

/** `{ en: "Laval", fr: … }` */
const languagesOf = (languages: readonly string[], text: string): string => {
  const own = shortText(text)
  return `{ ${languages.map((code, index) => `${code}: ${index === 0 ? own : '…'}`).join(', ')} }`
}

/** How a text is written in several languages. The value is shown in the first language, whole. */
export const inLanguages = (languages: readonly string[], value: ShownValue): Translated<string> => {
  const characters = charactersOf(value)
  if (languages.length === 1 && characters !== undefined) return inQuotes(characters)
  const text = typeof value === 'string' ? value : (characters ?? '')
  return write(languagesOf(languages, text))
}

/** Two numbers in one text: a point, as maps show it, or the link to one. */
const pointIn = (value: ShownValue): string | undefined => {
  const written = typeof value === 'string' ? value.trim() : ''
  // The place in a link to an online map, or else the middle of the map.
  const link = /^https?:/.test(written)
    ? (/!3d([-.\d]+)!4d([-.\d]+)/.exec(written) ?? /[@=/](-?\d+\.\d+)(?:,|%2C|\/)(-?\d+\.\d+)/i.exec(written))
    : null
  const text = link === null ? written : `${link[1]},${link[2]}`
  const numbers: readonly unknown[] = Array.isArray(value)
    ? value
    : text.split(/[,;]/.test(text) ? /\s*[,;]\s*/ : /\s+/).map(part => numberMeant(part))
  const [lat, lng, ...others] = numbers
  return others.length === 0 && Math.abs(Number(lat ?? Number.NaN)) <= 90 && Math.abs(Number(lng ?? Number.NaN)) <= 180
    ? `{ lat: ${lat}, lng: ${lng} }`
    : undefined
}

/** The key that a single value is meant for: the URL of a profile, the file of an image, the value of a rating. */
const ownKey = (value: ShownValue, keys: readonly string[]): string | undefined => {
  if (typeof value !== 'string') return charactersOf(value) !== undefined && keys.includes('value') ? 'value' : undefined
  if (/^https?:\/\/\S+$/.test(value)) return 'url'
  if (keys.includes('number') && /\d/.test(value)) return 'number'
  return /^[\w./-]+\.\w+$/.test(value) ? 'file' : /^\w+$/.test(value) && keys.includes('provider') ? 'provider' : undefined
}

export interface WrongGroup {
  /** None for an item of a list. */
  readonly name: string | undefined
  readonly keys: readonly string[]
  /** The keys that a config cannot omit. */
  readonly required: readonly string[]
  readonly value: ShownValue
  /** The path of the value. */
  readonly at: string
  /** The languages of the key `name`, if it is a text. */
  readonly languages: readonly string[]
}

/** A profile or another item with a name and a URL, from its address without `https://`: instagram.com/name. */
const namedUrl = (value: string): Translated<string> => {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(\/\S*)?$/i.exec(value) ?? []
  const name = host.split('.').at(-2) ?? ''
  return write(
    host === '' ? '{ name: …, url: https://… }' : `{ name: ${name.charAt(0).toUpperCase()}${name.slice(1)}, url: https://${host}${path} }`,
  )
}

/** How to write a group of keys instead of a single value. */
export const asGroup = ({ name, keys, required, value, at, languages }: WrongGroup): Translated<string> => {
  if (keys.join() === 'lat,lng') {
    const point = pointIn(value)
    return point === undefined
      ? {
          en: 'Write latitude and longitude in degrees, with a point: { lat: …, lng: … }',
          fr: 'Écrivez la latitude et la longitude en degrés, avec un point : { lat: …, lng: … }',
        }
      : write(point)
  }
  if (Array.isArray(value)) return withoutDashes
  // A trade template has the texts of its services.
  if (name === undefined && at.startsWith('services[') && typeof value === 'string' && /^[a-z][a-z\d-]*$/.test(value))
    return write(`- id: ${value}`)
  if (name === undefined && keys.includes('name') && typeof value === 'string') {
    if (keys.includes('url')) return namedUrl(value)
    const isPlain = /^[\p{L}\p{N}][^:#\n]*$/u.test(value) && !isSpecialText(value)
    return write(`- name: ${languages.length > 1 ? languagesOf(languages, value) : isPlain ? value : shortText(value)}`)
  }
  if (keys.includes('weekly') && keys.includes('timeZone'))
    return {
      en: 'Write your time zone and hours like this, with 24h for a whole day: { timeZone: America/Toronto, weekly: { mon-fri: 09:00-17:00, sat: closed } }',
      fr: 'Écrivez votre fuseau horaire et vos heures ainsi, avec 24h pour une journée entière : { timeZone: America/Toronto, weekly: { mon-fri: 09:00-17:00, sat: closed } }',
    }
  if (keys.includes('postalCode')) return write('{ street: …, city: …, region: …, postalCode: …, country: … }')
  const own = ownKey(value, keys)
  const shown = keys.filter(key => required.length === 0 || required.includes(key) || key === own)
  if (shown.length > 8) return explainKey(at)
  const { en, fr } = write(`{ ${shown.map(key => `${key}: ${key === own ? textOf(value) : '…'}`).join(', ')} }`)
  return shown.length < keys.length || keys.length === 2 || own !== undefined
    ? { en, fr }
    : { en: `${en}. Leave out the keys that you do not need.`, fr: `${fr}. Omettez les clés dont vous n’avez pas besoin.` }
}
