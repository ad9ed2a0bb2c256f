/**
 * Files in `assets/` that must not be published, or cannot be, are reported by every build, also after an earlier build without them.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { copyProject } from '../../support/project.ts'
import { smallText } from '../../support/sample.ts'

const project = copyProject()
afterAll(project.remove)

beforeEach(() => {
  mkdirSync(project.file('assets/static'), { recursive: true })
  writeFileSync(project.file('small.config.yaml'), smallText.replace('style: pipes }', 'style: pipes, logo: logo.svg }'))
  writeFileSync(
    project.file('assets/images/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
})

/** The exit code and what was printed to stderr. */
const build = (...options: readonly string[]): readonly [number | null, string] => {
  const args = [project.file('generator/bin.mjs'), 'build', '--config', 'small.config.yaml', '--out', 'dist/small', ...options]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: project.folder })
  return [status, stderr]
}

test('reports a link that was added to assets/static after a build, and does not publish it', () => {
  expect(build()).toEqual([0, ''])
  const links = { 'hosts.txt': '/etc/hosts', 'nowhere.pdf': '/nowhere', folder: '/etc' }
  for (const [name, target] of Object.entries(links)) {
    symlinkSync(target, project.file(`assets/static/${name}`))
    const [status, stderr] = build()
    expect(status).toBe(0)
    expect(stderr).toContain(`warning  Symbolic link in assets/static/ not published: ${name}  STATIC_SKIPPED\n`)
    expect(readdirSync(project.file('dist/small'))).not.toContain(name)
    rmSync(project.file(`assets/static/${name}`))
  }
  expect(build()).toEqual([0, ''])
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 0"><path d="M0 0h9"/></svg>', 'is not a valid SVG file with a size'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="url(https://pwn.example)"/></svg>',
    'contains fill="url(https://pwn.example)"',
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>@import "//pwn.example";</style></svg>', 'contains @import'],
])('reports the logo %s without a stack trace, and publishes nothing of it', (svg, message) => {
  writeFileSync(project.file('assets/images/logo.svg'), svg)
  const [status, stderr] = build()
  expect(status).toBe(1)
  expect(stderr).toContain(`The logo assets/images/logo.svg ${message}`)
  expect(stderr).not.toMatch(/\n {4}at /)
})

test('draws a PNG logo on pages and in share images', async () => {
  const png = await sharp({ create: { width: 960, height: 264, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  writeFileSync(project.file('assets/images/logo.png'), png)
  writeFileSync(
    project.file('small.config.yaml'),
    smallText.replace('style: pipes }', 'style: pipes, logo: logo.png }').replace('sharePictures: none', 'sharePictures: pages'),
  )
  expect(build()).toEqual([0, ''])
  const [logo = ''] = /assets\/logo\.[0-9a-f]{8}\.png/.exec(readFileSync(project.file('dist/small/index.html'), 'utf8')) ?? []
  expect((await sharp(project.file(`dist/small/${logo}`)).metadata()).width).toBe(640)
  const [share = ''] = readdirSync(project.file('dist/small/assets/share'))
  const pixel = { left: 120, top: 100, width: 1, height: 1 }
  expect([
    ...(await sharp(project.file(`dist/small/assets/share/${share}`))
      .removeAlpha()
      .extract(pixel)
      .raw()
      .toBuffer()),
  ]).toEqual([255, 0, 0])
})
