import { carryArea, routeToArea } from '../area-found.ts'
import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'

enhancePage(document)
carryArea(document)
routeToArea(document)
enhanceForms(document)
markToday(document)
