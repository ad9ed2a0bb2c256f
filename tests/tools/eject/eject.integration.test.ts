/**
 * Copies of components in a site, and what happens when Townsite changes the originals. tests/platform/extensions/releases.test.ts has every
 * kind of change.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { folderHashes } from '../../../generator/platform/folder.ts'
import { leastText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const root = temporaryFolder()

const townsite = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('generator/bin.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, out: stdout, err: stderr }
}

const file = (name: string): string => join(root, name)

const change = (name: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(file(name), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file(name), text.replace(from, to))
}

const built = (): ReadonlyMap<string, string> => {
  const { status, err } = townsite('build', '--quiet')
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return folderHashes(file('dist'))
}

beforeAll(() => {
  writeFileSync(file('package.json'), '{}')
  writeFileSync(file('site.config.yaml'), leastText)
})

test('copies of all components change no byte of the site', thorough, () => {
  const before = built()
  const names = townsite('eject').out.trim().split('\n')
  expect(townsite('eject', ...names).status).toBe(0)
  expect(readdirSync(file('townsite/components'))).toEqual(names)
  expect(built()).toEqual(before)
  // Without the notice that types are not checked, because the site has no TypeScript.
  expect(townsite('doctor', '--quiet')).toEqual({
    status: 0,
    out: expect.stringContaining('townsite/components/header/header.tsx  compatible; copied from Townsite '),
    err: '',
  })
  rmSync(file('townsite'), { recursive: true })
})

test('does not overwrite a copy, and suggests similar names for unknown ones', thorough, () => {
  expect(townsite('eject', 'footer').status).toBe(0)
  change('townsite/components/footer/footer.tsx', '<h2>{labels.contactUs}</h2>', '<h2>Reach us</h2>')
  expect(townsite('eject', 'footer')).toEqual({
    status: 2,
    out: '',
    err: 'error: townsite/components/footer already exists. Remove it to get a new copy, or confirm it with --keep.\n',
  })
  expect(townsite('eject', 'heder').err).toBe('error: There is no component heder. Did you mean “header”?\n')
  expect(townsite('eject', 'header', '--keep').err).toBe('error: townsite/components/header does not exist. To create it, omit --keep.\n')
  built()
  expect(readFileSync(file('dist/contact.html'), 'utf8')).toContain('<h2>Reach us</h2>')
})

test('a changed original is an error until the copy is confirmed', thorough, () => {
  const record = file('townsite/components/footer/original.json')
  writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), townsite: '0.9.0', hash: 'another' }))
  const { status, err } = townsite('build', '--quiet')
  expect({ status, err }).toEqual({
    status: 1,
    err: expect.stringContaining(
      'townsite/components/footer/footer.tsx:1:1  error  The props, ids or data attributes of footer have changed since Townsite 0.9.0',
    ),
  })
  expect(townsite('doctor').status).toBe(1)
  const difference = townsite('doctor', 'footer')
  expect({ status: difference.status, shown: difference.out.includes('+++ your copy/footer.tsx') }).toEqual({ status: 1, shown: true })
  expect(townsite('eject', 'footer', '--keep').status).toBe(0)
  built()
})

test('a change inside of the original is not reported', thorough, () => {
  const record = file('townsite/components/footer/original.json')
  writeFileSync(record, readFileSync(record, 'utf8').replaceAll('footer__grid', 'footer__cells'))
  built()
  const { status, out } = townsite('doctor', 'footer')
  expect(status).toBe(0)
  expect(out).toContain('-    <div className="footer__cells">\n+    <div className="footer__grid">')
})
