import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progress } from '../../../generator/io/terminal/progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A stream that remembers what was written, as a terminal or a pipe. */
const stream = (isTTY: boolean) => {
  const written: string[] = []
  const memory = new Writable({
    write: (part, _, done) => {
      written.push(String(part))
      done()
    },
  })
  // Nothing else of a terminal is asked for.
  return { written, stream: Object.assign(memory, { isTTY }) as unknown as NodeJS.WriteStream }
}

test('on a terminal, after a second and ten times a second at most; wiped away at the end', () => {
  const { written, stream: terminal } = stream(true)
  const shown = progress('building pages', terminal)
  for (let done = 1; done <= 1500; done++) {
    vi.advanceTimersByTime(1)
    shown.at(done, 1500)
  }
  shown.end()
  expect(written).toEqual([
    ...[1000, 1100, 1200, 1300, 1400, 1500].map(done => `\rbuilding pages: ${done.toLocaleString('en')} of 1,500\u001b[K`),
    '\r\u001b[K',
  ])
})

test('work of less than a second, and work that nobody watches, shows nothing', () => {
  for (const [isTTY, time] of [
    [true, 900],
    [false, 5000],
  ] as const) {
    const { written, stream: other } = stream(isTTY)
    const shown = progress('building pages', other)
    vi.advanceTimersByTime(time)
    shown.at(1, 2)
    shown.end()
    expect(written).toEqual([])
  }
})
