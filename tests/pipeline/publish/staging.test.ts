import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  claimFile,
  foreignDiagnostics,
  foreignServerFileDiagnostics,
  pendingFile,
  readRecord,
  unchangedRecord,
} from '../../../generator/pipeline/publish/record.ts'
import { openStaging, type Staging } from '../../../generator/pipeline/publish/staging.ts'
import { makeFolder } from '../../../generator/platform/folder.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish, messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const root = temporaryFolder()
let count = 0
let folder = ''
const at = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = join(root, String(count++))
  mkdirSync(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Files = Readonly<Record<string, string>>
const listed = (files: Files) => Object.entries(files).map(([path, bytes]) => ({ path, bytes }))

const stageAt = (out: string): Staging => {
  const staging = openStaging(out, 'web')
  if (!staging.ok) throw new Error(staging.diagnostics.map(messageOf)[0])
  return staging.value
}

const stage = (files: Files): Staging => {
  const staging = stageAt(at('web'))
  for (const file of listed(files)) staging.put(file)
  return staging
}

const publish = (files: Files, serverFiles: Files = {}) => {
  const staging = stage(files)
  staging.putServerFiles(listed(serverFiles))
  return staging.commit({
    inputs: JSON.stringify([files, serverFiles]),
    info: ({ written, removed }) => ({ written, removed }),
  })
}

/** The content of the test's folder: the texts of files, `/` for empty folders, links with an arrow. */
const contents = (): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Later versions of Node go into a folder by a link to it as well.
      .filter(({ parentPath }) => realpathSync(parentPath) === realpathSync(folder) + parentPath.slice(folder.length))
      .map(entry => [entry, join(entry.parentPath, entry.name)] as const)
      .filter(([entry, path]) => !entry.isDirectory() || readdirSync(path).length === 0)
      .filter(([entry]) => entry.name !== '.townsite.json')
      .map(
        ([entry, path]) =>
          [path.slice(folder.length + 1), entry.isDirectory() ? '/' : entry.isSymbolicLink() ? '→' : readFileSync(path, 'utf8')] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Makes the output folder the working directory, so that it cannot be renamed. */
const standIn = (path: string): void => {
  vi.spyOn(process, 'cwd').mockReturnValue(path)
}

const ways = [['swapped in'], ['moved into a folder that stays where it is']] as const
const prepare = (way: string): void => {
  mkdirSync(at('web'))
  if (way !== ways[0][0]) standIn(at('web'))
}

/** More files than are linked over for the sake of a few. */
const crowd: Files = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`areas/${index}.html`, `area ${index}`]))

test('moves a few changed files of thousands into the folder without swapping it', () => {
  publish({ ...crowd, 'a.css': 'a', 'old/page.html': 'old' })
  const [place, page, style, other] = ['web', 'web/areas/7.html', 'web/a.css', 'web/areas/8.html'].map(path => statSync(at(path)).ino)
  expect(publish({ ...crowd, 'areas/7.html': 'another area 7', 'a.css': 'b', 'new/page.html': 'new' })).toEqual({
    ok: true,
    diagnostics: [],
    value: { written: 3, removed: ['old/page.html'] },
  })
  expect(contents()).toEqual({
    ...Object.fromEntries(Object.entries(crowd).map(([path, text]) => [`web/${path}`, text])),
    'web/areas/7.html': 'another area 7',
    'web/a.css': 'b',
    'web/new/page.html': 'new',
  })
  expect(statSync(at('web')).ino).toBe(place)
  expect([statSync(at('web/areas/7.html')).ino, statSync(at('web/a.css')).ino]).not.toEqual([page, style])
  expect(statSync(at('web/areas/8.html')).ino).toBe(other)
})

