/**
 * The sources as two scripts: what a build needs until it knows whether there is anything to do, a sixth of all, and the rest, which is
 * loaded when it is first asked for. What both need is in the first one alone, so that there is one of each module.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import type { BuildOptions, Plugin, StdinOptions } from 'esbuild'
import { projectRoot } from '../project.ts'
import { fromFirst, fromRest } from './part-names.ts'

/** Modules that the first part begins with, from the project's root. What is imported late by one of its modules is of the rest. */
const firstEntries = ['generator/main.ts', 'generator/tools/build/command.ts', 'generator/tools/build/publish.ts']

/** Packages with files of their own beside the code, or that few commands need. */
export const external = ['sharp', 'esbuild', 'chokidar', 'serve', 'serve-handler', 'playwright']

export const bundling = {
  write: false,
  bundle: true,
  absWorkingDir: projectRoot,
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions

/** Packages that load late are required. */
export const noImports = { 'dynamic-import': false }

/** Packages that are one function, and take long to be ready for it: each is, when it is first called. */
const lateFunctions: Plugin = {
  name: 'late-functions',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'late'
    onResolve({ filter: /^@sindresorhus\/transliterate$/ }, ({ path, namespace: from }) =>
      from === namespace ? undefined : { path, namespace },
    )
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `let made; export default (...given) => (made ??= require(${JSON.stringify(path)}).default)(...given)`,
      resolveDir: projectRoot,
    }))
  },
}

/** Parts of packages that these begin with and nobody here asks for: what zod says in sixty languages, and React as a stream. */
const withoutIdle: Plugin = {
  name: 'without-idle',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](?:zod[\\/]v4[\\/]locales[\\/]index|react-dom-server\.node\.production)\.js$/ }, () => ({ contents: '' }))
  },
}

const pathFrom = (folder: string, path: string): string => relative(projectRoot, join(folder, path)).split(sep).join('/')

/** Imports of our own sources: esbuild asks about each that fits, which takes longer than to read it. */
const ownSources = /^\..*\.tsx?$/

/** Leaves what is imported late to the rest. @param told is told each of these modules */
const withoutRest = (told: (module: string) => void): Plugin => ({
  name: 'without-rest',
  setup: ({ onResolve }) => {
    onResolve({ filter: ownSources }, ({ path, kind, resolveDir }) => {
      const module = pathFrom(resolveDir, path)
      if (kind !== 'dynamic-import' || firstEntries.includes(module)) return undefined
      told(module)
      return { path: fromRest + module, external: true }
    })
  },
})

/** What sharp may have been built to on this machine, by its own code. */
const builtHere = '../src/build'

/**
 * Has sharp look for that from its package, since esbuild would have to know the files; and load what starts processes, which takes 4 ms,
 * when it starts one to look at a system that it does not know.
 */
const sharpByItself: Plugin = {
  name: 'sharp-by-itself',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'processes'
    onLoad({ filter: /[\\/]sharp[\\/]dist[\\/]sharp\.cjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(builtHere, builtHere.replace('..', 'sharp')),
    }))
    onResolve({ filter: /^(?:node:)?child_process$/ }, ({ path, namespace: from }) =>
      from === namespace ? undefined : { path, namespace },
    )
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => (...given) => require(${JSON.stringify(path)})[name](...given) })`,
    }))
  },
}

/** What the first part is made of. */
interface First {
  /** Its own modules, with the names that each exports. */
  readonly modules: ReadonlyMap<string, readonly string[]>
  readonly packages: readonly string[]
}

/** Takes what the first part has from there. */
const withoutFirst = ({ modules, packages }: First): Plugin => ({
  name: 'without-first',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'first'
    const names = [...modules.keys()].map(module => basename(module).replaceAll('.', '\\.'))
    onResolve({ filter: new RegExp(`/(?:${names.join('|')})$`) }, ({ path, resolveDir }) => {
      const module = pathFrom(resolveDir, path)
      return modules.has(module) ? { path: module, namespace } : undefined
    })
    onResolve({ filter: new RegExp(`^(?:${packages.join('|')})$`) }, ({ path }) => ({ path: fromFirst + path, external: true }))
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: [
        `const from = require(${JSON.stringify(fromFirst + path)})`,
        ...(modules.get(path) ?? []).map(name => `export const ${name} = from.${name}`),
      ].join('\n'),
    }))
    onResolve({ filter: new RegExp(`^${fromFirst}`) }, ({ path }) => ({ path, external: true }))
  },
})

/** A module that gives others by their names, each when it is asked for. */
const giving = (modules: readonly string[], packages: readonly string[] = []) => {
  const entry = (name: string, path: string): string => `${JSON.stringify(name)}: () => require(${JSON.stringify(path)})`
  const entries = [...modules.map(name => entry(name, `./${name}`)), ...packages.map(name => entry(name, name))]
  return { contents: `module.exports = {${entries.join()}}`, resolveDir: projectRoot }
}

const code = async (stdin: StdinOptions, plugin: Plugin, options: BuildOptions): Promise<string> => {
  const { build } = await import('esbuild')
  const { outputFiles = [] } = await build({
    ...bundling,
    stdin,
    plugins: [lateFunctions, withoutIdle, plugin],
    supported: noImports,
    format: 'cjs',
    external,
    jsx: 'automatic',
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/** The first part, and the modules of the rest that it asks for. */
interface Survey {
  readonly first: First
  readonly rest: readonly string[]
}

/** Looks which modules belong to which part. */
export const surveyed = async (): Promise<Survey> => {
  const { build } = await import('esbuild')
  const rest = new Set<string>()
  const survey = { ...bundling, metafile: true, outdir: projectRoot, format: 'esm' } as const
  const { metafile } = await build({
    ...survey,
    packages: 'external',
    entryPoints: firstEntries,
    plugins: [withoutRest(module => rest.add(module))],
  })
  const modules = Object.keys(metafile.inputs).filter(module => ['.ts', '.tsx'].includes(extname(module)))
  const each = await build({ ...survey, bundle: false, entryPoints: modules })
  const outputs = Object.values(each.metafile.outputs)
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
  const packages = imported.filter(({ kind, path }) => kind === 'import-statement' && !path.startsWith('node:') && !path.includes('/'))
  const first = {
    modules: new Map(outputs.map(({ entryPoint = '', exports }) => [entryPoint, exports])),
    packages: [...new Set(packages.map(({ path }) => path))],
  }
  return { first, rest: [...rest] }
}

/** Both parts. Each is a module in CommonJS that gives modules by their paths, and requires those of the other. */
export const codeOfParts = async ({ first, rest }: Survey, options: BuildOptions): Promise<readonly [first: string, rest: string]> => {
  const firstEntry = giving([...first.modules.keys()], first.packages)
  return Promise.all([
    code(
      firstEntry,
      withoutRest(() => undefined),
      options,
    ),
    code(giving(rest), withoutFirst(first), options),
  ])
}

/**
 * sharp, of seventy small files, without its native part, which it finds by the machine. Nothing where it lies otherwise than usual: then the
 * package itself is loaded.
 */
export const codeOfSharp = async (): Promise<string> => {
  if (existsSync(join(projectRoot, 'node_modules', 'sharp', 'dist', builtHere))) return ''
  try {
    return await code(giving([], ['sharp']), sharpByItself, { external: ['@img/sharp-*'] })
  } catch {
    return ''
  }
}
