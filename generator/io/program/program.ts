/**
 * The program as one compiled bundle. Loading three hundred small files one by one takes longer than building the site, so they are put
 * together once, kept by the state of the sources, and loaded as one file from then on.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import type { BuildOptions, Plugin } from 'esbuild'
import { keysOf } from '../../site/model/table.ts'
import { touch, tryWithCache } from '../cache.ts'
import { cacheFolder, compiledModuleUrl, projectRoot } from '../project.ts'
import { isUnfinished, removeStrays, writeWhole } from '../unfinished.ts'
import { currentState, stateOfProgram } from './state.ts'

/** In the compiled program, the address of its first part: threads run the same. */
declare const townsiteProgram: string | undefined
/** And the code of the process that draws, which has nothing else to load. */
declare const townsiteDrawing: string | undefined

/** Packages with files of their own beside the code, or that few commands need. */
const external = ['sharp', 'esbuild', 'chokidar', 'serve', 'serve-handler', 'playwright']

const keepBundles = 4

const source = join(projectRoot, 'generator', 'main.ts')
const loader = join(projectRoot, 'generator', 'io', 'program', 'loader.ts')
const drawing = join(projectRoot, 'generator', 'io', 'pictures', 'drawing-process.ts')
const programs = join(cacheFolder, 'program')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The program begins with a small module, which loads the code that lies beside it. */
const parts = { entry: '.mjs', code: '.cjs', copy: '.v8' }
const pathOf = (program: string, part: keyof typeof parts): string => program.replace(/\.mjs$/, parts[part])

/** The first part with a last line that tells the CRC-32 of it and of the code, so that neither is run when it was cut or changed. */
const sealed = (start: string, code: string): string => `${start}//${crc32(code, crc32(start))}\n`
const isSealed = (start: string, code: string): boolean => {
  const end = start.lastIndexOf('//')
  return end >= 0 && start === sealed(start.slice(0, end), code)
}

const options = {
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions

/** Packages that load late are required. */
const noImports = { 'dynamic-import': false }

/**
 * The same code in ASCII: signs beyond it, which esbuild leaves in patterns, would have V8 hold two bytes for each of three million letters,
 * and read them at half the speed.
 */
const inAscii = (code: string): string => code.replaceAll(/[^\0-\x7f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A few small files as one. */
const smallCode = async (entry: string, format: 'esm' | 'cjs'): Promise<string> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...options, supported: noImports, external, entryPoints: [entry], format })
  return outputFiles[0]?.text ?? ''
}

/** Code of the process that draws; its packages are found from the project's folder. */
export const drawingCode = async (): Promise<string> => (typeof townsiteDrawing === 'string' ? townsiteDrawing : smallCode(drawing, 'cjs'))

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

/** The sources as one module. */
const codeOf = async (program: string, state: string): Promise<string> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    entryPoints: [source],
    plugins: [lateFunctions, withoutIdle],
    supported: noImports,
    format: 'cjs',
    external,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': 'townsiteModuleUrl',
      townsiteDrawing: JSON.stringify(await smallCode(drawing, 'cjs')),
    },
    // Files are found from the project’s folder, not from the code’s.
    banner: {
      js: `'use strict'; const townsiteModuleUrl = ${JSON.stringify(compiledModuleUrl)}; const townsiteProgram = ${JSON.stringify(pathToFileURL(program).href)}; const townsiteState = ${JSON.stringify(state)};`,
    },
  })
  return inAscii(outputFiles[0]?.text ?? '')
}

/** Compiles the sources as they are now to this program. */
const bundle = async (program: string, state: string): Promise<void> => {
  const [code, start] = await Promise.all([codeOf(program, state), smallCode(loader, 'esm')])
  mkdirSync(programs, { recursive: true })
  writeWhole(pathOf(program, 'code'), code)
  // Last: whoever finds it finds the rest.
  writeWhole(program, sealed(start, code))
}

const remove = (program: string): void => {
  for (const part of keysOf(parts)) rmSync(pathOf(program, part), { force: true })
}

/** Removes the programs that were not used for the longest time. */
const prune = (): void => {
  removeStrays(programs, isUnfinished)
  const bundles = readdirSync(programs)
    .filter(name => name.endsWith('.mjs'))
    .map(name => ({ path: join(programs, name), time: statSync(join(programs, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of bundles.slice(keepBundles)) remove(path)
}

/** The compiled program of the sources as they are, when it is there and whole. */
const kept = (file: string): boolean =>
  tryWithCache(() => {
    const isWhole = isSealed(readFileSync(file, 'utf8'), readFileSync(pathOf(file, 'code'), 'utf8'))
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
  remove(file)
  return compiled()
}

/**
 * Address of the compiled `main.ts`; compiled now when the sources have changed. Of the source itself, which starts slowly, without a
 * cache and where stack traces are to show sources: maps of all the program would take a fifth of the time of compiling.
 */
export const compiledProgram = async (): Promise<string> => {
  if (typeof townsiteProgram === 'string') return townsiteProgram
  if (process.execArgv.includes('--enable-source-maps')) return pathToFileURL(source).href
  try {
    return pathToFileURL(await compiled()).href
  } catch (error) {
    // A mistake in the sources is no fault of the cache.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    tryWithCache(() => {
      throw error
    })
    return pathToFileURL(source).href
  }
}
