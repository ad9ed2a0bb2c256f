import transliterate from '@sindresorhus/transliterate'
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'

/** Languages that write ä, ö, ü as ae, oe, ue in ASCII; others drop the dots: Noël, pingüino. */
const withUmlauts = new Set(['de', 'gsw', 'lb'])

const withoutDots: [string, string][] = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
]

/** `Nettoyage de conduits d’air` → `nettoyage-de-conduits-d-air`. Transliterates as the language does: `Straße` → `strasse`. */
export const slugify = (text: string, language = 'en'): string => {
  const [own = 'en'] = language.toLowerCase().split('-')
  return transliterate(text.normalize('NFKC').toLowerCase(), { locale: own, customReplacements: withUmlauts.has(own) ? [] : withoutDots })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Names with a meaning for web servers. */
const serverNames = new Set(['index', '404', '500', 'assets'])

/** Names of devices, which Windows does not allow as file names, whatever the extension (learn.microsoft.com/windows/win32/fileio/naming-a-file). */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)

/** Whether web servers or Windows reserve the name of a page. */
export const isReservedName = (slug: string): boolean => serverNames.has(slug) || isDeviceName(slug)

/** `Ottawa` → `ottawa.config.yaml`. @param otherwise for a name without Latin letters */
export const configFileName = (name: string, otherwise = ''): string => {
  const slug = slugify(name) || otherwise
  return `${isDeviceName(slug) ? `${slug}-site` : slug}.config.yaml`
}

/** File names have at most 255 bytes, including `.html` and the suffixes of compressed copies. */
export const maxSlugLength = 100

/** A valid slug like this text; `''` if it has no letters with a Latin form. */
const suggestedSlug = (text: string, language?: string): string => {
  const slug = slugify(text, language)
    .slice(0, maxSlugLength - 10)
    .replace(/-$/, '')
  return isReservedName(slug) ? `${slug}-page` : slug
}

/** A valid id like this text. */
export const suggestedId = (text: string): string => {
  const slug = slugify(text)
  return slug === '' ? 'main' : /^[a-z]/.test(slug) ? slug : `item-${slug}`
}

/** The problem with a slug, if it is invalid. */
export const slugProblem = (value: string, language?: string): Problem | undefined => {
  if (value.length > maxSlugLength) return problem('SLUG_UNSAFE', 'long', { length: value.length, most: maxSlugLength })
  if (serverNames.has(value)) return problem('SLUG_UNSAFE', 'reserved', { value })
  if (isDeviceName(value) && /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(value)) return problem('SLUG_UNSAFE', 'device', { value })
  return slugPattern.test(value) ? undefined : problem('SLUG_UNSAFE', 'letters', { value, suggestion: suggestedSlug(value, language) })
}
