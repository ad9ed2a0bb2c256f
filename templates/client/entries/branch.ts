import { carryArea } from '../area-found.ts'
import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { enhanceMaps } from '../map.ts'

enhancePage(document)
enhanceForms(document)
enhanceMaps(document)
markToday(document)
carryArea(document)
