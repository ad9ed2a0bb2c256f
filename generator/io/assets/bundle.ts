/**
 * Styles and scripts of the templates, as small as they can be. The compiled program brings along those that all sites have in common; else
 * esbuild makes them, and the cache spares its start when nothing changed.
 */
import { join } from 'node:path'
import { lazy } from '../../site/model/memoize.ts'
import { cached } from '../cache.ts'
import { digest } from '../digest.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot, projectText } from '../project.ts'
import { bundled, minified, type SmallAssets, scripts } from './small.ts'

/** In the compiled program, what it brings along. */
declare const townsiteAssets: SmallAssets | undefined

const known: SmallAssets = typeof townsiteAssets === 'object' ? townsiteAssets : { sheets: {}, scripts: {} }

const kept = async (key: string, useCache: boolean, make: () => Promise<string>): Promise<string> =>
  new TextDecoder().decode(await cached(key, useCache, async () => Buffer.from(await make())))

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
export const smallSheet = async (css: string, useCache: boolean): Promise<string> =>
  known.sheets[digest(css)] ?? kept(`css ${css}`, useCache, () => minified(css))

/** Small sheets as those of one page, without what none of them reads. */
export const pageStyles = (sheets: readonly string[]): string => withoutUnread(withoutDetours(sheets.join('')))

/** Text of all files below a folder of the project. */
const sourcesIn = (folder: string): string =>
  filesUnder(join(projectRoot, folder))
    .map(file => projectText(`${folder}/${file}`))
    .join('\0')

/** @param sources all that the script is made from */
const bundledOnce = (entry: string, sources: string, useCache: boolean): Promise<string> =>
  kept(`js ${entry} ${sources}`, useCache, async () => (await bundled([entry]))[0] ?? '')

/**
 * One module or style sheet for the browser, with everything it imports, as the sources are now.
 * @param folder of the module and its imports
 */
export const bundleScript = (entry: string, useCache: boolean, folder = scripts): Promise<string> =>
  bundledOnce(entry, sourcesIn(folder), useCache)

/** The scripts of pages: those of the program that runs. */
export const pageScripts = (useCache: boolean): ((entry: string) => Promise<string>) => {
  const sources = lazy(() => sourcesIn(scripts))
  return async entry => known.scripts[entry] ?? bundledOnce(entry, sources(), useCache)
}
