import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSite } from '../../pipeline/build-site.ts'
import { type FileChange, openDryRun } from '../../pipeline/publish/dry-run.ts'
import { siteId } from '../../platform/config/config-names.ts'
import { loadConfig } from '../../platform/config/load-config.ts'
import { fingerprintsOf, publishedFile, readPublished } from '../../platform/config/published-list.ts'
import { openSite } from '../../platform/site.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { pageAddress } from '../../site/emit/collect.ts'
import type { RecordedRedirect } from '../../site/emit/rule-records.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { PublishedList } from '../../site/plan/published.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { shellWord } from '../../site/util/text.ts'
import { type Command, configOption, jsonOption, outOption, sitesIn } from '../command.ts'
import { number, withValues } from '../messages.ts'
import { reportOnce } from '../report-once.ts'

interface Difference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

export interface SitePlan {
  /** URLs of pages. */
  readonly pages: Difference
  /** `/old → /new (301)` */
  readonly redirects: Difference
  /** Published files that are not pages, and files for server administrators. */
  readonly files: Difference
  /** Number of unchanged pages and files. */
  readonly unchanged: number
}

/** The pages that differ from those that `npm run published` recorded. */
export const publishedDifference = (recorded: PublishedList, now: ReadonlyMap<UrlPath, string>): Difference => ({
  added: [...now.keys()].filter(path => !recorded.has(path)).toSorted(),
  changed: [...now]
    .flatMap(([path, fingerprint]) => {
      const was = recorded.get(path)
      return was === undefined || was.fingerprint === fingerprint ? [] : [path]
    })
    .toSorted(),
  removed: [...recorded.keys()].filter(path => !now.has(path)).toSorted(),
})

/** Compares a site with the list of published pages, whatever the output folder contains. @returns `undefined` without a list */
const sincePublished = async (config: string, { cwd, env }: Terminal): Promise<Difference | undefined> => {
  const { list } = readPublished(config, cwd)
  const opened = list === undefined ? undefined : await openSite(config, { useCache: true, cwd, env })
  return list === undefined || opened?.ok !== true ? undefined : publishedDifference(list, fingerprintsOf(opened.value.site))
}

/** The origin of the site in a built folder. */
const originIn = (folder: string): string | undefined => {
  const robots = join(folder, 'robots.txt')
  return existsSync(robots) ? /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(readFileSync(robots, 'utf8'))?.[1] : undefined
}

/**
 * The folder to compare with if the command line names none: the one that contains this site, in the current folder or in the folder of
 * the site. If no folder contains it, the one that a build writes.
 */
const folderOf = (config: string, standard: string, { cwd, path }: Terminal): string => {
  const loaded = loadConfig(config, cwd)
  const root = relative(cwd, siteRootOf(config, cwd))
  const folders = [standard, join(root, standard)].flatMap(folder => [folder, join(folder, siteId(config))])
  return (loaded.ok ? folders.find(folder => originIn(path(folder)) === loaded.value.config.site.origin) : undefined) ?? standard
}

const fates = ['added', 'changed', 'removed'] as const

type Fate = (typeof fates)[number]

const kinds = ['pages', 'redirects', 'files'] as const

type Kind = (typeof kinds)[number]

/** Singular and plural. */
const kindNames: Translated<Readonly<Record<Kind, readonly [one: string, several: string]>>> = {
  en: { pages: ['page', 'pages'], redirects: ['redirect', 'redirects'], files: ['file', 'files'] },
  fr: { pages: ['page', 'pages'], redirects: ['redirection', 'redirections'], files: ['fichier', 'fichiers'] },
}

const fateNames: Translated<Readonly<Record<Fate, string>>> = {
  en: { added: 'to add', changed: 'to change', removed: 'to remove' },
  fr: { added: 'à ajouter', changed: 'à modifier', removed: 'à retirer' },
}

const titles: Translated<Readonly<Record<Kind, string>>> = {
  en: { pages: 'Pages', redirects: 'Redirects', files: 'Files' },
  fr: { pages: 'Pages', redirects: 'Redirections', files: 'Fichiers' },
}

