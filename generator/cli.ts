/** The program’s door: `tsx generator/cli.ts build --config …`. What stands behind it is `main.ts`, compiled. */
import { compiledProgram } from './io/program/program.ts'

// The compiled module is `main.ts`, whose type it therefore has.
const { main, processShell } = (await import(await compiledProgram())) as typeof import('./main.ts')
process.exitCode = await main(process.argv.slice(2), processShell())
