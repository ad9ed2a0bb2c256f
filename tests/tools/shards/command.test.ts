/** One run shared out among machines. */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderHashes } from '../../../generator/io/folder.ts'
import { run } from '../../support/cli.ts'
import { sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const base = join(folder, 'base.config.yaml')
// Without hosts that want compressed files: they have tests of their own, and cost most of the time.
writeFileSync(base, sampleWith(['hosting: [serve, netlify, cloudflare, nginx, apache, caddy]', 'hosting: [serve, netlify, firebase]']))

const overlay = (name: string, text: string): void => {
  mkdirSync(join(folder, 'sites'), { recursive: true })
  writeFileSync(join(folder, 'sites', `${name}.config.yaml`), text)
}
const city = (name: string): string => `extends: ../base.config.yaml\nsite:\n  origin: https://${name}.example\n`
for (const name of ['anjou', 'brossard', 'candiac', 'delson']) overlay(name, city(name))
const sites = join(folder, 'sites', '*.config.yaml')

/** Without what tells the time of a build. */
const everything = (out: string) => new Map([...folderHashes(out)].filter(([path]) => !path.endsWith('.townsite.json')))

describe('shards', () => {
  const part = async (number: number, of: number, config: string, name: string): Promise<string> => {
    const out = join(folder, `${name}-${number}`)
    expect((await run(['build', '--config', config, '--shard', `${number}/${of}`, '--out', out])).code).toBe(0)
    return out
  }

  test('of one site: pages are shared out, and merged they equal one run byte for byte', async () => {
    const whole = join(folder, 'whole', 'dist')
    await run(['build', '--config', base, '--out', whole])
    const parts = [await part(3, 3, base, 'page'), await part(1, 3, base, 'page'), await part(2, 3, base, 'page')]
    const out = join(folder, 'merged', 'dist')
    const merged = await run(['merge', ...parts, '--out', out])
    expect([merged.code, relative(folder, merged.out.split(':')[0] ?? '')]).toEqual([0, join('merged', 'dist')])
    expect(everything(out)).toEqual(everything(whole))
    expect(everything(`${out}.hosts`)).toEqual(everything(`${whole}.hosts`))
    // The merged folder is a build like any other: the next one takes it over.
    expect((await run(['build', '--config', base, '--out', out])).out).toContain('0 written')
  })

  test('of several sites: sites are shared out, and merged they equal one run', async () => {
    const parts = [await part(1, 2, sites, 'site'), await part(2, 2, sites, 'site')]
    expect(existsSync(join(parts[0] ?? '', 'brossard'))).toBe(false)
    const out = join(folder, 'all')
    expect((await run(['merge', ...parts, '--out', out])).code).toBe(0)
    await run(['build', '--config', sites, '--out', join(folder, 'many')])
    expect(everything(out)).toEqual(everything(join(folder, 'many')))
  })

  test('one that is missing, or was changed on its way, is refused and nothing is written', async () => {
    const parts = [1, 2].map(number => join(folder, `site-${number}`))
    const out = join(folder, 'none')
    expect(await run(['merge', parts[0] ?? '', '--out', out])).toMatchObject({
      code: 1,
      err: expect.stringContaining('a shard is missing: 2/2'),
    })
    appendFileSync(join(parts[1] ?? '', 'delson', 'robots.txt'), '# by hand')
    expect(await run(['merge', ...parts, '--out', out])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/delson\/robots\.txt was changed after it was built/),
    })
    expect(existsSync(out)).toBe(false)
  })
})
