/** What a saved file may change. */
export type Change = 'config' | 'code' | 'styles' | 'scripts' | 'assets'

/** @param path of a file below the watched folders, from the project's root; other files that editors leave there change nothing */
export const changeOf = (path: string): Change | undefined => {
  if (path.startsWith('assets/')) return 'assets'
  if (/^(languages|starters)\/.*\.yaml$/.test(path)) return 'config'
  if (path.startsWith('templates/client/')) return 'scripts'
  if (path.endsWith('.css')) return 'styles'
  return /\.(tsx?|json)$/.test(path) ? 'code' : undefined
}
