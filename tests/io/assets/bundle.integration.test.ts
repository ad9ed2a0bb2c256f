import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endBundler, minifyCss } from '../../../generator/io/assets/bundle.ts'

/** What a process was started with; nothing of one that has ended. */
const startedWith = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Processes of esbuild that this one has started and that are still there; others that a file before this one started end when they like. */
const bundlers = (): number =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(pid => startedWith(pid).includes('esbuild')).length

test.skipIf(process.platform !== 'linux')(
  'what makes styles small ends when it is told to, and starts again when it is asked',
  async () => {
    // It may be there already, for another file of tests.
    const small = await minifyCss('p { color: red }', false)
    const running = bundlers()
    await endBundler()
    await expect.poll(bundlers).toBe(running - 1)
    expect([small, await minifyCss('p { color: red }', false), bundlers()]).toEqual(['p{color:red}', 'p{color:red}', running])
    await endBundler()
  },
)
