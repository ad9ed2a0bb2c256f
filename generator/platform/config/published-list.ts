/** The list of published pages, next to the config: `.townsite/ottawa.published`. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Assets } from '../../site/assets.ts'
import type { Site } from '../../site/build.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { Page } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { contentOf, lastChanged, type PublishedList, parsePublished, printPublished } from '../../site/plan/published.ts'
import { readOwnerFile } from '../owner-file.ts'
import { siteId } from './config-names.ts'
import { changeStateFile } from './state-file.ts'

export const publishedFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.published`)

const fingerprintOf = (page: Page): string => createHash('sha256').update(contentOf(page)).digest('base64url').slice(0, 12)

/** @param cwd folder that the config’s name is relative to */
export const readPublished = (
  config: string,
  cwd = '.',
): { readonly list: PublishedList | undefined; readonly diagnostics: readonly Diagnostic[] } => {
  const file = publishedFile(config)
  const path = resolve(cwd, file)
  return existsSync(path) ? parsePublished(file, readOwnerFile(path)) : { list: undefined, diagnostics: [] }
}

/** @param next the new list, computed from the present one @returns the new list */
export const writePublished = (config: string, next: (now: PublishedList | undefined) => PublishedList, cwd: string): PublishedList => {
  const file = publishedFile(config)
  let list: PublishedList = new Map()
  changeStateFile(file, dirname(config), cwd, now => {
    list = next(now === undefined ? undefined : parsePublished(file, now).list)
    return printPublished(list)
  })
  return list
}

/** Hashes of all pages that search engines may list. */
export const fingerprintsOf = ({ routes, page }: Site): ReadonlyMap<UrlPath, string> =>
  new Map(routes.filter(route => !route.traits.hidden).map(route => [route.path, fingerprintOf(page(route))]))

/** Reads the date of a page’s last change from the list. */
export const changeReader = (
  config: string,
  cwd?: string,
): { readonly changedOn: Assets['changedOn']; readonly diagnostics: readonly Diagnostic[] } => {
  const { list, diagnostics } = readPublished(config, cwd)
  return { changedOn: list === undefined ? undefined : page => lastChanged(list, page.path, fingerprintOf(page)), diagnostics }
}
