/** Keys and values of a config that have not the shape they need. */

import { type Entry, fixed, wording } from './entry.ts'
import { nearest, suggest } from './suggest.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with “- ”)',
  object: 'a group of keys',
  record: 'a group of keys',
  tuple: 'a list',
  date: 'a date',
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number without an end'
  return typeof value === 'boolean' ? `${value}` : `the number ${String(value)}`
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : kindOf(value))

/** What to write in place of a value of the wrong kind. */
const asKind = (value: unknown, wanted: string): string => {
  if (wanted === 'string' && (Number.isFinite(value) || typeof value === 'boolean')) return `Put it in quotation marks: "${value}"`
  if (['number', 'int', 'boolean'].includes(wanted) && typeof value === 'string' && /^(-?[\d.]+|true|false)$/.test(value))
    return `Write it without quotation marks: ${value}`
  if (value === null) return 'Write a value after the colon, or remove the key.'
  if (wanted === 'boolean' && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value))
    return `Write ${/^(yes|on)$/i.test(value) ? 'true' : 'false'}`
  if (wanted === 'number' || wanted === 'int') return 'Write the number alone, without words or signs.'
  if (wanted === 'array')
    return typeof value === 'string' && value.length <= 60 && !/[[\]{}#:"'\n]/.test(value)
      ? `Write [${value}]`
      : 'Write each thing on a line of its own, with “- ” before it.'
  return 'Compare it with the same key in the sample site.config.yaml.'
}

/** How the languages of a text are written. The text itself is shown in the language that it most likely is in, and whole. */
const inLanguages = (languages: readonly string[], value: unknown): string => {
  const own = typeof value === 'string' && value.length <= 60 && !/["\\\n]/.test(value) ? `"${value}"` : '…'
  return `Write { ${languages.map((code, index) => `${code}: ${index === 0 ? own : '…'}`).join(', ')} }${languages.length > 1 ? ', with the text of each language' : ''}`
}

/** Two numbers in one text: a point, as maps tell it. */
const pointIn = (value: unknown): string | undefined => {
  const numbers = Array.isArray(value) ? value : typeof value === 'string' ? value.trim().split(/\s*[,;]\s*|\s+/) : []
  const [lat, lng, ...others] = numbers.map(Number)
  return others.length === 0 && Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lng ?? Number.NaN) <= 180
    ? `Write { lat: ${lat}, lng: ${lng} }`
    : undefined
}

const asGroup = (keys: readonly string[], value: unknown): string => {
  if (keys.join() === 'lat,lng')
    return pointIn(value) ?? 'Write latitude and longitude with a point each: { lat: 45.50884, lng: -73.58781 }'
  return keys.length > 8
    ? 'Compare it with the same key in the sample site.config.yaml.'
    : `Write { ${keys.map(key => `${key}: …`).join(', ')} }, or less of it.`
}

const ways = (least: boolean): string => (least ? 'at least' : 'at most')

