/** A site with a few values said anew, each right by itself: what is shown until the config has been judged as a whole. */
import { safeParse } from 'zod/v4/core'
import type { Site } from '../../../site/build.ts'
import { schemaFor } from '../../../site/compile.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { schemasAt } from '../../../site/config/schema/schema-walk.ts'
import type { ConfigDocument } from '../../../site/config/yaml/config-document.ts'
import { type ConfigPath, valueAt } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/model/table.ts'
import type { ChangedValue } from './changed-values.ts'
import { withValue } from './origins/facts.ts'
import { siteWith } from './origins/page-origins.ts'

/** Where a value stands in the config as it was judged: a text that an owner writes plainly is one of its only language. */
const judgedPath = (config: Config, path: ConfigPath, value: unknown): ConfigPath => {
  const [only] = config.site.languages
  return typeof value === 'string' && isRecord(valueAt(config, path)) && only !== undefined ? [...path, only.code] : path
}

/** What pages are made of beside words: pictures, colours and addresses are made anew with the whole site. */
const madeApart: ReadonlySet<string | number | undefined> = new Set(['theme', 'site', 'hosting', 'extends', 'trade'])
const namesOthers = new Set<string | number | undefined>(['id', 'slug', 'file', 'icon'])

/** @returns nothing where only the whole config can tell */
export const provisional = (site: Site, changes: readonly ChangedValue[] | undefined, document: ConfigDocument): Site | undefined => {
  if (changes === undefined) return undefined
  const schema = schemaFor(site.config.site.languages.map(({ code }) => code))
  let config: unknown = site.config
  for (const { path, before, value } of changes) {
    const at = judgedPath(site.config, path, value)
    const isKept = valueAt(config, at) === before
    const isRight = schemasAt(schema, at).some(one => safeParse(one, value).success)
    if (madeApart.has(path[0]) || at.some(step => namesOthers.has(step)) || !isKept || !isRight) return undefined
    config = withValue(config, at, value)
  }
  try {
    // The values are of the kind that stood there.
    const made = siteWith({ document, assets: site.assets, resolved: site.resolved }, config as Config)
    return made.routes.length === site.routes.length ? made : undefined
  } catch {
    return undefined
  }
}
