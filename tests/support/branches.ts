/** A brand with three branches and nine locations: `tests/fixtures/branches.config.yaml`. */
import { assetNames } from '../../generator/platform/assets/names.ts'
import { readConfigChain } from '../../generator/platform/config/read-chain.ts'
import type { Site } from '../../generator/site/build.ts'
import { compileChain } from '../../generator/site/compile.ts'
import { siteFrom } from './site.ts'
import { messageOf } from './text.ts'

const branchesFile = 'tests/fixtures/branches.config.yaml'

/** Its site, with fake assets and share images. */
export const branchesSite = (): Site => {
  const chain = readConfigChain(branchesFile)
  if (!chain.ok) throw new Error(chain.diagnostics.map(messageOf).join('\n'))
  const compiled = compileChain(chain.value, assetNames('assets'))
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(messageOf).join('\n'))
  return siteFrom(compiled.value, { shareUrl: ({ title }) => `/assets/${encodeURIComponent(title)}.png` })
}
