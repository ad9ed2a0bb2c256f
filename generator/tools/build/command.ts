import type { BuildOptions, BuildResult } from '../../pipeline/build-site.ts'
import { buildSite } from '../../pipeline/build-site.ts'
import { abandon } from '../../pipeline/publish/staging.ts'
import { isInShard, parseShard, type Shard } from '../../pipeline/shard.ts'
import { uptime } from '../../platform/clock.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { makeFolder } from '../../platform/folder.ts'
import { whenInterrupted } from '../../platform/interrupt.ts'
import { tidyFolders } from '../../platform/owner-file.ts'
import { onThreads, usefulThreads } from '../../platform/program/threads.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { webUrlProblem } from '../../site/config/values/web-url.ts'
import type { AbsoluteUrl } from '../../site/model/url.ts'
import { type Command, configOption, type Given, outOption, sitesIn, text, UsageError } from '../command.ts'
import { reportOnce } from '../report-once.ts'
import { clearShard, digestOfWhole, shardSite, writeShard } from '../shards/shard-folder.ts'
import { type Built, jsonSummary, sitesTable, summaryText } from './report.ts'

const endpointOf = (given: Given): AbsoluteUrl | undefined => {
  const written = text(given, 'formEndpoint')
  if (written === undefined) return undefined
  if (webUrlProblem(written, 'link') !== undefined)
    throw new UsageError({
      en: `--form-endpoint must be a URL with http:// or https://, but it is “${written}”. Example: --form-endpoint https://example.com/forms`,
      fr: `La valeur de --form-endpoint doit être une adresse en http:// ou https://, pas « ${written} ». Exemple : --form-endpoint https://example.com/forms`,
    })
  // Just tested.
  return written as AbsoluteUrl
}

const shardOf = (given: Given): Shard | undefined => {
  const written = text(given, 'shard')
  if (written === undefined) return undefined
  const shard = parseShard(written)
  if (shard === undefined)
    throw new UsageError({
      en: `--shard must be a part and the number of parts, but it is “${written}”. Example: --shard 1/4`,
      fr: `La valeur de --shard doit être une partie et le nombre de parties, pas « ${written} ». Exemple : --shard 1/4`,
    })
  return shard
}

interface Task extends BuildOptions {
  readonly id: string
}

/** The sites to build, in the order of the configs. */
interface Order {
  readonly tasks: readonly Task[]
  /** All sites, also those that other shards build. */
  readonly configs: readonly string[]
  readonly ids: readonly string[]
  readonly by: 'site' | 'page'
  readonly shard: Shard | undefined
  readonly out: string
}

const orderOf = async (given: Given, terminal: Terminal): Promise<Order> => {
  const { sites, several, out } = await sitesIn(given, terminal)
  const shard = shardOf(given)
  const by = several ? 'site' : 'page'
  const { cwd, env } = terminal
  const common = { useCache: given.cache !== false, formEndpoint: endpointOf(given), cwd, env }
  const tasks = sites.map((site): Task => (several ? { ...common, ...site } : { ...common, ...site, shard }))
  return {
    tasks: several ? tasks.filter((_, place) => isInShard(shard, place)) : tasks,
    configs: sites.map(({ config }) => config),
    ids: sites.map(({ id }) => id),
    by,
    shard,
    out,
  }
}

/** Number of sites for which starting threads would take longer than building. */
const fewSites = 2

/** Builds each site; of many, several at a time. @param each called with each result in the order of the tasks */
const buildEach = async (tasks: readonly Task[], terminal: Terminal, each: (built: Built, result: BuildResult) => void): Promise<void> => {
  const shown = terminal.progress({ en: 'Building sites', fr: 'Génération des sites' })
  const results = new Map<number, BuildResult>()
  let reported = 0
  const onResult = (result: BuildResult, place: number): void => {
    results.set(place, result)
    shown.at(results.size, tasks.length)
    for (let next = results.get(reported); next !== undefined; next = results.get(reported)) {
      const task = tasks[reported]
      results.delete(reported++)
      if (task !== undefined) each({ ...task, result: next, seconds: next.seconds }, next)
    }
  }
  if (tasks.length <= fewSites)
    for (const [place, task] of tasks.entries()) onResult(await buildSite({ ...task, watcher: terminal }), place)
  else {
    // Worker threads receive no signals, so their staging folders are removed here.
    const unregister = whenInterrupted(() => {
      for (const { out } of tasks) abandon(terminal.path(out))
    })
    await onThreads<Task, BuildResult>('buildSite', tasks, usefulThreads(), onResult).finally(unregister)
  }
  shown.end()
}

