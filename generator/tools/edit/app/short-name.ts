/** Sites among others, called by what tells their files apart. */

const foldersOf = (file: string): readonly string[] => file.split('/').slice(0, -1)

/** A file less the folders that it shares with all of them, and less what each of their names ends with. */
export const shortName = (file: string, files: readonly string[]): string => {
  const folders = foldersOf(file)
  const apart = folders.findIndex((folder, index) => files.some(other => foldersOf(other)[index] !== folder))
  return file
    .split('/')
    .slice(apart < 0 ? folders.length : apart)
    .join('/')
    .replace(/\.config\.ya?ml$/, '')
}
