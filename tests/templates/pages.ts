/** The example of every page kind. */
import type { PageKind, PageKinds } from '../../generator/site/model/page-kinds.ts'
import { pageKinds } from '../../generator/site/pages/index.ts'
import { eachOf, keysOf } from '../../generator/site/util/table.ts'
import type { Copy } from '../../templates/examples/copy.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { demoOf } from '../../templates/examples/demo.ts'

export const kinds: readonly PageKind[] = keysOf(pageKinds)

type Pages = { readonly [Kind in PageKind]: PageKinds[Kind]['page'] }

/** A page of each kind, in one language, with its links to the other languages. */
export const pagesOf = (copy: Copy, languages: readonly Copy[] = [english, french]): Pages => {
  const demo = demoOf(copy, languages)
  // Each example is a page of its kind.
  return eachOf(kinds, kind => pageKinds[kind].example(demo)) as unknown as Pages
}
