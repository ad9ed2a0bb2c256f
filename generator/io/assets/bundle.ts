/** Styles and scripts of the templates, made small. esbuild does both; the cache spares its start when nothing changed. */
import { join } from 'node:path'
import { cached } from '../cache.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot, projectText } from '../project.ts'

/** Browsers that styles and scripts are made for. */
export const browsers = ['chrome100', 'safari15', 'firefox100']

const text = async (bytes: Promise<Uint8Array>): Promise<string> => new TextDecoder().decode(await bytes)

/** A style sheet without what only people read. */
export const minifyCss = (css: string, useCache: boolean): Promise<string> =>
  text(
    cached(`css ${css}`, useCache, async () => {
      const { transform } = await import('esbuild')
      const { code } = await transform(css, { loader: 'css', minify: true, target: browsers })
      // A space before the value of a custom property is part of it, but of no use to ours.
      return Buffer.from(code.trim().replace(/(--[\w-]+): /g, '$1:'))
    }),
  )

/** Text of all files below a folder of the project. */
const sourcesIn = (folder: string): string =>
  filesUnder(join(projectRoot, folder))
    .map(file => projectText(`${folder}/${file}`))
    .join('\0')

/**
 * One module for the browser, with everything it imports.
 * @param folder of the module and its imports
 */
export const bundleScript = (entry: string, useCache: boolean, folder = 'templates/client'): Promise<string> =>
  text(
    cached(`js ${entry} ${sourcesIn(folder)}`, useCache, async () => {
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
