import { enhancePage } from '../everywhere.ts'
import { tidyNotFound } from '../not-found.ts'

tidyNotFound(document)
enhancePage(document)
