import { dirname } from 'node:path'
import { siteId } from '../../platform/config/config-names.ts'
import { lockFile, publishedUrls, writeUrlLock } from '../../platform/config/url-lock.ts'
import { tidyFolders, updateOwnerFile } from '../../platform/owner-file.ts'
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { changeRedirects, redirectLine } from '../../site/config/edit/edit-redirects.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { type FixedRedirect, fixRedirects, siteWithFixes } from '../../site/urls/redirect-fixes.ts'
import { type ReassignedUrl, siteContract, type UrlContract } from '../../site/urls/url-contract.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { shellWord, yamlComment } from '../../site/util/text.ts'
import { type Command, configOption, configsIn, type Given, jsonOption, UsageError } from '../command.ts'

/** Compares the URLs of one site with urls.lock. */
interface SiteUrls {
  readonly config: string
  readonly source: string
  /** All redirects of the site, including those of its base configs, with their fixes. */
  readonly lines: readonly FixedRedirect[]
  readonly isNew: boolean
  /** The site after the fixes. */
  readonly contract: UrlContract
}

/** Redirects that a renamed page broke. */
const isOfRedirects = ({ code, key }: Diagnostic): boolean =>
  ['REDIRECT_DEAD', 'REDIRECT_CHAIN', 'REDIRECT_LOOP', 'REDIRECT_HIDES_PAGE', 'REDIRECT_DUPLICATE'].includes(code) &&
  key?.startsWith('redirects[') === true

const changedIn = ({ lines }: SiteUrls): readonly FixedRedirect[] => lines.filter(({ was, now }) => was !== now)

/** What to write into the config. */
const pendingIn = (site: SiteUrls): number => changedIn(site).length + site.contract.vanished.length

/** @param fixes whether broken redirects of renamed pages are fixed, so that they are not errors */
const siteUrls = async (config: string, fixes: boolean, terminal: Terminal): Promise<SiteUrls | undefined> => {
  const { cwd, env, report } = terminal
  const opened = await openSite(config, { useCache: true, cwd, env, watcher: terminal, tolerates: error => fixes && isOfRedirects(error) })
  const { promised, diagnostics } = publishedUrls(config, cwd)
  const resolved = opened.ok ? opened.value.site.resolved : undefined
  const lines = resolved === undefined ? [] : fixRedirects(resolved, promised)
  const isFixed = (key: string | undefined): boolean =>
    lines.some(({ was, now }, place) => was !== now && key?.startsWith(`redirects[${place}]`) === true)
  const all = [...opened.diagnostics.filter(diagnostic => isError(diagnostic) && !isFixed(diagnostic.key)), ...diagnostics]
  report(all, file => opened.sources.get(file))
  if (resolved === undefined || all.some(isError)) return undefined
  return {
    config,
    source: opened.sources.get(config) ?? '',
    lines,
    isNew: promised.length === 0,
    contract: siteContract(siteWithFixes(resolved, lines), promised),
  }
}

