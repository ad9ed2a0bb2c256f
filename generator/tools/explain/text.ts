/** Formats the answers as text. */
import { visible } from '../../site/diagnostics/format.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { oneLine } from '../../site/util/text.ts'
import { withValues } from '../messages.ts'
import type { KeyAnswer, Part } from './key.ts'
import type { Line } from './lines.ts'
import type { UrlAnswer } from './url.ts'

interface Count {
  readonly count: number
}

const texts = {
  emptyText: { en: '(an empty text)', fr: '(texte vide)' },
  emptyList: { en: '(an empty list)', fr: '(liste vide)' },
  items: withValues<Count>({
    en: ({ count }) => `(${count} ${count === 1 ? 'item' : 'items'})`,
    fr: ({ count }) => `(${count} ${count === 1 ? 'élément' : 'éléments'})`,
  }),
  keys: withValues<Count>({
    en: ({ count }) => `(${count} ${count === 1 ? 'key' : 'keys'})`,
    fr: ({ count }) => `(${count} ${count < 2 ? 'clé' : 'clés'})`,
  }),
  values: withValues<Count>({
    en: ({ count }) => `${count} values`,
    fr: ({ count }) => `${count} ${count < 2 ? 'valeur' : 'valeurs'}`,
  }),
  wasRemoved: withValues<{ readonly place: string; readonly value: string }>({
    en: ({ place, value }) => `removed; it was in ${place}: ${value}`,
    fr: ({ place, value }) => `retirée; elle était dans ${place} : ${value}`,
  }),
  more: withValues<Count>({ en: ({ count }) => `and ${count} more`, fr: ({ count }) => `et ${count} de plus` }),
  removed: { en: 'removed', fr: 'retirée' },
  notSet: { en: 'not set', fr: 'non définie' },
  optional: { en: 'not set; it is optional', fr: 'non définie; elle est facultative' },
  noKey: withValues<{ readonly key: string }>({
    en: ({ key }) => `There is no key “${key}”.`,
    fr: ({ key }) => `La clé « ${key} » n’existe pas.`,
  }),
  nothingAt: withValues<{ readonly path: string }>({
    en: ({ path }) => `There is no page, file or redirect at ${path}.`,
    fr: ({ path }) => `Il n’y a ni page, ni fichier, ni redirection à l’adresse ${path}.`,
  }),
  didYouMean: { en: 'Did you mean', fr: 'Vouliez-vous dire' },
  existing: { en: 'There are', fr: 'Clés possibles' },
  redirects: withValues<{ readonly from: string; readonly to: string; readonly status: number }>({
    en: ({ from, to, status }) => `${from} redirects to ${to} (${status})`,
    fr: ({ from, to, status }) => `${from} redirige vers ${to} (${status})`,
  }),
  otherSite: withValues<{ readonly other: string; readonly origin: string }>({
    en: ({ other, origin }) => `${other} is another site. This config is for ${origin}. To choose another config, add --config.`,
    fr: ({ other, origin }) =>
      `${other} est un autre site. Cette configuration est celle de ${origin}. Pour en choisir une autre, ajoutez --config.`,
  }),
} as const

/** Names of rows and titles of blocks. */
const labels = {
  en: {
    about: 'about',
    all: 'Values of all pages',
    by: 'by',
    default: 'default',
    itWasIn: 'it was in',
    language: 'language',
    location: 'location',
    madeFrom: 'made from',
    overrides: 'overrides',
    own: 'Values of this page',
    page: 'page',
    service: 'service',
    translation: 'translation',
    url: 'URL',
    why: 'why',
    writtenIn: 'written in',
  },
  fr: {
    about: 'rôle',
    all: 'Valeurs de toutes les pages',
    by: 'par',
    default: 'par défaut',
    itWasIn: 'elle était dans',
    language: 'langue',
    location: 'lieu',
    madeFrom: 'fait à partir de',
    overrides: 'remplace',
    own: 'Valeurs de cette page',
    page: 'page',
    service: 'service',
    translation: 'traduction',
    url: 'Adresse',
    why: 'raison',
    writtenIn: 'écrit dans',
  },
} as const satisfies Translated<Readonly<Record<string, string>>>

