#!/usr/bin/env node
/** Runs the compiled program. In a checkout, which has the sources, `lib/` is brought up to date first. */
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isCheckout = existsSync(new URL('compile.mjs', import.meta.url))
/** Folder for V8's code cache: an installed package belongs to npm, so the cache is in the site that has the package. */
const codeCache = () => {
  if (isCheckout) return fileURLToPath(new URL('../lib/.cache', import.meta.url))
  const packages = join(process.cwd(), 'node_modules')
  return existsSync(join(packages, 'townsite')) ? join(packages, '.cache', 'townsite', 'code') : undefined
}

const cache = codeCache()
// Node 22 and later.
if (cache !== undefined) module.enableCompileCache?.(cache)
const compiler = isCheckout ? await import('./compile.mjs') : undefined
await compiler?.updateLib()
const { endProcess, processShell, start } = await import('../lib/start.js').catch(async error => {
  if (compiler === undefined) throw error
  await compiler.reportFailure(error)
  process.exit(1)
})
await endProcess(await start(process.argv.slice(2), processShell()))
