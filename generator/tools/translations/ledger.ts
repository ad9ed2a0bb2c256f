/**
 * Finds missing and stale translations. The ledger, in `.townsite/<site id>.translations.json` next to the config, contains a hash of the
 * source and of the translation for each text and language, as of when they were accepted together. A translation is stale if its source
 * has changed since, but the translation has not.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { siteId } from '../../platform/config/config-names.ts'
import { changeStateFile } from '../../platform/config/state-file.ts'
import { siteLanguages } from '../../site/config/compile/site-languages.ts'
import type { LanguageTags } from '../../site/config/values/language-tags.ts'
import { localizedTexts } from '../../site/config/values/localized-texts.ts'
import { type ConfigDocument, packMark } from '../../site/config/yaml/config-document.ts'
import { type ConfigPath, isAtOrIn, pathText, valueAt } from '../../site/config/yaml/tree.ts'
import { problem } from '../../site/messages/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { isRecord } from '../../site/util/table.ts'

export interface TextEntry {
  /** `services.air-duct.faq[0].answer`: with ids instead of positions, so that the key stays the same when items move. */
  readonly key: string
  readonly path: ConfigPath
  /** The path with positions. */
  readonly at: ConfigPath
  /** By language; missing or empty texts are not translated. */
  readonly texts: Readonly<Record<string, string>>
  /** Slugs and paths are translated once, and not stale when other texts change. */
  readonly isUrl: boolean
}

/** Texts that differ only in white space are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

/** The path with ids instead of positions. */
const byId = (data: unknown, path: ConfigPath): ConfigPath =>
  path.map((step, index) => {
    const item = typeof step === 'number' ? valueAt(data, path.slice(0, index + 1)) : undefined
    return isRecord(item) && typeof item.id === 'string' ? item.id : step
  })

export const textEntries = (data: unknown): { readonly tags: readonly LanguageTags[]; readonly entries: readonly TextEntry[] } => {
  const tags = siteLanguages(data)
  const languages = tags.map(({ code }) => code)
  const entries = localizedTexts(data, languages).map(({ path: at, texts }) => {
    const path = byId(data, at)
    return {
      key: pathText(path),
      path,
      at,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
      isUrl: ['path', 'slug'].includes(String(path.at(-1))),
    }
  })
  return { tags, entries }
}

/** By key and language: the two hashes, separated by a space. */
export type Ledger = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `new`: written or changed since the last acceptance. Counts as current until its source changes. */
export const statuses = ['missing', 'stale', 'new', 'current'] as const
export type Status = (typeof statuses)[number]

export interface Translation extends Pick<TextEntry, 'key' | 'path' | 'at'> {
  readonly language: string
  readonly status: Status
  readonly source: string
  /** Empty if it is missing. */
  readonly text: string
  /** The two hashes for the ledger. */
  readonly pair: string
}

export interface Translations {
  /** Code of the source language, the first of the site. */
  readonly source: string
  readonly languages: readonly string[]
  /** The languages with their locales. */
  readonly tags: readonly LanguageTags[]
  readonly all: readonly Translation[]
}

/** Eight characters: the probability that a change goes unnoticed is one in four billion. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The two hashes of a text and its translation for the ledger. */
export const pairOf = (source: string, text: string): string => `${shortHash(plain(source))} ${shortHash(plain(text))}`

/** The source file of each translation of a text. */
const filesOf = ({ path, texts }: TextEntry, document: ConfigDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(texts).map(code => [code, document.locate([...path, code]).file]))

/** Positions in a list shift when items are added. */
const anyPlace = (key: string): string => key.replace(/\[\d+\]/g, '[]')

interface Accepted {
  readonly at: (key: string, language: string) => string | undefined
  /** Pairs accepted anywhere, or in the same list. */
  readonly anywhere: ReadonlySet<string>
  readonly inList: ReadonlySet<string>
}

const acceptedIn = (ledger: Ledger): Accepted => {
  const entries = Object.entries(ledger).flatMap(([key, pairs]) =>
    Object.entries(pairs).map(([language, pair]) => ({ key, language, pair })),
  )
  return {
    at: (key, language) => ledger[key]?.[language],
    anywhere: new Set(entries.map(({ language, pair }) => `${language} ${pair}`)),
    inList: new Set(
      entries.filter(({ key }) => key.includes('[')).map(({ key, language, pair }) => `${anyPlace(key)} ${language} ${pair.split(' ')[1]}`),
    ),
  }
}

const statusOf = (accepted: Accepted, key: string, language: string, pair: string, borrowed: boolean): Status => {
  if (accepted.anywhere.has(`${language} ${pair}`)) return 'current'
  const [, hash] = pair.split(' ')
  const before = accepted.at(key, language)
  if (before?.split(' ')[1] === hash || accepted.inList.has(`${anyPlace(key)} ${language} ${hash}`)) return 'stale'
  return borrowed ? 'stale' : 'new'
}

/**
 * Compares a config with its ledger. Of an overlay, only its own texts are compared: the others belong to the base. A new source text with
 * an inherited translation is stale.
 */
