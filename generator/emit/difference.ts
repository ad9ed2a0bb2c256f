/** What changed between two built folders, as lists of addresses and files. */
export interface Difference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

/** @param before hash of each file by its path; @param after likewise */
export const compareFolders = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Difference => ({
  added: [...after.keys()].filter(path => !before.has(path)),
  removed: [...before.keys()].filter(path => !after.has(path)),
  changed: [...after.keys()].filter(path => before.has(path) && before.get(path) !== after.get(path)),
})

/** Address of a built page: `fr/services.html` → `/fr/services`; other files keep their name. */
export const addressOf = (path: string): string =>
  path === 'index.html' ? '/' : path.endsWith('.html') ? `/${path.slice(0, -'.html'.length)}` : path

const isPage = (path: string): boolean => path.endsWith('.html')

/** The difference in words, a line a page or file; empty when there is none. */
export const differenceText = (difference: Difference): string =>
  (
    [
      ['Pages', isPage],
      ['Files', (path: string) => !isPage(path)],
    ] as const
  )
    .flatMap(([title, belongs]) => {
      const lines = (['added', 'removed', 'changed'] as const).flatMap(kind =>
        difference[kind].filter(belongs).map(path => `  ${kind.padEnd(7)}  ${addressOf(path)}`),
      )
      return lines.length === 0
        ? []
        : [
            `${title}: ${(['added', 'removed', 'changed'] as const).map(kind => `${difference[kind].filter(belongs).length} ${kind}`).join(', ')}`,
            ...lines,
          ]
    })
    .join('\n')
