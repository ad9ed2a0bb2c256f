import { expect, test } from 'vitest'
import { inOrder } from '../../generator/platform/in-turn.ts'

/** Work that the test ends, and its state. */
const workshop = () => {
  const log: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const work = (name: string): Promise<string> => {
    log.push(`begin ${name}`)
    return new Promise((done, fail) => ends.set(name, failure => (failure === undefined ? done(name.toUpperCase()) : fail(failure))))
  }
  /** Ends some work, and waits for the work that follows. */
  const end = async (name: string, failure?: Error): Promise<void> => {
    ends.get(name)?.(failure)
    await new Promise(done => setImmediate(done))
  }
  return { log, work, end, take: (output: string) => void log.push(`take ${output}`) }
}

test('runs a limited number of items at a time, and returns results in order', async () => {
  const { log, work, end, take } = workshop()
  const { add, done } = inOrder(work, take, 2)
  for (const name of ['a', 'b', 'c']) add(name)
  await end('b')
  expect(log).toEqual(['begin a', 'begin b'])
  await end('a')
  expect(log.splice(0)).toEqual(['begin a', 'begin b', 'take A', 'begin c', 'take B'])
  await end('c')
  add('d')
  await end('d')
  await done()
  expect(log).toEqual(['take C', 'begin d', 'take D'])
})

test('throws the first error at the end, and starts no further items', async () => {
  const { log, work, end, take } = workshop()
  const { add, done } = inOrder(work, take, 2)
  for (const name of ['a', 'b', 'c']) add(name)
  await end('b', new Error('no ink'))
  await end('a')
  await expect(done()).rejects.toThrow('no ink')
  add('d')
  expect(log).toEqual(['begin a', 'begin b', 'take A', 'begin c'])
})

test('done() resolves without items', async () => {
  await expect(inOrder(workshop().work, () => undefined, 2).done()).resolves.toBeUndefined()
})
