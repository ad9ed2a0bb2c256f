/** What the schema says of a value, as an operator reads it: without what is for those who write YAML, and in their language. */
import { business } from './fr-business.ts'
import { ofParts, pages, parts } from './fr-pages.ts'
import { site } from './fr-site.ts'
import { words } from './fr-words.ts'

/** How the schema's descriptions end where they speak of files, placeholders and ways of writing. */
const endings: readonly RegExp[] = [
  /\s*Left out, it is as in \S+?\.yaml(, or the file of the language)?\.$/,
  /\s*Here also: [{} \w]+\.$/,
  /\s*One text for all languages, or one a language\.$/,
]

export const plainHelp = (about: string): string => endings.reduce((text, ending) => text.replace(ending, ''), about)

const french: Readonly<Record<string, string>> = { ...business, ...site, ...pages, ...words }

/** In the words of the schema. */
export const helpInEnglish = (about: string): string => plainHelp(about).replace(/`([^`]*)`/g, '“$1”')

/** @returns `undefined` for what nobody has said in French yet */
export const helpInFrench = (about: string): string | undefined => {
  const plain = plainHelp(about)
  const whole = french[plain]
  if (whole !== undefined) return whole
  const end = plain.lastIndexOf(': ')
  const [part, ofPart] = [parts[plain.slice(0, end)], ofParts[plain.slice(end + 2)]]
  return part === undefined || ofPart === undefined ? undefined : `${part} : ${ofPart}`
}