describe.each(ways)('of thousands of files that are built again, %s,', thorough, way => {
  beforeEach(() => prepare(way))
  const state = (path: string) => {
    const { ino, mtimeMs } = statSync(at(`web/${path}`))
    return { ino, mtimeMs }
  }
  const paths = Object.keys(crowd)

  test('unchanged files keep their modification times, and changed files are replaced', () => {
    publish({ ...crowd, 'old.html': 'old' })
    const before = paths.map(state)
    const changes = Object.fromEntries(
      paths.filter((_, place) => place % 3 === 0).map(path => [path, crowd[path]?.replace('e', 'E') ?? '']),
    )
    // Somebody took one away, and wrote to another.
    rmSync(at('web/areas/1000.html'))
    writeFileSync(at('web/areas/1001.html'), 'AREA 1001')
    expect(publish({ ...crowd, ...changes, 'new.html': 'new' })).toEqual({
      ok: true,
      diagnostics: [],
      value: { written: 400 + 2 + 1, removed: ['old.html'] },
    })
    expect(contents()).toEqual(
      Object.fromEntries(Object.entries({ ...crowd, ...changes, 'new.html': 'new' }).map(([path, text]) => [`web/${path}`, text])),
    )
    const isLeft = (path: string): boolean => !(path in changes) && !['areas/1000.html', 'areas/1001.html'].includes(path)
    expect(paths.filter((path, place) => state(path).ino === before[place]?.ino)).toEqual(paths.filter(isLeft))
    expect(paths.filter(isLeft).map(state)).toEqual(before.filter((_, place) => isLeft(paths[place] ?? '')))
    const { files } = readRecord(at('web'))
    expect(Object.fromEntries([...files].map(([path, { mtimeMs }]) => [path, mtimeMs]))).toEqual(
      Object.fromEntries([...paths, 'new.html'].map(path => [path, state(path).mtimeMs])),
    )
    expect(existsSync(at('web.hosts/.townsite.next'))).toBe(false)
  })

  test('writes nothing if all files are the same', () => {
    publish(crowd)
    const [folder, before] = [statSync(at('web')).ino, paths.map(state)]
    expect(publish(crowd)).toEqual({ ok: true, diagnostics: [], value: { written: 0, removed: [] } })
    expect([statSync(at('web')).ino, paths.map(state)]).toEqual([folder, before])
    expect(contents()).toEqual(Object.fromEntries(Object.entries(crowd).map(([path, text]) => [`web/${path}`, text])))
  })
})

describe.each(ways)('new files are %s', way => {
  beforeEach(() => prepare(way))

  test('publishes changed files, removes old ones, and keeps the rest', () => {
    publish(
      { 'index.html': 'one', 'a.css': 'a', 'en/old.html': 'old', 'x/y.html': 'y', z: 'z' },
      { 'nginx/site.conf': 'one', 'caddy/Caddyfile': 'c' },
    )
    const [style, place] = [statSync(at('web/a.css')), statSync(at('web'))]
    expect(publish({ 'index.html': 'two!', 'a.css': 'a', x: 'a file', 'z/new.html': 'n' }, { 'nginx/site.conf': 'two!' })).toEqual({
      ok: true,
      diagnostics: [],
      value: { written: 3, removed: ['en/old.html', 'x/y.html', 'z'] },
    })
    expect(contents()).toEqual({
      'web.hosts/nginx/site.conf': 'two!',
      'web/a.css': 'a',
      'web/index.html': 'two!',
      'web/x': 'a file',
      'web/z/new.html': 'n',
    })
    expect(statSync(at('web/a.css'))).toMatchObject({ ino: style.ino, mtimeMs: style.mtimeMs })
    expect(statSync(at('web')).ino === place.ino).toBe(way !== ways[0][0])
  })

  test('keeps the owner’s files: folders with similar names, empty folders, files of the system', () => {
    publish({ 'index.html': 'one', 'en/old.html': 'old' })
    for (const empty of ['web.next', 'web/kept/for/later', 'web/en/none']) mkdirSync(at(empty), { recursive: true })
    for (const mine of ['web.next/mine', 'web.previous/mine', 'web.hosts/nginx/mine', 'web.hosts/mine', 'web/.DS_Store']) {
      makeFolder(join(at(mine), '..'))
      writeFileSync(at(mine), 'mine')
    }
    publish({ 'index.html': 'two!' }, { 'nginx/site.conf': 'made' })
    expect(contents()).toEqual({
      'web.hosts/mine': 'mine',
      'web.hosts/nginx/mine': 'mine',
      'web.hosts/nginx/site.conf': 'made',
      'web.next/mine': 'mine',
      'web.previous/mine': 'mine',
      'web/.DS_Store': 'mine',
      'web/en/none': '/',
      'web/index.html': 'two!',
      'web/kept/for/later': '/',
    })
  })

  test('leaves nothing of a discarded build', () => {
    publish({ 'index.html': 'one' })
    const before = contents()
    const staging = stage({ 'index.html': 'two!', 'new.html': 'new' })
    staging.putServerFiles(listed({ 'nginx/site.conf': 'made', 'caddy/Caddyfile': 'made' }))
    staging.discard()
    expect([contents(), staging.put({ path: 'late.html.br', bytes: 'late' })]).toEqual([before, false])
  })
})

