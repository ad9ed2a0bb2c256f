import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileExtensions } from '../../../generator/platform/extensions/compile-extensions.ts'
import { findExtensions, siteWithExtensions } from '../../../generator/platform/extensions/extension-files.ts'
import { typeDiagnostics, uncheckedTypes } from '../../../generator/platform/extensions/type-check.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'
import type { Diagnostic } from '../../../generator/site/model/diagnostic.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const siteWith = (files: Readonly<Record<string, string>>): string => {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const shown = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.map(one => {
    const { file, line, column } = one.where ?? { file: '?', line: 0, column: 0 }
    return `${file}:${line}:${column} ${one.code}: ${formatBuildDiagnostic(one, 'en').message}`
  })

/** Exports of the modules that the program provides. */
const provided = {
  townsite: {},
  'townsite/extension': { defineHost: 1, Footer: 1 },
  react: { default: 1 },
  'react/jsx-runtime': { jsx: 1 },
  'react-dom/server': {},
}

const mistakesIn = async (file: string, text: string): Promise<readonly string[]> => {
  const root = siteWith({ [file]: text })
  const compiled = await compileExtensions(root, findExtensions(root), provided)
  return compiled.ok ? [] : shown(compiled.diagnostics)
}

test('modules are found by their place, and other files are reported', () => {
  const root = siteWith({
    'townsite/styles.css': '',
    'townsite/README.md': '',
    'townsite/tsconfig.json': '',
    'townsite/shared/money.ts': '',
    'townsite/blocks/team.tsx': '',
    'townsite/blocks/price-list/index.tsx': '',
    'townsite/blocks/price-list/price-list.css': '',
    'townsite/components/footer/footer.tsx': '',
    'townsite/components/footer/footer.css': '',
    'townsite/pages/giftCards.tsx': '',
    'townsite/hosts/Harbour.ts': '',
    'townsite/hosts/readme.txt': '',
    'townsite/checks/empty/other.ts': '',
    'townsite/component/header.tsx': '',
  })
  const { modules, styles, diagnostics } = findExtensions(root)
  expect(modules).toEqual([
    { folder: 'blocks', name: 'price-list', file: 'townsite/blocks/price-list/index.tsx' },
    { folder: 'blocks', name: 'team', file: 'townsite/blocks/team.tsx' },
    { folder: 'components', name: 'footer', file: 'townsite/components/footer/footer.tsx' },
    { folder: 'pages', name: 'giftCards', file: 'townsite/pages/giftCards.tsx' },
  ])
  expect(styles).toEqual(['townsite/styles.css', 'townsite/components/footer/footer.css'])
  expect(shown(diagnostics)).toEqual([
    'townsite/component:1:1 EXTENSION_FILE: Townsite does not read townsite/component',
    'townsite/checks/empty:1:1 EXTENSION_FILE: townsite/checks/empty is not a module',
    'townsite/hosts/Harbour.ts:1:1 EXTENSION_FILE: “Harbour” cannot be a name in a config',
    'townsite/hosts/readme.txt:1:1 EXTENSION_FILE: townsite/hosts/readme.txt is not a module',
  ])
})

test('language packs and trade templates are found by their place and name, and must be maps of keys', () => {
  const root = siteWith({
    'townsite/languages/pl.yaml': 'translations: { home: Strona główna }\n',
    'townsite/languages/pl-PL.yaml': '- home\n',
    'townsite/languages/polish.yaml': '',
    'townsite/trades/bicycle-repair.yaml': 'trade: { en: Bicycle repair }\n',
    'townsite/trades/bakery.yaml': 'trade: { en: Bakery\n',
    'townsite/trades/Bakery.yaml': '',
  })
  const { packs, diagnostics } = findExtensions(root)
  expect(packs).toEqual([
    { file: 'townsite/languages/pl-PL.yaml', text: '- home\n' },
    { file: 'townsite/languages/pl.yaml', text: 'translations: { home: Strona główna }\n' },
    { file: 'townsite/trades/bakery.yaml', text: 'trade: { en: Bakery\n' },
    { file: 'townsite/trades/bicycle-repair.yaml', text: 'trade: { en: Bicycle repair }\n' },
  ])
  expect(shown(diagnostics)).toEqual([
    'townsite/languages/polish.yaml:1:1 EXTENSION_FILE: townsite/languages/polish.yaml is not a language pack',
    'townsite/trades/Bakery.yaml:1:1 EXTENSION_FILE: townsite/trades/Bakery.yaml is not a trade template',
    'townsite/languages/pl-PL.yaml:1:1 EXTENSION_FILE: townsite/languages/pl-PL.yaml has no keys',
    'townsite/trades/bakery.yaml:1:8 YAML_SYNTAX: The { that opens here is not closed',
  ])
})

