/** Writes `docs/errors.md`: npm run docs */
import { writeOwnerFile } from '../../io/owner-file.ts'
import { errorsPage } from './code.ts'

writeOwnerFile('docs/errors.md', errorsPage())
