import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceForms(document)
showOpenNow(document)
