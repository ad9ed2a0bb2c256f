import { markToday } from '../clock.ts'
import { enhancePage } from '../everywhere.ts'
import { enhanceFinder } from '../finder.ts'

enhancePage(document)
enhanceFinder(document)
markToday(document)
