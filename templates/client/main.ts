import { enhanceComparisons } from './compare.ts'
import { stepAside } from './floating-call.ts'
import { enhanceForms } from './form/index.ts'
import { keepPlace } from './keep-place.ts'
import { enhanceMaps } from './map.ts'
import { enhanceMenu } from './menu.ts'
import { tidyNotFound } from './not-found.ts'
import { showOpenNow } from './open-now.ts'

tidyNotFound(document)
enhanceMenu(document)
enhanceForms(document)
enhanceComparisons(document)
enhanceMaps(document)
showOpenNow(document)
keepPlace(document)
stepAside(document)
