/** Stylesheets of the site's own code: those of its blocks and pages, and `townsite/styles.css`. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { PageKind } from '../../site/model/page-kinds.ts'
import type { BlockModule } from '../../site/pages/block-module.ts'
import { placedBlocks } from '../../site/pages/blocks.ts'
import { pageTexts } from '../../site/plan/resolve.ts'
import { extensions, extensionsIn } from '../../site/util/extensions.ts'

const styles = 'townsite/styles.css'

const blockSheet = (name: string): string => `townsite/blocks/${name}`

const pageSheet = (kind: string): string => `townsite/pages/${kind}`

/** The stylesheets by name. */
export const siteStyles = (): Readonly<Record<string, string>> => {
  const sheets = (folder: 'blocks' | 'pages', nameOf: (name: string) => string) =>
    Object.entries(extensionsIn<Pick<BlockModule, 'css'>>(folder)).map(([name, module]) => [nameOf(name), module.css ?? ''] as const)
  const entries = [...sheets('pages', pageSheet), ...sheets('blocks', blockSheet), [styles, extensions().styles] as const]
  return Object.fromEntries(entries.filter(([, css]) => css !== ''))
}

/** Names of the stylesheets on the pages of a kind, after all others. */
export const siteSheetsOf = ({ pages }: Config, kind: PageKind): readonly string[] => {
  const known = siteStyles()
  const blocks = placedBlocks(pageTexts(pages, kind)).map(({ name }) => blockSheet(name))
  return [pageSheet(kind), ...new Set(blocks), styles].filter(name => known[name] !== undefined)
}
