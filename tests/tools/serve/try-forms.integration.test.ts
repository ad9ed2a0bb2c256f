/**
 * `npm start -- --try-forms` shows what a form would send, and its site cannot be published by accident.
 *
 * @module-tag thorough
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServing } from '../../support/cli.ts'
import { freePort } from '../../support/free-port.ts'
import { temporaryFolder } from '../../support/temporary.ts'

test('prints a form that was sent in the browser, and leaves the output folder unchanged', { timeout: 120_000 }, async () => {
  const out = join(temporaryFolder(), 'dist')
  const args = ['start', '--config', 'tests/fixtures/small.config.yaml', '--out', out, '--try-forms', '--port', String(await freePort())]
  const { url: site, printed } = await startServing(args)

  const page = await (await fetch(new URL('/contact', site))).text()
  const action = / action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(action).hostname).toBe('127.0.0.1')
  expect(page).not.toContain('formspree.io')
  const sent = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ name: 'Ada', message: 'A dryer, on Tuesday' }),
  })
  expect(sent.status).toBe(200)
  await expect.poll(printed).toContain('A dryer, on Tuesday')
  expect(printed()).toContain('Ada')
  expect(existsSync(out)).toBe(false)
})
