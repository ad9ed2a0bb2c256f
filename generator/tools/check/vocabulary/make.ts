/**
 * Makes `schema-org.json` anew, by hand, after schema-dts was updated:
 * `npx tsx generator/tools/check/vocabulary/make.ts && npx biome format --write generator/tools/check/vocabulary`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deriveVocabulary } from './derive.ts'

const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
const about = `Types, properties and enumeration members of schema.org, reduced from schema-dts ${version}. NOTICE.md beside this file tells its licence.`
const vocabulary = { about, ...deriveVocabulary(readFileSync(join(folder, 'dist', 'schema.d.ts'), 'utf8')) }
writeFileSync(join(import.meta.dirname, 'schema-org.json'), `${JSON.stringify(vocabulary, null, 2)}\n`)
