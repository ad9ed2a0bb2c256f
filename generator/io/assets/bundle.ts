/** Styles and scripts of the templates, made small. esbuild does both; the cache spares its start when nothing changed. */
import { basename, extname, join } from 'node:path'
import { lazy } from '../../site/model/memoize.ts'
import { cached, readCache } from '../cache.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot, projectText } from '../project.ts'

/** Browsers that styles and scripts are made for. */
export const browsers = ['chrome100', 'safari15', 'firefox100']

/** Whether esbuild's process may be there. */
let isBegun = false

type Bundler = typeof import('esbuild')

const bundler = async (): Promise<Bundler> => {
  isBegun = true
  return import('esbuild')
}

const text = async (bytes: Promise<Uint8Array>): Promise<string> => new TextDecoder().decode(await bytes)

/** Without custom properties that nothing reads: most pages need but a part of the theme’s. */
const withoutUnread = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (read.has(name) ? declaration : ''))
  return kept === css ? css : withoutUnread(kept)
}

/** Sizes that are reckoned for the whole page and that one place reads: said there. A colour stays where those who judge it look for it. */
const withoutDetours = (css: string): string =>
  [...css.matchAll(/:root\{([^{}]*)/g)]
    .flatMap(([, rules = '']) => [...rules.matchAll(/(--[\w-]+):(clamp\((?:(?!var\()[^;{}])*\))/g)])
    .reduce((shorter, [, name = '', value = '']) => {
      const told = css.split(`${name}:`).length - 1
      const read = css.split(`var(${name}`).length - 1
      return told === 1 && read === 1 ? shorter.replace(`var(${name})`, value) : shorter
    }, css)

/** A style sheet without what only people read. */
export const minifyCss = (css: string, useCache: boolean): Promise<string> =>
  text(
    cached(`css ${css}`, useCache, async () => {
      const { transform } = await bundler()
      const { code } = await transform(css, { loader: 'css', minify: true, target: browsers })
      // Spaces in the value of a custom property are part of it, but before it and behind commas of no use to ours; nor are those around a stroke.
      const tight = code
        .trim()
        .replace(/(--[\w-]+): /g, '$1:')
        .replaceAll(', ', ',')
        .replaceAll(' / ', '/')
      return Buffer.from(withoutUnread(withoutDetours(tight)))
    }),
  )

/** Where pages have their scripts. */
const scripts = 'templates/client'
const entries = `${scripts}/entries`

/** Text of all files below a folder of the project. */
const sourcesIn = (folder: string): string =>
  filesUnder(join(projectRoot, folder))
    .map(file => projectText(`${folder}/${file}`))
    .join('\0')

const keyOf = (entry: string, sources: string): string => `js ${entry} ${sources}`

/** Each by itself, and all with one request: to send one keeps this thread busy for longer than esbuild. */
const bundled = async ({ build }: Bundler, modules: readonly string[]): Promise<readonly Uint8Array[]> => {
  const { outputFiles } = await build({
    entryPoints: modules.map((module, index) => ({ in: join(projectRoot, module), out: String(index) })),
    // Where they would lie; nothing is written.
    outdir: projectRoot,
    bundle: true,
    minify: true,
    format: 'esm',
    target: browsers,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const textOf = (index: number): string =>
    outputFiles.find(({ path }) => basename(path, extname(path)) === String(index))?.text.trim() ?? ''
  return modules.map((_, index) => Buffer.from(textOf(index)))
}

const bundledAlone = async (loaded: Bundler, module: string): Promise<Uint8Array> => (await bundled(loaded, [module]))[0] ?? Buffer.alloc(0)

/** By key, scripts of pages that are being bundled before anybody asks. */
const early = new Map<string, Promise<Uint8Array>>()

/** @param key of the script, which tells all that it is made from */
const bundledOnce = (key: string, entry: string, useCache: boolean): Promise<Uint8Array> =>
  early.get(key) ?? cached(key, useCache, async () => bundledAlone(await bundler(), entry))

/**
 * Has the scripts of pages bundled while other things are done, when they will be asked for. What is done next may keep this thread busy, so
 * all is sent to esbuild's process before.
 */
export const bundleEarly = async (useCache: boolean): Promise<void> => {
  const sources = sourcesIn(scripts)
  const wanted = filesUnder(join(projectRoot, entries))
    .map(file => `${entries}/${file}`)
    .map(entry => ({ entry, key: keyOf(entry, sources) }))
    .filter(({ key }) => !(early.has(key) || (useCache && readCache(key) !== undefined)))
  if (wanted.length === 0) return
  const loaded = await bundler()
  const all = bundled(
    loaded,
    wanted.map(({ entry }) => entry),
  )
  // Of a mistake in one of them the others know nothing: whoever asks is told what is wrong with that one.
  const one = async (index: number, entry: string): Promise<Uint8Array> =>
    (await all.catch(() => undefined))?.[index] ?? bundledAlone(loaded, entry)
  for (const [index, { entry, key }] of wanted.entries()) {
    const begun = cached(key, false, () => one(index, entry))
    begun.catch(() => undefined)
    early.set(key, begun)
  }
}

/** Ends esbuild's process, which would stay as long as this one; who asks for styles or scripts later starts another. */
export const endBundler = async (): Promise<void> => {
  if (!isBegun) return
  await Promise.allSettled(early.values())
  const { stop } = await bundler()
  await stop()
  isBegun = false
}

/**
 * One module or style sheet for the browser, with everything it imports.
 * @param folder of the module and its imports
 */
export const bundleScript = (entry: string, useCache: boolean, folder = scripts): Promise<string> =>
  text(bundledOnce(keyOf(entry, sourcesIn(folder)), entry, useCache))

/** As `bundleScript`, for the scripts of pages as they are now: their sources are read once for all of them. */
export const pageScripts = (useCache: boolean): ((entry: string) => Promise<string>) => {
  const sources = lazy(() => sourcesIn(scripts))
  return entry => text(bundledOnce(keyOf(entry, sources()), entry, useCache))
}
