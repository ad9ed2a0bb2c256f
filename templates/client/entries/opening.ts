import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { showOpening } from '../opening.ts'

showOpening(document)
enhancePage(document)
enhanceForms(document)
