/** Texts of the base about services that a city does not offer. */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isRecord } from '../util/table.ts'
import { escapeRegExp } from '../util/text.ts'
import type { CompiledConfig } from './compile/compile-config.ts'
import { overlayLine } from './overlay/overlay-line.ts'
import { foreignTexts, type Place } from './place.ts'
import { localizedTexts } from './values/localized-texts.ts'
import { pathText } from './yaml/config-document.ts'
import { dataOf, idOf, valueAt } from './yaml/tree.ts'

interface Dropped {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The services of a base that the city does not offer. */
const droppedServices = ({ config, document }: CompiledConfig): readonly Dropped[] => {
  const { value, complete } = document.find(['services'])
  if (!complete || value.kind === 'leaf') return []
  const offered = new Set(config.services.map(({ id }) => id))
  const dropped = new Map<string, Dropped>()
  for (const { was } of value.gone?.values() ?? []) {
    const [id, data] = [idOf(was), dataOf(was)]
    if (id !== undefined && !offered.has(id) && isRecord(data)) dropped.set(id, { id, data })
  }
  return [...dropped.values()]
}

const singular = (word: string): string => word.replace(/(?<=..)(?:es|s|x)$/u, '')

/** All texts of some data in a language. */
const textIn = (data: unknown, code: string, languages: readonly string[]): string =>
  localizedTexts(data, languages)
    .map(({ texts }) => texts[code] ?? '')
    .join('\n')

const ownTexts = (value: unknown, code: string): readonly string[] => {
  const own = isRecord(value) ? value[code] : value
  return typeof own === 'string' ? [own] : []
}

/** The names of a service in a language. */
const namesIn = ({ name, shortName }: Dropped['data'], code: string): readonly string[] =>
  [name, shortName].flatMap(one => ownTexts(one, code))

/** What people search for to find a service: its keywords of several words, without those that name the place. */
const keywordsIn = ({ seo }: Dropped['data'], code: string): readonly string[] =>
  (isRecord(seo) ? ownTexts(seo.keywords, code) : [])
    .flatMap(keywords => keywords.split(','))
    .filter(keyword => !keyword.includes('{') && /\S\s+\S/.test(keyword.trim()))

/** A word in all its numbers: “duct” and “ducts”, “cheminée” and “cheminées”. */
const inflected = (word: string): string => `${escapeRegExp(singular(word))}(?:e?s|x)?`

const within = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu')

const countIn = (text: string, pattern: string): number => text.match(within(pattern))?.length ?? 0

/** Prepositions and articles within a name: “conduits d’air”, “nettoyage de la cheminée”. */
const joints = String.raw`(?:\p{L}{1,3}(?:\s+|['’])){0,2}`

/** A text of neighboring words that matches them in all their numbers. */
const phrase = (words: readonly string[]): string => words.map(inflected).join(String.raw`[\s\-‑]+${joints}`)

const pairsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.slice(1).map((word, index) => [words[index] ?? '', word])

/** Short words without a meaning of their own. */
const empty = new Set(
  'and for the with des les aux avec sur par pour und der die das für von los las con por para een het van met voor'.split(' '),
)

/** The words of a name that carry its meaning, in order: “conduits d’air” has “conduits” and “air”. */
const meaningIn = (name: string): readonly string[] =>
  (name.toLowerCase().match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,}/gu) ?? []).filter(word => !empty.has(word))

/** A name is general if texts of other services use it this often, compared with those of the service itself. */
const generalShare = 0.25

/** A word that texts of a service use this often is part of its vocabulary. */
const oftenUsed = 5

/**
 * Patterns of the names of a service that the city does not offer: single words (“chimney”), pairs of words that are only together
 * specific to it (“air ducts”), and its keywords (“air exchanger”).
 */
const namingPatterns = ({ config, document }: CompiledConfig, { data }: Dropped, code: string): readonly string[] => {
  const languages = config.site.languages.map(one => one.code)
  const [own, others] = [textIn(data, code, languages), textIn(config.services, code, languages)]
  const offered = config.services.flatMap(service => namesIn(service, code))
  // The words of menus, buttons and opening hours belong to every trade: “ouverture”, “after”.
  const neutral = textIn(valueAt(document.data, ['translations']), code, languages)
  const general = new Set([...offered, neutral].flatMap(meaningIn).map(singular))
  const isGeneral = (word: string): boolean => general.has(singular(word))
  const isSpecific = (pattern: string): boolean => {
    const [mine, theirs] = [countIn(own, pattern), countIn(others, pattern)]
    return mine > 0 && theirs <= mine * generalShare && countIn(offered.join('\n'), pattern) === 0
  }
  const names = namesIn(data, code).map(meaningIn)
  const words = names.flat().filter(word => word.length > 3 && !isGeneral(word))
  const pairs = names.flatMap(pairsOf).filter(pair => !pair.every(isGeneral))
  // “air exchanger cleaning” without the work that all services do.
  const keywords = keywordsIn(data, code)
    .map(keyword => meaningIn(keyword).filter(word => !isGeneral(word)))
    .filter(left => left.length > 1)
  // “flue”: a word of its keywords that its texts often use, and those of other services never.
  const jargon = keywordsIn(data, code)
    .flatMap(meaningIn)
    .filter(
      word => word.length > 3 && !isGeneral(word) && countIn(own, inflected(word)) >= oftenUsed && countIn(others, inflected(word)) === 0,
    )
  const single = [...new Set([...words, ...jargon].map(inflected))].filter(isSpecific)
  return [...single, ...[...new Set([...pairs, ...keywords].map(phrase))].filter(isSpecific)]
}

/** Texts that name services which the city does not offer. */
export const droppedIn = (compiled: CompiledConfig, place: Place): readonly Diagnostic[] => {
  const { config, document } = compiled
  if (place.isShared('services')) return []
  return droppedServices(compiled).flatMap(service => {
    const patterns = new Map(
      config.site.languages.flatMap(({ code }) => {
        const names = namingPatterns(compiled, service, code)
        return names.length === 0 ? [] : [[code, within(names.join('|'))] as const]
      }),
    )
    const isWanted = (text: string): boolean => [...patterns.values()].some(pattern => text.search(pattern) >= 0)
    return foreignTexts(compiled, place.depths.city, isWanted).flatMap(({ path, code, text }): readonly Diagnostic[] => {
      const [word] = text.match(patterns.get(code) ?? /$^/) ?? []
      if (word === undefined) return []
      return [
        {
          ...problem('SERVICE_DROPPED', {
            word,
            service: service.id,
            city: place.name,
            file: document.file,
            line: overlayLine(document.find([]).value, path, '…'),
          }),
          where: document.locate(path, { needle: word }),
          key: pathText(path),
        },
      ]
    })
  })
}
