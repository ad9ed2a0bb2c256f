/** Finds references to other cities in existing configs, and marks reviewed ones as correct. */
import { loadConfig } from '../../platform/config/load-config.ts'
import { writeLookedAt } from '../../platform/config/looked-at.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { isAtOrIn } from '../../site/config/yaml/tree.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { UsageError } from '../command.ts'
import { withValues } from '../messages.ts'
import { type Leftovers, leftIn } from './leftovers/inherited.ts'

interface RecheckOptions {
  /** Keys to mark as correct: empty for all, `undefined` for none. */
  readonly accept: readonly string[] | undefined
  readonly json: boolean
}

interface City extends Leftovers {
  readonly config: string
  readonly isOverlay: boolean
}

const read = (config: string, { cwd, report }: Terminal): City | undefined => {
  const loaded = loadConfig(config, cwd)
  const found = loaded.ok ? leftIn(loaded.value, cwd) : undefined
  const errors = [...loaded.diagnostics.filter(isError), ...(found?.diagnostics ?? [])]
  report(errors, file => loaded.sources.get(file))
  return found === undefined || errors.length > 0 ? undefined : { ...found, config, isOverlay: loaded.sources.size > 1 }
}

const counted: Translated<(count: number) => string> = {
  en: count => `${count} ${count === 1 ? 'text' : 'texts'}`,
  fr: count => `${count} ${count < 2 ? 'texte' : 'textes'}`,
}

const texts = {
  noBase: {
    en: 'extends no other config, so it cannot refer to another city.',
    fr: 'ne s’appuie sur aucune autre configuration : elle ne peut pas mentionner une autre ville.',
  },
  marked: withValues<{ readonly count: number }>({
    en: ({ count }) => ` (${counted.en(count)} marked as correct)`,
    fr: ({ count }) => ` (${counted.fr(count)} ${count < 2 ? 'confirmé' : 'confirmés'})`,
  }),
  none: { en: ': no references to another city', fr: ' : aucune mention d’une autre ville' },
  left: withValues<{ readonly count: number }>({
    en: ({ count }) => `: ${counted.en(count)} with references to another city`,
    fr: ({ count }) => ` : ${counted.fr(count)} qui ${count < 2 ? 'mentionne' : 'mentionnent'} une autre ville`,
  }),
  nothing: { en: ': nothing to mark.', fr: ' : rien à confirmer.' },
  accepted: withValues<{ readonly count: number; readonly file: string }>({
    en: ({ count, file }) => `: ${counted.en(count)} marked as correct in ${file}. Commit this file.`,
    fr: ({ count, file }) => ` : ${counted.fr(count)} ${count < 2 ? 'confirmé' : 'confirmés'} dans ${file}. Versionnez ce fichier.`,
  }),
} as const

const headOf = ({ config, isOverlay, left, accepted }: City, language: MessageLanguage): string => {
  if (!isOverlay) return `${config} ${texts.noBase[language]}`
  const marked = accepted.length === 0 ? '' : texts.marked[language]({ count: accepted.length })
  return `${config}${left.length === 0 ? texts.none[language] : texts.left[language]({ count: left.length })}${marked}.`
}

const linesOf = ({ config, left }: City, colon: string): readonly string[] =>
  left.map(
    ({ where, key, excerpt, marks, write }) =>
      `\n  ${where.file}:${where.line}:${where.column}  ${key}${colon} ${marks.join(', ')}\n      ${excerpt}\n      ${config}${colon}  ${write}`,
  )

const isNamed = (key: string, names: readonly string[]): boolean => names.length === 0 || names.some(name => isAtOrIn(key, name))

/** @returns what was done */
const accept = ({ config, left, known }: City, names: readonly string[], { cwd, language }: Terminal): string => {
  const marked = left.filter(({ key }) => isNamed(key, names))
  if (marked.length === 0) return `${config}${texts.nothing[language]}`
  return `${config}${texts.accepted[language]({ count: marked.length, file: writeLookedAt(config, known, marked, cwd) })}`
}

const json = ({ config, left, accepted }: City): object => ({
  config,
  left: left.map(({ key, where, text, marks, base, write }) => ({ key, where, text, marks, base, write })),
  right: accepted.map(({ key }) => key),
})

/** Lists references to other cities, or marks them as correct. @returns the exit code: 1 if any are left */
export const recheck = (configs: readonly string[], options: RecheckOptions, terminal: Terminal): number => {
  const citiesRead = configs.map(config => read(config, terminal))
  const cities = citiesRead.flatMap(city => city ?? [])
  const names = options.accept
  if (names !== undefined) {
    const unknown = names.filter(
      name => !cities.some(({ left, accepted }) => [...left, ...accepted].some(({ key }) => isNamed(key, [name]))),
    )
    if (unknown.length > 0)
      throw new UsageError({
        en: `No reference to another city was found in ${unknown.join(', ')}.`,
        fr: `Aucune mention d’une autre ville dans ${unknown.join(', ')}.`,
      })
    for (const city of cities) terminal.out(accept(city, names, terminal))
    return cities.length < citiesRead.length ? 1 : 0
  }
  const { language } = terminal
  const colon = { en: ':', fr: ' :' }[language]
  if (options.json) terminal.out(JSON.stringify(cities.map(json), null, 2))
  else
    for (const city of cities)
      terminal.out(`${[headOf(city, language), ...linesOf(city, colon)].join('\n')}${city.left.length === 0 ? '' : '\n'}`)
  return cities.length < citiesRead.length || cities.some(({ left }) => left.length > 0) ? 1 : 0
}
