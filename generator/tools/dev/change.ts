/** The kinds of changes that a saved file can cause. */
export type Change = 'config' | 'code' | 'styles' | 'scripts' | 'assets'

/** @param path relative to the project root @returns `undefined` for unrelated files, such as those of text editors */
export const changeOf = (path: string): Change | undefined => {
  if (path.startsWith('assets/')) return 'assets'
  if (/^(languages|starters)\/.*\.yaml$/.test(path)) return 'config'
  if (path.startsWith('templates/client/')) return 'scripts'
  if (path.endsWith('.css')) return 'styles'
  return /\.(tsx?|json)$/.test(path) ? 'code' : undefined
}
