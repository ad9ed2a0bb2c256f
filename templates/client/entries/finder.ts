import { enhancePage } from '../everywhere.ts'
import { enhanceFinder } from '../finder.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceFinder(document)
showOpenNow(document)
