/** Styles and scripts of the templates, made small by esbuild. */
import { basename, extname, join } from 'node:path'
import { withoutMirroring } from '../../../templates/mirroring.ts'
import { digest } from '../digest.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot, projectText } from '../project.ts'

/** Browsers that styles and scripts are made for. */
export const browsers = ['chrome100', 'safari15', 'firefox100']

/** Where pages have their scripts. */
export const scripts = 'templates/client'
const entries = `${scripts}/entries`

/** A style sheet without what only people read. */
export const minified = async (css: string): Promise<string> => {
  const { transform } = await import('esbuild')
  const { code } = await transform(css, { loader: 'css', minify: true, target: browsers })
  // Spaces in the value of a custom property are part of it, but before it and behind commas of no use to ours; nor are those around a stroke.
  return code
    .trim()
    .replace(/(--[\w-]+): /g, '$1:')
    .replaceAll(', ', ',')
    .replaceAll(' / ', '/')
}

/** Modules for the browser, each with everything it imports. */
export const bundled = async (modules: readonly string[]): Promise<readonly string[]> => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: modules.map((module, index) => ({ in: join(projectRoot, module), out: String(index) })),
    // Places of mistakes are told from there, wherever a command is called from.
    absWorkingDir: projectRoot,
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
  return modules.map((_, index) => outputFiles.find(({ path }) => basename(path, extname(path)) === String(index))?.text.trim() ?? '')
}

/** What all sites have in common of their styles and scripts. */
export interface SmallAssets {
  /** By the digest of the sheet as it was written: one that was edited since is not among them. */
  readonly sheets: Readonly<Record<string, string>>
  /** By the path of their modules. */
  readonly scripts: Readonly<Record<string, string>>
}

/** All of them, for the program that is compiled. */
export const smallAssets = async (): Promise<SmallAssets> => {
  const css = filesUnder(join(projectRoot, 'templates'))
    .filter(file => file.endsWith('.css'))
    .map(file => projectText(`templates/${file}`))
  const modules = filesUnder(join(projectRoot, entries)).map(file => `${entries}/${file}`)
  const [sheets, code] = await Promise.all([
    Promise.all([...new Set([...css, ...css.map(withoutMirroring)])].map(async sheet => [digest(sheet), await minified(sheet)] as const)),
    // A mistake in one of them is told to who asks for that one: it stops no other command, and no site without it.
    bundled(modules).catch(() => undefined),
  ])
  if (code === undefined) return { sheets: Object.fromEntries(sheets), scripts: {} }
  return { sheets: Object.fromEntries(sheets), scripts: Object.fromEntries(modules.map((module, index) => [module, code[index] ?? ''])) }
}
