/** Opens a site that may be published: it has no errors, and no published URL is lost. */
import { validatePublishedUrls } from '../platform/config/url-lock.ts'
import { gatherIngredients, type OpenedSite, type OpenOptions, validated } from '../platform/site.ts'
import { build } from '../site/build.ts'
import type { CompiledConfig } from '../site/config/compile/compile-config.ts'
import type { Result } from '../site/model/diagnostic.ts'
import { isError } from '../site/util/diagnostics.ts'

/** The site of a valid config, not validated yet. */
export const openUnchecked = async (compiled: CompiledConfig, options: OpenOptions): Promise<OpenedSite> => {
  const { assets, circumstances, shareImages } = await gatherIngredients(compiled, options)
  return { site: build(compiled, assets, circumstances), shareImages }
}

/** @param isDraft whether published URLs may be lost */
export const publishable = (opened: OpenedSite, options: OpenOptions, isDraft: boolean): Result<OpenedSite> => {
  const result = validated(opened, options)
  if (!result.ok || isDraft) return result
  const lost = validatePublishedUrls(opened.site.document.file, opened.site, options.cwd)
  const diagnostics = [...result.diagnostics, ...lost]
  return lost.some(isError) ? { ok: false, diagnostics } : { ...result, diagnostics }
}

/** The site of a valid config, if it may be published. */
export const openPublishable = async (compiled: CompiledConfig, options: OpenOptions, isDraft = false): Promise<Result<OpenedSite>> =>
  publishable(await openUnchecked(compiled, options), options, isDraft)
