import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BuildSummary } from '../../../generator/pipeline/build-site.ts'
import { buildSite } from '../../../generator/pipeline/build-site.ts'
import { folderHashes } from '../../../generator/platform/folder.ts'
import { configWithPlaces } from '../../bench/places.ts'
import { smallText, smallWith } from '../../support/sample.ts'
import { sharedBuild } from '../../support/shared-build.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()

const build = (name: string, text: string) => {
  const config = join(folder, `${name}.config.yaml`)
  writeFileSync(config, text)
  return buildSite({ config, out: join(folder, name), useCache: true })
}

const built = async (name: string, text: string): Promise<BuildSummary> => {
  const result = await build(name, text)
  if (!result.ok) throw new Error(result.diagnostics.map(messageOf).join('\n'))
  return result.value
}

test('builds every page of the sample in every language, with the files for search engines and hosts', async () => {
  const files = [...folderHashes(await sharedBuild()).keys()]
  expect(files.filter(file => /^[^/]+$/.test(file) && !/\.(br|gz)$/.test(file))).toMatchSnapshot()
  expect(files.filter(file => /^(en|fr)\/services\/[^/]+\/[^/]+\.html$/.test(file))).toHaveLength(36)
  expect(files.filter(file => !file.endsWith('.html') && /^(en|fr)\//.test(file) && !/\.(br|gz)$/.test(file))).toEqual([])
})

test('reports the pages of each language and the largest page', thorough, async () => {
  const { languages, heaviest } = await built('summary', smallText)
  expect({ languages, heaviest: heaviest.path }).toEqual({ languages: [{ name: 'English', pages: 12 }], heaviest: '/services/ducts/hull' })
})

test('a build without changes writes no files and keeps their modification times', async () => {
  await built('again', smallText)
  const page = join(folder, 'again', 'about.html')
  const before = statSync(page).mtimeMs
  const summary = await built('again', smallText)
  expect({ written: summary.written, removed: summary.removed, time: statSync(page).mtimeMs }).toEqual({
    written: 0,
    removed: [],
    time: before,
  })
})

test('a change of one page leaves the other pages unchanged', async () => {
  await built('one', smallText)
  const before = folderHashes(join(folder, 'one'))
  const times = statSync(join(folder, 'one', 'index.html')).mtimeMs
  await built('one', smallWith(['Narrow ducts.', 'Narrower ducts.']))
  const after = folderHashes(join(folder, 'one'))
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
  expect(changed).toEqual(['services/ducts/hull.html'])
  expect(statSync(join(folder, 'one', 'index.html')).mtimeMs).toBe(times)
})

test('removes pages that no longer exist', async () => {
  await built('vanish', smallText)
  const moved = smallWith(['path: { en: /about }', 'path: { en: /our-story }'])
  const summary = await built('vanish', moved)
  expect(summary.removed.filter(file => file.endsWith('.html'))).toEqual(['about.html'])
  expect([existsSync(join(folder, 'vanish/about.html')), existsSync(join(folder, 'vanish/our-story.html'))]).toEqual([false, true])
})

test('an invalid config leaves the last valid site', async () => {
  await built('mistake', smallText)
  const before = folderHashes(join(folder, 'mistake'))
  const result = await build('mistake', smallWith(['founded: 1998', 'founded: soon']))
  expect(result.ok).toBe(false)
  expect(folderHashes(join(folder, 'mistake'))).toEqual(before)
  expect(existsSync(join(folder, 'mistake.hosts', '.townsite.next'))).toBe(false)
})

test('rejects a folder with other files and leaves it unchanged', async () => {
  mkdirSync(join(folder, 'others'), { recursive: true })
  writeFileSync(join(folder, 'others', 'thesis.txt'), 'mine')
  const result = await build('others', smallText)
  expect(result.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['OUT_FOREIGN', 'error']])
  expect([...folderHashes(join(folder, 'others')).keys()]).toEqual(['thesis.txt'])
})

test('finds one other file among thousands before publishing, and publishes no files', thorough, async () => {
  const text = configWithPlaces(readFileSync('site.config.yaml', 'utf8'), 2_100)
  const edited = text.replace('Old Place 7\n', 'Upper Place 7\n')
  await built('many', text)
  writeFileSync(join(folder, 'many', 'thesis.txt'), 'mine')
  const before = folderHashes(join(folder, 'many'))
  const result = await build('many', edited)
  expect(result.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['OUT_FOREIGN', 'error']])
  expect(folderHashes(join(folder, 'many'))).toEqual(before)
  expect(existsSync(join(folder, 'many.hosts', '.townsite.next'))).toBe(false)
  rmSync(join(folder, 'many', 'thesis.txt'))
  expect((await built('many', edited)).written).toBe(6)
})

test('leaves an existing file at the path of a server file unchanged, and publishes no files', async () => {
  mkdirSync(join(folder, 'own-file.hosts', 'nginx'), { recursive: true })
  writeFileSync(join(folder, 'own-file.hosts', 'nginx', 'site.conf'), 'mine')
  const result = await build('own-file', smallWith(['hosting: [ serve, netlify ]', 'hosting: [ serve, nginx ]']))
  expect(result.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['OUT_FOREIGN', 'error']])
  expect([existsSync(join(folder, 'own-file')), [...folderHashes(join(folder, 'own-file.hosts')).keys()]]).toEqual([
    false,
    ['nginx/site.conf'],
  ])
})

test('ignores files of the operating system and leaves them', async () => {
  await built('litter', smallText)
  writeFileSync(join(folder, 'litter', '.DS_Store'), 'x')
  await built('litter', smallWith(['skipToContent: { en: Skip }', 'skipToContent: { en: Go on }']))
  expect(readFileSync(join(folder, 'litter', '.DS_Store'), 'utf8')).toBe('x')
})

test('restores a page that was edited in the output folder', async () => {
  await built('edited', smallText)
  const page = join(folder, 'edited', 'index.html')
  const good = readFileSync(page, 'utf8')
  rmSync(page)
  writeFileSync(page, 'spoilt')
  await built('edited', smallText)
  expect(readFileSync(page, 'utf8')).toBe(good)
})

test('takes the year from SOURCE_DATE_EPOCH', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1893456000')
  onTestFinished(() => void vi.unstubAllEnvs())
  await built('year', smallText)
  expect(readFileSync(join(folder, 'year', 'index.html'), 'utf8')).toContain('© 2030 Small')
})
