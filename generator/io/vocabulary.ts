import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vocabulary } from '../checks/vocabulary/vocabulary.ts'
import { projectRoot } from './project.ts'

/** The table of schema.org that lies beside the checks. Our own file, so its shape is known. */
export const readVocabulary = (): Vocabulary => JSON.parse(readFileSync(join(projectRoot, 'generator', 'checks', 'vocabulary', 'schema-org.json'), 'utf8')) as Vocabulary
