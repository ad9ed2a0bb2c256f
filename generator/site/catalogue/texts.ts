/** Texts that visitors read, and the placeholders in them. */
import { type Entry, fixed, wording } from './entry.ts'

const icuReasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed by a }',
  EMPTY_ARGUMENT: 'there is nothing between { and }',
  MALFORMED_ARGUMENT: 'the placeholder between { and } is malformed',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'a quotation mark is not closed',
  MISSING_OTHER_CLAUSE: 'a plural or select needs a case “other”',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
}

const placeholders = "Placeholders look like {city}; a brace that shall be printed is written '{'."

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

export const texts = {
  TEXT_EMPTY: {
    severity: 'error',
    about: 'A text that visitors would read is empty.',
    says: fixed('the text is empty', 'Write the text, or remove the whole key if it may be left out.'),
  },
  TEXT_SYNTAX: {
    severity: 'error',
    about: 'Texts are written in ICU MessageFormat, in which braces have a meaning; this one cannot be read.',
    says: {
      syntax: wording({ fault: 'EMPTY_ARGUMENT' }, ({ fault }) => ({
        message: `the text cannot be read: ${icuReasons[fault] ?? fault.toLowerCase().replaceAll('_', ' ')}`,
        remedy: placeholders,
      })),
      unreadable: fixed('the text cannot be read: something between { and } is malformed', placeholders),
      number: wording({ name: 'city' }, ({ name }) => ({
        message: `{${name}} is a text, of which no number or plural can be made`,
        remedy: `Write {${name}} alone.`,
      })),
      date: wording({ name: 'year' }, ({ name }) => ({
        message: `{${name}} is no date or time`,
        remedy: `Write {${name}} alone.`,
      })),
    },
  },
  PLACEHOLDER_UNKNOWN: {
    severity: 'error',
    about: 'Nothing is put in the place of this name at this place of the config.',
    says: {
      text: wording({ name: 'citty', known: ['city', 'business'] }, ({ name, known }) => ({
        message: `nothing fills {${name}} here`,
        remedy: `Known here: ${inBraces(known)}.`,
      })),
      value: fixed(
        'nothing fills {value}: this claim has no “value”',
        'Write “value:” with the figure into the claim, or the figure itself into the text.',
      ),
      address: wording({ name: 'town', known: ['service'] }, ({ name, known }) => ({
        message: `{${name}} is unknown in this address`,
        remedy: known.length === 0 ? 'This address has no changing part.' : `Known here: ${inBraces(known)}.`,
      })),
    },
  },
  PLACEHOLDER_MISSING: {
    severity: 'error',
    about: 'The address of many pages has a part that differs from page to page.',
    says: wording({ name: 'service' }, ({ name }) => ({
      message: `the address lacks {${name}}, so all pages of this kind would share it`,
      remedy: `Add /{${name}}`,
    })),
  },
  PLACEHOLDER_UNUSED: {
    severity: 'error',
    about: 'A fact that the page fills in, or that another language tells, is left out of this text.',
    says: {
      needed: wording({ name: 'number' }, ({ name }) => ({
        message: `the text does not use {${name}}, which the page fills in`,
        remedy: `Add {${name}} where it belongs.`,
      })),
      lost: wording({ language: 'en', names: ['founded'] }, ({ language, names }) => ({
        message: `this text uses no placeholder, but its ${language} version uses ${inBraces(names)}`,
        remedy: `Add ${inBraces(names)} where it belongs, or write the same fact in both.`,
      })),
    },
  },
} as const satisfies Readonly<Record<string, Entry>>
