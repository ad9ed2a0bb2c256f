/** The example of every page kind, from its folder. */
import { existsSync } from 'node:fs'
import type { Page } from '../../generator/site/model/page.ts'
import type { PageKind, PageKinds } from '../../generator/site/model/page-kinds.ts'
import { pageKinds } from '../../generator/site/pages/index.ts'
import { keysOf } from '../../generator/site/util/table.ts'
import type { Copy } from '../../templates/examples/copy.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { type Demo, demoOf } from '../../templates/examples/demo.ts'

const folderOf = (kind: string): string => kind.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const kinds: readonly PageKind[] = keysOf(pageKinds)

const examples = new Map<string, (demo: Demo) => Page>()
for (const kind of kinds) {
  const file = `../../generator/site/pages/${folderOf(kind)}/example.ts`
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`the page kind ${kind} has no example.ts`)
  // Every example file exports it.
  const { example } = (await import(file)) as { readonly example: (demo: Demo) => Page }
  examples.set(kind, example)
}

type Pages = { readonly [Kind in PageKind]: PageKinds[Kind]['page'] }

/** A page of each kind, in one language, with its links to the other languages. */
export const pagesOf = (copy: Copy, languages: readonly Copy[] = [english, french]): Pages => {
  const demo = demoOf(copy, languages)
  // Each example is a page of its kind.
  return Object.fromEntries([...examples].map(([kind, example]) => [kind, example(demo)])) as unknown as Pages
}
