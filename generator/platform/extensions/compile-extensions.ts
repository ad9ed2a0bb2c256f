/** Compiles the modules of a site's `townsite/` folder to one CommonJS text. */
import { createHash } from 'node:crypto'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { ExtensionCode } from '../../site/util/extensions.ts'
import { isBuildFailure, messageDiagnostic } from '../program/build-failure.ts'
import { readSourceMap } from '../program/source-place.ts'
import type { FoundExtensions } from './extension-files.ts'

/** Modules that the program provides, so that both use the same instance. */
export const providedModules = ['townsite/extension', 'react', 'react/jsx-runtime']

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

const refuseImports: Plugin = {
  name: 'refuse-imports',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      isBuiltin(path) && kind !== 'entry-point' ? { errors: [{ text: path, detail: 'impure' }] } : undefined,
    )
  },
}

const entryText = ({ modules, hasStyles }: FoundExtensions): string =>
  [
    ...modules.map(({ file }, index) => `import * as module${index} from './${file}'`),
    ...(hasStyles ? ["import styles from './townsite/styles.css'", 'export { styles }'] : ["export const styles = ''"]),
    `export const modules = [${modules.map((_, index) => `module${index}`).join(', ')}]`,
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
        'originalSource' in entry ? { where: { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 } } : {}
      if (!found.has(name)) found.set(name, { ...problem('EXTENSION_IMPURE', 'global', { name: written }), ...where })
    }
  return [...found.values()]
}

/** Without the entry that `entryText` writes. */
const fromFiles = ({ where, ...rest }: Diagnostic): Diagnostic => (where?.file === 'townsite' ? rest : { ...rest, ...(where && { where }) })

/** @param root folder that contains `townsite/`; file names in diagnostics are relative to it */
export const compileExtensions = async (root: string, found: FoundExtensions): Promise<Result<ExtensionCode>> => {
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
      external: providedModules,
      plugins: [refuseImports],
      loader: { '.css': 'text', '.svg': 'text' },
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
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
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

