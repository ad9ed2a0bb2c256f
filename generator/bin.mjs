#!/usr/bin/env node
/** Runs the compiled program. In a checkout, which has the sources, `lib/` is brought up to date first. */
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Node 22 and later.
module.enableCompileCache?.(fileURLToPath(new URL('../lib/.cache', import.meta.url)))
if (existsSync(new URL('compile.mjs', import.meta.url))) await import('./compile.mjs')
const { endProcess, main, processShell } = await import('../lib/main.js')
await endProcess(await main(process.argv.slice(2), processShell()))
