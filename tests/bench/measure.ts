/** One build in a process of its own: `tsx measure.ts CONFIG OUT` prints pages, seconds and the highest memory in megabytes. */
import { buildSite } from '../../generator/build.ts'

const [config = '', out = ''] = process.argv.slice(2)
const result = await buildSite({ config, out, useCache: true })
if (!result.ok) throw new Error(result.diagnostics.map(one => one.message).join('\n'))
process.stdout.write(
  JSON.stringify({
    pages: result.value.languages.reduce((sum, language) => sum + language.pages, 0),
    bytes: result.value.bytes,
    // From the start of the process, so that loading and reading count too.
    seconds: performance.now() / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
