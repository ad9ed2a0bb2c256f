/**
 * Minifies stylesheets and scripts of the templates with esbuild. `compile.mjs` minifies them ahead of time (`lib/assets.json`), so that the
 * first build does not start esbuild; edited ones are minified by the build, and cached.
 */
import { basename, extname, join } from 'node:path'
import { lazy } from '../../site/util/memoize.ts'
import { type Cache, cached } from '../cache.ts'
import { filesUnder } from '../folder.ts'
import { hasSources, packageRoot, packageText, packageTextIfAny } from '../package.ts'
import { digest } from './assets.ts'

/** Compilation targets. */
export const browsers = ['chrome100', 'safari15', 'firefox100']

const clientFolder = 'templates/client'
const entryFolder = `${clientFolder}/entries`

export const minified = async (css: string): Promise<string> => {
  const { transform } = await import('esbuild')
  const { code } = await transform(css, { loader: 'css', minify: true, target: browsers })
  // esbuild keeps spaces in custom properties, where they may matter. Ours need none before a value or around commas and slashes.
  return code
    .trim()
    .replace(/(--[\w-]+): /g, '$1:')
    .replaceAll(', ', ',')
    .replaceAll(' / ', '/')
}

/** @param modules paths from the package root @returns each with everything that it imports, minified */
const bundled = async (modules: readonly string[]): Promise<readonly string[]> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: modules.map((module, index) => ({ in: join(packageRoot, module), out: String(index) })),
    // Paths in errors are relative to this folder.
    absWorkingDir: packageRoot,
    outdir: packageRoot,
    bundle: true,
    minify: true,
    format: 'esm',
    target: browsers,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return modules.map((_, index) => outputFiles.find(({ path }) => basename(path, extname(path)) === String(index))?.text.trim() ?? '')
}

interface MinifiedAssets {
  /** By the digest of the source, so that an edited style sheet is not found. */
  readonly sheets: Readonly<Record<string, string>>
  /** By the path of the module. */
  readonly scripts: Readonly<Record<string, string>>
}

/** Minifies all style sheets and scripts of the templates. @returns no scripts if one has an error: the build that needs it reports it */
export const minifyAssets = async (): Promise<MinifiedAssets> => {
  const css = filesUnder(join(packageRoot, 'templates'))
    .filter(file => file.endsWith('.css'))
    .map(file => packageText(`templates/${file}`))
  const modules = filesUnder(join(packageRoot, entryFolder)).map(file => `${entryFolder}/${file}`)
  const [sheets, code] = await Promise.all([
    Promise.all([...new Set([...css, ...css.map(withoutMirroring)])].map(async sheet => [digest(sheet), await minified(sheet)] as const)),
    bundled(modules).catch(() => []),
  ])
  return {
    sheets: Object.fromEntries(sheets),
    scripts: Object.fromEntries(code.map((text, index) => [modules[index], text])),
  }
}

const prebuilt = lazy((): MinifiedAssets => {
  const text = packageTextIfAny('lib/assets.json')
  // Written by `compile.mjs` with `minifyAssets`.
  return text === undefined ? { sheets: {}, scripts: {} } : (JSON.parse(text) as MinifiedAssets)
})

const cachedText = async (key: string, cache: Cache, make: () => Promise<string>): Promise<string> =>
  new TextDecoder().decode(await cached(cache, key, async () => Buffer.from(await make())))

/** Removes custom properties that no rule reads: most pages need only a part of the theme's. */
const withoutUnread = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const shorter = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (read.has(name) ? declaration : ''))
  return shorter === css ? css : withoutUnread(shorter)
}

/** Inlines sizes that are computed in `:root` and read once. Colors stay there, where contrast checks look for them. */
const withoutDetours = (css: string): string =>
  [...css.matchAll(/:root\{([^{}]*)/g)]
    .flatMap(([, rules = '']) => [...rules.matchAll(/(--[\w-]+):(clamp\((?:(?!var\()[^;{}])*\))/g)])
    .reduce((shorter, [, name = '', value = '']) => {
      const declared = css.split(`${name}:`).length - 1
      const read = css.split(`var(${name}`).length - 1
      return declared === 1 && read === 1 ? shorter.replace(`var(${name})`, value) : shorter
    }, css)

/** @returns a minified style sheet of the templates */
export const smallSheet = async (css: string, cache: Cache): Promise<string> =>
  prebuilt().sheets[digest(css)] ?? cachedText(`css ${css}`, cache, () => minified(css))

/** @param sheets minified @returns the style sheet of a page, without what none of them reads */
export const pageStyles = (sheets: readonly string[]): string => withoutUnread(withoutDetours(sheets.join('')))

/** Text of all files below a folder of the package, which identifies what a script is compiled from. */
const sourcesIn = (folder: string): string =>
  filesUnder(join(packageRoot, folder))
    .map(file => packageText(`${folder}/${file}`))
    .join('\0')

const bundleFrom = (entry: string, sources: string, cache: Cache): Promise<string> =>
  cachedText(`js ${entry} ${sources}`, cache, async () => (await bundled([entry]))[0] ?? '')

/** @returns the scripts of pages by their entries, as `lib/` was compiled */
export const pageScripts = (cache: Cache): ((entry: string) => Promise<string>) => {
  const sources = lazy(() => sourcesIn(clientFolder))
  return async entry => prebuilt().scripts[entry] ?? bundleFrom(entry, sources(), cache)
}

/** @returns a script of the templates with everything it imports, as the sources are now */
export const bundleScript = (entry: string, cache: Cache): Promise<string> =>
  hasSources ? bundleFrom(entry, sourcesIn(clientFolder), cache) : pageScripts(cache)(entry)

/** Removes the right-to-left rules from a stylesheet, for a site without such a language. Line numbers stay the same. */
export const withoutMirroring = (css: string): string => css.replace(/\[dir='rtl'\][^{}]*\{[^{}]*\}/g, rule => rule.replace(/[^\n]/g, ''))
