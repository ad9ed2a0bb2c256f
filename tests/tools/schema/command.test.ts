import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()

test('the committed JSON Schema is up to date', async () => {
  expect(await run(['schema', '--out', 'schema.json'], { cwd: folder })).toEqual({ code: 0, out: 'schema.json written.\n', err: '' })
  expect(readFileSync('site.config.schema.json', 'utf8')).toBe(readFileSync(join(folder, 'schema.json'), 'utf8'))
})
