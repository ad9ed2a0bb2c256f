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
    const before = children()
    const small = await minifyCss('p { color: red }', false)
    expect([small, children()]).toEqual(['p{color:red}', before + 1])
    await endBundler()
    await expect.poll(children).toBe(before)
    expect([await minifyCss('p { color: red }', false), children()]).toEqual([small, before + 1])
    await endBundler()
  },
)
