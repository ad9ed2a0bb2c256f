/** Plans the blocks that a config places on a page. */
import type { PlacedBlock } from '../config/schema/page-blocks.ts'
import type { PlannedBlock } from '../model/page.ts'
import type { PageTexts } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { PageContext } from '../plan/page-context.ts'
import { pageTexts } from '../plan/resolve.ts'
import { extensionsIn } from '../util/extensions.ts'
import type { BlockModule } from './block-module.ts'

const modules = extensionsIn<BlockModule>('blocks')

/** The blocks in the config of a page, each with the name of its module. */
export const placedBlocks = (texts: PageTexts | undefined): readonly { readonly name: string; readonly placed: PlacedBlock }[] =>
  (texts?.blocks ?? []).flatMap(placed =>
    Object.keys(modules)
      .filter(name => placed[name] !== undefined)
      .map(name => ({ name, placed })),
  )

export const plannedBlocks = (context: PageContext, route: Route): readonly PlannedBlock[] =>
  placedBlocks(pageTexts(context.localized.site.config.pages, route.kind)).map(({ name, placed }) => ({
    name,
    before: placed.before ?? null,
    data: modules[name]?.plan(placed[name], context),
  }))
