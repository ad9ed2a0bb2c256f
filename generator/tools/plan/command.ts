import { buildSite } from '../../pipeline/build-site.ts'
import { openDryRun } from '../../pipeline/publish/dry-run.ts'
import { type Command, configOption, jsonOption, outOption, sitesIn } from '../command.ts'
import { planText, type SitePlan, sitePlan } from './text.ts'

interface Planned {
  readonly config: string
  readonly out: string
  readonly plan: SitePlan
}

export const plan: Command = {
  title: 'list what a build would change',
  about: 'list the pages, redirects and files that a build would add, change and remove; nothing is written',
  options: [configOption, outOption, jsonOption],
  examples: [
    ['npm run plan', 'what would npm run build change in dist/?'],
    ['npm run plan -- --config sites/laval.config.yaml --out out --verbose', 'another config and folder, every line'],
    ['npm run plan -- --json', 'for programs'],
  ],
  run: async ({ given, terminal }) => {
    const { cwd, env, path, report } = terminal
    const { sites } = await sitesIn(given, terminal)
    const planned: Planned[] = []
    for (const { config, out } of sites) {
      const dryRun = openDryRun(path(out))
      const result = await buildSite({ config, out, useCache: true, dryRun, cwd, env, watcher: terminal })
      report(result.diagnostics, file => result.sources.get(file))
      if (!result.ok) continue
      const one = { config, out, plan: sitePlan(dryRun.result()) }
      planned.push(one)
      if (given.json !== true) terminal.out(planText(one.plan, config, out, given.verbose === true ? Number.POSITIVE_INFINITY : undefined))
    }
    if (given.json === true)
      terminal.out(
        JSON.stringify(
          planned.map(({ config, out, plan: { pages, redirects, files, unchanged } }) => ({
            config,
            out,
            pages,
            redirects,
            files,
            unchanged,
          })),
          null,
          2,
        ),
      )
    return planned.length === sites.length ? 0 : 1
  },
}
