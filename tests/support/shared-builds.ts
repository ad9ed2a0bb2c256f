/**
 * What all test files of a run share: a folder for temporary files, gone at the end with all that they, and the programs that they
 * start or kill, left in it; and one build of each config that tests only read, made when the first of them asks.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { folderHashes } from '../../generator/platform/folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where `sharedBuild` asks. */
    readonly builds: string
  }
}

interface Build {
  readonly out: string
  /** Its files as they were made. */
  readonly files: string
}

const stateOf = (folder: string): string => JSON.stringify([...folderHashes(folder)])

const build = async (config: string, out: string): Promise<Build> => {
  const child = spawn(process.execPath, ['generator/bin.mjs', 'build', '--config', config, '--out', out], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // As in the tests: vitest.config.ts.
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(2031, 6, 1) / 1000) },
  })
  let told = ''
  child.stderr.setEncoding('utf8').on('data', part => (told += part))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${config} cannot be built:\n${told}`)
  return { out, files: stateOf(out) }
}

/** Answers with the folder of a config's build: `POST /`, the config's path as the body. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // Tests load the compiled program, also in processes that they start without bin.mjs.
  execFileSync(process.execPath, ['generator/compile.mjs'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'townsite-tests-'))
  // Open to all as the system's own: servers of hosts run as other users.
  chmodSync(folder, 0o1777)
  // Node's name for it; the processes that tests run in, and those that they start, begin with it.
  process.env.TMPDIR = folder
  const builds = new Map<string, Promise<Build>>()
  const built = (config: string): Promise<Build> => {
    const known = builds.get(config)
    if (known !== undefined) return known
    const made = build(config, join(folder, 'shared', basename(config, '.config.yaml')))
    builds.set(config, made)
    return made
  }
  const server = createServer(async (request, response) => {
    const config = decodeURIComponent((request.url ?? '/').slice(1))
    await built(config).then(
      ({ out }) => response.end(out),
      error => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  project.provide('builds', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    const all = await Promise.allSettled(builds.values())
    const spoilt = all.flatMap(one => (one.status === 'fulfilled' && stateOf(one.value.out) !== one.value.files ? [one.value.out] : []))
    rmSync(folder, { recursive: true, force: true })
    if (spoilt.length > 0) throw new Error(`tests changed what they share: ${spoilt.join(', ')}`)
  }
}
