import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleEarly, bundleScript, endBundler, minifyCss } from '../../../generator/io/assets/bundle.ts'
import { filesUnder } from '../../../generator/io/folder.ts'
import { projectRoot } from '../../../generator/io/project.ts'

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

test('a size that is reckoned once and read once is said where it is read; what is read twice, or told twice, keeps its name', async () => {
  const css = `:root { --once: clamp(1rem, 2vw, 3rem); --twice: clamp(2rem, 3vw, 4rem); --told-again: clamp(3rem, 4vw, 5rem); --ink: #111; }
@media print { :root { --told-again: 1rem; } }
h1 { color: var(--ink); font-size: var(--once) }
h2 { padding: var(--twice); margin: var(--twice); font-size: var(--told-again) }`
  expect(await minifyCss(css, false)).toBe(
    ':root{--twice:clamp(2rem,3vw,4rem);--told-again:clamp(3rem,4vw,5rem);--ink:#111}' +
      '@media print{:root{--told-again:1rem}}' +
      'h1{color:var(--ink);font-size:clamp(1rem,2vw,3rem)}' +
      'h2{padding:var(--twice);margin:var(--twice);font-size:var(--told-again)}',
  )
})

test('scripts that are bundled early, with one request, are what each is that is bundled alone', async () => {
  const folder = 'templates/client/entries'
  const entries = filesUnder(join(projectRoot, folder)).map(file => `${folder}/${file}`)
  await bundleEarly(false)
  const early = await Promise.all(entries.map(entry => bundleScript(entry, false)))
  // By another key, under which nothing was begun.
  const alone = await Promise.all(entries.map(entry => bundleScript(entry, false, folder)))
  expect(early).toEqual(alone)
  expect(new Set(early).size).toBe(entries.length)
  await endBundler()
})
