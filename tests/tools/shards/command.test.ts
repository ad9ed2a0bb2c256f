/**
 * Builds that several machines share.
 *
 * @module-tag thorough
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtBytes, writeCities } from '../../support/cities.ts'
import { run } from '../../support/cli.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const { base, sites } = writeCities(folder)
// Builds of the small site are short.
writeFileSync(base, smallText)

describe('shards', () => {
  const part = async (number: number, of: number, config: string, name: string): Promise<string> => {
    const out = join(folder, `${name}-${number}`)
    expect((await run(['build', '--config', config, '--shard', `${number}/${of}`, '--out', out])).code).toBe(0)
    return out
  }

  test('of one site contain its pages, and are merged to the bytes of a single build', async () => {
    const whole = join(folder, 'whole', 'dist')
    await run(['build', '--config', base, '--out', whole])
    const parts = [await part(3, 3, base, 'page'), await part(1, 3, base, 'page'), await part(2, 3, base, 'page')]
    const out = join(folder, 'merged', 'dist')
    const merged = await run(['merge', ...parts, '--out', out])
    expect([merged.code, relative(folder, merged.out.split(':')[0] ?? '')]).toEqual([0, join('merged', 'dist')])
    expect(builtBytes(out)).toEqual(builtBytes(whole))
    expect(builtBytes(`${out}.hosts`)).toEqual(builtBytes(`${whole}.hosts`))
    // The next build reuses the merged folder.
    expect((await run(['build', '--config', base, '--out', out])).out).toContain('0 written')
  })

  test('of several sites contain whole sites, and are merged to the result of a single build', async () => {
    const parts = [await part(1, 2, sites, 'site'), await part(2, 2, sites, 'site')]
    expect(existsSync(join(parts[0] ?? '', 'brossard'))).toBe(false)
    const out = join(folder, 'all')
    const merged = await run(['merge', ...parts, '--out', out, '--json'])
    expect({ code: merged.code, first: JSON.parse(merged.out)[0] }).toEqual({
      code: 0,
      first: { site: expect.any(String), out: expect.stringContaining(out), files: expect.any(Number), shards: parts.length },
    })
    await run(['build', '--config', sites, '--out', join(folder, 'many')])
    expect(builtBytes(out)).toEqual(builtBytes(join(folder, 'many')))
  })

  test('are rejected without output if a shard is missing or was changed', async () => {
    const parts = [1, 2].map(number => join(folder, `site-${number}`))
    const out = join(folder, 'none')
    expect(await run(['merge', parts[0] ?? '', '--out', out])).toMatchObject({
      code: 1,
      err: expect.stringContaining('A shard is missing: 2/2'),
    })
    appendFileSync(join(parts[1] ?? '', 'delson', 'robots.txt'), '# by hand')
    expect(await run(['merge', ...parts, '--out', out])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/delson\/robots\.txt was changed after it was built/),
    })
    expect(existsSync(out)).toBe(false)
  })
})
