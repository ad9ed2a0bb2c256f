/** Writes `lib/` for the npm package (`prepack`): the compiled program, the types of what it exports, and the licenses of the packages in it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileForPackage } from './compile.mjs'
import { writeDeclarations } from './declarations.mjs'

const root = dirname(import.meta.dirname)

/** The folders of the packages in a bundle: `node_modules/serve/node_modules/ajv`. Those without code, of which nothing is left, are included. */
const packagesIn = metafiles =>
  new Set(
    metafiles.flatMap(({ inputs }) => Object.keys(inputs)).flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )

const licenseFile = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i

const noticeOf = folder => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const files = readdirSync(join(root, folder))
    .filter(file => licenseFile.test(file))
    .sort()
  const texts = files.map(file =>
    readFileSync(join(root, folder, file), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim(),
  )
  const by = author?.name ?? author
  return {
    key: `${name} ${version}`,
    text: [`${name} ${version} (${license})${by === undefined ? '' : `, by ${by}`}`, ...texts].join('\n\n'),
  }
}

/** @returns the names, versions and licenses of all packages in the compiled program */
const notices = metafiles => {
  const all = [...packagesIn(metafiles)].map(noticeOf)
  const unique = [...new Map(all.map(notice => [notice.key, notice])).values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  return `This package contains the following packages.\n\n${unique.map(({ text }) => text).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

// The modes of the files do not depend on the user.
process.umask(0o022)
const metafiles = await compileForPackage()
writeFileSync(join(root, 'lib', 'THIRD-PARTY-NOTICES.txt'), notices(metafiles))

/** The declarations of the API: its types, and its functions, whose types have names. tsc would write those of the whole program. */
const apiDeclarations = () => {
  const [types, code] = ['types.ts', 'index.ts'].map(name => readFileSync(join(root, 'generator', 'api', name), 'utf8'))
  const functions = [...code.matchAll(/^export const (\w+): (\w+) =/gm)].map(([, name, type]) => `export declare const ${name}: ${type}\n`)
  return `${types}\n${functions.join('')}export { defineExtension } from './types/generator/extension.js'\n`
}

writeFileSync(join(root, 'lib', 'api.d.ts'), apiDeclarations())
writeDeclarations()
