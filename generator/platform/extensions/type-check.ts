/** Type-checks a site's own code with the TypeScript that the site has installed. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { makeIgnoredFolder } from '../cache.ts'
import { children } from '../child.ts'
import { packageRoot } from '../package.ts'
import { cacheFolderOf } from '../site-root.ts'

/** What the check needs: npm packages of the site. */
const needed = ['typescript', '@types/react'] as const

/** The declarations of `townsite/extension` and `townsite/model`. A checkout has them after `npm run types`. */
const declarations = join(packageRoot, 'lib', 'types')

/** The options of the site, or else those of a new site, for `townsite/` only. */
const tsconfigFor = (root: string, cache: string): string => {
  const own = join(root, 'tsconfig.json')
  const declarationOf = (name: string): readonly string[] => [join(declarations, 'generator', `${name}.d.ts`)]
  // Of this version, which can be another than the site has installed.
  const paths = {
    townsite: [join(packageRoot, 'lib', 'api.d.ts')],
    'townsite/extension': declarationOf('extension'),
    'townsite/model': declarationOf('model'),
  }
  return JSON.stringify({
    extends: existsSync(own) ? own : join(packageRoot, 'starters', 'site', 'tsconfig.json'),
    compilerOptions: { noEmit: true, composite: false, incremental: true, tsBuildInfoFile: join(cache, 'types.tsbuildinfo'), paths },
    files: [join(declarations, 'files.d.ts')],
    include: [join(root, 'townsite')],
    references: [],
  })
}

/** `townsite/hosts/harbour.ts(8,3): error TS2322: Type …`, or the same without a place. Indented lines continue the text. */
const errorLine = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*(?:\n[ \t].*)*)/gm

/** What TypeScript printed, as diagnostics. File names in it are relative to the site. */
export const typeDiagnostics = ({ ok, output }: { readonly ok: boolean; readonly output: string }): readonly Diagnostic[] => {
  const errors = [...output.replaceAll('\r\n', '\n').matchAll(errorLine)].map(([, file, line, column, code = '', text = '']) => {
    const reason = text
      .split('\n')
      .map(part => part.trim())
      .join(' ')
      .replace(/\.$/, '')
    const where = file === undefined ? {} : { where: { file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) } }
    return { ...problem('EXTENSION_TYPE', 'error', { reason, code }), ...where }
  })
  return ok || errors.length > 0 ? errors : [problem('EXTENSION_TYPE', 'failed', { reason: output })]
}

const hasTypeScript = (root: string): boolean =>
  readdirSync(join(root, 'townsite'), { recursive: true, encoding: 'utf8' }).some(
    file => /\.tsx?$/.test(file) && !file.split(sep).includes('node_modules'),
  )

/** Folder of a package that the site has installed. */
const packageIn = (root: string, name: string): string | undefined => {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** Why types cannot be checked. @param types folder of the declarations */
export const uncheckedTypes = (root: string, types = declarations): Diagnostic | undefined => {
  const missing = needed.filter(name => packageIn(root, name) === undefined)
  if (missing.length > 0) return problem('EXTENSION_TYPE', 'unchecked', { missing })
  return existsSync(types) ? undefined : problem('EXTENSION_TYPE', 'checkout')
}

/**
 * The type errors in `townsite/`; a notice if the site lacks what the check needs.
 * @param root folder that contains `townsite/`
 */
export const typeErrors = async (root: string): Promise<readonly Diagnostic[]> => {
  if (!hasTypeScript(root)) return []
  const unchecked = uncheckedTypes(root)
  if (unchecked !== undefined) return [unchecked]
  const cache = join(cacheFolderOf(root), 'types')
  makeIgnoredFolder(cacheFolderOf(root))
  mkdirSync(cache, { recursive: true })
  const tsconfig = join(cache, 'tsconfig.json')
  writeFileSync(tsconfig, tsconfigFor(root, cache))
  const tsc = join(packageIn(root, 'typescript') ?? '', 'bin', 'tsc')
  return typeDiagnostics(await children().run(process.execPath, [tsc, '--pretty', 'false', '--project', tsconfig], { cwd: root }))
}
