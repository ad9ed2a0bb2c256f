/** What the program is made of, in one name: its sources, its packages, and the Node that runs it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '../../site/model/memoize.ts'
import { contentState } from '../content-state.ts'
import { type Tree, treeUnder } from '../folder.ts'
import { noteOf, projectRoot } from '../project.ts'

/** In the compiled program, the state that it was compiled from: whatever happens to the sources, it stays what it is. */
declare const townsiteState: string | undefined

/** The packages as they were asked for, and as npm installed them. */
const packages = ['package-lock.json', join('node_modules', '.package-lock.json')]

const find = (): Tree => {
  const { folders, files } = treeUnder(['generator', 'templates', 'languages'].map(name => join(projectRoot, name)))
  const sources = files.filter(file => /\.(tsx?|json|yaml)$/.test(file))
  return { folders, files: [...sources, ...packages.map(name => join(projectRoot, name))] }
}

/** The sources and packages as they are now, by their content. */
export const currentState = (): string => {
  const content = contentState(noteOf('program'), find, files => {
    const hash = createHash('sha256')
    // The same wherever the project lies.
    for (const file of files.filter(existsSync)) hash.update(`\n${file.slice(projectRoot.length)}\n`).update(readFileSync(file))
    return hash.digest('hex')
  })
  return createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${content}`).digest('hex').slice(0, 32)
}

const readOnce = lazy(currentState)

/** The state of the program that runs. */
export const stateOfProgram = (): string => (typeof townsiteState === 'string' ? townsiteState : readOnce())