const texts = {
  invalid: withValues<{ readonly config: string; readonly errors: number }>({
    en: ({ config, errors }) => `${config} cannot be built. ${errors} of its errors ${errors === 1 ? 'is' : 'are'} printed above.`,
    fr: ({ config, errors }) =>
      `Impossible de générer ${config}. ${errors < 2 ? 'Une de ses erreurs est affichée' : `${errors} de ses erreurs sont affichées`} plus haut.`,
  }),
  otherFolder: withValues<{ readonly out: string; readonly standard: string }>({
    en: ({ out, standard }) => `${out} contains this site. A build writes to ${standard}, unless --out ${shellWord(out)} is given.`,
    fr: ({ out, standard }) => `${out} contient ce site. Sans --out ${shellWord(out)}, la génération écrit dans ${standard}.`,
  }),
  otherSite: withValues<{ readonly out: string; readonly origin: string }>({
    en: ({ out, origin }) => `${out} contains the site ${origin}. To compare with another folder, add --out.`,
    fr: ({ out, origin }) => `${out} contient le site ${origin}. Pour comparer avec un autre dossier, ajoutez --out.`,
  }),
  before: withValues<{ readonly now: string; readonly was: string }>({
    en: ({ now, was }) => `${now}, before ${was}`,
    fr: ({ now, was }) => `${now}, avant ${was}`,
  }),
  noChange: withValues<{ readonly kind: Kind }>({
    en: ({ kind }) => `no change to ${kindNames.en[kind][1]}`,
    fr: ({ kind }) => `aucun changement aux ${kindNames.fr[kind][1]}`,
  }),
  more: withValues<{ readonly count: number }>({
    en: ({ count }) => `… and ${number(count, 'en')} more (--verbose shows all)`,
    fr: ({ count }) => `… et ${number(count, 'fr')} de plus (--verbose affiche tout)`,
  }),
  since: withValues<{ readonly list: string }>({
    en: ({ list }) => `Pages since ${list}`,
    fr: ({ list }) => `Pages depuis ${list}`,
  }),
  sameAs: withValues<{ readonly list: string }>({
    en: ({ list }) => `No page differs from ${list}.`,
    fr: ({ list }) => `Aucune page ne diffère de ${list}.`,
  }),
  counts: withValues<{ readonly config: string; readonly out: string; readonly changes: readonly string[]; readonly unchanged: number }>({
    en: ({ config, out, changes, unchanged }) =>
      `${config} → ${out}: ${changes.join('; ')}; ${number(unchanged, 'en')} unchanged. Nothing was written.`,
    fr: ({ config, out, changes, unchanged }) =>
      `${config} → ${out} : ${changes.join('; ')}; sans changement : ${number(unchanged, 'fr')}. Rien n’a été écrit.`,
  }),
} as const

/** A remark if the output folder contains another site, or if it is not the one that a build writes. */
const folderNote = (config: string, out: string, standard: string, { cwd, path, language }: Terminal): string | undefined => {
  if (out !== standard) return texts.otherFolder[language]({ out, standard })
  const loaded = loadConfig(config, cwd)
  const before = originIn(path(out))
  return !loaded.ok || before === undefined || before === loaded.value.config.site.origin
    ? undefined
    : texts.otherSite[language]({ out, origin: before })
}

const differenceOf = (files: readonly FileChange[], name: (path: string) => string): Difference => {
  const those = (fate: FileChange['fate']): readonly string[] =>
    files
      .filter(file => file.fate === fate)
      .map(file => name(file.path))
      .sort()
  return { added: those('added'), changed: those('changed'), removed: those('removed') }
}

const redirectDifference = (
  before: readonly RecordedRedirect[],
  after: readonly RecordedRedirect[],
  language: MessageLanguage,
): Difference => {
  const byFrom = (list: readonly RecordedRedirect[]) => new Map(list.map(({ from, to, status }) => [from, `→ ${to} (${status})`]))
  const [old, now] = [byFrom(before), byFrom(after)]
  const line = (from: string, to: string | undefined): string => `${from} ${to}`
  return {
    added: [...now].filter(([from]) => !old.has(from)).map(([from, to]) => line(from, to)),
    changed: [...now].flatMap(([from, to]) => {
      const was = old.get(from)
      return was === undefined || was === to ? [] : [texts.before[language]({ now: line(from, to), was })]
    }),
    removed: [...old].filter(([from]) => !now.has(from)).map(([from, to]) => line(from, to)),
  }
}

/**
 * @param files of the output folder
 * @param serverFiles files for server administrators, by their path next to it
 */
export const sitePlan = (
  input: {
    readonly files: readonly FileChange[]
    readonly serverFiles: readonly FileChange[]
    readonly redirects: { readonly before: readonly RecordedRedirect[]; readonly after: readonly RecordedRedirect[] }
  },
  language: MessageLanguage,
): SitePlan => {
  const known = new Set(input.files.map(file => file.path))
  // Some hosts need a second copy of a page, as the index of the folder with its name.
  const isPage = ({ path }: FileChange): boolean =>
    path.endsWith('.html') && !(path.endsWith('/index.html') && known.has(`${path.slice(0, -'/index.html'.length)}.html`))
  const pages = input.files.filter(isPage)
  const others = [...input.files.filter(file => !isPage(file)), ...input.serverFiles]
  return {
    pages: differenceOf(pages, pageAddress),
    redirects: redirectDifference(input.redirects.before, input.redirects.after, language),
    files: differenceOf(others, path => path),
    unchanged: [...pages, ...others].filter(file => file.fate === 'same').length,
  }
}

