/** The same command lines in this repository, and in a site that has installed the package. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../generator/platform/package.ts'
import { inSite, withCommands } from '../../../generator/platform/program/site-commands.ts'

test.each([
  ['Run `npm run new`.', 'Run `npx townsite new`.'],
  ['“npm run urls -- --write-redirects” points', '“npx townsite urls --write-redirects” points'],
  ['« npm run urls -- --accept » les garde', '« npx townsite urls --accept » les garde'],
  ['npm run -s translations -- --format csv > a.csv', 'npx townsite translations --format csv > a.csv'],
  ['npm run --silent check -- --json', 'npx townsite check --json'],
  ['npm start -- --config a.config.yaml', 'npx townsite start --config a.config.yaml'],
  ['See it: npm start', 'See it: npx townsite start'],
  ['npm run build -- --help', 'npx townsite build --help'],
  ['npm run <command> -- [options]', 'npx townsite <command> [options]'],
  ['Usage: npm run diff -- [options] <before> [after]', 'Usage: npx townsite diff [options] <before> [after]'],
  ['When it is to stay: npm run urls -- --accept writes it', 'When it is to stay: npx townsite urls --accept writes it'],
  ['npm ci && npm install', 'npm ci && npm install'],
])('%s', (here, there) => {
  expect(inSite(here)).toBe(there)
  expect([packageRoot, join(packageRoot, 'sites'), '/site'].map(folder => withCommands(here, folder))).toEqual([here, here, there])
})
