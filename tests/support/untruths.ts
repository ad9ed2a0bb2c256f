import type { CompiledConfig } from '../../generator/site/config/compile/compile-config.ts'
import { overlayLine } from '../../generator/site/config/overlay/overlay-line.ts'
import { noteOf } from '../../generator/site/messages/notes.ts'
import type { Diagnostic } from '../../generator/site/model/diagnostic.ts'
import { plannedInput } from '../../generator/tools/check/facts/planned-facts.ts'
import { siteFacts } from '../../generator/tools/check/facts/site-facts.ts'
import { countAgreement } from '../../generator/tools/check/rules/truth/count-agreement.ts'
import { factAgreement } from '../../generator/tools/check/rules/truth/fact-agreement.ts'
import { checkRunner } from '../../generator/tools/check/run.ts'
import { memoryFiles } from './memory-files.ts'
import { siteFrom } from './site.ts'

/** Findings about sentences that the config contradicts. */
export const untruthsOn = (compiled: CompiledConfig): readonly Diagnostic[] => {
  const { document } = compiled
  const site = siteFrom(compiled)
  const runner = checkRunner(siteFacts({ ...plannedInput(site), files: memoryFiles({}), compressed: () => 0, otherCity: [] }), {
    checks: [countAgreement, factAgreement],
    severities: {},
  })
  for (const route of site.routes) runner.page({ file: route.path, route, html: site.html(site.page(route)), compressed: 0 })
  return runner.finish({
    locate: document.locate,
    ownLine: path => [noteOf('own-line', { line: overlayLine(document.find([]).value, path) })],
  }).diagnostics
}
