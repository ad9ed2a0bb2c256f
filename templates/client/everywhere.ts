import { showClocks } from './clock.ts'
import { stepAside } from './floating-call.ts'
import { keepPlace } from './keep-place.ts'
import { bringManifest } from './manifest.ts'
import { enhanceMenu } from './menu.ts'

/** Enhancements of every page. */
export const enhancePage = (root: Document): void => {
  enhanceMenu(root)
  keepPlace(root)
  stepAside(root)
  showClocks(root)
  bringManifest(root)
}
