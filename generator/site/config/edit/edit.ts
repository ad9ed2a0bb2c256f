/** A change of a config. */
import type { ConfigPath } from '../yaml/config-document.ts'

/**
 * `set` writes a value, making the maps around it where they lack; `append` adds an item to a list, `insert` puts one in the place that
 * the path ends with, `move` takes the item of the path to another place.
 */
export type Edit =
  | { readonly kind: 'set'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'append'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'insert'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'move'; readonly path: ConfigPath; readonly to: number }
  | { readonly kind: 'remove'; readonly path: ConfigPath }
