import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { preselectArea, routeToArea } from '../found-location.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
preselectArea(document)
routeToArea(document)
enhanceForms(document)
showOpenNow(document)
