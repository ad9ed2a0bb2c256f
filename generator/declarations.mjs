/**
 * Writes `lib/types/`: the declarations of `townsite/extension` and `townsite/model`, and those of the packages that they refer to, so that a
 * site needs none of these packages. Only those of React are left out: text editors and JSX need `@types/react` itself.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)
const types = join(root, 'lib', 'types')
/** `from './head.ts'`, `import('./head.ts')`, `import './head.ts'`, `declare module './head.ts'` */
const specifiers = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bdeclare module\s+)(['"])([^'"\n]+)\2/g

const declarationOf = file => (file.endsWith('.d.ts') ? file : file.replace(/(\.d)?(\.[jt]sx?)?$/, '.d.ts'))

/** The file that a specifier names; `undefined` for React. */
const resolved = (file, specifier) => {
  if (specifier.startsWith('.')) return declarationOf(join(dirname(file), specifier))
  if (specifier === 'react') return undefined
  const { resolve } = createRequire(join(root, 'package.json'))
  const main = resolve(specifier).replace(/\.c?js$/, '.d.ts')
  // Of a package with one folder of code: its declarations are in the main folder.
  return existsSync(main) ? main : join(root, 'node_modules', specifier, 'index.d.ts')
}

const filesUnder = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Completes `extension.d.ts` with the types of files, and with imports of the modules that add to the interfaces of others. No named import reaches them. */
const addAugmentations = emitted => {
  const entry = join(emitted, 'generator', 'extension.d.ts')
  const added = filesUnder(emitted).filter(file => /^declare module /m.test(readFileSync(file, 'utf8')))
  const lines = added.map(file => `import './${relative(dirname(entry), file).replaceAll('\\', '/')}'\n`)
  writeFileSync(entry, ['/// <reference path="../files.d.ts" />\n', ...lines, readFileSync(entry, 'utf8')].join(''))
}

/** Copies the declarations of the entries and all that they import. @param emitted folder in which tsc wrote those of Townsite */
const copyWithImports = emitted => {
  const done = new Set()
  // `node_modules` would not be packed.
  const targetOf = file => {
    const own = relative(emitted, file)
    return join(types, own.startsWith('..') ? relative(root, file).replace(/^node_modules/, 'packages') : own)
  }
  const copy = file => {
    if (done.has(file)) return
    done.add(file)
    const target = targetOf(file)
    const text = readFileSync(file, 'utf8').replace(specifiers, (whole, before, quote, specifier) => {
      const imported = resolved(file, specifier)
      if (imported === undefined) return whole
      copy(imported)
      const path = relative(dirname(target), targetOf(imported))
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.js')
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  mkdirSync(types, { recursive: true })
  copyFileSync(join(root, 'generator', 'files.d.ts'), join(types, 'files.d.ts'))
  for (const entry of ['extension.d.ts', 'model.d.ts']) copy(join(emitted, 'generator', entry))
}

export const writeDeclarations = () => {
  const emitted = mkdtempSync(join(root, 'lib', '.types-'))
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'generator/types.tsconfig.json'), '--outDir', emitted],
      { stdio: 'inherit' },
    )
    addAugmentations(emitted)
    copyWithImports(emitted)
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}

// `npm run types`
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) writeDeclarations()
