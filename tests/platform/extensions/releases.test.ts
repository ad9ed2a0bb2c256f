/**
 * Releases that change what the code of a site depends on: every break is reported, and no patch is.
 *
 * @module-tag thorough
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as react from 'react'
import * as reactDom from 'react-dom/server'
import { expect, test } from 'vitest'
import * as extension from '../../../generator/extension.ts'
import { type ComponentSources, collectComponents } from '../../../generator/platform/extensions/collect-components.ts'
import { loadExtensions } from '../../../generator/platform/extensions/load-extensions.ts'
import { filesUnder } from '../../../generator/platform/folder.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'
import * as jsxRuntime from '../../../generator/site/render/jsx-runtime.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** The sources of Townsite, which releases change. */
const checkout = temporaryFolder()
for (const folder of ['templates', 'generator/site']) cpSync(folder, join(checkout, folder), { recursive: true })

const site = temporaryFolder()

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), text)
}

const installed = collectComponents(checkout)
for (const name of ['header', 'footer', 'form', 'section', 'stats']) {
  const { files, contract, hash } = installed.components[name] ?? expect.fail(`there is no component ${name}`)
  for (const [file, text] of Object.entries(files)) write(`townsite/components/${name}/${file}`, text)
  write(`townsite/components/${name}/original.json`, JSON.stringify({ townsite: '1.0.0', contract, hash, files }))
}
write('townsite/styles.css', ':root {\n  --wrap: 60rem;\n}\n\nh1 {\n  padding: var(--step-5);\n}\n')
write(
  'townsite/blocks/tips.tsx',
  `import { defineBlock, field, labels, Section, z } from 'townsite/extension'

export default defineBlock({
  label: { en: 'Tips', fr: 'Conseils' },
  schema: ({ text }) => z.strictObject({ heading: text({ label: labels.heading }), more: field(z.string(), { label: labels.name }) }),
  plan: ({ heading, more }, { localized: { format } }) => ({ heading: format(heading), more }),
  Component: ({ heading, more }) => <Section id="tips" texts={{ heading, lead: [] }}>{more}</Section>,
  css: '.tips { gap: var(--step-5) }',
})
`,
)
write(
  'townsite/hosts/harbour.ts',
  `import { defineHost } from 'townsite/extension'

export default defineHost({ name: 'harbour', title: 'Harbour', manual: [], maxRedirects: 9, redirectsBy: 'rule', print: () => ({}) })
`,
)

interface Release {
  /** Changes of the sources, by file. */
  readonly sources?: Readonly<Record<string, (text: string) => string>>
  /** A change of all stylesheets. */
  readonly everywhere?: (text: string) => string
  /** Components that it does not have. */
  readonly removed?: readonly string[]
  /** What `townsite/extension` does not export. */
  readonly unexported?: readonly string[]
}

const sheets = filesUnder('templates')
  .filter(file => file.endsWith('.css'))
  .map(file => `templates/${file}`)

const componentsOf = (changes: NonNullable<Release['sources']>): ComponentSources => {
  const before = Object.keys(changes).map(file => [join(checkout, file), readFileSync(join(checkout, file), 'utf8')] as const)
  let changedFiles = 0
  for (const [index, change] of Object.values(changes).entries()) {
    const [file, text] = before[index] ?? expect.fail()
    const after = change(text)
    writeFileSync(file, after)
    changedFiles += after === text ? 0 : 1
  }
  if (before.length > 0) expect(changedFiles).toBeGreaterThan(0)
  try {
    return collectComponents(checkout)
  } finally {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

/** Loads the code of the site with a release. @returns the errors */
const problemsWith = async ({ sources = {}, everywhere, removed = [], unexported = [] }: Release): Promise<readonly string[]> => {
  const without = <T>(table: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))
  const found = componentsOf(everywhere === undefined ? sources : Object.fromEntries(sheets.map(file => [file, everywhere])))
  const provided = {
    townsite: {},
    'townsite/extension': without<unknown>(extension, unexported),
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom/server': reactDom,
  }
  const diagnostics = await loadExtensions(site, provided, { ...found, components: without(found.components, removed) })
  return diagnostics.map(one => `${one.where?.file}:${one.where?.line} ${one.code}: ${formatBuildDiagnostic(one, 'en').message}`)
}

const changed = (name: string): string =>
  `townsite/components/${name}/${name}.tsx:1 COMPONENT_CHANGED: The props, ids or data attributes of ${name} have changed since Townsite 1.0.0, from which it was copied`

const replace = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to)

const component = (name: string): string => `templates/components/${name}/${name}.tsx`

test('the code fits the release that it was written for', async () => {
  expect(await problemsWith({})).toEqual([])
})

