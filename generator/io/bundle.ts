/** Styles and scripts of the templates, made small. esbuild does both; the cache spares its start when nothing changed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from './cache.ts'
import { projectRoot } from './project.ts'

const target = ['chrome100', 'safari15', 'firefox100']

const text = async (bytes: Promise<Uint8Array>): Promise<string> => new TextDecoder().decode(await bytes)

/** A style sheet without what only people read. */
export const minifyCss = (css: string, useCache: boolean): Promise<string> =>
  text(
    cached(`css ${css}`, useCache, async () => {
      const { transform } = await import('esbuild')
      const { code } = await transform(css, { loader: 'css', minify: true, target })
      // A space before the value of a custom property is part of it, but of no use to ours.
      return Buffer.from(code.trim().replace(/(--[\w-]+): /g, '$1:'))
    }),
  )

/** One module of `templates/client/`, with everything it imports. */
export const bundleScript = (entry: string, useCache: boolean): Promise<string> => {
  const sources = readdirSync(join(projectRoot, 'templates', 'client'), { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .sort()
    .map(file => readFileSync(file, 'utf8'))
  return text(
    cached(`js ${entry} ${sources.join('\0')}`, useCache, async () => {
      const { build } = await import('esbuild')
      const result = await build({
        entryPoints: [join(projectRoot, entry)],
        bundle: true,
        minify: true,
        format: 'esm',
        target,
        write: false,
        legalComments: 'none',
      })
      return Buffer.from(result.outputFiles[0]?.text.trim() ?? '')
    }),
  )
}
