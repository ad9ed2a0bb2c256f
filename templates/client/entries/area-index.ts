import { enhancePage } from '../everywhere.ts'
import { narrowAreas } from '../filter-locations.ts'
import { enhanceMaps } from '../map.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceMaps(document)
showOpenNow(document)
narrowAreas(document)