test('leaves no folder after a discarded first build', () => {
  const staging = stage({ 'index.html': 'one' })
  staging.putServerFiles(listed({ 'nginx/site.conf': 'made', 'caddy/Caddyfile': 'made' }))
  staging.discard()
  expect(readdirSync(folder)).toEqual([])
})

test.each(['to a folder', 'to nothing yet'])('a link %s stays one', state => {
  mkdirSync(at('disk'))
  if (state === 'to a folder') mkdirSync(at('disk/site'))
  symlinkSync('disk/site', at('web'))
  publish({ 'index.html': 'one' })
  publish({ 'index.html': 'two!' }, { 'nginx/site.conf': 'made' })
  expect(lstatSync(at('web')).isSymbolicLink()).toBe(true)
  expect(contents()).toEqual({ 'disk/site/index.html': 'two!', web: '→', 'web.hosts/nginx/site.conf': 'made' })
})

describe('another build', () => {
  const busy = (holder: string): string => `Another build${holder} is writing to the output folder web`

  test('that is writing to the folder is not disturbed', () => {
    publish({ 'index.html': 'one' })
    const other = stage({ 'index.html': 'two!' })
    expect(() => stage({})).toThrow(busy(` (process ${process.pid})`))
    other.commit({ inputs: '', info: () => 0 })
    expect(contents()).toEqual({ 'web/index.html': 'two!' })
  })

  test.each([
    ['of a process that is gone', () => `${spawnSync(process.execPath, ['-e', '']).pid}-1`],
    ['of a process whose number another one has now', () => `${process.pid}-1`],
    ['that was killed before it wrote its mark', () => ''],
    ['that wrote an invalid mark', () => 'x'],
  ])('%s does not stop a build', (_, mark) => {
    publish({ 'index.html': 'one' })
    writeFileSync(claimFile(at('web')), mark())
    // Also when nothing is to be done: there is something to tidy up.
    expect(unchangedRecord(at('web'), JSON.stringify([{ 'index.html': 'one' }, {}]))).toBeUndefined()
    publish({ 'index.html': 'two!' })
    expect(contents()).toEqual({ 'web/index.html': 'two!' })
  })

  test('that took the folder over is not disturbed', () => {
    publish({ 'index.html': 'one' })
    const staging = stage({ 'index.html': 'two!' })
    writeFileSync(claimFile(at('web')), 'another')
    const before = contents()
    const committed = staging.commit({ inputs: '', info: () => 0 })
    expect([committed.ok, committed.diagnostics.map(messageOf)]).toEqual([false, [busy('')]])
    staging.discard()
    expect(contents()).toMatchObject({ 'web/index.html': 'one', 'web.hosts/.townsite.lock': 'another' })
    expect(Object.keys(contents())).toEqual(expect.arrayContaining(Object.keys(before)))
  })
})

