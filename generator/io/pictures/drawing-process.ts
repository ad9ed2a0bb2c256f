/** What the process runs that draws for a large site (`inChild`): a call comes, and its answer goes. */
import type { Answer, Call } from '../program/child.ts'
import { type Drawing, draw } from './drawing.ts'

const tell = (answer: Answer<Uint8Array>): void => {
  process.send?.(answer)
}

process.on('message', async ({ call, input }: Call<Drawing>) => {
  try {
    tell({ call, output: await draw(input) })
  } catch (error) {
    tell({ call, fault: String(error) })
  }
})
