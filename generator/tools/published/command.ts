import { currentDay } from '../../platform/clock.ts'
import { fingerprintsOf, publishedFile, readPublished, writePublished } from '../../platform/config/published-list.ts'
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { publishedNow } from '../../site/plan/published.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, configOption, configsIn, jsonOption } from '../command.ts'
import { withValues } from '../messages.ts'

/** What was recorded for one site. */
interface Recorded {
  readonly config: string
  readonly list: string
  /** Whether this is the first record. */
  readonly isNew: boolean
  readonly pages: number
  /** Number of changed pages, including new ones. */
  readonly changed: number
  readonly day: string
}

/** Records the current content of a config’s pages. */
const record = async (config: string, terminal: Terminal): Promise<Recorded | undefined> => {
  const { cwd, env, report } = terminal
  const opened = await openSite(config, { useCache: true, cwd, env, watcher: terminal })
  const { list, diagnostics } = readPublished(config, cwd)
  report(opened.diagnostics.filter(isError), file => opened.sources.get(file))
  if (!opened.ok) return undefined
  // A list with invalid lines is written again from the valid ones.
  report(
    diagnostics.map(one => ({ ...one, severity: 'warning' as const })),
    () => undefined,
  )
  const day = currentDay(env)
  const fingerprints = fingerprintsOf(opened.value.site)
  const next = writePublished(config, now => publishedNow(now, fingerprints, day), cwd)
  const changed = [...next].filter(([path, { fingerprint }]) => list?.get(path)?.fingerprint !== fingerprint).length
  return { config, list: publishedFile(config), isNew: list === undefined, pages: next.size, changed, day }
}

const texts = {
  first: withValues<Recorded>({
    en: ({ list, pages }) => `${list}: ${pages} pages recorded. When a page changes, the sitemap will include the date. Commit this file.`,
    fr: ({ list, pages }) =>
      `${list} : ${pages} pages consignées. Quand une page changera, le plan du site en donnera la date. Versionnez ce fichier.`,
  }),
  again: withValues<Recorded>({
    en: ({ list, pages, changed, day }) => `${list}: ${changed} of ${pages} pages changed since ${day}.`,
    fr: ({ list, pages, changed, day }) => `${list} : pages modifiées depuis le ${day} : ${changed} sur ${pages}.`,
  }),
} as const

export const published: Command = {
  title: { en: 'Record when pages change, for the sitemap', fr: 'Consigner les changements des pages, pour le plan du site' },
  about: {
    en: 'Record the content of each page, so that the sitemap can include the date of its last change',
    fr: 'Consigner le contenu de chaque page, pour que le plan du site donne la date de son dernier changement',
  },
  options: [configOption, jsonOption],
  examples: [
    [
      'npm run published',
      { en: 'Run before publishing, and commit the file it writes', fr: 'À lancer avant la publication; versionnez le fichier écrit' },
    ],
    [
      "npm run published -- --config 'sites/*.config.yaml'",
      { en: 'Record the pages of several sites', fr: 'Consigner les pages de plusieurs sites' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    const recorded: Recorded[] = []
    for (const config of configs) {
      const result = await record(config, terminal)
      if (result === undefined) continue
      recorded.push(result)
      if (given.json !== true) terminal.out(texts[result.isNew ? 'first' : 'again'][terminal.language](result))
    }
    if (given.json === true) terminal.out(JSON.stringify(recorded, null, 2))
    return recorded.length === configs.length ? 0 : 1
  },
}
