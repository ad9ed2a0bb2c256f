/**
 * Compiles the sources to `lib/`, unless it is up to date: the program, its worker threads, and the browser code of `edit` and `dev`.
 * Run by npm (`prepare`), by bin.mjs in a checkout, and by package.mjs for the npm package. Plain JavaScript, because it runs before there is
 * a compiler.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const lib = join(root, 'lib')
/** Identifies the sources that `lib/` was compiled from. Written last, so a compilation that was interrupted is repeated. */
const manifest = join(lib, 'sources.json')
/** Style sheets and scripts of pages, minified by the compiled program itself. */
const assets = join(lib, 'assets.json')
/** Sources of the components, for `townsite eject`. */
const components = join(lib, 'components.json')

const filesUnder = folder =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })

/** What the output depends on: code, the data that caches depend on, and the versions of the packages. */
const sources = lockfiles =>
  [...['generator', 'templates', 'languages'].flatMap(filesUnder).sort(), ...lockfiles].flatMap(path => {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
    return stats === undefined ? [] : [{ path, stats }]
  })

/** Detects changes without reading the files. */
const fingerprintOf = found => {
  const text = found.map(({ path, stats }) => `${path} ${stats.size} ${stats.mtimeMs}`).join('\n')
  return createHash('sha256').update(text).digest('base64url')
}

/** Equal for equal sources, wherever and whenever they were written: names cached values. */
const contentHashOf = found => {
  const hash = createHash('sha256')
  for (const { path } of found) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const readManifest = () => {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'))
  } catch {
    return {}
  }
}

/** Packages with native code, and one that only some users install. */
const external = ['sharp', 'esbuild', 'playwright']

/** Zod’s translations are a third of zod. Townsite has its own messages, and uses those of zod in two languages for values that only zod rejects. */
const zodLocales = "export { default as en } from './en.js'\nexport { default as frCA } from './fr-CA.js'"
const withoutZodLocales = {
  name: 'without-zod-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path }) => ({ contents: zodLocales, resolveDir: dirname(path) })),
}

/** @returns the compiled files, and esbuild's metadata about them */
const bundle = async ({ hash, forPackage }) => {
  const { build } = await import('esbuild')
  const shared = {
    absWorkingDir: root,
    outdir: lib,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    legalComments: 'none',
    logLevel: 'silent',
  }
  const results = await Promise.all([
    build({
      ...shared,
      entryPoints: {
        start: 'generator/start.ts',
        main: 'generator/main.ts',
        api: 'generator/api/index.ts',
        thread: 'generator/thread.ts',
        writer: 'generator/pipeline/publish/writer-thread/writer-thread.ts',
        minify: 'generator/platform/assets/bundle.ts',
        'collect-components': 'generator/platform/extensions/collect-components.ts',
        'serve-guard': 'generator/platform/serve/serve-guard.ts',
        serve: 'node_modules/serve/build/main.js',
      },
      splitting: true,
      chunkNames: 'chunk-[hash]',
      platform: 'node',
      target: 'node20',
      external,
      jsx: 'automatic',
      jsxImportSource: 'townsite',
      alias: {
        'townsite/jsx-runtime': './generator/site/render/jsx-runtime.ts',
        // `react-dom/server` is this file and a second renderer, for streams.
        'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
      },
      plugins: [withoutZodLocales],
      // A third of the code is indentation.
      minifyWhitespace: forPackage === true,
      sourcemap: true,
      sourcesContent: false,
      define: { 'process.env.NODE_ENV': '"production"', SOURCE_HASH: JSON.stringify(hash) },
      // CommonJS packages require Node's modules.
      banner: {
        js: "import { createRequire as createPackageRequire } from 'node:module'; const require = createPackageRequire(import.meta.url)",
      },
    }),
    build({
      ...shared,
      entryPoints: [
        { in: 'generator/tools/edit/app/main.tsx', out: 'editor' },
        { in: 'generator/tools/edit/app/styles.css', out: 'editor' },
        { in: 'generator/tools/dev/browser/main.ts', out: 'dev-client' },
      ],
      minify: true,
      jsx: 'automatic',
      target: ['chrome100', 'safari15', 'firefox100'],
    }),
  ])
  return { files: results.flatMap(({ outputFiles }) => outputFiles), metafiles: results.map(({ metafile }) => metafile) }
}

