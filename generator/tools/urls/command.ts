import { dirname } from 'node:path'
import { siteId } from '../../platform/config/config-names.ts'
import { lockFile, publishedUrls, writeUrlLock } from '../../platform/config/url-lock.ts'
import { tidyFolders, updateOwnerFile } from '../../platform/owner-file.ts'
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { changeRedirects, redirectLine } from '../../site/config/edit/edit-redirects.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { type FixedRedirect, fixRedirects, siteWithFixes } from '../../site/urls/redirect-fixes.ts'
import { type ReassignedUrl, siteContract, type UrlContract } from '../../site/urls/url-contract.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { shellWord, yamlComment } from '../../site/util/text.ts'
import { type Command, configOption, configsIn, type Given, jsonOption, UsageError } from '../command.ts'
import { number, withValues } from '../messages.ts'

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
  const remaining = [...opened.diagnostics.filter(diagnostic => isError(diagnostic) && !isFixed(diagnostic.key)), ...diagnostics]
  report(remaining, file => opened.sources.get(file))
  if (resolved === undefined || remaining.some(isError)) return undefined
  return {
    config,
    source: opened.sources.get(config) ?? '',
    lines,
    isNew: promised.length === 0,
    contract: siteContract(siteWithFixes(resolved, lines), promised),
  }
}

const list = (title: Translated<string>, paths: readonly string[], language: MessageLanguage): readonly string[] =>
  paths.length === 0
    ? []
    : [`  ${title[language]}${{ en: ':', fr: ' :' }[language]} ${number(paths.length, language)}`, ...paths.map(path => `    ${path}`)]

/** Unchanged URLs of the lock. */
const unchangedCount = ({ accepted, added, reassigned }: UrlContract): number => accepted.length - added.length - reassigned.length

const pageChange: Translated<(url: ReassignedUrl) => string> = {
  en: ({ path, was, now }) => `${path}  was ${was}, is ${now}`,
  fr: ({ path, was, now }) => `${path}  avant : ${was}, maintenant : ${now}`,
}

interface Counts {
  readonly unchanged: number
  readonly moved: number
  readonly added: number
  readonly vanished: number
  readonly reassigned: number
}

const texts = {
  allNew: withValues<{ readonly count: number; readonly lock: string }>({
    en: ({ count, lock }) => `: ${count} URLs, all new: ${lock} does not list any yet`,
    fr: ({ count, lock }) => ` : ${count} adresses, toutes nouvelles : ${lock} n’en contient encore aucune`,
  }),
  counts: withValues<Counts>({
    en: ({ unchanged, moved, added, vanished, reassigned }) =>
      `: ${unchanged} URLs unchanged (${moved} of them redirect), ${added} new, ${vanished} removed without a redirect${reassigned === 0 ? '' : `, ${reassigned} with another page`}`,
    fr: ({ unchanged, moved, added, vanished, reassigned }) =>
      ` : adresses inchangées : ${unchanged} (dont redirigées : ${moved}), nouvelles : ${added}, retirées sans redirection : ${vanished}${reassigned === 0 ? '' : `, avec une autre page : ${reassigned}`}`,
  }),
  added: { en: 'new', fr: 'nouvelles' },
  vanished: { en: 'removed without a redirect', fr: 'retirées sans redirection' },
  reassigned: { en: 'with another page', fr: 'avec une autre page' },
  renamed: { en: 'renamed', fr: 'renommées' },
  removedLine: withValues<{ readonly line: string }>({ en: ({ line }) => `removed: ${line}`, fr: ({ line }) => `retirée : ${line}` }),
  changedLine: withValues<{ readonly from: string; readonly to: string }>({
    en: ({ from, to }) => `was ${from} to ${to}`,
    fr: ({ from, to }) => `avant : de ${from} à ${to}`,
  }),
  written: withValues<{ readonly count: number; readonly config: string }>({
    en: ({ count, config }) => `${count} ${count === 1 ? 'redirect' : 'redirects'} added to ${config}.`,
    fr: ({ count, config }) => `${count} ${count === 1 ? 'redirection ajoutée' : 'redirections ajoutées'} à ${config}.`,
  }),
  accepted: withValues<{ readonly count: number; readonly config: string; readonly lock: string }>({
    en: ({ count, config, lock }) => `${lock} lists the ${count} URLs of ${config}. Commit this file.`,
    fr: ({ count, config, lock }) => `${lock} contient les ${count} adresses de ${config}. Versionnez ce fichier.`,
  }),
  ifIntended: {
    en: 'If these changes are intended, record them:',
    fr: 'Si ces changements sont voulus, consignez-les :',
  },
  whenPublic: { en: 'When the site is public, record its URLs:', fr: 'Quand le site est en ligne, consignez ses adresses :' },
  question: withValues<{ readonly count: number; readonly config: string }>({
    en: ({ count, config }) => `Write ${count === 1 ? 'this redirect' : `these ${count} redirects`} into ${config}?`,
    fr: ({ count, config }) => `Écrire ${count === 1 ? 'cette redirection' : `ces ${count} redirections`} dans ${config}?`,
  }),
} as const

