/**
 * One command line in a process of its own: `tsx measure.ts build --config FILE --out DIR` prints, as its last line, the seconds from the
 * start of the process and its highest memory in megabytes.
 */
import { compiledProgram } from '../../generator/io/program/program.ts'

// What npm runs: the compiled module is `main.ts`.
const { main, processShell } = (await import(await compiledProgram())) as typeof import('../../generator/main.ts')
const code = await main(process.argv.slice(2), processShell())
process.stdout.write(`${JSON.stringify({ code, seconds: performance.now() / 1000, megabytes: process.resourceUsage().maxRSS / 1024 })}\n`)
