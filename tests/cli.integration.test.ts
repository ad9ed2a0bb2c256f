/**
 * What only a process shows: exit codes of the program itself, closed pipes, signals, and a real pseudo-terminal.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { folderHashes } from '../generator/platform/folder.ts'
import { run, startTownsite } from './support/cli.ts'
import { sampleText, sampleWith } from './support/sample.ts'
import { temporaryFolder } from './support/temporary.ts'

// Many processes, each of which waits its turn on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const csi = '\u001b['

/** A site of so many pages that a build of it can be interrupted in the middle. */
const largeSite = (towns: number): string => {
  const [before = '', rest = ''] = sampleText.split('\nlocations:\n')
  const after = rest.slice(rest.indexOf('\npages:\n'))
  const listed = Array.from(
    { length: towns },
    (_, index) =>
      `  - { id: t${index}, name: { en: T${index}, fr: T${index} }, in: { en: in T${index}, fr: à T${index} }, slug: t${index}, geo: { lat: 45, lng: -73 }, description: { en: A town., fr: Une ville. }, neighbourhoods: [Centre] }`,
  ).join('\n')
  return `${before}\nlocations:\n${listed}${after}`.replaceAll(
    /location: (montreal|laval|longueuil|west-island|south-shore|north-shore)/g,
    'location: t1',
  )
}

describe('the program', () => {
  const node = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['generator/bin.mjs', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    return { code: status, out: stdout, err: stderr }
  }

  test.each([[['explain', 'business.name']], [['plan', '--config', 'nothing-there.yaml']], [['urls', '--accept', '--write-redirects']]])(
    '%j: a child process prints and exits like the command in this process',
    async args => {
      expect(node(...args)).toEqual(await run(args))
    },
  )

  test.each(['urls --json', 'translations --all --format json'])(
    '%s | head: exits without an error if the reader closes the pipe',
    line => {
      const ended = spawnSync('sh', ['-c', `"${process.execPath}" generator/bin.mjs ${line} | head -n 1; echo "left"`], {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      })
      expect({ stdout: ended.stdout, stderr: ended.stderr }).toEqual({ stdout: '[\nleft\n', stderr: '' })
    },
  )

  describe.runIf(existsSync('/dev/full'))('with output to a full device', () => {
    const shell = (line: string) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" generator/bin.mjs ${line}`], { encoding: 'utf8' })
      return { code: status, out: stdout, err: stderr }
    }
    const reported = 'error: stdout: the disk is full (ENOSPC). Free some space and run the command again.\n'

    test.each(['explain business.name', 'urls --json', 'schema', '--help', 'check --help'])('%s > /dev/full fails', line => {
      expect(shell(`${line} > /dev/full`)).toEqual({ code: 1, out: '', err: reported })
    })

    test.each([
      ['explain business.name > /dev/full 2>&1', 1],
      ['explain business.name --verbose 2> /dev/full > /dev/null', 1],
      ['build --nonsense 2> /dev/full', 2],
    ])('%s exits with %d', (line, code) => {
      expect(shell(line)).toEqual({ code, out: '', err: '' })
    })
  })
})

describe('Ctrl-C', () => {
  const config = (towns: number) => file(`${towns}.config.yaml`, largeSite(towns))

  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    test(`${signal} during a build leaves the last valid site and no partial files`, async () => {
      const out = join(folder, signal)
      expect((await run(['build', '--config', file('small.config.yaml', sampleText), '--out', out])).code).toBe(0)
      const before = folderHashes(out)
      const child = startTownsite(['build', '--config', config(1_500), '--out', out])
      await expect.poll(() => existsSync(`${out}.hosts/.townsite.next/site/en/services`), { interval: 5, timeout: 120_000 }).toBe(true)
      child.kill(signal)
      expect((await once(child, 'exit'))[0]).toBe(code)
      expect(folderHashes(out)).toEqual(before)
      expect(readdirSync(folder).filter(name => name.startsWith(signal))).toEqual([signal, `${signal}.hosts`])
      expect(readdirSync(`${out}.hosts`).filter(name => /next|lock/.test(name))).toEqual([])
    })

  test('SIGINT during a check exits, and writes nothing', async () => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    const child = startTownsite(['check', '--config', config(1_500)], { TMPDIR: temporary })
    // It has begun by then, and takes several times as long.
    await new Promise(done => setTimeout(done, 5_000))
    expect(readdirSync(temporary)).toEqual([])
    child.kill('SIGINT')
    // Before the pages are checked, the default action of the signal ends the process; a shell reports 130 as well.
    expect([
      [130, null],
      [null, 'SIGINT'],
    ]).toContainEqual(await once(child, 'exit'))
    expect(readdirSync(temporary)).toEqual([])
  })
})

const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true

describe.runIf(hasScript)('behind a terminal', () => {
  /** Runs a command line in a pseudo-terminal, with answers typed in. */
  const typed = (line: string, input = '') => {
    const { stdout, status } = spawnSync('script', ['--quiet', '--return', '--command', `stty columns 300 rows 50; ${line}`, '/dev/null'], {
      encoding: 'utf8',
      input,
      env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm' },
    })
    return { code: status, shown: stdout }
  }
  const program = `"${process.execPath}" generator/bin.mjs`

  test('colours', () => {
    expect(typed(`${program} build --config nothing-there.yaml`).shown).toContain(`${csi}31merror${csi}39m`)
  })

  test('urls asks whether to write the missing redirects', async () => {
    const config = file('asked.config.yaml', sampleText)
    await run(['urls', '--accept', '--config', config])
    const renamed = sampleWith(['    path: { en: /en/about, fr: /fr/a-propos }', '    path: { en: /en/about, fr: /fr/notre-histoire }'])
    writeFileSync(config, renamed)
    const no = typed(`${program} urls --config "${config}"`, 'n\n')
    expect(no.shown).toContain(`Write this redirect into ${config}?`)
    expect([no.code, readFileSync(config, 'utf8') === renamed]).toEqual([1, true])
    expect(typed(`${program} urls --config "${config}"`, 'y\n').code).toBe(0)
    expect(readFileSync(config, 'utf8')).toContain('  - { from: /fr/a-propos, to: /fr/notre-histoire }\n')
  })
})
