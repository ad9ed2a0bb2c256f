/** `pages.<kind>.blocks`: sections of the site’s own code. The key exists only on sites that have blocks. */
import * as z from 'zod'
import { problem } from '../../messages/index.ts'
import type { Translated } from '../../messages/language.ts'
import { extensionsIn } from '../../util/extensions.ts'
import { eachOf, keysOf } from '../../util/table.ts'
import type { Builders } from './builders.ts'
import { field, ownTexts } from './field.ts'
import type { ValueProblem } from './scalars.ts'

/** The keys of one block, under its name, and where it is placed. */
export interface PlacedBlock {
  readonly before?: string | undefined
  readonly [name: string]: unknown
}

/** The part of a block that a config depends on. */
interface BlockSchema {
  readonly label: Translated<string>
  readonly schema: (build: Builders) => z.ZodType
}

type BlockSchemas = Readonly<Record<string, BlockSchema>>

const blocksOfSite = (): BlockSchemas => extensionsIn<BlockSchema>('blocks')

export const blockNames = (): readonly string[] => keysOf(blocksOfSite())

/** An item below `blocks`. */
export const placedBlock = (build: Builders, blocks: BlockSchemas) => {
  const names = keysOf(blocks)
  const shape = eachOf(names, (name): z.ZodType => {
    const block = blocks[name]
    return block === undefined ? z.never().optional() : field(block.schema(build).optional(), { label: block.label })
  })
  return z
    .strictObject({
      before: field(z.string().min(1).optional(), {
        label: { en: 'Before section', fr: 'Avant la section' },
        help: {
          en: 'Id of the section that follows the block, as in the HTML of the page. Default: the call to action.',
          fr: 'Identifiant, dans le HTML de la page, de la section qui suit le bloc. Par défaut, l’appel à l’action.',
        },
      }),
      ...shape,
    })
    .superRefine((placed: Readonly<Record<string, unknown>>, context) => {
      const named = names.filter(name => placed[name] !== undefined)
      if (named.length === 1) return
      const found: ValueProblem = { problem: problem('BLOCK_INVALID', 'one', { names, found: named }) }
      context.addIssue({ code: 'custom', message: found.problem.code, params: { ...found }, input: placed })
    })
}

interface BlocksShape {
  readonly blocks: z.ZodOptional<z.ZodType<readonly PlacedBlock[]>>
}

/** The key `blocks` of a page. */
export const pageBlocks = (build: Builders): BlocksShape => {
  const blocks = field(z.array(placedBlock(build, blocksOfSite())).optional(), {
    label: { en: 'Blocks', fr: 'Blocs' },
    item: { en: 'a block', fr: 'un bloc' },
    help: {
      en: 'Additional sections of the page, from townsite/blocks/.',
      fr: 'Sections supplémentaires de la page, tirées de townsite/blocks/.',
    },
  })
  // The type has the key on every site: it is optional.
  return (blockNames().length === 0 ? {} : { blocks }) as BlocksShape
}

/** Reports blocks that precede a section which no page of their kind has. @param sections `undefined`: not known */
export const withPlacedBlocks = (page: z.ZodType, sections: readonly string[] | undefined, names = blockNames()): z.ZodType => {
  if (sections === undefined || names.length === 0) return page
  const refined = page.superRefine((value, context) => {
    // Every page has the keys of `pageBlocks`.
    const { blocks = [] } = (value ?? {}) as { readonly blocks?: readonly PlacedBlock[] }
    for (const [index, { before }] of blocks.entries()) {
      if (before === undefined || sections.includes(before)) continue
      const found: ValueProblem = { problem: problem('BLOCK_INVALID', 'section', { section: before, sections }) }
      context.addIssue({
        code: 'custom',
        message: found.problem.code,
        params: { ...found },
        path: ['blocks', index, 'before'],
        input: before,
      })
    }
  })
  return field(refined, ownTexts(page) ?? {})
}
