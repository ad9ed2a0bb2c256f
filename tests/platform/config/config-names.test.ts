import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configFiles, isPattern } from '../../../generator/platform/config/config-names.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const cwd = temporaryFolder()
/** Folders whose names have a meaning in patterns, shells or URLs. */
const folders = ['Client [ACME]', '{a,b}', '[a-z]', 'a (1)', '!(x)', '50% #1', 'sites']
for (const folder of folders) {
  mkdirSync(join(cwd, folder))
  for (const name of ['laval', 'anjou']) writeFileSync(join(cwd, folder, `${name}.config.yaml`), '')
}
writeFileSync(join(cwd, '[x].config.yaml'), '')
writeFileSync(join(cwd, 'x.config.yaml'), '')

test.each(folders)('a config in the folder %s is found by its name, and with others by a pattern', async folder => {
  const [laval, anjou] = [`${folder}/laval.config.yaml`, `${folder}/anjou.config.yaml`]
  const none = { unmatched: [], tooMany: [], repeated: [] }
  expect(await configFiles([laval], cwd)).toEqual({ ...none, files: [laval], several: false })
  expect(await configFiles([join(cwd, laval)], cwd)).toEqual({ ...none, files: [join(cwd, laval)], several: false })
  expect(await configFiles([`${folder}/*.config.yaml`], cwd)).toEqual({ ...none, files: [anjou, laval], several: true })
  expect(await configFiles([`${cwd}/${folder}/{laval,none}.config.yaml`], cwd)).toEqual({
    ...none,
    files: [join(cwd, laval)],
    several: true,
  })
  expect(await configFiles(['*.config.yaml'], join(cwd, folder))).toMatchObject({ files: ['anjou.config.yaml', 'laval.config.yaml'] })
})

test('the name of an existing file is not a pattern', async () => {
  expect([await isPattern('[x].config.yaml', cwd), await isPattern('[xy].config.yaml', cwd)]).toEqual([false, true])
  expect(await configFiles(['[x].config.yaml'], cwd)).toMatchObject({ files: ['[x].config.yaml'], several: false })
  expect(await configFiles(['[xy].config.yaml'], cwd)).toMatchObject({ files: ['x.config.yaml'], several: true })
  // A backslash makes a character literal, as for a shell.
  expect(await configFiles([String.raw`\[x\]*`], cwd)).toMatchObject({ files: ['[x].config.yaml'] })
})

test.each([
  ['{a,b}'.repeat(30), true],
  ['{a..z}{a..z}{a..z}', true],
  ['{1..100000}.config.yaml', true],
  ['{-9999..9999}', true],
  [`{${'x,'.repeat(2000)}}`, true],
  [`${'{'.repeat(20)}a${',b}'.repeat(20)}`, true],
  ['sites/{laval,anjou,{x,y}}.config.yaml', false],
  ['sites/{1..900}*', false],
  ['{'.repeat(5000), false],
  [`${'a'.repeat(70_000)}*`, false],
])('bounds the combinations of %s', { timeout: 5000 }, async (pattern, isTooMany) => {
  expect((await configFiles([pattern], cwd)).tooMany).toEqual(isTooMany ? [pattern] : [])
})
