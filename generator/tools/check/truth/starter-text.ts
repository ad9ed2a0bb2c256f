import { pathText } from '../../../site/config/yaml/config-document.ts'
import type { SiteCheck } from '../check.ts'

const toldAtMost = 3

export const starterText = {
  id: 'starter-text',
  needs: 'site',
  run: ({ site }) => {
    const [first, ...others] = site.starterTexts
    if (first === undefined) return []
    const count = others.length + 1
    const told = [first, ...others].slice(0, toldAtMost).map(path => pathText(path))
    const places = `${told.join(', ')}${count > toldAtMost ? ', …' : ''}`
    return [{ message: `${count === 1 ? '1 text is' : `${count} texts are`} still the starter’s: ${places}`, at: first }]
  },
} as const satisfies SiteCheck
