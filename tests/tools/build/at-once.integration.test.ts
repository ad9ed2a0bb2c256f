/**
 * Concurrent builds of one folder, and requests to the site while it is built.
 *
 * @module-tag thorough
 */
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtBytes } from '../../support/cities.ts'
import { run, startServing, startTownsite } from '../../support/cli.ts'
import { freePort } from '../../support/free-port.ts'
import { smallText, smallWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')

const ended = async (args: readonly string[]): Promise<{ readonly code: unknown; readonly err: string }> => {
  const child = startTownsite(args)
  let err = ''
  child.stderr?.on('data', chunk => {
    err += chunk
  })
  const [code] = await once(child, 'close')
  return { code, err }
}

test('four builds of one folder at the same time publish or are rejected with a message, and the site is complete', thorough, async () => {
  writeFileSync(config, smallText)
  await run(['build', '--config', config, '--out', join(folder, 'alone')])
  const out = join(folder, 'web')
  for (let round = 0; round < 3; round++) {
    rmSync(out, { recursive: true, force: true })
    const args = ['build', '--no-cache', '--config', config, '--out', out]
    const all = await Promise.all([ended(args), ended(args), ended(args), ended(args)])
    for (const { code, err } of all)
      if (code !== 0) expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is writing to the output folder') })
    expect(all.some(({ code }) => code === 0)).toBe(true)
    expect(builtBytes(out)).toEqual(builtBytes(join(folder, 'alone')))
    expect([...builtBytes(`${out}.hosts`).keys()]).toEqual(['.townsite-headers.json', '.townsite-names.json', '.townsite-redirects.json'])
  }
})

test('visitors get complete pages of one of the two versions during eight builds', thorough, async () => {
  const out = join(folder, 'served')
  const texts = [smallText, smallWith(['skipToContent: { en: Skip }', 'skipToContent: { en: Go on }'])]
  const build = async (round: number): Promise<string> => {
    writeFileSync(config, texts[round % 2] ?? '')
    // In a separate process, so that requests continue.
    expect(await ended(['build', '--config', config, '--out', out])).toMatchObject({ code: 0 })
    return readFileSync(join(out, 'about.html'), 'utf8')
  }
  const pages = [await build(0), await build(1)]
  const { url } = await startServing(['preview', '--out', out, '--port', String(await freePort())])
  const read = async (): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(`${url}/about`)
    return { status: answer.status, text: await answer.text() }
  }
  let reads = 0
  const strange: string[] = []
  let isReading = true
  const visitor = async (): Promise<void> => {
    while (isReading) {
      // `serve` exits if a file is removed between its check and its reading. It is restarted, and browsers retry.
      const answer = await read().catch(() => undefined)
      if (answer === undefined) continue
      reads++
      // Between two renames there is no folder, so a visitor can get an error, but never half a page.
      if (!pages.includes(answer.text) && answer.status !== 404) strange.push(`${answer.status} ${answer.text.length}`)
    }
  }
  const visitors = [visitor(), visitor()]
  for (let round = 0; round < 8; round++) await build(round)
  isReading = false
  await Promise.all(visitors)
  expect({ strange, isTried: reads > 100 }).toEqual({ strange: [], isTried: true })
  await expect.poll(() => read().then(({ text }) => pages.indexOf(text), String), { timeout: 30_000 }).toBe(1)
})
