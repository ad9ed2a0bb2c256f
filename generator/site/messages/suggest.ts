import type { MessageLanguage } from './language.ts'

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of adjacent, one each. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** The `count` candidates that are most similar, most similar first. */
export const nearestOf = (written: string, candidates: readonly string[], count: number): readonly string[] =>
  candidates
    .map(candidate => ({ candidate, far: distance(written.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ candidate }) => candidate)

/** The most similar candidate. @param oneIn one letter in this many may differ */
export const nearest = (written: string, candidates: readonly string[], oneIn = 3): string | undefined => {
  if (written.length > maxLength) return undefined
  const near = candidates
    .filter(candidate => candidate.length <= maxLength)
    .map(candidate => ({ candidate, far: distance(written.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  return near !== undefined && near.far <= Math.max(1, Math.floor(Math.max(written.length, near.candidate.length) / oneIn))
    ? near.candidate
    : undefined
}

/** Keys that people call otherwise, with the likeliest key first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  a: ['answer'],
  areas: ['locations'],
  closed: ['hours'],
  color: ['colours'],
  date: ['from'],
  day: ['from'],
  facebook: ['profiles'],
  instagram: ['profiles'],
  social: ['profiles'],
  socialMedia: ['profiles'],
  branches: ['locations'],
  cities: ['locations'],
  domain: ['origin'],
  host: ['hosting'],
  link: ['url'],
  lon: ['lng'],
  long: ['lng'],
  longitude: ['lng'],
  latitude: ['lat'],
  postcode: ['postalCode'],
  province: ['region'],
  q: ['question'],
  state: ['region'],
  title: ['name', 'heading'],
  town: ['city'],
  url: ['origin', 'url'],
  website: ['origin', 'url'],
  zip: ['postalCode'],
  zipCode: ['postalCode'],
}

/** The candidate that has another name for what was written, or else the most similar one. */
export const meantBy = (written: string, candidates: readonly string[], oneIn?: number): string | undefined => {
  const known = Object.hasOwn(synonyms, written) ? synonyms[written]?.find(one => candidates.includes(one)) : undefined
  return known ?? nearest(written, candidates, oneIn)
}

/** Longer words are not compared. */
const maxLength = 100

/** More names are not listed. */
const maxNames = 60

/** The words of a name or a phrase that are long enough to compare: `AutoRepair` → auto, repair. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 4)

/** Words of schema.org for what people write. */
const otherWords: Readonly<Record<string, string>> = {
  bicycle: 'bike',
  lawyer: 'legal',
  garage: 'auto',
  hairdresser: 'hair',
  painter: 'paint',
}

/** The names that share a word, or the beginning of one, with what was written. */
const related = (written: string, names: readonly string[]): readonly string[] => {
  const words = wordsOf(written).map(word => (Object.hasOwn(otherWords, word) ? otherWords[word] : undefined) ?? word)
  return names.filter(name => wordsOf(name).some(one => words.some(word => one.startsWith(word.slice(0, 5)) || word.startsWith(one))))
}

/** All names, or of many the ones that are related to what was written, else the first, which is the most general. */
const listOf = (written: string, names: readonly string[], label: string, language: MessageLanguage): string => {
  if (names.length <= maxNames) return `${label}: ${names.join(', ')}.`
  const found = related(written, names)
  const [general = ''] = names
  return {
    en: found.length > 0 ? `Similar: ${found.join(', ')}. If none fits, write ${general}.` : `If you are not sure, write ${general}.`,
    fr:
      found.length > 0
        ? `Valeurs semblables\u00a0: ${found.join(', ')}. Si aucune ne convient, écrivez ${general}.`
        : `Dans le doute, écrivez ${general}.`,
  }[language]
}

/** Returns `Did you mean “phones”?`, or the list of what is allowed. @param likely the candidates that can be meant */
export const suggest = (
  written: string,
  candidates: readonly string[],
  language: MessageLanguage,
  allowed: string = { en: 'Valid values', fr: 'Valeurs possibles\u00a0' }[language],
  oneIn?: number,
  likely: readonly string[] = candidates,
): string => {
  const [akin, ...others] = related(written, likely)
  const near = meantBy(written, likely, oneIn) ?? (others.length === 0 ? akin : undefined)
  const list = listOf(written, candidates, allowed, language)
  if (near !== undefined) {
    const question = { en: `Did you mean “${near}”?`, fr: `Vouliez-vous écrire «\u00a0${near}\u00a0»?` }[language]
    return candidates.length > 1 && candidates.length <= 12 ? `${question} ${list}` : question
  }
  return candidates.length === 0 ? { en: 'Remove it.', fr: 'Retirez cette valeur.' }[language] : list
}
