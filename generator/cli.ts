/** `door.mjs` for tsx: `tsx generator/cli.ts build --config …`. `diff` builds other commits with it. */
import { compiledProgram } from './io/program/program.ts'

// The compiled module is `main.ts`, whose type it therefore has.
const { main, processShell } = (await import(await compiledProgram())) as typeof import('./main.ts')
process.exitCode = await main(process.argv.slice(2), processShell())
