/**
 * Commands that run until a signal ends them: their exit codes, and their use of a network address.
 *
 * @module-tag thorough
 */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, startServing } from '../../support/cli.ts'
import { freePort } from '../../support/free-port.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')
const built = join(folder, 'built')
mkdirSync(built)
writeFileSync(config, smallText)
writeFileSync(join(built, 'index.html'), '<!doctype html><title>Home</title>')
writeFileSync(join(built, 'serve.json'), '{}')

const commands: Readonly<Record<string, readonly string[]>> = {
  preview: ['preview', '--out', built],
  start: ['start', '--config', config, '--out', join(folder, 'dist')],
  dev: ['dev', '--config', config, '--try-forms'],
  edit: ['edit', '--config', config, '--no-open'],
}

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Each command and each signal once; `preview.integration.test.ts` sends SIGINT to preview. */
test.each([
  ['start', 'SIGTERM'],
  ['dev', 'SIGHUP'],
  ['edit', 'SIGINT'],
] as const)('%s exits with 128 + n after %s, and stops answering', async (name, signal) => {
  const { child, url } = await startServing([...(commands[name] ?? []), '--port', String(await freePort())])
  const ended = once(child, 'exit')
  child.kill(signal)
  expect(await ended).toEqual([codes[signal], null])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test.each(['nonsense.invalid', '203.0.113.9', '', '::1%lo', 'localhost:80', 'localhost/x'])('refuses the address “%s”', async host => {
  const message = `error: --host must be an IP address or name of this computer, but it is “${host}”. Example: --host 127.0.0.1, or 0.0.0.0 for all its addresses\n`
  for (const name of ['preview', 'start', 'dev'])
    expect(await run([...(commands[name] ?? []), '--host', host])).toEqual({ code: 2, out: '', err: message })
})

test('reports a port that is taken when there is none after it', async () => {
  const { child, url } = await startServing([...(commands.preview ?? []), '--port', '65535'])
  expect(url).toBe('http://localhost:65535')
  expect(await run(['dev', '--config', config, '--port', '65535'])).toEqual({
    code: 1,
    out: '',
    err: 'error: 127.0.0.1: the port is already in use (EADDRINUSE). Choose another one. Example: --port 8080\n',
  })
  child.kill('SIGTERM')
})