export const values = {
  KEY_UNKNOWN: {
    severity: 'error',
    about: 'Townsite knows no key of this name at this place, so it would be ignored.',
    says: wording({ key: 'timezone', known: ['timeZone', 'weekly'] }, ({ key, known }) => ({
      message: `nobody knows the key “${key}” here`,
      remedy: suggest(key, known, 'Known here'),
    })),
  },
  KEY_RENAMED: {
    severity: 'error',
    about: 'The key has another name now, or what it was for is told in another way.',
    says: {
      to: wording({ key: 'title-double', now: 'title-duplicate' }, ({ key, now }) => ({
        message: `“${key}” is called “${now}” now`,
        remedy: `Write ${now}.`,
      })),
      gone: wording({ key: 'redirect-chain', now: ['REDIRECT_CHAIN'] }, ({ key, now }) => ({
        message: `the check “${key}” is gone: a build tells what it found, as ${now.join(', ')}`,
        remedy: 'Take the line out.',
      })),
    },
  },
  KEY_MISSING: {
    severity: 'error',
    about: 'A key that every config needs is not there.',
    says: {
      key: wording<{ readonly name: string; readonly within: string | undefined; readonly about: string | undefined }>(
        { name: 'founded', within: 'business', about: 'Year in which the business was founded.' },
        ({ name, within, about }) => ({
          message: `the key “${name}” is missing${within === undefined ? '' : ` in “${within}”`}`,
          remedy: about === undefined ? `Add “${name}:”.` : `Add “${name}:”. ${about}`,
        }),
      ),
      mainPhone: wording({ example: '044 668 18 00' }, ({ example }) => ({
        message: 'the phone book has no number called “main”',
        remedy: `Add “main:” and your number, such as ${example}: it is used wherever nothing else is said.`,
      })),
      choices: fixed('a select needs choices', 'Add “options:”, or “services: true” to list the services.'),
    },
  },
  TRANSLATION_MISSING: {
    severity: 'error',
    about: 'A text is not written in one of the languages of the site.',
    says: {
      one: wording({ text: 'title', language: 'fr' }, ({ text, language }) => ({
        message: `the text “${text}” is missing in ${language}`,
        remedy: `Add a line “${language}: …” beside the other languages.`,
      })),
      many: wording({ language: 'es', count: 187, first: ['site.keywords', 'business.slogan'] }, ({ language, count, first }) => ({
        message: `${count.toLocaleString('en')} texts are missing in ${language}, the first of them ${first.join(', ')}`,
        remedy: [
          'Write them in a table, which is then read back into the config:',
          `      npm run -s translations -- --format csv > to-translate.csv`,
          `      npm run translations -- --import to-translate.csv`,
          `    Or take “${language}” out of site.languages until they are written.`,
        ].join('\n'),
      })),
    },
  },
  LANGUAGE_UNLISTED: {
    severity: 'error',
    about: 'A text is written in a language that site.languages does not list.',
    says: wording({ language: 'de', known: ['en', 'fr'] }, ({ language, known }) => ({
      message: `the language “${language}” is not among site.languages`,
      remedy:
        nearest(language, known) === undefined
          ? `Write it in ${known.join(' or ')}, or add “${language}” to site.languages.`
          : suggest(language, known, 'Languages'),
    })),
  },
  LANGUAGE_OFF: {
    severity: 'warning',
    about: 'Nearly all texts are there in a language that site.languages does not list: it was switched off, and its words are kept.',
    says: wording({ texts: 612, language: 'fr' }, ({ texts, language }) => ({
      message: `${texts} texts are there in “${language}”, which is not among site.languages, so no page is made of them`,
      remedy: `Add “${language}” to site.languages to publish them.`,
    })),
  },
  LANGUAGE_INVALID: {
    severity: 'error',
    about: 'A language is named by its code in BCP 47, as browsers know it.',
    says: wording({ value: 'french_canada' }, ({ value }) => ({
      message: `“${value}” is no language code`,
      remedy: 'Write a code such as en, fr, es, or with a country: fr-CA.',
    })),
  },
  TYPE_WRONG: {
    severity: 'error',
    about:
      'A value is of another kind than the key takes: a text where there must be a number, a list where there must be a group of keys.',
    says: {
      value: wording<{ readonly wanted: string; readonly value: unknown }>({ wanted: 'number', value: '1998' }, ({ wanted, value }) => ({
        message: `${kinds[wanted] ?? wanted} is wanted here, not ${kindOf(value)}`,
        remedy: asKind(value, wanted),
      })),
      text: wording<{ readonly languages: readonly string[]; readonly value: unknown }>(
        { languages: ['en', 'fr'], value: 'Skip' },
        ({ languages, value }) => ({
          message: `a text in each language (${languages.join(', ')}) is wanted here, not ${kindOf(value)}`,
          remedy: inLanguages(languages, value),
        }),
      ),
      group: wording<{ readonly keys: readonly string[]; readonly value: unknown }>(
        { keys: ['lat', 'lng'], value: '45.51, -73.56' },
        ({ keys, value }) => ({ message: `a group of keys is wanted here, not ${kindOf(value)}`, remedy: asGroup(keys, value) }),
      ),
      config: wording<{ readonly value: unknown }>({ value: 'hello' }, ({ value }) => ({
        message: `a config is a group of keys, not ${kindOf(value)}`,
        remedy: 'Compare it with the sample site.config.yaml.',
      })),
    },
  },
  VALUE_UNKNOWN: {
    severity: 'error',
    about: 'The key takes one of a few values, and this is none of them.',
    says: wording<{ readonly value: unknown; readonly allowed: readonly string[] }>(
      { value: 'notise', allowed: ['notice', 'silent'] },
      ({ value, allowed }) => ({ message: `${quoted(value)} is not one of the choices`, remedy: suggest(String(value), allowed) }),
    ),
  },
  VALUE_RANGE: {
    severity: 'error',
    about: 'A number is too large or too small, a text or a list too long or too short.',
    says: {
      list: wording({ least: true, limit: 2 }, ({ least, limit }) => ({
        message: `the list needs ${ways(least)} ${limit} ${limit === 1 ? 'item' : 'items'}`,
        remedy: least ? 'Add what is missing, or remove the whole key if it may be left out.' : 'Take some out.',
      })),
      text: wording({ least: false, limit: 60 }, ({ least, limit }) => ({
        message: least && limit === 1 ? 'the text is empty' : `the text needs ${ways(least)} ${limit} characters`,
        remedy: least ? 'Write the text, or remove the whole key if it may be left out.' : 'Shorten it.',
      })),
      number: wording({ least: true, limit: 0, inclusive: false }, ({ least, limit, inclusive }) => ({
        message: `the number must be ${least && !inclusive ? 'more than' : ways(least)} ${limit}`,
        remedy: 'Correct the number.',
      })),
    },
  },
  VALUE_FORMAT: {
    severity: 'error',
    about: 'A value is written in another way than the key takes.',
    says: {
      date: wording<{ readonly value: unknown }>({ value: '2026-13-01' }, ({ value }) => ({
        message: `${quoted(value)} is no date`,
        remedy: 'Write year, month and day: 2026-11-01',
      })),
      country: wording<{ readonly value: unknown; readonly meant: string | undefined }>(
        { value: 'Canada', meant: 'CA' },
        ({ value, meant }) => ({
          message: `${quoted(value)} is no code of a country: two capital letters`,
          remedy: `Write ${meant ?? 'a code such as CA, US, CH'}.`,
        }),
      ),
      day: wording<{ readonly value: unknown; readonly meant: string | undefined }>(
        { value: 'Monday-Friday', meant: 'mon-fri' },
        ({ value, meant }) => ({
          message: `${quoted(value)} is no day, and no run of days`,
          remedy: `Write ${meant ?? 'mon, tue, wed, thu, fri, sat or sun, or a run of days such as mon-fri'}.`,
        }),
      ),
      field: wording<{ readonly value: unknown; readonly meant: string | undefined }>(
        { value: 'Your message', meant: 'your-message' },
        ({ value, meant }) => ({
          message: `${quoted(value)} cannot be the name of a field: letters, digits, - and _ only, beginning with a letter`,
          remedy: `Write ${meant ?? 'a name such as message'}. What visitors read is its label.`,
        }),
      ),
      other: wording({ reason: 'Invalid ISO time' }, ({ reason }) => ({
        message: reason,
        remedy: 'Compare it with the same key in the sample site.config.yaml.',
      })),
    },
  },
  VALUE_INVALID: {
    severity: 'error',
    about: 'The value cannot stand here, for a reason that the message tells.',
    says: wording({ reason: 'Invalid input' }, ({ reason }) => ({
      message: reason,
      remedy: 'Compare it with the same key in the sample site.config.yaml.',
    })),
  },
  NAME_INVALID: {
    severity: 'error',
    about: 'Ids and names by which a config refers to its own things are plain words.',
    says: wording({ value: '2nd phone', suggestion: 'second-phone' }, ({ value, suggestion }) => ({
      message: `“${value}” cannot be a name: letters, digits and hyphens only, beginning with a letter`,
      remedy: `Write ${suggestion}`,
    })),
  },
  EMAIL_INVALID: {
    severity: 'error',
    about: 'Visitors could not write to this address.',
    says: wording({ value: 'info.example.com' }, ({ value }) => ({
      message: `“${value}” is no e-mail address`,
      remedy: 'Write it like info@example.com.',
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
