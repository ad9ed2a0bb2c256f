/** Writes the generated pages of the documentation: npm run docs */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { generatedPages } from './pages.ts'

for (const { file, text } of await generatedPages()) {
  mkdirSync(dirname(file), { recursive: true })
  writeOwnerFile(file, text)
}
