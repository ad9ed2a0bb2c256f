/** Finds the modules of a site's `townsite/` folder by their paths. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfigText } from '../../site/config/yaml/parse-config.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { type ExtensionFile, type ExtensionFolder, type ExtensionPack, extensionFolders } from '../../site/util/extensions.ts'
import { keysOf } from '../../site/util/table.ts'
import { siteRootOf } from '../site-root.ts'

export interface FoundExtensions {
  readonly modules: readonly ExtensionFile[]
  /** `townsite/styles.css`, and the stylesheets of components. */
  readonly styles: readonly string[]
  /** `townsite/languages/*.yaml` and `townsite/trades/*.yaml`. */
  readonly packs: readonly ExtensionPack[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Files for people and other programs. */
const ignored = /^(\..*|node_modules|README\.md|tsconfig\.json|package\.json|.*\.d\.ts)$/

/** Names of the files in the folders of texts. */
const packFile = { languages: /^[a-z]{2,3}(-[A-Z]{2})?\.yaml$/, trades: /^[a-z][a-z0-9]*(-[a-z0-9]+)*\.yaml$/ } as const

const known = [...extensionFolders, ...keysOf(packFile), 'shared', 'styles.css']

const namePattern: Readonly<Record<ExtensionFolder, RegExp>> = {
  blocks: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  checks: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  components: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'form-services': /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  hosts: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  // A key below `pages`, such as `serviceAreas`.
  pages: /^[a-z][a-zA-Z0-9]*$/,
}

const moduleFile = /^(.+)\.[jt]sx?$/

const entriesOf = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(entry => !ignored.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The configs of a command line. Patterns count up to their first special character. */
const configsIn = (argv: readonly string[]): readonly string[] => {
  const at = argv.indexOf('--config')
  const listed = at < 0 ? [] : argv.slice(at + 1)
  const end = listed.findIndex(one => one.startsWith('-'))
  const joined = argv.flatMap(one => (one.startsWith('--config=') ? [one.slice('--config='.length)] : []))
  return [...(end < 0 ? listed : listed.slice(0, end)), ...joined].map(one => one.replace(/[*?{[(!].*$/, ''))
}

/** The root of the site that a command line is about, if it has a `townsite/` folder: of the current folder only if no config is named. */
export const siteWithExtensions = (argv: readonly string[], cwd: string): string | undefined => {
  const named = configsIn(argv)
  const roots = (named.length === 0 ? ['site.config.yaml'] : named).map(config => siteRootOf(config, cwd))
  return roots.find(root => existsSync(join(root, 'townsite')))
}

/** @param root folder that contains `townsite/` */
export const findExtensions = (root: string): FoundExtensions => {
  const modules: ExtensionFile[] = []
  const diagnostics: Diagnostic[] = []
  const report = (file: string, found: Omit<Diagnostic, 'where'>): void =>
    void diagnostics.push({ ...found, where: { file, line: 1, column: 1 } })
  const extensionFolder = join(root, 'townsite')
  for (const { name } of entriesOf(extensionFolder))
    if (!known.includes(name)) report(`townsite/${name}`, problem('EXTENSION_FILE', 'place', { name, known }))
  for (const folder of extensionFolders)
    for (const entry of entriesOf(join(extensionFolder, folder))) {
      const path = `townsite/${folder}/${entry.name}`
      // A component has the file name of the original.
      const main = folder === 'components' ? entry.name : 'index'
      const index = entry.isDirectory() ? entriesOf(join(root, path)).find(({ name }) => moduleFile.exec(name)?.[1] === main) : undefined
      const name = entry.isDirectory() ? entry.name : moduleFile.exec(entry.name)?.[1]
      if (name === undefined || (entry.isDirectory() && index === undefined)) {
        report(path, problem('EXTENSION_FILE', 'module', { name: `${folder}/${entry.name}`, main }))
        continue
      }
      if (!namePattern[folder].test(name)) report(path, problem('EXTENSION_FILE', 'name', { name, folder }))
      else modules.push({ folder, name, file: index === undefined ? path : `${path}/${index.name}` })
    }
  const ofComponents = modules
    .filter(({ folder }) => folder === 'components')
    .flatMap(({ name }) => entriesOf(join(extensionFolder, 'components', name)).map(entry => `townsite/components/${name}/${entry.name}`))
  const packs = keysOf(packFile).flatMap(folder =>
    entriesOf(join(extensionFolder, folder)).flatMap(({ name }): readonly ExtensionPack[] => {
      const file = `townsite/${folder}/${name}`
      if (packFile[folder].test(name)) return [{ file, text: readFileSync(join(root, file), 'utf8') }]
      report(file, problem('EXTENSION_FILE', 'pack', { name: `${folder}/${name}`, folder }))
      return []
    }),
  )
  for (const { file, text } of packs) {
    const parsed = parseConfigText({ file, text, isPack: true })
    if (!parsed.ok) diagnostics.push(...parsed.diagnostics)
    else if (parsed.value.kind !== 'group') report(file, problem('EXTENSION_FILE', 'keys', { name: file }))
  }
  const styles = ['townsite/styles.css', ...ofComponents].filter(file => file.endsWith('.css') && existsSync(join(root, file)))
  return { modules, styles, packs, diagnostics }
}
