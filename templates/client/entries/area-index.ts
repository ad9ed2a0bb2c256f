import { enhancePage } from '../everywhere.ts'
import { enhanceMaps } from '../map.ts'
import { narrowAreas } from '../narrow-areas.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceMaps(document)
showOpenNow(document)
narrowAreas(document)