test.for<readonly [what: string, release: Release, ...problems: string[]]>([
  ['a renamed prop', { sources: { [component('footer')]: replace('businessName', 'company') } }, changed('footer')],
  ['a prop that became optional', { sources: { [component('stats')]: replace('stats: readonly', 'stats?: readonly') } }, changed('stats')],
  [
    'a slot that became two',
    { sources: { [component('section')]: replace('aside?: ReactNode', 'top?: ReactNode; end?: ReactNode') } },
    changed('section'),
  ],
  ['a renamed key of a prop', { sources: { 'generator/site/model/layout.ts': replace('copyright', 'legal') } }, changed('footer')],
  ['a renamed label', { sources: { [component('footer')]: replace('labels.contactUs', 'labels.reachUs') } }, changed('footer')],
  ['an id that links lead to', { sources: { [component('header')]: replace('id="menu"', 'id="navigation"') } }, changed('header')],
  ['an attribute that scripts read', { sources: { [component('form')]: replace('data-failure', 'data-problem') } }, changed('form')],
  ['a renamed component', { sources: { [component('stats')]: replace(/\bStats\b/g, 'Figures') } }, changed('stats')],
  [
    'a removed component that the site replaces',
    { removed: ['stats'] },
    'townsite/components/stats/stats.tsx:1 COMPONENT_CHANGED: This version of Townsite has no component stats',
  ],
  [
    'a removed component that the site uses',
    { unexported: ['Section'] },
    'townsite/blocks/tips.tsx:1 CODE_INVALID: No matching export in "provided:townsite/extension" for import "Section"',
  ],
  [
    'a removed function',
    { unexported: ['defineHost'] },
    'townsite/hosts/harbour.ts:1 CODE_INVALID: No matching export in "provided:townsite/extension" for import "defineHost"',
  ],
  [
    'a renamed token that stylesheets use',
    { everywhere: replace('--step-5', '--step-largest') },
    'townsite/styles.css:6 EXTENSION_TOKEN: Nothing defines --step-5',
    'townsite/blocks/tips.tsx:1 EXTENSION_TOKEN: Nothing defines --step-5',
  ],
  [
    'a renamed token that the site sets',
    { everywhere: replace('--wrap', '--page-width') },
    'townsite/styles.css:2 EXTENSION_TOKEN: Nothing uses --wrap, so this line has no effect',
  ],
])('reports %s', async ([, release, ...problems]) => {
  expect(await problemsWith(release)).toEqual(problems)
})

const logo = /^export interface Logo \{[\s\S]*?^\}\n/m

test.for<readonly [what: string, release: Release]>([
  ['other classes and markup', { sources: { [component('footer')]: replace('footer__grid', 'footer__cells') } }],
  ['other styles', { sources: { 'templates/components/form/form.css': text => `${text}\n.form { gap: 1px }\n` } }],
  ['another value of a token', { sources: { 'templates/components/base/tokens.css': replace('--wrap: 80rem', '--wrap: 81rem') } }],
  ['a new token', { sources: { 'templates/components/base/tokens.css': replace('--wrap: 80rem', '--wrap: 80rem; --new: 1px') } }],
  ['other comments on props', { sources: { [component('section')]: replace('/** Below the heading', '/** Under the heading') } }],
  [
    'props in another order',
    {
      sources: {
        [component('footer')]: replace(
          "  readonly businessName: string\n  readonly footer: Layout['footer']\n",
          "  readonly footer: Layout['footer']\n  readonly businessName: string\n",
        ),
      },
    },
  ],
  ['a new label', { sources: { 'generator/site/model/labels.ts': replace("  | 'home'\n", "  | 'home'\n  | 'sitemap'\n") } }],
  [
    'a new part of the page that the components do not show',
    {
      sources: {
        'generator/site/model/layout.ts': replace(
          '  readonly proof: Proof\n',
          '  readonly proof: Proof\n  readonly notice: string | null\n',
        ),
      },
    },
  ],
  [
    'a new prop of a component without a copy',
    { sources: { [component('faq')]: replace('interface Props {\n', 'interface Props {\n  readonly look?: 1\n') } },
  ],
  [
    'a type in another file',
    {
      sources: {
        'generator/site/model/layout.ts': text => `import type { Logo } from './labels.ts'\n${text.replace(logo, '')}`,
        'generator/site/model/labels.ts': text => `${text}\n${logo.exec(readFileSync('generator/site/model/layout.ts', 'utf8'))?.[0]}`,
      },
    },
  ],
])('a patch with %s is not reported', async ([, release]) => {
  expect(await problemsWith(release)).toEqual([])
})
