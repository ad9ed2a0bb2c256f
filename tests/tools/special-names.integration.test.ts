/**
 * Every command that takes a config works in folders whose names have a meaning in patterns, shells and URLs.
 *
 * @module-tag thorough
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../support/cli.ts'
import { smallText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

const root = temporaryFolder()
const folder = 'Client [ACME] {a,b} (1)! 50% #1 $x é'
mkdirSync(join(root, folder))
const config = `${folder}/site.config.yaml`
writeFileSync(join(root, config), smallText)

test.each([
  ['build', []],
  ['check', []],
  ['plan', []],
  ['urls', ['--accept']],
  ['published', []],
  ['explain', ['site.origin']],
  ['translations', ['--accept']],
  ['locations', ['--export', `${folder}/areas.csv`]],
  ['locations', ['--import', `${folder}/areas.csv`]],
])('%s %j', async (command, args) => {
  expect(
    await run([command, ...args, '--config', config, ...(command === 'build' ? ['--out', `${folder}/[dist]`] : [])], { cwd: root }),
  ).toMatchObject({
    code: 0,
  })
})

test('builds, merges and compares sites in folders with special characters', async () => {
  for (const part of ['1', '2'])
    expect(await run(['build', '--shard', `${part}/2`, '--out', `{${part}}`], { cwd: join(root, folder) })).toMatchObject({ code: 0 })
  expect(await run(['merge', '{1}', '{2}', '--out', '[m]'], { cwd: join(root, folder) })).toMatchObject({ code: 0, err: '' })
  expect(await run(['diff', `${folder}/[m]`, `${folder}/[dist]`], { cwd: root })).toMatchObject({ code: 0 })
})

test('clone prints command lines that a shell reads as one config', async () => {
  const city = ['--city', 'Ottawa', '--region', 'ON', '--phone', '613-555-0123', '--origin', 'https://o.example', '--geo', '45.4,-75.7']
  const out = `${folder}/o t.config.yaml`
  const { code, out: printed } = await run(['clone', '--from', config, ...city, '--out', out], { cwd: root })
  expect({ code, end: printed.split('\n').slice(-3) }).toEqual({
    code: 0,
    end: [`See it:      npx townsite start --config '${out}'`, `Publish it:  npx townsite build --config '${out}' --out dist`, ''],
  })
})

test('a pattern in a folder with special characters matches its sites', async () => {
  const sites = join(root, folder, 'sites')
  mkdirSync(sites)
  for (const name of ['one', 'two']) cpSync(join(root, config), join(sites, `${name}.config.yaml`))
  expect(await run(['build', '--config', `${folder}/sites/*.config.yaml`, '--out', 'all'], { cwd: root })).toMatchObject({ code: 0 })
  expect(readdirSync(join(root, 'all'))).toEqual(['one', 'one.hosts', 'two', 'two.hosts'])
  expect(existsSync(join(root, 'all', 'two', 'index.html'))).toBe(true)
})
