/**
 * Compiles and reloads parts of the program while it runs. Packages of npm stay loaded. A part without references is garbage-collected, so
 * memory does not grow with each change.
 */
import { createHash } from 'node:crypto'
import { createRequire, type SourceMap } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import type { BuildContext, OutputFile, Plugin } from 'esbuild'
import type { Result, SourceLocation } from '../../site/model/diagnostic.ts'
import { eachOf, keysOf } from '../../site/util/table.ts'
import { packageRoot } from '../package.ts'
import { isBuildFailure, messageDiagnostic } from './build-failure.ts'
import { readSourceMap, thrownAt } from './source-place.ts'

export interface CompiledPart {
  /** Changes when the code does. */
  readonly hash: string
  /** Runs the module. @returns what it exports */
  readonly load: () => unknown
}

export interface CodeCompiler<Name extends string> {
  /** Compiles all parts from the current sources. */
  readonly compile: () => Promise<Result<Readonly<Record<Name, CompiledPart>>>>
  /** Source line of an error thrown by a loaded part. */
  readonly placeOf: (error: unknown) => SourceLocation | undefined
  readonly close: () => Promise<void>
}

const require = createRequire(join(packageRoot, 'package.json'))

const noComponents = 'no-components'

/**
 * Removes components from parts that do not render, so that editing a component does not change them: the templates of pages, and what
 * other components import. The modules that replace them are in a namespace, because esbuild takes files of this package for ES modules,
 * in which `module.exports` would be that of the whole part.
 */
const withoutComponents: Plugin = {
  name: noComponents,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.tsx$/ }, ({ path, importer }) =>
      path.endsWith('/template.tsx') || importer.endsWith('.tsx') ? { path, namespace: noComponents } : undefined,
    )
    onLoad({ filter: /.*/, namespace: noComponents }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
  },
}

/**
 * @param entries entry module of each part, relative to the project root
 * @param rendering the parts that render components
 */
export const startCompiler = async <Name extends string>(
  entries: Readonly<Record<Name, string>>,
  rendering: readonly Name[],
): Promise<CodeCompiler<Name>> => {
  // Errors are located with the source maps of the parts. Node would load that of the whole program, which takes 30 MB of memory.
  process.setSourceMapsEnabled(false)
  // The parts load React as a package, whose development build is slower.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { context } = await import('esbuild')
  const names = keysOf(entries)
  const contextOf = (parts: readonly Name[], plugins: Plugin[]): Promise<BuildContext<{ write: false }>> =>
    context({
      plugins,
      absWorkingDir: packageRoot,
      entryPoints: Object.fromEntries(parts.map(name => [name, join(packageRoot, entries[name])])),
      // Nothing is written; paths in source maps are relative to this folder.
      outdir: packageRoot,
      write: false,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      jsxImportSource: 'townsite',
      alias: { 'townsite/jsx-runtime': './generator/site/render/jsx-runtime.ts' },
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.url': JSON.stringify(pathToFileURL(join(packageRoot, 'package.json')).href),
      },
    })
  const building = await Promise.all([
    contextOf(rendering, []),
    contextOf(
      names.filter(name => !rendering.includes(name)),
      [withoutComponents],
    ),
  ])
  /** Source maps of the parts in use, by the file name in their stack traces. */
  const maps = new Map<string, string>()
  const findMap = (name: string): { readonly map: SourceMap; readonly folder: string; readonly root: string } | undefined => {
    const map = maps.get(name)
    return map === undefined ? undefined : { map: readSourceMap(map), folder: packageRoot, root: packageRoot }
  }

  const partOf = (name: Name, files: readonly OutputFile[]): CompiledPart => {
    const find = (ending: string): string => files.find(file => file.path.endsWith(`${name}${ending}`))?.text ?? ''
    const [text, map] = [find('.js'), find('.js.map')]
    const hash = createHash('sha1').update(text).digest('hex').slice(0, 12)
    const filename = `townsite-${name}-${hash}.js`
    return {
      hash,
      load: () => {
        // The previous part may still render a page.
        const older = [...maps.keys()].filter(key => key.startsWith(`townsite-${name}-`))
        for (const key of older.slice(0, -1)) maps.delete(key)
        maps.set(filename, map)
        const module: { exports: unknown } = { exports: {} }
        compileFunction(text, ['require', 'module', 'exports'], { filename })(require, module, module.exports)
        return module.exports
      },
    }
  }

  return {
    compile: async () => {
      try {
        const results = await Promise.all(building.map(one => one.rebuild()))
        const outputFiles = results.flatMap(result => result.outputFiles)
        return { ok: true, value: eachOf(names, name => partOf(name, outputFiles)), diagnostics: [] }
      } catch (error) {
        if (!isBuildFailure(error)) throw error
        return { ok: false, diagnostics: error.errors.map(messageDiagnostic) }
      }
    },
    // Until a part is loaded, that of the compiled program is in use.
    placeOf: error => thrownAt(error, findMap) ?? thrownAt(error),
    close: async () => {
      await Promise.all(building.map(one => one.dispose()))
    },
  }
}