test('every component can be imported and replaced', () => {
  const listed = [...readFileSync('templates/components/index.ts', 'utf8').matchAll(/from '\.\/([\w-]+)\//g)].map(([, name]) => name)
  const folders = readdirSync('templates/components').filter(name => existsSync(`templates/components/${name}/${name}.tsx`))
  expect([...new Set(listed)].filter(name => name !== 'coverage-map').toSorted()).toEqual(folders)
})

test('the site is that of the config: the nearest folder with a package.json, or else its own', () => {
  const root = siteWith({
    'package.json': '{}',
    'townsite/styles.css': '',
    'sites/laval.config.yaml': '',
    'other/package.json': '{}',
    'other/site.config.yaml': '',
    'other/loose/site.config.yaml': '',
  })
  const other = temporaryFolder()
  const found = (cwd: string, ...argv: readonly string[]) => siteWithExtensions(argv, cwd)
  expect(found(root, 'build')).toBe(root)
  expect(found(join(root, 'sites'), 'build', '--config', 'laval.config.yaml')).toBe(root)
  expect(found(other, 'build', '--config', join(root, 'sites/*.config.yaml'), '--quiet')).toBe(root)
  expect(found(other, 'build', `--config=${join(root, 'sites/laval.config.yaml')}`)).toBe(root)
  expect(found(join(root, 'other'), 'build')).toBe(undefined)
  expect(found(other, 'build')).toBe(undefined)
  // Code of the current folder is not loaded for a site elsewhere.
  expect(found(root, 'build', '--config', join(other, 'site.config.yaml'))).toBe(undefined)
})

test.for([
  [
    'the clock',
    'const now = Date.now()\nexport default now',
    'townsite/hosts/x.ts:1:13 EXTENSION_IMPURE: `Date` is not available in townsite/',
  ],
  [
    'randomness',
    'export default [Math.random()]',
    'townsite/hosts/x.ts:1:17 EXTENSION_IMPURE: `Math.random` is not available in townsite/',
  ],
  ['the network', "export default fetch('/')", 'townsite/hosts/x.ts:1:16 EXTENSION_IMPURE: `fetch` is not available in townsite/'],
  [
    'a global by another name',
    "export default globalThis['Date']",
    'townsite/hosts/x.ts:1:16 EXTENSION_IMPURE: `globalThis` is not available in townsite/',
  ],
  [
    'a module of Node',
    "import { hostname } from 'node:os'\nexport default hostname()",
    'townsite/hosts/x.ts:1:26 EXTENSION_IMPURE: `node:os` cannot be imported in townsite/',
  ],
  [
    'a module of Node without its prefix',
    "import fs from 'fs'\nexport default fs",
    'townsite/hosts/x.ts:1:16 EXTENSION_IMPURE: `fs` cannot be imported in townsite/',
  ],
  [
    'a component that was removed',
    "import { Foter } from 'townsite/extension'\nexport default Foter",
    'townsite/hosts/x.ts:1:10 CODE_INVALID: No matching export in "provided:townsite/extension" for import "Foter"',
  ],
  ['a syntax error', 'export default {', 'townsite/hosts/x.ts:1:17 CODE_INVALID: Expected identifier but found end of file'],
  ['a missing file', "import './none.ts'", 'townsite/hosts/x.ts:1:8 CODE_INVALID: Could not resolve "./none.ts"'],
] as const)('%s is reported with its line', async ([, text, expected]) => {
  expect(await mistakesIn('townsite/hosts/x.ts', text)).toEqual([expected])
})

test.for([
  ['a brace too many', '\nh2 { color: red } }', 'townsite/styles.css:2:19 CODE_INVALID: Unexpected "}"'],
  ['a comment of JavaScript', 'h2 {\n  // red\n}', 'townsite/styles.css:2:3 CODE_INVALID: Comments in CSS use "/* ... */" instead of "//"'],
] as const)('%s in a stylesheet is reported with its line', async ([, css, expected]) => {
  expect(await mistakesIn('townsite/styles.css', css)).toEqual([expected])
})

test('a stylesheet with a property that esbuild does not know is valid', async () => {
  expect(await mistakesIn('townsite/styles.css', 'h2 { text-wrapp: pretty; @apply x; color: light-dark(red, blue) }')).toEqual([])
})

test('type errors are reported with their line, the whole text, and without a full stop', () => {
  const output = `townsite/hosts/harbour.ts(7,3): error TS2322: Type 'string' is not assignable to type 'number'.
townsite/blocks/team.tsx(3,9): error TS2345: Argument of type '{ a: string; }' is not assignable to parameter of type 'Block'.\r
  Types of property 'a' are incompatible.\r
    Type 'string' is not assignable to type 'number'.
error TS5023: Unknown compiler option 'strickt'.
`
  expect(shown(typeDiagnostics({ ok: false, output }))).toEqual([
    "townsite/hosts/harbour.ts:7:3 EXTENSION_TYPE: Type 'string' is not assignable to type 'number' (TS2322)",
    "townsite/blocks/team.tsx:3:9 EXTENSION_TYPE: Argument of type '{ a: string; }' is not assignable to parameter of type 'Block'. Types of property 'a' are incompatible. Type 'string' is not assignable to type 'number' (TS2345)",
    "?:0:0 EXTENSION_TYPE: Unknown compiler option 'strickt' (TS5023)",
  ])
  expect(shown(typeDiagnostics({ ok: false, output: 'Cannot find module tsc.js' }))).toEqual([
    '?:0:0 EXTENSION_TYPE: TypeScript failed: Cannot find module tsc.js',
  ])
  expect(typeDiagnostics({ ok: true, output: '' })).toEqual([])
})

test('names the packages that type checking lacks', () => {
  const notice = uncheckedTypes(resolve('/'))
  expect(notice).toMatchObject({ code: 'EXTENSION_TYPE', severity: 'notice' })
  expect(notice && formatBuildDiagnostic(notice, 'en')).toEqual({
    message: 'The types in townsite/ were not checked: typescript and @types/react are not installed',
    hint: 'Run “npm install --save-dev typescript @types/react”',
  })
})

test('local names and mentions of a global are not reported', async () => {
  expect(
    await mistakesIn('townsite/hosts/x.ts', "const fetch = (Date: string) => `Math.random() `\nexport default fetch('process')"),
  ).toEqual([])
})