/** Prints why the sources cannot be compiled or loaded, in the format of the program, which cannot run. @throws a failure that no source causes */
export const reportFailure = async failure => {
  const { build, formatMessages, stop } = await import('esbuild')
  let text
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ['generator/platform/program/failure-text.ts'],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      define: { 'import.meta.url': JSON.stringify(import.meta.url) },
      banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)})` },
      logLevel: 'silent',
    })
    const { failureText } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
    text = failureText(failure, { isTTY: process.stderr.isTTY, env: process.env })
  } catch {
    // The error is in one of the sources that print errors.
    if ('errors' in failure) text = (await formatMessages(failure.errors, { kind: 'error' })).join('\n')
  } finally {
    await stop()
  }
  if (text === undefined) throw failure
  console.error(text)
}

/** Replaces a file at once: processes that compile at the same time, or load `lib/` meanwhile, never see half a file. */
const replace = (file, content) => {
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

/** Removes chunks of earlier compilations, an hour after other chunks replaced them: until then, another process may load them. */
const removeReplacedChunks = (isNew, isPrevious) => {
  const now = Date.now()
  for (const name of readdirSync(lib).filter(name => name.startsWith('chunk-') && !isNew(name))) {
    const path = join(lib, name)
    try {
      if (isPrevious(name)) utimesSync(path, now / 1000, now / 1000)
      else if (statSync(path).mtimeMs < now - 60 * 60 * 1000) rmSync(path)
    } catch {
      // Another process has removed it.
    }
  }
}

/** Writes chunks first, and then the entries that import them. */
const write = async (files, identity) => {
  mkdirSync(lib, { recursive: true })
  const previous = readManifest().files ?? []
  rmSync(manifest, { force: true })
  const isChunk = ({ path }) => path.includes('chunk-')
  for (const { path, contents } of [...files.filter(isChunk), ...files.filter(file => !isChunk(file))]) replace(path, contents)
  const { minifyAssets } = await import('../lib/minify.js')
  replace(assets, JSON.stringify(await minifyAssets()))
  const { collectComponents } = await import('../lib/collect-components.js')
  replace(components, JSON.stringify(collectComponents()))
  const names = files.map(({ path }) => basename(path))
  replace(manifest, JSON.stringify({ ...identity, files: names }))
  // Node's compile cache of the replaced files.
  rmSync(join(lib, '.cache'), { recursive: true, force: true })
  removeReplacedChunks(
    name => names.includes(name),
    name => previous.includes(name),
  )
}

const compile = async identity => {
  try {
    const { files, metafiles } = await bundle(identity)
    await write(files, identity)
    return metafiles
  } finally {
    // Ends esbuild's process.
    await (await import('esbuild')).stop()
  }
}

const update = async (found, fingerprint) => {
  const identity = { fingerprint, hash: contentHashOf(found) }
  try {
    // The files of a copied checkout have other modification times.
    if (readManifest().hash === identity.hash) replace(manifest, JSON.stringify({ ...readManifest(), ...identity }))
    else await compile(identity)
  } catch (error) {
    if ('errors' in error) {
      // `dev` runs what was compiled last, reports the errors itself, and continues when they are fixed.
      if (process.argv[2] === 'dev' && existsSync(manifest)) return
      await reportFailure(error)
      process.exit(1)
    }
    // A checkout that cannot be written to runs the program that it has.
    if (error.syscall === undefined || !existsSync(manifest)) throw error
  }
}

/** Updates `lib/`, if a source or a package has changed. */
export const updateLib = async () => {
  const found = sources(['package-lock.json', 'node_modules/.package-lock.json'])
  const fingerprint = fingerprintOf(found)
  if (readManifest().fingerprint !== fingerprint) await update(found, fingerprint)
}

/**
 * Writes `lib/` for the npm package: its bytes depend on the content of the sources and package-lock.json only. The next command in the
 * checkout compiles its own.
 * @returns esbuild's metadata
 */
export const compileForPackage = async () => {
  rmSync(lib, { recursive: true, force: true })
  return compile({ hash: contentHashOf(sources(['package-lock.json'])), forPackage: true })
}

// Run by npm. It runs `prepare` after `prepack` as well, whose output must stay.
const isScript = process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename
if (isScript && process.env.npm_command !== 'pack' && process.env.npm_command !== 'publish') await updateLib()
