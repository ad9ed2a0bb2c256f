/** Blocks: sections in a site’s own code, which its config places on any page (docs/extend.md). */
import type { ReactElement } from 'react'
import type * as z from 'zod'
import type { Builders } from '../config/schema/builders.ts'
import type { Translated } from '../messages/language.ts'
import type { PageContext } from '../plan/page-context.ts'

/** The default export of `townsite/blocks/<name>/index.tsx`. */
export interface BlockModule<Config = unknown, Data = unknown> {
  /** Its name in the editor. */
  readonly label: Translated<string>
  /** Its keys in a config, with a label for each. */
  readonly schema: (build: Builders) => z.ZodType<Config>
  /** Turns its config into plain data in the language of the page: formatted texts, links, measured pictures. */
  readonly plan: (config: Config, context: PageContext) => Data
  readonly Component: (data: Data) => ReactElement
  /** A stylesheet. Pages without the block do not have it. */
  readonly css?: string
}
