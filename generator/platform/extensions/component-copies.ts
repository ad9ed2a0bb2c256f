/** The copies of components in a site, each with a record of the original (`original.json`). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { lazy } from '../../site/util/memoize.ts'
import { packageText } from '../package.ts'
import type { ComponentSources } from './collect-components.ts'

/** The components of this version of Townsite. */
export const componentSources = lazy(
  // Written by `compile.mjs`.
  (): ComponentSources => JSON.parse(packageText('lib/components.json')) as ComponentSources,
)

const record = z.object({
  townsite: z.string(),
  contract: z.object({ exports: z.array(z.string()).readonly(), props: z.string(), attributes: z.array(z.string()).readonly() }),
  hash: z.string(),
  files: z.record(z.string(), z.string()),
})

/** The original that a copy was made of, and its version of Townsite. */
export type OriginalRecord = z.infer<typeof record>

export const copyFolder = (name: string): string => `townsite/components/${name}`

export const recordFile = (name: string): string => `${copyFolder(name)}/original.json`

/** @returns `undefined` without a record, or with one that is not readable */
export const readRecord = (root: string, name: string): OriginalRecord | undefined => {
  const file = join(root, recordFile(name))
  if (!existsSync(file)) return undefined
  try {
    return record.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** How a copy relates to this version of Townsite. */
export type CopyState =
  /** The original matches its record, or has none. */
  | { readonly kind: 'fits' }
  | { readonly kind: 'removed' }
  /** The props, ids or `data-` attributes of the original changed. */
  | { readonly kind: 'changed'; readonly was: OriginalRecord }

export const copyState = (root: string, name: string, { components } = componentSources()): CopyState => {
  const now = components[name]
  if (now === undefined) return { kind: 'removed' }
  const was = readRecord(root, name)
  return was === undefined || was.hash === now.hash ? { kind: 'fits' } : { kind: 'changed', was }
}
