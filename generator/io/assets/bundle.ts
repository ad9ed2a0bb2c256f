/** Styles and scripts of the templates, made small. esbuild does both; the cache spares its start when nothing changed. */
import { join } from 'node:path'
import { cached, readCache } from '../cache.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot, projectText } from '../project.ts'

/** Browsers that styles and scripts are made for. */
export const browsers = ['chrome100', 'safari15', 'firefox100']

const text = async (bytes: Promise<Uint8Array>): Promise<string> => new TextDecoder().decode(await bytes)

/** Without custom properties that nothing reads: most pages need but a part of the theme’s. */
const withoutUnread = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (read.has(name) ? declaration : ''))
  return kept === css ? css : withoutUnread(kept)
}

/** A style sheet without what only people read. */
export const minifyCss = (css: string, useCache: boolean): Promise<string> =>
  text(
    cached(`css ${css}`, useCache, async () => {
      const { transform } = await import('esbuild')
      const { code } = await transform(css, { loader: 'css', minify: true, target: browsers })
      // Spaces in the value of a custom property are part of it, but before it and behind commas of no use to ours; nor are those around a stroke.
      const tight = code
        .trim()
        .replace(/(--[\w-]+): /g, '$1:')
        .replaceAll(', ', ',')
        .replaceAll(' / ', '/')
      return Buffer.from(withoutUnread(tight))
    }),
  )

/** Where pages have their scripts, and the one that most of them have. */
const scripts = 'templates/client'
const scriptOfMost = `${scripts}/entries/plain.ts`

/** Text of all files below a folder of the project. */
const sourcesIn = (folder: string): string =>
  filesUnder(join(projectRoot, folder))
    .map(file => projectText(`${folder}/${file}`))
    .join('\0')

const keyOf = (entry: string, folder: string): string => `js ${entry} ${sourcesIn(folder)}`

/** Has esbuild start while other things are done, when it will be asked for. */
export const wakeBundler = async (useCache: boolean): Promise<void> => {
  if (useCache && readCache(keyOf(scriptOfMost, scripts)) !== undefined) return
  const { transform } = await import('esbuild')
  void transform('')
}

/**
 * One module or style sheet for the browser, with everything it imports.
 * @param folder of the module and its imports
 */
export const bundleScript = (entry: string, useCache: boolean, folder = scripts): Promise<string> =>
  text(
    cached(keyOf(entry, folder), useCache, async () => {
      const { build } = await import('esbuild')
      const result = await build({
        entryPoints: [join(projectRoot, entry)],
        bundle: true,
        minify: true,
        format: 'esm',
        target: browsers,
        write: false,
        legalComments: 'none',
        logLevel: 'silent',
      })
      return Buffer.from(result.outputFiles[0]?.text.trim() ?? '')
    }),
  )
