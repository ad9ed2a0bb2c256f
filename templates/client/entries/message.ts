import { enhancePage } from '../everywhere.ts'
import { showNotFoundUrl } from '../not-found.ts'

showNotFoundUrl(document)
enhancePage(document)
