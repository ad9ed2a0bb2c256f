import { enhanceComparisons } from '../compare.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'
import { enhanceMaps } from '../map.ts'

enhancePage(document)
enhanceForms(document)
enhanceComparisons(document)
enhanceMaps(document)
