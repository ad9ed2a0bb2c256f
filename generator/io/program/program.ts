/**
 * The program as one compiled bundle. Loading three hundred small files one by one takes longer than building the site, so they are put
 * together once, kept by the state of the sources, and loaded as one file from then on.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder, touch, tryWithCache } from '../cache.ts'
import { compiledModuleUrl, projectRoot } from '../project.ts'
import { isUnfinished, removeStrays, writeWhole } from '../unfinished.ts'
import { currentState, stateOfProgram } from './state.ts'

/** In the compiled program, its own address: threads run the same. */
declare const townsiteProgram: string | undefined

/** Packages with files of their own beside the code, or that few commands need. */
const external = ['sharp', 'esbuild', 'chokidar', 'serve', 'serve-handler', 'playwright']

const keepBundles = 4

const entry = join(projectRoot, 'generator', 'main.ts')
const programs = join(cacheFolder, 'program')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Code whose last line tells its hash, so that a file that was cut or changed is never run. */
const sealed = (code: string): string => `${code}//${hashOf(code)}\n`
const isSealed = (text: string): boolean => {
  const end = text.lastIndexOf('//')
  return end >= 0 && text === sealed(text.slice(0, end))
}

/** Compiles the sources as they are now to this file. */
const bundle = async (file: string, state: string): Promise<void> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: file,
    write: false,
    bundle: true,
    // tsx rewrites every module that holds `import()`, this one for a second: packages that load late are required instead.
    supported: { 'dynamic-import': false },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    jsx: 'automatic',
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'townsiteModuleUrl' },
    // Files are found from the project’s folder, not from the bundle’s; packages in CommonJS ask for `require`.
    banner: {
      js: `import { createRequire as townsiteRequire } from 'node:module'; const require = townsiteRequire(import.meta.url); const townsiteModuleUrl = ${JSON.stringify(compiledModuleUrl)}; const townsiteProgram = import.meta.url; const townsiteState = ${JSON.stringify(state)};`,
    },
    logLevel: 'silent',
  })
  mkdirSync(programs, { recursive: true })
  // The map first: whoever finds the program finds the rest.
  for (const { path, text } of outputFiles) writeWhole(path, path === file ? sealed(text) : text)
}

/** Removes the programs that were not used for the longest time. */
const prune = (): void => {
  removeStrays(programs, isUnfinished)
  const bundles = readdirSync(programs)
    .filter(name => name.endsWith('.mjs'))
    .map(name => ({ path: join(programs, name), time: statSync(join(programs, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of bundles.slice(keepBundles)) for (const file of [path, `${path}.map`]) rmSync(file, { force: true })
}

/** The compiled program of the sources as they are, when it is there and whole. */
const kept = (file: string): boolean =>
  tryWithCache(() => {
    const isWhole = isSealed(readFileSync(file, 'utf8'))
    if (isWhole) touch(file)
    return isWhole
  }, true) === true

/** Has `door.mjs` begin with this program. */
const noted = (file: string): string => {
  tryWithCache(() => writeWhole(join(programs, 'last'), basename(file)))
  return file
}

/** Whether the program that runs is that of a project as it is now. */
export const isOf = (root: string): boolean => {
  if (root !== projectRoot || currentState() !== stateOfProgram()) return false
  if (typeof townsiteProgram === 'string') touch(fileURLToPath(townsiteProgram))
  return true
}

const compiled = async (): Promise<string> => {
  const state = currentState()
  // The same sources in another place look for their files there.
  const file = join(programs, `${state}-${hashOf(projectRoot).slice(0, 8)}.mjs`)
  if (kept(file)) return noted(file)
  await bundle(file, state)
  prune()
  // Saved while it was compiled: nobody knows which of both it is.
  if (currentState() === state) return noted(file)
  rmSync(file, { force: true })
  return compiled()
}

/** Address of the compiled `main.ts`; compiled now when the sources have changed. Without a cache, of the source itself: it starts slowly. */
export const compiledProgram = async (): Promise<string> => {
  if (typeof townsiteProgram === 'string') return townsiteProgram
  try {
    return pathToFileURL(await compiled()).href
  } catch (error) {
    // A mistake in the sources is no fault of the cache.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    tryWithCache(() => {
      throw error
    })
    return pathToFileURL(entry).href
  }
}
