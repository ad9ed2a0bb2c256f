/** Identifies the program that runs: its sources, its packages, the site’s own code and Node. Cached values of another program are not used. */
import { createHash } from 'node:crypto'
import { extensions } from '../../site/util/extensions.ts'
import { lazy } from '../../site/util/memoize.ts'
import { packageText } from '../package.ts'

/** Hash of the sources; defined in the compiled program only. */
declare const SOURCE_HASH: string | undefined

/** Tests run the sources; they update `lib/` first. */
const sourceHash = (): string =>
  typeof SOURCE_HASH === 'string' ? SOURCE_HASH : (JSON.parse(packageText('lib/sources.json')) as { readonly hash: string }).hash

/** Node's version is included because formatted dates and numbers depend on it. */
export const stateOfProgram: () => string = lazy(() =>
  createHash('sha256')
    .update(`${process.version} ${process.platform} ${process.arch} ${sourceHash()} ${extensions().code.hash}`)
    .digest('hex')
    .slice(0, 32),
)
