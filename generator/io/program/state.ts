/** What the program is made of, in one name: its sources, its packages, and the Node that runs it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '../../site/model/memoize.ts'
import { filesUnder } from '../folder.ts'
import { projectRoot } from '../project.ts'

/** In the compiled program, the state that it was compiled from: whatever happens to the sources, it stays what it is. */
declare const townsiteState: string | undefined

/** The packages as they were asked for, and as npm installed them. */
const packages = ['package-lock.json', join('node_modules', '.package-lock.json')]

/** The sources and packages as they are now. By their content: a file of the same size and time may be another one. */
export const currentState = (): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  const sources = ['generator', 'templates', 'languages'].flatMap(folder =>
    filesUnder(join(projectRoot, folder))
      .filter(file => /\.(tsx?|json|yaml)$/.test(file))
      .map(file => join(folder, file)),
  )
  for (const name of [...sources, ...packages]) {
    const file = join(projectRoot, name)
    if (!packages.includes(name) || existsSync(file)) hash.update(`\n${name}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 32)
}

const readOnce = lazy(currentState)

/** The state of the program that runs. */
export const stateOfProgram = (): string => (typeof townsiteState === 'string' ? townsiteState : readOnce())
