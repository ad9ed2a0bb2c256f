/** Makes `schema-org.json` anew, by hand, after schema-dts was updated: `npx tsx generator/checks/vocabulary/make.ts` */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deriveVocabulary, vocabularyText } from './derive.ts'

const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
const vocabulary = deriveVocabulary(readFileSync(join(folder, 'dist', 'schema.d.ts'), 'utf8'))
const about = `Types, properties and enumeration members of schema.org, reduced from schema-dts ${version}. See NOTICE.md beside this file for its licence.`
writeFileSync(join(import.meta.dirname, 'schema-org.json'), vocabularyText(vocabulary, about))
