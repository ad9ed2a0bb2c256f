/** `npm run preview` of a folder that is built again meanwhile. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTownsite } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

test('headers of a later build are sent, at the same address; Ctrl-C ends it', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder()
  const settings = (value: string): void =>
    writeFileSync(join(folder, 'serve.json'), JSON.stringify({ headers: [{ source: '**', headers: [{ key: 'X-Build', value }] }] }))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(folder, 'robots.txt'), '')
  settings('first')

  const child = startTownsite(['preview', '--out', folder, '--port', '4600'])
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', part => (printed += part))
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/ is at http:\S+\n/)
  const url = / is at (http:\S+)\n/.exec(printed)?.[1] ?? ''
  const build = async (): Promise<string | null> => (await fetch(url).catch(() => undefined))?.headers.get('x-build') ?? null
  expect(await build()).toBe('first')
  settings('second')
  await expect.poll(build, { timeout: 30_000 }).toBe('second')

  const ended = once(child, 'exit')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
})
