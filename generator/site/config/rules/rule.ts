import type { KindTable } from '../../model/page-kinds.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import type { ConfigPath } from '../yaml/config-document.ts'

/** The files in the assets folder. */
export interface AssetNames {
  /** Files under `assets/images/`, with `/`. */
  readonly images: readonly string[]
  /** SVG files under `assets/images/`. */
  readonly logos: readonly string[]
  /** Names of the SVG files under `assets/icons/`, without `.svg`. */
  readonly icons: readonly string[]
}

interface RuleInput {
  readonly draft: Draft<Config>
  /** The data with its invalid values. */
  readonly data: unknown
  readonly languages: readonly string[]
  readonly assets: AssetNames
  readonly kinds: KindTable
  /** Whether the config has a value at a path, other than one of a language pack or one that follows from others. */
  readonly isWritten: (path: ConfigPath) => boolean
  /** The characters of a scalar in the config, with its quotation marks. */
  readonly written: (path: ConfigPath) => string | undefined
}

/** A check that the schema cannot express. Any value of the draft may be absent. */
export type Rule = (input: RuleInput) => readonly ConfigIssue[]

/** The items that exist, with their index. */
export const each = <Item>(list: readonly (Item | undefined)[] | undefined): readonly (readonly [number, Item])[] => {
  const there: (readonly [number, Item])[] = []
  list?.forEach((item, index) => {
    if (item !== undefined) there.push([index, item])
  })
  return there
}

/** The entries that exist. */
export const entries = <Item>(map: Readonly<Record<string, Item | undefined>> | undefined): readonly (readonly [string, Item])[] =>
  Object.entries(map ?? {}).flatMap(([key, item]) => (item === undefined ? [] : [[key, item] as const]))