export const compareTranslations = (document: ConfigDocument, ledger: Ledger): Translations => {
  const { tags, entries } = textEntries(document.data)
  const languages = tags.map(({ code }) => code)
  const [source = '', ...others] = languages
  const accepted = acceptedIn(ledger)
  const isOverlay = document.files.length > 1
  const compared = entries.flatMap((entry): readonly Translation[] => {
    const files = isOverlay ? filesOf(entry, document) : {}
    // Texts of language packs are not translated by the owner, except those that a language lacks.
    const isPacked = (language: string): boolean => packMark(document, [...entry.path, language]) !== undefined
    const isOwn = (language: string): boolean => !isPacked(language) && (!isOverlay || files[language] === document.file)
    if (isOverlay && !Object.keys(entry.texts).some(isOwn)) return []
    const { key, path, at, isUrl } = entry
    const first = entry.texts[source] ?? ''
    const noSource: readonly Translation[] =
      first === '' ? [{ key, path, at, language: source, status: 'missing', source: '', text: '', pair: '' }] : []
    const translations = others
      .filter(language => !isPacked(language))
      .map((language): Translation => {
        const text = entry.texts[language] ?? ''
        const pair = pairOf(first, text)
        const borrowed = isOverlay && isOwn(source) && !isOwn(language)
        const status = text === '' ? 'missing' : isUrl || first === '' ? 'current' : statusOf(accepted, key, language, pair, borrowed)
        return { key, path, at, language, status, source: first, text, pair }
      })
    return [...noSource, ...translations]
  })
  return { source, languages, tags, all: compared }
}

/** Whether one of the keys is this key or a parent of it. */
export const isKeyIn = (key: string, keys: readonly string[]): boolean => keys.some(one => isAtOrIn(key, one))

/**
 * The ledger with new translations accepted, and stale ones if `keys` contains them or a parent. Entries of removed texts are
 * removed.
 */
export const acceptTranslations = ({ all, source }: Translations, ledger: Ledger, keys: readonly string[]): Ledger => {
  const next = new Map<string, Record<string, string>>()
  for (const { key, language, status, pair } of all) {
    if (status === 'missing' || language === source) continue
    const entry = status === 'stale' && !isKeyIn(key, keys) ? ledger[key]?.[language] : pair
    if (entry !== undefined) next.set(key, { ...next.get(key), [language]: entry })
  }
  return Object.fromEntries(next)
}

/** The ledger with only these translations accepted, unchanged. */
export const acceptOnly = (ledger: Ledger, accepted: readonly Pick<Translation, 'key' | 'language' | 'pair'>[]): Ledger => {
  const next = new Map(Object.entries(ledger))
  for (const { key, language, pair } of accepted) next.set(key, { ...next.get(key), [language]: pair })
  return Object.fromEntries(next)
}

/** The ledger with new translations accepted, and those of imported rows. */
export const acceptImported = (
  translations: Translations,
  ledger: Ledger,
  rows: readonly Pick<Translation, 'key' | 'language'>[],
): Ledger => {
  const imported = new Set(rows.map(({ key, language }) => `${language} ${key}`))
  return acceptOnly(
    acceptTranslations(translations, ledger, []),
    translations.all.filter(({ key, language }) => imported.has(`${language} ${key}`)),
  )
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** One line per text, sorted by key to avoid merge conflicts. */
export const ledgerText = (ledger: Ledger): string => {
  const lines = sorted(ledger).map(([key, pairs]) => `    ${JSON.stringify(key)}: ${JSON.stringify(Object.fromEntries(sorted(pairs)))}`)
  return `{\n  "version": 1,\n  "texts": {\n${lines.join(',\n')}${lines.length > 0 ? '\n' : ''}  }\n}\n`
}

/** @returns `undefined` if the text is not a ledger */
export const readLedger = (text: string): Ledger | undefined => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(data) || data.version !== 1 || !isRecord(data.texts)) return undefined
  const isValid = Object.values(data.texts).every(pairs => isRecord(pairs) && Object.values(pairs).every(pair => typeof pair === 'string'))
  // Validated above.
  return isValid ? (data.texts as Ledger) : undefined
}

/** Path of a config’s ledger, relative to the same folder as the config. */
export const ledgerFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.translations.json`)

/** Empty if nothing was accepted yet. @param cwd base of relative config paths */
export const readLedgerFile = (config: string, cwd: string): Result<Ledger> => {
  const file = ledgerFile(config)
  const path = resolve(cwd, file)
  if (!existsSync(path)) return { ok: true, value: {}, diagnostics: [] }
  const ledger = readLedger(readFileSync(path, 'utf8'))
  if (ledger !== undefined) return { ok: true, value: ledger, diagnostics: [] }
  return { ok: false, diagnostics: [{ ...problem('LEDGER_INVALID'), where: { file, line: 1, column: 1 } }] }
}

/** @param next the new ledger, computed from the present one @returns the name of the file */
export const writeLedgerFile = (config: string, next: (ledger: Ledger) => Ledger, cwd: string): string => {
  const file = ledgerFile(config)
  changeStateFile(file, dirname(config), cwd, now => ledgerText(next(readLedger(now ?? '') ?? {})))
  return file
}
