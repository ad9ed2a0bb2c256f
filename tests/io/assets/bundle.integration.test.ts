import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endBundler, minifyCss } from '../../../generator/io/assets/bundle.ts'

/** Processes that this one has started and that are still there. */
const children = (): number =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(pid => pid !== '').length

test.skipIf(process.platform !== 'linux')(
  'what makes styles small ends when it is told to, and starts again when it is asked',
  async () => {
    // It may be there already, for another file of tests.
    const small = await minifyCss('p { color: red }', false)
    const running = children()
    await endBundler()
    await expect.poll(children).toBe(running - 1)
    expect([small, await minifyCss('p { color: red }', false), children()]).toEqual(['p{color:red}', 'p{color:red}', running])
    await endBundler()
  },
)