/** Lists unchanged, new, moved and vanished URLs, with the lines that fix them. */
export const urlsText = (site: SiteUrls, language: MessageLanguage): string => {
  const { config, contract } = site
  const { added, moved, vanished, reassigned, renamed } = contract
  const changed = changedIn(site)
  if (site.isNew && changed.length === 0) return `${config}${texts.allNew[language]({ count: added.length, lock: lockFile(config) })}`
  const unchanged = unchangedCount(contract)
  return [
    `${config}${texts.counts[language]({ unchanged, moved: moved.length, added: added.length, vanished: vanished.length, reassigned: reassigned.length })}`,
    ...list(texts.added, added, language),
    ...list(
      texts.vanished,
      vanished.map(({ from }) => from),
      language,
    ),
    ...list(texts.reassigned, reassigned.map(pageChange[language]), language),
    ...list(texts.renamed, renamed.map(pageChange[language]), language),
    ...(pendingIn(site) === 0 ? [] : ['', 'redirects:']),
    ...changed.map(({ was, now }) =>
      now === null
        ? `  ${yamlComment(texts.removedLine[language]({ line: redirectLine(was) }))}`
        : `  ${redirectLine(now)} ${yamlComment(texts.changedLine[language](was))}`,
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

const writeRedirects = (site: SiteUrls, { path, info, language }: Terminal): void => {
  const { config, source, lines, contract } = site
  updateOwnerFile(path(config), source, changeRedirects(source, lines, contract.vanished))
  info(texts.written[language]({ count: pendingIn(site), config }))
}

/**
 * Accepts, fixes or only reports.
 * @returns whether every URL of the lock is still valid
 */
const settle = async (site: SiteUrls, given: Given, terminal: Terminal): Promise<boolean> => {
  const { cwd, info, person, language } = terminal
  const { config, contract } = site
  const { accepted } = contract
  const pending = pendingIn(site)
  if (given.accept === true) {
    writeUrlLock(config, accepted, cwd)
    info(texts.accepted[language]({ count: accepted.length, config, lock: lockFile(config) }))
    return true
  }
  const acceptCommand = `npm run urls -- --accept${config === 'site.config.yaml' ? '' : ` --config ${shellWord(config)}`}`
  const isSame = contract.reassigned.length === 0
  if (!isSame && given.json !== true) info(`${texts.ifIntended[language]} ${acceptCommand}`)
  if (pending === 0) {
    // A killed run may have left its lock after it had written everything.
    if (given.writeRedirects === true) tidyFolders([dirname(terminal.path(config))])
    if (site.isNew) info(`${texts.whenPublic[language]} ${acceptCommand}`)
    return isSame
  }
  const wanted =
    given.writeRedirects === true ||
    (given.json !== true && (await person?.confirm(texts.question[language]({ count: pending, config }))) === true)
  if (wanted) writeRedirects(site, terminal)
  return wanted && isSame
}

export const urls: Command = {
  title: { en: 'Compare the URLs of the site with urls.lock', fr: 'Comparer les adresses du site avec urls.lock' },
  about: {
    en: 'Compare the URLs of the site with those in urls.lock, and list the new ones and those that were removed without a redirect',
    fr: 'Comparer les adresses du site avec celles de urls.lock, et lister les nouvelles et celles retirées sans redirection',
  },
  options: [
    configOption,
    { flags: '--accept', about: { en: 'Write the current URLs to urls.lock', fr: 'Écrire les adresses actuelles dans urls.lock' } },
    {
      flags: '--write-redirects',
      about: {
        en: 'Add the missing redirects to the config and update those to renamed pages; comments are preserved',
        fr: 'Ajouter les redirections qui manquent à la configuration et corriger celles vers des pages renommées; les commentaires sont conservés',
      },
    },
    jsonOption,
  ],
  examples: [
    ['npm run urls', { en: 'Check that every published URL still works', fr: 'Vérifier que chaque adresse publiée fonctionne encore' }],
    [
      'npm run urls -- --write-redirects',
      { en: 'Redirect the old URLs of renamed pages', fr: 'Rediriger les anciennes adresses des pages renommées' },
    ],
    [
      'npm run urls -- --accept',
      {
        en: 'Record the current URLs, without those that were removed',
        fr: 'Consigner les adresses actuelles, sans celles qui ont été retirées',
      },
    ],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    if (given.accept === true && given.writeRedirects === true)
      throw new UsageError({
        en: '--accept and --write-redirects cannot be combined. Write the redirects first, then run the command again with --accept.',
        fr: '--accept et --write-redirects ne vont pas ensemble. Écrivez d’abord les redirections, puis relancez la commande avec --accept.',
      })
    const known: (SiteUrls | undefined)[] = []
    for (const config of configs) known.push(await siteUrls(config, given.accept !== true, terminal))
    const sites = known.filter(site => site !== undefined)
    if (given.json === true) terminal.out(asJson(sites))
    let unchanged = known.length === sites.length
    for (const site of sites) {
      if (given.json !== true) terminal.out(urlsText(site, terminal.language))
      unchanged = (await settle(site, given, terminal)) && unchanged
    }
    return unchanged ? 0 : 1
  },
}
