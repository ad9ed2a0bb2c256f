/** Writes `docs/errors.md`: npm run docs */
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { errorsPage } from './codes.ts'

writeOwnerFile('docs/errors.md', errorsPage())
