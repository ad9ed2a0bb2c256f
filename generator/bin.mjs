#!/usr/bin/env node
/** Runs the compiled program. In a checkout, which has the sources, `lib/` is brought up to date first. */
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Node 22 and later.
module.enableCompileCache?.(fileURLToPath(new URL('../lib/.cache', import.meta.url)))
const compiler = existsSync(new URL('compile.mjs', import.meta.url)) ? await import('./compile.mjs') : undefined
const { endProcess, main, processShell } = await import('../lib/main.js').catch(async error => {
  if (compiler === undefined) throw error
  await compiler.reportFailure(error)
  process.exit(1)
})
await endProcess(await main(process.argv.slice(2), processShell()))