const recordShard = (
  { configs, ids, by, shard, out }: Order & { readonly shard: Shard },
  valid: readonly Built[],
  { cwd, env, path }: Terminal,
): void => {
  makeFolder(path(out))
  const sources = configs.flatMap(config => [...readConfigChain(config, cwd).sources])
  const texts = sources.map(([, text]) => text)
  const siteRoots = [...new Set(sources.map(([file]) => siteRootOf(file, cwd)))]
  const sites = valid.map(site => shardSite(site.id, by === 'page' ? '' : site.id, path(site.out)))
  writeShard(path(out), { shard, by, whole: digestOfWhole(ids, texts, siteRoots, env), all: ids, sites })
}

/** Builds each config to its folder; one broken site does not stop the others. */
export const buildAll = async (given: Given, terminal: Terminal): Promise<number> => {
  const start = uptime()
  const order = await orderOf(given, terminal)
  const { tasks, by, shard } = order
  // A run that was killed while it wrote the marker of a shard has left a temporary file, which is not of the site.
  tidyFolders([terminal.path(order.out)])
  const sites: Built[] = []
  const reportNew = reportOnce(terminal)
  await buildEach(tasks, terminal, (built, { sources }) => {
    sites.push(built)
    if (given.json === true) return
    reportNew(built.result.diagnostics, file => sources.get(file))
    if (by === 'site' || !built.result.ok) return
    terminal.summary(summaryText({ summary: built.result.value, out: built.out, seconds: built.seconds }, terminal.language))
    for (const path of built.result.value.removed) terminal.detail(`  ${{ en: 'removed', fr: 'retiré' }[terminal.language]} ${path}`)
  })
  if (given.json === true) terminal.out(JSON.stringify(sites.map(jsonSummary), null, 2))
  else if (by === 'site') terminal.summary(sitesTable(sites, uptime() - start, terminal.language))
  const valid = sites.filter(({ result }) => result.ok)
  if (shard === undefined) clearShard(terminal.path(order.out))
  else if (by === 'site' || valid.length > 0) recordShard({ ...order, shard }, valid, terminal)
  return valid.length === sites.length ? 0 : 1
}

export const build: Command = {
  title: { en: 'Build the site', fr: 'Générer le site' },
  about: { en: 'Build the site into a folder', fr: 'Générer le site dans un dossier' },
  options: [
    configOption,
    outOption,
    {
      flags: '--shard <i/n>',
      about: {
        en: 'Build one of n parts, to divide the work between machines; npm run merge combines them',
        fr: 'Générer une partie sur n, pour répartir le travail entre plusieurs machines; npm run merge les réunit',
      },
    },
    { flags: '--no-cache', about: { en: 'Ignore the cache and rebuild everything', fr: 'Ignorer le cache et tout générer de nouveau' } },
    {
      flags: '--json',
      about: { en: 'Print the summary and all diagnostics as JSON', fr: 'Afficher le résumé et tous les diagnostics en JSON' },
    },
    {
      flags: '--form-endpoint <url>',
      about: {
        en: 'Send form submissions to this URL instead of the form service',
        fr: 'Envoyer les formulaires à cette adresse au lieu du service de formulaires',
      },
    },
  ],
  examples: [
    ['npm run build', { en: 'Build site.config.yaml into dist/', fr: 'Générer site.config.yaml dans dist/' }],
    [
      'npm run build -- --config sites/laval.config.yaml --out out',
      { en: 'Build another config into another folder', fr: 'Générer une autre configuration dans un autre dossier' },
    ],
    [
      "npm run build -- --config 'sites/*.config.yaml'",
      {
        en: 'Build several sites, each into dist/<name>, even if only one file matches the pattern',
        fr: 'Générer plusieurs sites, chacun dans dist/<nom>, même si un seul fichier correspond au motif',
      },
    ],
    [
      "npm run build -- --config 'sites/*.config.yaml' --shard 2/4 --out shard-2",
      { en: 'Build the second quarter of the sites', fr: 'Générer le deuxième quart des sites' },
    ],
  ],
  run: ({ given, terminal }) => buildAll(given, terminal),
}
