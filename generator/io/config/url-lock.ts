/** The file of promised addresses, beside the configs whose sites it speaks of. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../../site/build.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { siteContract } from '../../site/plan/urls/contract.ts'
import { parseLock, printLock } from '../../site/plan/urls/lock.ts'
import { newUrls, validateUrls } from '../../site/plan/urls/validate.ts'
import { siteId } from './names.ts'

export const lockFile = (config: string): string => join(dirname(config), 'urls.lock')

const read = (file: string) => (existsSync(file) ? parseLock(file, readFileSync(file, 'utf8')) : parseLock(file, ''))

/** What was promised for the site of a config. None for a new site: it has promised nothing yet. */
export const publishedUrls = (config: string): { readonly promised: readonly UrlPath[]; readonly diagnostics: readonly Diagnostic[] } => {
  const { lock, diagnostics } = read(lockFile(config))
  return { promised: lock.get(siteId(config)) ?? [], diagnostics }
}

/** Whether a site keeps what was promised for it. */
export const validatePublishedUrls = (config: string, { resolved, document }: Site): readonly Diagnostic[] => {
  const { promised, diagnostics } = publishedUrls(config)
  if (promised.length === 0) return diagnostics
  return [...diagnostics, ...validateUrls(config, resolved, siteContract(resolved, promised), document.locate)]
}

/** Addresses that are not promised yet. */
export const newUrlDiagnostics = (config: string, { resolved }: Site): readonly Diagnostic[] => {
  const { promised } = publishedUrls(config)
  return promised.length === 0 ? [] : newUrls(lockFile(config), siteContract(resolved, promised))
}

/** Writes what is promised from now on for the site of a config; the lines of other sites stay. */
export const writeUrlLock = (config: string, accepted: readonly UrlPath[]): void => {
  const file = lockFile(config)
  const text = printLock(new Map([...read(file).lock, [siteId(config), accepted]]))
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
