/** Writes `docs/reference/errors.md`: npm run docs */
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { errorsPage } from './codes.ts'

writeOwnerFile('docs/reference/errors.md', errorsPage())
