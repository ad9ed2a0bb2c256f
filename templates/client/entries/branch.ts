import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { preselectArea } from '../found-location.ts'
import { enhanceMaps } from '../map.ts'
import { showOpenNow } from '../open-now.ts'

enhancePage(document)
enhanceForms(document)
enhanceMaps(document)
showOpenNow(document)
preselectArea(document)