describe('refused before anything is touched', () => {
  test('a record that is a folder', () => {
    publish({ 'index.html': 'one' })
    rmSync(at('web.hosts/.townsite.json'))
    mkdirSync(at('web.hosts/.townsite.json'))
    const before = contents()
    expect(() => stage({ 'index.html': 'two!' })).toThrow(expect.objectContaining({ code: 'EISDIR' }))
    expect(contents()).toEqual(before)
  })

  test('a claim that is a folder', () => {
    publish({ 'index.html': 'one' })
    mkdirSync(claimFile(at('web')))
    const before = contents()
    // `system-reason.ts` words this error for the terminal. The code is that of Linux or of macOS.
    const refusal = { code: expect.stringMatching(/^(?:EISDIR|EPERM)$/), path: claimFile(at('web')) }
    expect(() => stage({ 'index.html': 'two!' })).toThrow(expect.objectContaining(refusal))
    expect(contents()).toEqual(before)
  })

  test('reports a file of the owner at the path of a server file', () => {
    makeFolder(at('web.hosts/nginx'))
    writeFileSync(at('web.hosts/nginx/site.conf'), 'mine')
    const made = listed({ 'nginx/site.conf': 'made', 'nginx/rules.conf': 'made' })
    expect(
      foreignServerFileDiagnostics('web', made, folder)
        .map(inEnglish)
        .map(({ code, message }) => [code, message]),
    ).toEqual([['OUT_FOREIGN', 'web.hosts contains a file that Townsite did not create, but would overwrite: nginx/site.conf']])
    // One that holds the very same bytes may be replaced.
    writeFileSync(at('web.hosts/nginx/site.conf'), 'made')
    expect(foreignServerFileDiagnostics('web', made, folder)).toEqual([])
  })
})

describe('killed', () => {
  /** The moment when all is ready and nothing is published yet. */
  const ready = (way: string): void => {
    publish({ 'index.html': 'one', 'old.html': 'old' }, { 'nginx/site.conf': 'one' })
    const record = readFileSync(at('web.hosts/.townsite.json'))
    const site = way === ways[0][0] ? at('web.hosts/.townsite.next/site') : at('web/.townsite.next')
    const staged = at('web.hosts/.townsite.next/beside/nginx')
    for (const made of [site, staged]) makeFolder(made)
    for (const file of [join(site, 'index.html'), join(staged, 'site.conf')]) writeFileSync(file, 'two!')
    const entry = ({ size, mtimeMs } = statSync(join(site, 'index.html'))) => ({ size, mtimeMs })
    writeFileSync(
      pendingFile(at('web')),
      JSON.stringify({ ...JSON.parse(String(record)), files: { 'index.html': entry() }, serverFiles: { 'nginx/site.conf': entry() } }),
    )
    writeFileSync(claimFile(at('web')), '1000000-1')
  }
  const steps: readonly (readonly [when: string, way: string, step: () => void])[] = [
    ['before the first rename', ways[0][0], () => undefined],
    ['between the two renames', ways[0][0], () => renameSync(at('web'), at('web.hosts/.townsite.next/previous'))],
    [
      'after both',
      ways[0][0],
      () => {
        renameSync(at('web'), at('web.hosts/.townsite.next/previous'))
        renameSync(at('web.hosts/.townsite.next/site'), at('web'))
      },
    ],
    ['before the first file is moved', ways[1][0], () => undefined],
    ['when some were', ways[1][0], () => renameSync(at('web/.townsite.next/index.html'), at('web/index.html'))],
  ]
  test.each(steps)('%s, %s: the next build continues and is not rejected', (_, way, step) => {
    prepare(way)
    ready(way)
    step()
    expect(foreignDiagnostics(at('web'))).toEqual([])
    expect(foreignServerFileDiagnostics('web', listed({ 'nginx/site.conf': 'three' }), folder)).toEqual([])
    expect(publish({ 'index.html': 'two!' }, { 'nginx/site.conf': 'two!' })).toMatchObject({ value: { written: 0, removed: [] } })
    expect(contents()).toEqual({ 'web.hosts/nginx/site.conf': 'two!', 'web/index.html': 'two!' })
  })

  test('before everything is staged: the staged files are removed', () => {
    publish({ 'index.html': 'one' })
    mkdirSync(at('web.hosts/.townsite.next/site'), { recursive: true })
    writeFileSync(at('web.hosts/.townsite.next/site/index.html'), 'tw')
    writeFileSync(at('web.hosts/.townsite.next/record.json.new'), '{"fil')
    expect(publish({ 'index.html': 'one' })).toMatchObject({ value: { written: 0 } })
    expect(contents()).toEqual({ 'web/index.html': 'one' })
  })
})

