/** Measures how fast `npm run dev` shows its first page and edits of each kind in a browser; `npm run bench -- dev 15` repeats each 15 times. */
import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import type { Page } from 'playwright'
import { bytesOf, edits } from '../browser/dev/edits.ts'
import { openStudio, overlay, path, type Studio } from '../browser/dev/studio.ts'
import type { Project } from '../support/project.ts'

/** Milliseconds from the command to the first byte of the first page. */
const firstPage = async ({ folder }: Project): Promise<number> => {
  const start = performance.now()
  const child = spawn(process.execPath, ['generator/bin.mjs', 'dev', '--port', '4400'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>(done => {
    child.stdout.setEncoding('utf8').on('data', text => {
      const found = / is at (http:\S+)/.exec(String(text))?.[1]
      if (found !== undefined) done(found)
    })
  })
  await (await fetch(url)).text()
  const taken = performance.now() - start
  child.kill('SIGINT')
  await new Promise(done => child.once('exit', done))
  return taken
}

/** Milliseconds from saving an edit until it is visible. An error is fixed again, outside of the measured time. */
const seenAfter = async (studio: Studio, page: Page, edit: (typeof edits)[number], number: number): Promise<number> => {
  const before = bytesOf(studio, edit.file)
  const content = await edit.change(before, number)
  const start = performance.now()
  if (content === undefined) studio.remove(edit.file)
  else studio.write(edit.file, content)
  await edit.shown(page, number)
  const taken = performance.now() - start
  if (edit.isInvalid) {
    studio.write(edit.file, before)
    await overlay(page, '')
  }
  // Waits for work that follows after the change is visible.
  await new Promise(done => setTimeout(done, 300))
  return taken
}

const line = (about: string, times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const cells = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(value => `${(value ?? 0).toFixed(0)} ms`.padStart(9))
  return `${about.padEnd(34)}${cells.join('')}\n`
}

const load = (): string =>
  `load of the machine: ${loadavg()
    .map(value => value.toFixed(1))
    .join(' ')}\n`

export const benchDev = async (_folder: string, [wanted = 0]: readonly number[]): Promise<void> => {
  const studio = await openStudio()
  try {
    process.stdout.write(`${load()}${' '.repeat(34)}  fastest   median  slowest\n`)
    const starts: number[] = []
    for (let run = 0; run < 5; run++) starts.push(await firstPage(studio.project))
    process.stdout.write(line('first page', starts))
    const page = await studio.browser.newPage()
    await page.goto(studio.dev.url + path)
    await new Promise(done => setTimeout(done, 3_000))
    let number = 0
    for (const edit of edits) {
      const times: number[] = []
      for (let run = 0; run < (edit.isInvalid ? 5 : wanted); run++) times.push(await seenAfter(studio, page, edit, ++number))
      process.stdout.write(line(edit.about, times))
    }
    process.stdout.write(load())
  } finally {
    await studio.close()
  }
}
