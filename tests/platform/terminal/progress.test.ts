import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watcherAt } from '../../../generator/platform/terminal/progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const building = { en: 'building pages', fr: 'génération des pages' }

/** An output that records the written text, as a terminal or a pipe. */
const output = (isTTY: boolean) => {
  const written: string[] = []
  return { written, output: { isTTY, write: (text: string) => written.push(text) } }
}

test('shows progress after a second, at most ten times a second, and clears the line at the end', () => {
  const { written, output: terminal } = output(true)
  const shown = watcherAt(terminal, 'en').progress(building)
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

test('shows nothing for short work, or without a terminal', () => {
  for (const [isTTY, time] of [
    [true, 900],
    [false, 5000],
  ] as const) {
    const { written, output: other } = output(isTTY)
    const shown = watcherAt(other, 'en').progress(building)
    vi.advanceTimersByTime(time)
    shown.at(1, 2)
    shown.end()
    expect(written).toEqual([])
  }
})

test('shows and clears the status line on a terminal only', () => {
  const [terminal, pipe] = [output(true), output(false)]
  for (const one of [terminal, pipe]) {
    watcherAt(one.output, 'en').status(building)
    watcherAt(one.output, 'fr').status(building)
    watcherAt(one.output, 'fr').status()
  }
  expect([terminal.written, pipe.written]).toEqual([['\r\u001b[Kbuilding pages…', '\r\u001b[Kgénération des pages…', '\r\u001b[K'], []])
})
