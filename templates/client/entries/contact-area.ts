import { carryArea, routeToArea } from '../area-found.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
carryArea(document)
routeToArea(document)
enhanceForms(document)
showOpenNow(document)
