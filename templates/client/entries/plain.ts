import { enhancePage } from '../everywhere.ts'

enhancePage(document)
