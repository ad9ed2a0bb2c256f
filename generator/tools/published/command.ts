import { currentDay } from '../../io/clock.ts'
import { fingerprintsOf, publishedFile, readPublished, writePublished } from '../../io/config/published-list.ts'
import { openSite } from '../../io/site.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import { isError } from '../../site/model/diagnostic.ts'
import { publishedNow } from '../../site/plan/published.ts'
import { type Command, configOption, configsIn } from '../command.ts'

/** Notes what the pages of a config say today. @returns whether it could be */
const note = async (config: string, terminal: Terminal): Promise<boolean> => {
  const { cwd, env, report, out } = terminal
  const opened = await openSite(config, { useCache: true, cwd, env, watcher: terminal })
  const { list, diagnostics } = readPublished(config, cwd)
  report(opened.diagnostics.filter(isError), file => opened.sources.get(file))
  if (!opened.ok) return false
  // A list with broken lines is written anew from those that are sound.
  report(
    diagnostics.map(one => ({ ...one, severity: 'warning' as const })),
    () => undefined,
  )
  const today = currentDay(env)
  const next = publishedNow(list, fingerprintsOf(opened.value.site), today)
  writePublished(config, next, cwd)
  const changed = [...next].filter(([path, { fingerprint }]) => list?.get(path)?.fingerprint !== fingerprint).length
  out(
    list === undefined
      ? `${publishedFile(config)}: ${next.size} pages noted. From the next change on, the sitemap tells when a page changed.`
      : `${publishedFile(config)}: ${changed} of ${next.size} pages say something new since ${today}.`,
  )
  return true
}

export const published: Command = {
  title: 'note what each page says, for the sitemap',
  about: 'note what each page says today, so that the sitemap can tell when it last changed',
  options: [configOption],
  examples: [
    ['npm run published', 'before publishing: the sitemap then dates the pages that changed; commit the list'],
    ["npm run published -- --config 'sites/*.config.yaml'", 'the same for many sites'],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    let sound = true
    for (const config of configs) sound = (await note(config, terminal)) && sound
    return sound ? 0 : 1
  },
}
