/**
 * What npm's scripts start: the compiled program, when there is one of the sources as they are; else `cli.ts`, which compiles it. Plain
 * JavaScript, since what reads TypeScript takes longer to start than a build that finds nothing to do.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const programs = join(root, 'node_modules', '.cache', 'townsite', 'program')

/** The program that ran last, when it is whole and nothing that it was compiled from has changed. */
const compiled = async () => {
  try {
    const file = join(programs, readFileSync(join(programs, 'last'), 'utf8'))
    const text = readFileSync(file, 'utf8')
    const end = text.lastIndexOf('//')
    const hash = createHash('sha256')
      .update(text.slice(0, end))
      .update(readFileSync(file.replace(/mjs$/, 'cjs')))
    if (text.slice(end) !== `//${hash.digest('hex')}\n`) return undefined
    const program = await import(pathToFileURL(file).href)
    return program.isOf(root) ? program : undefined
  } catch {
    return undefined
  }
}

const program = await compiled()
if (program === undefined) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./cli.ts')
} else process.exitCode = await program.main(process.argv.slice(2), program.processShell())
