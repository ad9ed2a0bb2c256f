/** `urls.lock`: the published URLs of the sites whose configs are in the same folder. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Site } from '../../site/build.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { siteContract } from '../../site/urls/url-contract.ts'
import { newUrls, validateUrls } from '../../site/urls/url-diagnostics.ts'
import { type LockedUrl, parseLock, printLock } from '../../site/urls/url-lock.ts'
import { readOwnerFile } from '../owner-file.ts'
import { siteId } from './config-names.ts'
import { changeStateFile } from './state-file.ts'

export const lockFile = (config: string): string => join(dirname(config), 'urls.lock')

const textOf = (path: string): string => (existsSync(path) ? readOwnerFile(path) : '')

const read = (file: string, cwd: string) => parseLock(file, textOf(resolve(cwd, file)))

/**
 * The published URLs of a site; none for a new site.
 * @param cwd folder that the config’s name is relative to
 */
export const publishedUrls = (
  config: string,
  cwd = '.',
): { readonly promised: readonly LockedUrl[]; readonly diagnostics: readonly Diagnostic[] } => {
  const { lock, diagnostics } = read(lockFile(config), cwd)
  return { promised: lock.get(siteId(config)) ?? [], diagnostics }
}

/** Reports published URLs that the site no longer has. */
export const validatePublishedUrls = (config: string, { resolved, document }: Site, cwd?: string): readonly Diagnostic[] => {
  const { promised, diagnostics } = publishedUrls(config, cwd)
  if (promised.length === 0) return diagnostics
  return [...diagnostics, ...validateUrls(config, resolved, siteContract(resolved, promised), document.locate)]
}

/** Reports URLs that are not in the lock yet. */
export const newUrlDiagnostics = (config: string, { resolved }: Site, cwd?: string): readonly Diagnostic[] => {
  const { promised } = publishedUrls(config, cwd)
  return promised.length === 0 ? [] : newUrls(lockFile(config), siteContract(resolved, promised))
}

/** Writes the URLs of a site; the lines of other sites stay. */
export const writeUrlLock = (config: string, accepted: readonly LockedUrl[], cwd: string): void => {
  const file = lockFile(config)
  changeStateFile(file, dirname(config), cwd, now => printLock(new Map([...parseLock(file, now ?? '').lock, [siteId(config), accepted]])))
}
