/** `door.cjs` for tsx: `tsx generator/cli.ts build --config …`. `diff` builds other commits with it. */
import { compiledProgram } from './io/program/program.ts'

// The compiled module is `main.ts`, whose type it therefore has.
const { endProcess, main, processShell } = (await import(await compiledProgram())) as typeof import('./main.ts')
await endProcess(await main(process.argv.slice(2), processShell()))
