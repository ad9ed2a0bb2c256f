import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceForms } from '../form/index.ts'

enhancePage(document)
enhanceForms(document)
markToday(document)
