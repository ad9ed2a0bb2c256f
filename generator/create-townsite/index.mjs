#!/usr/bin/env node
/** `npm create townsite@latest [folder] -- [options]` is `townsite new --package [folder] [options]`. */
process.argv.splice(2, 0, 'new', '--package')
await import(new URL('generator/bin.mjs', import.meta.resolve('townsite/package.json')))
