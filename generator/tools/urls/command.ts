import { writeFileSync } from 'node:fs'
import { siteId } from '../../io/config/names.ts'
import { lockFile, publishedUrls, writeUrlLock } from '../../io/config/url-lock.ts'
import { openSite } from '../../io/site.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import { addRedirects, type NewRedirect, redirectLine } from '../../site/config/edit/redirects.ts'
import { isError } from '../../site/model/diagnostic.ts'
import { siteContract, type UrlContract } from '../../site/plan/urls/contract.ts'
import { type Command, configOption, configsIn, type Given, UsageError } from '../command.ts'

/** The addresses of one site against what was promised for it. */
interface SiteUrls {
  readonly config: string
  /** The config’s own text. */
  readonly source: string
  /** All redirects of the site, those of the configs it overlays too. */
  readonly redirects: readonly NewRedirect[]
  readonly isNew: boolean
  readonly contract: UrlContract
}

const siteUrls = async (config: string, terminal: Terminal): Promise<SiteUrls | undefined> => {
  const { cwd, env, report } = terminal
  const opened = await openSite(config, { useCache: true, cwd, env, watcher: terminal })
  const { promised, diagnostics } = publishedUrls(config, cwd)
  const all = [...opened.diagnostics.filter(isError), ...diagnostics]
  report(all, file => opened.sources.get(file))
  if (!opened.ok || diagnostics.some(isError)) return undefined
  const { site } = opened.value
  return {
    config,
    source: opened.sources.get(config) ?? '',
    redirects: site.config.redirects,
    isNew: promised.length === 0,
    contract: siteContract(site.resolved, promised),
  }
}

const list = (title: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [] : [`  ${title}: ${paths.length.toLocaleString('en')}`, ...paths.map(path => `    ${path}`)]

/** Promised addresses that are as they were. */
const keptCount = ({ accepted, added }: UrlContract): number => accepted.length - added.length

/** What was kept, is new, has moved and is gone, with the lines that mend it. */
export const urlsText = ({ config, isNew, contract }: SiteUrls): string => {
  const { added, moved, vanished } = contract
  if (isNew) return `${config}: ${added.length} addresses, all new: ${lockFile(config)} promises none yet`
  const kept = keptCount(contract)
  return [
    `${config}: ${kept} addresses kept (${moved.length} of them redirect), ${added.length} new, ${vanished.length} gone without a redirect`,
    ...list('new', added),
    ...list(
      'gone',
      vanished.map(({ from }) => from),
    ),
    ...(vanished.length === 0 ? [] : ['', 'redirects:', ...vanished.map(move => `  ${redirectLine(move)}`)]),
  ].join('\n')
}

const asJson = (sites: readonly SiteUrls[]): string =>
  JSON.stringify(
    sites.map(({ config, contract }) => ({
      config,
      site: siteId(config),
      kept: keptCount(contract),
      added: contract.added,
      moved: contract.moved,
      vanished: contract.vanished,
    })),
    null,
    2,
  )

const writeRedirects = ({ config, source, redirects, contract }: SiteUrls, { path, info }: Terminal): void => {
  writeFileSync(path(config), addRedirects(source, contract.vanished, redirects))
  const count = contract.vanished.length
  info(`${count} ${count === 1 ? 'redirect' : 'redirects'} written into ${config}.`)
}

/** Accepts, mends or only tells. @returns whether every promise is kept afterwards */
const settle = async (site: SiteUrls, given: Given, terminal: Terminal): Promise<boolean> => {
  const { cwd, info, person } = terminal
  const { config, contract } = site
  const { vanished, accepted } = contract
  if (given.accept === true) {
    writeUrlLock(config, accepted, cwd)
    info(`${lockFile(config)} holds the ${accepted.length} addresses of ${config}.`)
    return true
  }
  if (vanished.length === 0) {
    if (site.isNew)
      info(`When the site is public, promise them: npm run urls -- --accept${config === 'site.config.yaml' ? '' : ` --config ${config}`}`)
    return true
  }
  const wanted =
    given.writeRedirects === true ||
    (given.json !== true &&
      (await person?.confirm(`Write ${vanished.length === 1 ? 'this redirect' : `these ${vanished.length} redirects`} into ${config}?`)) ===
        true)
  if (wanted) writeRedirects(site, terminal)
  return wanted
}

export const urls: Command = {
  title: 'compare the public addresses with urls.lock',
  about: 'compare the public addresses with urls.lock: which are new, which are gone without a redirect',
  options: [
    configOption,
    { flags: '--accept', about: 'write the present addresses to urls.lock' },
    { flags: '--write-redirects', about: 'write the missing redirects into the config; comments stay' },
    { flags: '--json', about: 'print for programs' },
  ],
  examples: [
    ['npm run urls', 'is every published address still there?'],
    ['npm run urls -- --write-redirects', 'after renaming a slug: let its old address lead to the new one'],
    ['npm run urls -- --accept', 'promise the present addresses; drop those that are gone for good'],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    if (given.accept === true && given.writeRedirects === true)
      throw new UsageError('--accept promises what is there now; --write-redirects changes it: one after the other')
    const known: (SiteUrls | undefined)[] = []
    for (const config of configs) known.push(await siteUrls(config, terminal))
    const sites = known.filter(site => site !== undefined)
    if (given.json === true) terminal.out(asJson(sites))
    let kept = known.length === sites.length
    for (const site of sites) {
      if (given.json !== true) terminal.out(urlsText(site))
      kept = (await settle(site, given, terminal)) && kept
    }
    return kept ? 0 : 1
  },
}
