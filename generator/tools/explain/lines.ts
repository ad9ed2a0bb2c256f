/** Summarizes many values of a config in few lines: adjacent values are grouped. */

import type { ConfigDocument } from '../../site/config/yaml/config-document.ts'
import { byIds, type ConfigPath, dataOf, leavesOf, pathText, placeOf } from '../../site/config/yaml/tree.ts'
import { groupBy } from '../../site/util/table.ts'

export interface Line {
  /** With the ids of items: `services.air-duct.benefits`. */
  readonly key: string
  /** `undefined` if the value is not set and the default applies. */
  readonly file: string | undefined
  readonly from: number
  readonly to: number
  /** Number of single values. */
  readonly count: number
  /** Only for a single value. */
  readonly value: unknown
}

/** The number of path segments per line. */
export const detail = {
  all: (path: ConfigPath): ConfigPath => path,
  /** `business.name`, `pages.home.lead`, `services.air-duct.benefits`. */
  partOfItem: (path: ConfigPath): ConfigPath => path.slice(0, path[0] === 'pages' || typeof path[1] === 'number' ? 3 : 2),
  topKey: (path: ConfigPath): ConfigPath => path.slice(0, 1),
} as const

/** Groups these values into lines, in the order of the config, with one line per file. */
export const linesOf = (
  document: ConfigDocument,
  paths: readonly ConfigPath[],
  grouped: (path: ConfigPath) => ConfigPath,
): readonly Line[] => {
  const root = document.find([]).value
  const ranks = new Map(leavesOf(root).map(([path], index) => [pathText(path), index]))
  const located = paths
    .map(path => {
      const { value, key, complete } = document.find(path)
      const mark = value.kind === 'leaf' ? value.at : (key ?? value.at)
      const { file, line } = placeOf(mark)
      return {
        key: pathText(byIds(root, grouped(path))),
        path,
        file: complete ? file : undefined,
        from: complete ? line : 0,
        to: complete ? mark.source.lineAt(Math.max(mark.start, mark.end - 1)).line : 0,
        value: complete ? dataOf(value) : undefined,
        rank: ranks.get(pathText(path)) ?? Number.MAX_SAFE_INTEGER,
      }
    })
    .toSorted((a, b) => a.rank - b.rank)
  return [...groupBy(located, value => `${value.key} ${value.file}`).values()].flatMap(([first, ...others]): readonly Line[] => {
    if (first === undefined) return []
    const values = [first, ...others]
    return [
      {
        key: others.length === 0 && grouped !== detail.topKey ? pathText(byIds(root, first.path)) : first.key,
        file: first.file,
        from: Math.min(...values.map(({ from }) => from)),
        to: Math.max(...values.map(({ to }) => to)),
        count: values.length,
        value: others.length === 0 ? first.value : undefined,
      },
    ]
  })
}