const list = (title: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [] : [`  ${title}: ${paths.length.toLocaleString('en')}`, ...paths.map(path => `    ${path}`)]

/** Unchanged URLs of the lock. */
const unchangedCount = ({ accepted, added, reassigned }: UrlContract): number => accepted.length - added.length - reassigned.length

const pageChange = ({ path, was, now }: ReassignedUrl): string => `${path}  was ${was}, is ${now}`

/** Lists unchanged, new, moved and vanished URLs, with the lines that fix them. */
export const urlsText = (site: SiteUrls): string => {
  const { config, contract } = site
  const { added, moved, vanished, reassigned, renamed } = contract
  const changed = changedIn(site)
  if (site.isNew && changed.length === 0) return `${config}: ${added.length} URLs, all new: ${lockFile(config)} does not list any yet`
  const unchanged = unchangedCount(contract)
  return [
    `${config}: ${unchanged} URLs unchanged (${moved.length} of them redirect), ${added.length} new, ${vanished.length} removed without a redirect${reassigned.length === 0 ? '' : `, ${reassigned.length} with another page`}`,
    ...list('new', added),
    ...list(
      'removed without a redirect',
      vanished.map(({ from }) => from),
    ),
    ...list('with another page', reassigned.map(pageChange)),
    ...list('renamed', renamed.map(pageChange)),
    ...(pendingIn(site) === 0 ? [] : ['', 'redirects:']),
    ...changed.map(({ was, now }) =>
      now === null
        ? `  ${yamlComment(`removed: ${redirectLine(was)}`)}`
        : `  ${redirectLine(now)} ${yamlComment(`was ${was.from} to ${was.to}`)}`,
    ),
    ...vanished.map(move => `  ${redirectLine(move)}`),
  ].join('\n')
}

const asJson = (sites: readonly SiteUrls[]): string =>
  JSON.stringify(
    sites.map(site => ({
      config: site.config,
      site: siteId(site.config),
      kept: unchangedCount(site.contract),
      added: site.contract.added,
      moved: site.contract.moved,
      vanished: site.contract.vanished,
      reassigned: site.contract.reassigned,
      renamed: site.contract.renamed,
      changed: changedIn(site),
    })),
    null,
    2,
  )

const writeRedirects = (site: SiteUrls, { path, info }: Terminal): void => {
  const { config, source, lines, contract } = site
  updateOwnerFile(path(config), source, changeRedirects(source, lines, contract.vanished))
  const count = pendingIn(site)
  info(`${count} ${count === 1 ? 'redirect' : 'redirects'} added to ${config}.`)
}

/**
 * Accepts, fixes or only reports.
 * @returns whether every URL of the lock is still valid
 */
const settle = async (site: SiteUrls, given: Given, terminal: Terminal): Promise<boolean> => {
  const { cwd, info, person } = terminal
  const { config, contract } = site
  const { accepted } = contract
  const pending = pendingIn(site)
  if (given.accept === true) {
    writeUrlLock(config, accepted, cwd)
    info(`${lockFile(config)} lists the ${accepted.length} URLs of ${config}. Commit this file.`)
    return true
  }
  const isSame = contract.reassigned.length === 0
  if (!isSame && given.json !== true)
    info(
      `If these changes are intended, record them: npm run urls -- --accept${config === 'site.config.yaml' ? '' : ` --config ${shellWord(config)}`}`,
    )
  if (pending === 0) {
    // A killed run may have left its lock after it had written everything.
    if (given.writeRedirects === true) tidyFolders([dirname(terminal.path(config))])
    if (site.isNew)
      info(
        `When the site is public, record its URLs: npm run urls -- --accept${config === 'site.config.yaml' ? '' : ` --config ${shellWord(config)}`}`,
      )
    return isSame
  }
  const wanted =
    given.writeRedirects === true ||
    (given.json !== true &&
      (await person?.confirm(`Write ${pending === 1 ? 'this redirect' : `these ${pending} redirects`} into ${config}?`)) === true)
  if (wanted) writeRedirects(site, terminal)
  return wanted && isSame
}

export const urls: Command = {
  title: 'Compare the URLs of the site with urls.lock',
  about: 'Compare the URLs of the site with those in urls.lock, and list the new ones and those that were removed without a redirect',
  options: [
    configOption,
    { flags: '--accept', about: 'Write the current URLs to urls.lock' },
    {
      flags: '--write-redirects',
      about: 'Add the missing redirects to the config and update those to renamed pages; comments are preserved',
    },
    jsonOption,
  ],
  examples: [
    ['npm run urls', 'Check that every published URL still works'],
    ['npm run urls -- --write-redirects', 'Redirect the old URLs of renamed pages'],
    ['npm run urls -- --accept', 'Record the current URLs, without those that were removed'],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    if (given.accept === true && given.writeRedirects === true)
      throw new UsageError(
        '--accept and --write-redirects cannot be combined. Write the redirects first, then run the command again with --accept.',
      )
    const known: (SiteUrls | undefined)[] = []
    for (const config of configs) known.push(await siteUrls(config, given.accept !== true, terminal))
    const sites = known.filter(site => site !== undefined)
    if (given.json === true) terminal.out(asJson(sites))
    let unchanged = known.length === sites.length
    for (const site of sites) {
      if (given.json !== true) terminal.out(urlsText(site))
      unchanged = (await settle(site, given, terminal)) && unchanged
    }
    return unchanged ? 0 : 1
  },
}
