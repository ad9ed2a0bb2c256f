/** Compiles the modules of a site's `townsite/` folder to one CommonJS text. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { ExtensionCode } from '../../site/util/extensions.ts'
import { isBuildFailure, messageDiagnostic } from '../program/build-failure.ts'
import { readSourceMap } from '../program/source-place.ts'
import type { FoundExtensions } from './extension-files.ts'

/** Modules that the program provides, so that both use the same instance: their exports by name. */
export type ProvidedModules = Readonly<
  Record<'townsite' | 'townsite/extension' | 'react' | 'react/jsx-runtime' | 'react-dom/server', Readonly<Record<string, unknown>>>
>

/** Name of the function through which the code gets them. */
export const provideName = 'townsite_provide'

/** Globals through which a result could depend on the time, the machine or the network. */
const impureGlobals = [
  'Date',
  'Math.random',
  'crypto',
  'performance',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'process',
  'navigator',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'globalThis',
  'global',
  'eval',
  'Function',
]

const mark = 'townsite_impure_'

/** esbuild replaces only globals: a local variable with the same name is not affected. */
const marked = Object.fromEntries(impureGlobals.map(name => [name, `${mark}${name.replace('.', '_')}`]))

/** Warnings of esbuild about a stylesheet of which browsers ignore a part. */
const invalidStyles = ['css-syntax-error', 'js-comment-in-css']

/** Loads stylesheets as texts, and reports their syntax errors. */
const stylesheets = (root: string): Plugin => ({
  name: 'stylesheets',
  setup: ({ onLoad, esbuild: { transform } }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      const sourcefile = relative(root, path).split(sep).join('/')
      const { warnings } = await transform(contents, { loader: 'css', sourcefile, logLevel: 'silent' })
      return { contents, loader: 'text', errors: warnings.filter(({ id }) => invalidStyles.includes(id)) }
    })
  },
})

/** Resolves the provided modules, and refuses those of Node. esbuild reports names that a provided module does not export. */
const importsOf = (provided: ProvidedModules): Plugin => ({
  name: 'imports',
  setup: ({ onResolve, onLoad }) => {
    const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = provided
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (modules[path] !== undefined) return { path, namespace: 'provided' }
      return isBuiltin(path) ? { errors: [{ text: path, detail: 'impure' }] } : undefined
    })
    onLoad({ filter: /.*/, namespace: 'provided' }, ({ path }) => {
      const names = Object.keys(modules[path] ?? {}).filter(name => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
      const module = `${provideName}('${path}')`
      return { contents: `export const { ${names.join(', ')} } = ${module}\nexport default ${module}` }
    })
  },
})

const entryText = ({ modules, styles }: FoundExtensions): string =>
  [
    ...modules.map(({ file }, index) => `import * as module${index} from './${file}'`),
    ...styles.map((file, index) => `import style${index} from './${file}'`),
    `export const modules = [${modules.map((_, index) => `module${index}`).join(', ')}]`,
    `export const styles = [${styles.map((_, index) => `style${index}`).join(', ')}]`,
  ].join('\n')

/** The impure globals that the code uses, each at the first place. */
const impureUses = (text: string, map: string): readonly Diagnostic[] => {
  const sourceMap = readSourceMap(map)
  const found = new Map<string, Diagnostic>()
  for (const [index, line] of text.split('\n').entries())
    for (const { 1: name = '', index: column } of line.matchAll(new RegExp(`${mark}(\\w+)`, 'g'))) {
      const entry = sourceMap.findEntry(index, column)
      const written = name.replace('_', '.')
      const where =
        'originalSource' in entry
          ? { where: { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 } }
          : {}
      if (!found.has(name)) found.set(name, { ...problem('EXTENSION_IMPURE', 'global', { name: written }), ...where })
    }
  return [...found.values()]
}

/** Without the entry that `entryText` writes. */
const fromFiles = ({ where, ...rest }: Diagnostic): Diagnostic => (where?.file === 'townsite' ? rest : { ...rest, ...(where && { where }) })

/** @param root folder that contains `townsite/`; file names in diagnostics are relative to it */
export const compileExtensions = async (
  root: string,
  found: FoundExtensions,
  provided: ProvidedModules,
): Promise<Result<ExtensionCode>> => {
  const { build } = await import('esbuild')
  try {
    const { outputFiles } = await build({
      stdin: { contents: entryText(found), resolveDir: root, sourcefile: 'townsite', loader: 'js' },
      absWorkingDir: root,
      outdir: root,
      write: false,
      bundle: true,
      format: 'cjs',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['import', 'default'],
      target: 'node20',
      plugins: [importsOf(provided), stylesheets(root)],
      loader: { '.svg': 'text' },
      jsx: 'automatic',
      jsxDev: false,
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      define: { ...marked, 'process.env.NODE_ENV': '"production"' },
    })
    const [text = '', map = '{}'] = ['.js', '.js.map'].map(ending => outputFiles.find(({ path }) => path.endsWith(ending))?.text)
    const impure = impureUses(text, map)
    if (impure.length > 0) return { ok: false, diagnostics: impure }
    const hash = createHash('sha256').update(text).update(JSON.stringify(found.packs)).digest('hex').slice(0, 16)
    return { ok: true, value: { hash, text, map, root }, diagnostics: [] }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const diagnostics = error.errors.map(message => {
      const diagnostic = messageDiagnostic(message)
      return message.detail === 'impure' ? { ...diagnostic, ...problem('EXTENSION_IMPURE', 'module', { name: message.text }) } : diagnostic
    })
    return { ok: false, diagnostics: diagnostics.map(fromFiles) }
  }
}
