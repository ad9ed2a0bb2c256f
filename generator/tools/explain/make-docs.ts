/** Writes `docs/errors.md`: npm run docs */
import { writeFileSync } from 'node:fs'
import { errorsPage } from './code.ts'

writeFileSync('docs/errors.md', errorsPage())
