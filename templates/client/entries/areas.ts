import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceMaps } from '../map.ts'

enhancePage(document)
enhanceMaps(document)
markToday(document)
