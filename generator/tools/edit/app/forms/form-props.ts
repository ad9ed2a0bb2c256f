import type { Change, FieldValue, Path } from '../../protocol.ts'
import type { Lead } from '../../server/removal.ts'
import type { Say } from '../words.ts'

/** What a part of the config is called: an item of a list by its own name. */
export const nameOf = (say: Say, { path, name }: { readonly path: Path; readonly name?: string | null }): string => name ?? say.called(path)

/** What forms of the config are given. */
export interface FormProps {
  readonly path: Path
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  /** A number that grows with each change, so that the form is read again. */
  readonly age: number
  /** The file of the chain that changes are for. */
  readonly level: number
  /** Pages that a redirect may lead to. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  readonly faults: ReadonlyMap<string, readonly string[]>
  readonly onType: (value: FieldValue, next: string | number | boolean) => void
  readonly onChange: (change: Change) => Promise<void>
  /** A removal with the redirects that keep its addresses. */
  readonly onTake: (change: Change, redirects: readonly Lead[]) => Promise<void>
  readonly onGo: (path: Path) => void
}
