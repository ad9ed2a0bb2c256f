import { carryArea } from '../area-found.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { enhanceMaps } from '../map.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceForms(document)
enhanceMaps(document)
showOpenNow(document)
carryArea(document)
