import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceMaps } from '../map.ts'
import { narrowAreas } from '../narrow-areas.ts'

enhancePage(document)
enhanceMaps(document)
markToday(document)
narrowAreas(document)