const maxLength = 80

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()} …` : text)

/** A value on one line: strings as they are, larger values by their size. */
const short = (value: unknown, language: MessageLanguage): string => {
  if (typeof value === 'string') return value === '' ? texts.emptyText[language] : cut(value.replace(/\s+/g, ' ').trim())
  if (Array.isArray(value))
    return value.length === 0
      ? texts.emptyList[language]
      : value.every(item => typeof item !== 'object')
        ? cut(value.join(', '))
        : texts.items[language]({ count: value.length })
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([, item]) => typeof item === 'string')
    ? cut(entries.map(([key, item]) => `${key}: ${String(item).replace(/\s+/g, ' ').trim()}`).join(' · '))
    : texts.keys[language]({ count: entries.length })
}

const lineOf = ({ file, line }: SourceLocation): string => `${file}:${line}`

type Row = readonly [string, string, string]

/** Rows of two columns and a rest, with aligned columns. */
const table = (rows: readonly Row[]): readonly string[] => {
  const width = (column: 0 | 1): number => Math.max(0, ...rows.map(row => row[column].length))
  const [first, second] = [width(0), width(1)]
  return rows.map(([key, place, rest]) => `  ${key.padEnd(first)}  ${place.padEnd(second)}  ${rest}`.trimEnd())
}

/** Values without their own line are summarized by their number. */
const partText = ({ value, count }: Part, language: MessageLanguage): string => {
  const text = short(value, language)
  return text.startsWith('(') && count > 0 ? texts.values[language]({ count }) : text
}

const partRow = (part: Part, language: MessageLanguage): Row => {
  const text = partText(part, language)
  return [
    part.key,
    lineOf(part.goneBy ?? part.at),
    part.goneBy === undefined ? text : texts.wasRemoved[language]({ place: lineOf(part.at), value: text }),
  ]
}

const aboutRows = (
  answer: { readonly about: string | undefined; readonly standard: unknown },
  language: MessageLanguage,
): readonly Row[] => [
  ...(answer.standard === undefined ? [] : [[labels[language].default, '', short(answer.standard, language)] as const]),
  ...(answer.about === undefined ? [] : [[labels[language].about, '', answer.about] as const]),
]

/** Rows without a middle column have two columns. */
const facts = (rows: readonly Row[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, place, rest]) => `  ${name.padEnd(width)}  ${place === '' ? rest : `${place}  ${rest}`}`.trimEnd())
}

/** Each text on its own line: control characters in a key or value neither end it nor reach the terminal. */
const lines = (texts: readonly string[]): string => texts.map(text => visible(oneLine(text))).join('\n')

const listed = (title: string, items: readonly string[], language: MessageLanguage): readonly string[] =>
  items.length === 0
    ? []
    : [
        title,
        ...items.slice(0, 20).map(item => `  ${item}`),
        ...(items.length > 20 ? [`  ${texts.more[language]({ count: items.length - 20 })}`] : []),
      ]

export const keyText = (answer: KeyAnswer, language: MessageLanguage): string => {
  const label = labels[language]
  switch (answer.kind) {
    case 'written':
      return lines([
        `${answer.key}: ${short(answer.stand.value, language)}`,
        ...facts([
          [label.writtenIn, lineOf(answer.stand.at), ''],
          ...answer.over.map(({ at, value }): Row => [label.overrides, lineOf(at), short(value, language)]),
          ...aboutRows(answer, language),
        ]),
        ...(answer.parts.length === 0 ? [] : ['', ...table(answer.parts.map(part => partRow(part, language)))]),
      ])
    case 'gone':
      return lines([
        `${answer.key}: ${texts.removed[language]}`,
        ...facts([
          [label.by, lineOf(answer.by), ''],
          [label.itWasIn, lineOf(answer.was.at), short(answer.was.value, language)],
          ...aboutRows(answer, language),
        ]),
      ])
    case 'unwritten':
      return lines([
        `${answer.key}: ${texts[answer.standard === undefined ? 'optional' : 'notSet'][language]}`,
        ...facts(aboutRows(answer, language)),
      ])
    case 'unknown':
      return lines([
        texts.noKey[language](answer),
        ...(answer.suggestions.length > 0
          ? listed(texts.didYouMean[language], answer.suggestions, language)
          : listed(texts.existing[language], answer.there, language)),
      ])
  }
}

const lineRow = ({ key, file, from, to, count, value }: Line, language: MessageLanguage): Row => [
  key,
  file === undefined ? `(${labels[language].default})` : `${file}:${from}${to > from ? `-${to}` : ''}`,
  value === undefined ? (count === 1 ? '' : texts.values[language]({ count })) : short(value, language),
]

const rules = {
  alias: { en: 'an old URL listed by the page', fr: 'une ancienne adresse, que la page mentionne' },
  slug: {
    en: 'the slug of another language in the URL of this language',
    fr: 'le slug d’une autre langue dans l’adresse de cette langue',
  },
  redirect: { en: 'a redirect of the config', fr: 'une redirection de la configuration' },
} as const

export const urlText = (answer: UrlAnswer, origin: string, language: MessageLanguage): string => {
  const label = labels[language]
  const lineRows = (lines: readonly Line[]): readonly string[] => table(lines.map(line => lineRow(line, language)))
  switch (answer.kind) {
    case 'page': {
      const { path, page, service, location, twins } = answer
      const blocks: readonly (readonly [string, readonly Line[]])[] = [
        [label.url, answer.address],
        [label.own, answer.own],
        [label.all, answer.shared],
      ]
      return lines([
        path,
        ...facts([
          [label.page, '', page],
          [label.language, '', answer.language],
          ...(service === undefined ? [] : [[label.service, '', service] as const]),
          ...(location === undefined ? [] : [[label.location, '', location] as const]),
          ...twins.map((twin): Row => [label.translation, '', `${twin.path} (${twin.language})`]),
        ]),
        ...blocks.flatMap(([title, own]) => ['', title, ...lineRows(own)]),
      ])
    }
    case 'redirect':
      return lines([
        texts.redirects[language](answer),
        ...facts([
          [label.why, '', rules[answer.rule][language]],
          [label.writtenIn, `${answer.at.file}:${answer.at.line}`, `${answer.key}: ${short(answer.value, language)}`],
        ]),
      ])
    case 'file':
      return lines([
        `${answer.path}${{ en: '', fr: ' ' }[language]}: ${answer.what}`,
        ...facts(answer.from.map((source): Row => [label.madeFrom, '', source])),
        ...lineRows(answer.lines),
      ])
    case 'elsewhere':
      return texts.otherSite[language]({ other: answer.origin, origin })
    case 'unknown':
      return lines([texts.nothingAt[language](answer), ...listed(texts.didYouMean[language], answer.nearest, language)])
  }
}