const mounted = (size: string): boolean => {
  mkdirSync(at('web'))
  if (process.getuid?.() !== 0 || spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at('web')]).status !== 0) return false
  const path = at('web')
  onTestFinished(() => void spawnSync('umount', [path]))
  return true
}

describe('an output folder on another disk', () => {
  test('is published to', ({ skip }) => {
    if (!mounted('1m')) skip('only root can mount one')
    publish({ 'index.html': 'one', 'old.html': 'old' })
    publish({ 'index.html': 'two!' }, { 'nginx/site.conf': 'made' })
    expect(contents()).toEqual({ 'web.hosts/nginx/site.conf': 'made', 'web/index.html': 'two!' })
  })

  test('that is full: reports its path, and keeps the published site', ({ skip }) => {
    if (!mounted('64k')) skip('only root can mount one')
    publish({ 'index.html': 'one' })
    const staging = stage({})
    const large = { path: 'index.html', bytes: 'x'.repeat(100_000) }
    expect(() => staging.put(large)).toThrow(expect.objectContaining({ code: 'ENOSPC', path: at('web/.townsite.next/index.html') }))
    staging.discard()
    expect(contents()).toEqual({ 'web/index.html': 'one' })
  })
})

test('reports a full disk, and keeps the published site', ({ skip }) => {
  if (!mounted('5500k')) skip('only root can mount one')
  publish(crowd)
  const before = contents()
  // Of the same size as before, so that the contents are compared. The changed files do not fit on the disk twice.
  const isSame = (place: number): boolean => place < 700 || place % 2 === 0
  const staging = stageAt(at('web'))
  const work = (): void => {
    for (const [place, { path, bytes }] of listed(crowd).entries())
      staging.put({ path, bytes: isSame(place) ? bytes : bytes.replace('a', 'o') })
    staging.commit({ inputs: '', info: () => 0 })
  }
  expect(work).toThrow(expect.objectContaining({ code: 'ENOSPC' }))
  staging.discard()
  expect(contents()).toEqual(before)
})

test('a record cannot name files elsewhere', () => {
  publish({ 'index.html': 'one' }, { 'nginx/site.conf': 'one' })
  writeFileSync(at('mine'), 'mine')
  const file = at('web.hosts/.townsite.json')
  const entry = { size: 4, mtimeMs: 0 }
  const record = { ...JSON.parse(readFileSync(file, 'utf8')), serverFiles: { '../mine': entry, [at('mine')]: entry, broken: null } }
  writeFileSync(file, JSON.stringify(record))
  publish({ 'index.html': 'one' })
  expect(existsSync(at('mine'))).toBe(true)
})

test.each(['../other', 'a/../../web2/b', '.', '', 'a/'])('throws for the file “%s”, which is outside the folder', path => {
  const staging = stageAt(at('web'))
  expect(() => staging.put({ path, bytes: 'x' })).toThrow(`${path} is outside the output folder`)
  staging.discard()
})

test('keeps published files that have not changed since the last build', () => {
  publish({ 'a.html': 'one', 'b.html': 'two', 'c.html': 'three' })
  writeFileSync(at('web/c.html'), 'four')
  const { keep, put, sizeOf, commit } = stageAt(at('web'))
  expect([keep(['a.html', 'b.html']), keep(['a.html', 'c.html']), keep(['none.html'])]).toEqual([true, false, false])
  expect([put({ path: 'd.html', bytes: 'four' }), sizeOf('a.html'), sizeOf('d.html')]).toEqual([true, 3, 4])
  const summary = commit({ inputs: 'of now', info: ({ files, bytes, written, removed }) => ({ files, bytes, written, removed }) })
  expect(summary).toEqual({ ok: true, diagnostics: [], value: { files: 3, bytes: 10, written: 1, removed: ['c.html'] } })
  expect([...readRecord(at('web')).files.keys()]).toEqual(['a.html', 'b.html', 'd.html'])
})