const countsText = (difference: Difference, kind: Kind, language: MessageLanguage): string => {
  const named = fates.filter(fate => difference[fate].length > 0)
  if (named.length === 0) return texts.noChange[language]({ kind })
  const [singular, plural] = kindNames[language][kind]
  return named
    .map(fate => {
      const { length } = difference[fate]
      return `${number(length, language)} ${length === 1 ? singular : plural} ${fateNames[language][fate]}`
    })
    .join(', ')
}

const signs = { added: '+', changed: '~', removed: '-' } as const

const section = (title: string, difference: Difference, shown: number, language: MessageLanguage): readonly string[] => {
  const lines = fates.flatMap(fate => {
    const lines = difference[fate].map(text => `  ${signs[fate]} ${text}`)
    const hidden = lines.length - shown
    return hidden > 1 ? [...lines.slice(0, shown), `    ${texts.more[language]({ count: hidden })}`] : lines
  })
  return lines.length === 0 ? [] : ['', title, ...lines]
}

/** The differences from the published site. */
const publishedText = (difference: Difference, list: string, shown: number, language: MessageLanguage): string => {
  const lines = section(texts.since[language]({ list }), difference, shown, language)
  return lines.length === 0 ? `\n${texts.sameAs[language]({ list })}` : lines.join('\n')
}

interface Shown {
  readonly config: string
  readonly out: string
  /** The most lines per kind of change. */
  readonly shown: number
}

/** The counts, followed by each list, shortened. */
export const planText = (plan: SitePlan, { config, out, shown }: Shown, language: MessageLanguage): string => {
  const changes = kinds.map(kind => countsText(plan[kind], kind, language))
  return [
    texts.counts[language]({ config, out, changes, unchanged: plan.unchanged }),
    ...kinds.flatMap(kind => section(titles[language][kind], plan[kind], shown, language)),
  ].join('\n')
}

export const plan: Command = {
  title: { en: 'List what a build would change', fr: 'Lister ce qu’une génération changerait' },
  about: {
    en: 'List the pages, redirects and files that a build would add, change and remove, and the pages that have changed since “npm run published”; nothing is written',
    fr: 'Lister les pages, les redirections et les fichiers qu’une génération ajouterait, modifierait et retirerait, et les pages modifiées depuis « npm run published »; rien n’est écrit',
  },
  options: [configOption, outOption, jsonOption],
  examples: [
    [
      'npm run plan',
      { en: 'List what “npm run build” would change in dist/', fr: 'Lister ce que « npm run build » changerait dans dist/' },
    ],
    [
      'npm run plan -- --config sites/laval.config.yaml --out out --verbose',
      {
        en: 'Use another config and folder, and print every line',
        fr: 'Prendre une autre configuration et un autre dossier, et afficher toutes les lignes',
      },
    ],
    ['npm run plan -- --json', { en: 'Print the plan as JSON', fr: 'Afficher le plan en JSON' }],
  ],
  run: async ({ given, terminal }) => {
    const { cwd, env, path, language } = terminal
    const { sites } = await sitesIn(given, terminal)
    const reportNew = reportOnce(terminal)
    const planned: (SitePlan & { readonly config: string; readonly out: string; readonly published?: Difference })[] = []
    for (const { config, out: standard } of sites) {
      const out = given.out === undefined && sites.length === 1 ? folderOf(config, standard, terminal) : standard
      const dryRun = openDryRun(path(out))
      const result = await buildSite({ config, out, useCache: true, dryRun, cwd, env, watcher: terminal })
      const known = reportNew(result.diagnostics, file => result.sources.get(file))
      if (!result.ok && known > 0) terminal.error(texts.invalid[language]({ config, errors: known }))
      const note = folderNote(config, out, standard, terminal)
      if (!result.ok && note !== undefined) terminal.error(`\n${note}`)
      if (!result.ok) continue
      const sitesPlan = sitePlan(dryRun.result(), given.json === true ? 'en' : language)
      const published = await sincePublished(config, terminal)
      planned.push({ config, out, ...sitesPlan, ...withoutUndefined({ published }) })
      if (given.json === true) continue
      const shown = given.verbose === true ? Number.POSITIVE_INFINITY : 12
      terminal.out(planText(sitesPlan, { config, out, shown }, language))
      if (note !== undefined) terminal.out(`\n${note}`)
      if (published !== undefined) terminal.out(publishedText(published, publishedFile(config), shown, language))
    }
    if (given.json === true) terminal.out(JSON.stringify(planned, null, 2))
    return planned.length === sites.length ? 0 : 1
  },
}
