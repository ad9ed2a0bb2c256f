/**
 * The program as one compiled bundle. Loading three hundred small files one by one takes longer than building the site, so they are put
 * together once, kept by the state of the sources, and loaded as one file from then on.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../cache.ts'
import { filesUnder } from '../folder.ts'
import { compiledModuleUrl, projectRoot } from '../project.ts'

/** Packages with files of their own beside the code, or that few commands need. */
const external = ['sharp', 'esbuild', 'chokidar', 'serve', 'serve-handler', 'playwright']

const keepBundles = 4

/** Changes whenever a source file or a dependency does. */
export const stateOfSources = (): string => {
  const hash = createHash('sha256')
  const sources = ['generator', 'templates'].flatMap(folder => filesUnder(join(projectRoot, folder)).map(file => join(folder, file)))
  for (const name of [...sources.filter(file => /\.(tsx?|json)$/.test(file)), 'package-lock.json']) {
    const file = join(projectRoot, name)
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const bundle = async (folder: string): Promise<void> => {
  const { build } = await import('esbuild')
  const unfinished = `${folder}.${randomUUID()}`
  await build({
    entryPoints: [join(projectRoot, 'generator', 'main.ts')],
    outdir: unfinished,
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
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'townsiteModuleUrl' },
    // Files are found from the project’s folder, not from the bundle’s; packages in CommonJS ask for `require`.
    banner: {
      js: `import { createRequire as townsiteRequire } from 'node:module'; const require = townsiteRequire(import.meta.url); const townsiteModuleUrl = ${JSON.stringify(compiledModuleUrl)};`,
    },
    logLevel: 'silent',
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const prune = (folder: string): void => {
  const bundles = readdirSync(folder)
    .map(name => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of bundles.slice(keepBundles)) rmSync(path, { recursive: true, force: true })
}

/** Address of the compiled `main.ts`; compiled now when the sources have changed. */
export const compiledProgram = async (): Promise<string> => {
  const programs = join(cacheFolder, 'program')
  const folder = join(programs, stateOfSources())
  if (!existsSync(folder)) {
    mkdirSync(programs, { recursive: true })
    await bundle(folder)
    prune(programs)
  }
  return pathToFileURL(join(folder, 'main.mjs')).href
}
