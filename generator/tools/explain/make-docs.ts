/** Writes `docs/errors.md`: npm run docs */
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { errorsPage } from './code.ts'

writeOwnerFile('docs/errors.md', errorsPage())
