/**
 * The program as one compiled bundle. Loading three hundred small files one by one takes longer than building the site, so they are put
 * together once, kept by the state of the sources, and loaded as one file from then on.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import { keysOf } from '../../site/model/table.ts'
import { smallAssets } from '../assets/small.ts'
import { touch, tryWithCache } from '../cache.ts'
import { fileVersion } from '../file-version.ts'
import { removeFile } from '../folder.ts'
import { cacheFolder, compiledModuleUrl, projectRoot } from '../project.ts'
import { isUnfinished, removeStrays, writeWhole } from '../unfinished.ts'
import type { CodeSeal } from './part-names.ts'
import { bundling, codeOfParts, codeOfSharp, external, noImports, surveyed } from './parts.ts'
import { currentState, stateOfProgram } from './state.ts'

/** In the compiled program, the address of its first part: threads run the same. */
declare const townsiteProgram: string | undefined
/** And the code of the process that draws, which has nothing else to load. */
declare const townsiteDrawing: string | undefined

const keepBundles = 4

const source = join(projectRoot, 'generator', 'main.ts')
const loader = join(projectRoot, 'generator', 'io', 'program', 'loader.ts')
const drawing = join(projectRoot, 'generator', 'io', 'pictures', 'drawing-process.ts')
const programs = join(cacheFolder, 'program')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The program begins with a small module, which loads the code that lies beside it. */
const parts = { entry: '.cjs', code: '.js', firstCopy: '.first.v8', restCopy: '.rest.v8', sharpCopy: '.sharp.v8' }
const pathOf = (program: string, part: keyof typeof parts): string => program.replace(/\.cjs$/, parts[part])

/** The first file tells in its last line the CRC-32 of all before, and that of the code before: neither is run when it was cut or changed. */
const sealed = (start: string): string => `${start}//${crc32(start)}\n`
const isSealed = (start: string): boolean => {
  const end = start.lastIndexOf('//')
  return end >= 0 && start === sealed(start.slice(0, end))
}
const begun = (seal: CodeSeal): string => `const townsiteCode = ${JSON.stringify(seal)};`

/**
 * The same code in ASCII: signs beyond it, which esbuild leaves in patterns, would have V8 hold two bytes for each of three million letters,
 * and read them at half the speed.
 */
const inAscii = (code: string): string => code.replaceAll(/[^\0-\x7f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Code of a part as its loader takes it. */
const asFunction = (code: string): string => `(function (require, module) {${inAscii(code)}\n})`

/** A few small files as one. */
const smallCode = async (entry: string): Promise<string> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...bundling, supported: noImports, external, entryPoints: [entry], format: 'cjs' })
  return outputFiles[0]?.text ?? ''
}

/** Code of the process that draws; its packages are found from the project's folder. */
export const drawingCode = async (): Promise<string> => (typeof townsiteDrawing === 'string' ? townsiteDrawing : smallCode(drawing))

/** The sources as both parts of the program, and sharp. */
const codeOf = async (program: string, state: string): Promise<readonly [first: string, rest: string, sharp: string]> => {
  const [survey, drawingProcess, assets, sharp] = await Promise.all([surveyed(), smallCode(drawing), smallAssets(), codeOfSharp()])
  const [first, rest] = await codeOfParts(survey, {
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': 'townsiteModuleUrl',
      townsiteDrawing: JSON.stringify(drawingProcess),
      townsiteAssets: JSON.stringify(assets),
    },
    // Files are found from the project’s folder, not from the code’s.
    banner: {
      js: `'use strict'; const townsiteModuleUrl = ${JSON.stringify(compiledModuleUrl())}; const townsiteProgram = ${JSON.stringify(pathToFileURL(program).href)}; const townsiteState = ${JSON.stringify(state)};`,
    },
  })
  return [asFunction(first), asFunction(rest), sharp === '' ? '' : asFunction(sharp)]
}

/** Compiles the sources as they are now to this program. */
const bundle = async (program: string, state: string): Promise<void> => {
  const [[first, rest, sharp], start] = await Promise.all([codeOf(program, state), smallCode(loader)])
  const code = Buffer.from(first + rest + sharp)
  mkdirSync(programs, { recursive: true })
  writeWhole(pathOf(program, 'code'), code)
  const seal: CodeSeal = {
    seal: crc32(code),
    version: fileVersion(pathOf(program, 'code')),
    firstBytes: first.length,
    restBytes: rest.length,
    sharpBytes: sharp.length,
  }
  // Last: whoever finds it finds the code.
  writeWhole(program, sealed(begun(seal) + start))
}

const remove = (program: string): void => {
  for (const part of keysOf(parts)) removeFile(pathOf(program, part))
}

/** Removes the programs that were not used for the longest time. */
const prune = (): void => {
  removeStrays(programs, isUnfinished)
  const bundles = readdirSync(programs)
    .filter(name => name.endsWith(parts.entry))
    .map(name => ({ path: join(programs, name), time: statSync(join(programs, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of bundles.slice(keepBundles)) remove(path)
}

/** The compiled program of the sources as they are, when it is there and whole. */
const kept = (file: string): boolean =>
  tryWithCache(() => {
    const start = readFileSync(file, 'utf8')
    const isWhole = isSealed(start) && start.startsWith(`const townsiteCode = {"seal":${crc32(readFileSync(pathOf(file, 'code')))},`)
    if (isWhole) touch(file)
    return isWhole
  }, true) === true

/** Has `door.cjs` begin with this program. */
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
  const file = join(programs, `${state}-${hashOf(projectRoot).slice(0, 8)}.cjs`)
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
