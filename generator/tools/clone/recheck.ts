/** Finds references to other cities in existing configs, and marks reviewed ones as correct. */
import { loadConfig } from '../../platform/config/load-config.ts'
import { writeLookedAt } from '../../platform/config/looked-at.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { isAtOrIn } from '../../site/config/yaml/tree.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { UsageError } from '../command.ts'
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

const texts = (count: number): string => `${count} ${count === 1 ? 'text' : 'texts'}`

const headOf = ({ config, isOverlay, left, accepted }: City): string => {
  if (!isOverlay) return `${config} extends no other config, so it cannot refer to another city.`
  const marked = accepted.length === 0 ? '' : ` (${texts(accepted.length)} marked as correct)`
  return left.length === 0
    ? `${config}: no references to another city${marked}.`
    : `${config}: ${texts(left.length)} with references to another city${marked}.`
}

const linesOf = ({ config, left }: City): readonly string[] =>
  left.map(
    ({ where, key, excerpt, marks, write }) =>
      `\n  ${where.file}:${where.line}:${where.column}  ${key}: ${marks.join(', ')}\n      ${excerpt}\n      ${config}:  ${write}`,
  )

const isNamed = (key: string, names: readonly string[]): boolean => names.length === 0 || names.some(name => isAtOrIn(key, name))

/** @returns what was done */
const accept = ({ config, left, known }: City, names: readonly string[], { cwd }: Terminal): string => {
  const marked = left.filter(({ key }) => isNamed(key, names))
  if (marked.length === 0) return `${config}: nothing to mark.`
  return `${config}: ${texts(marked.length)} marked as correct in ${writeLookedAt(config, known, marked, cwd)}. Commit this file.`
}

const json = ({ config, left, accepted }: City): object => ({
  config,
  left: left.map(({ key, where, text, marks, base, write }) => ({ key, where, text, marks, base, write })),
  right: accepted.map(({ key }) => key),
})

/** Lists references to other cities, or marks them as correct. @returns the exit code: 1 if any are left */
export const recheck = (configs: readonly string[], options: RecheckOptions, terminal: Terminal): number => {
  const all = configs.map(config => read(config, terminal))
  const cities = all.flatMap(city => city ?? [])
  const names = options.accept
  if (names !== undefined) {
    const unknown = names.filter(
      name => !cities.some(({ left, accepted }) => [...left, ...accepted].some(({ key }) => isNamed(key, [name]))),
    )
    if (unknown.length > 0) throw new UsageError(`No reference to another city was found in ${unknown.join(', ')}.`)
    for (const city of cities) terminal.out(accept(city, names, terminal))
    return cities.length < all.length ? 1 : 0
  }
  if (options.json) terminal.out(JSON.stringify(cities.map(json), null, 2))
  else for (const city of cities) terminal.out(`${[headOf(city), ...linesOf(city)].join('\n')}${city.left.length === 0 ? '' : '\n'}`)
  return cities.length < all.length || cities.some(({ left }) => left.length > 0) ? 1 : 0
}
