/** The order of languages, and short names of configs. */
import type { State } from './protocol.ts'

/** Items in their order, those in the preferred language first. */
export const preferredFirst = <Item>(items: readonly Item[], codeOf: (item: Item) => string | null, preferred: string): readonly Item[] => {
  const isPreferred = (item: Item): boolean => codeOf(item) === preferred || codeOf(item)?.startsWith(`${preferred}-`) === true
  return [...items.filter(isPreferred), ...items.filter(item => !isPreferred(item))]
}

const foldersOf = (file: string): readonly string[] => file.split('/').slice(0, -1)

/** The name of a config without the folders that it shares with all others, and without `.config.yaml`. */
export const shortName = (file: string, files: readonly string[]): string => {
  const folders = foldersOf(file)
  const firstDifferent = folders.findIndex((folder, index) => files.some(other => foldersOf(other)[index] !== folder))
  return file
    .split('/')
    .slice(firstDifferent < 0 ? folders.length : firstDifferent)
    .join('/')
    .replace(/\.config\.ya?ml$/, '')
}

/** Path of the home page in the language of the editor, otherwise in the first language of the site. */
export const firstPage = (languages: State['languages'], preferred: string): string =>
  preferredFirst(languages, ({ code }) => code, preferred)[0]?.home ?? '/'
