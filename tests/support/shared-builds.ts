/**
 * Shared by all test files of a run: a folder for temporary files, which is removed at the end with everything that tests and the programs
 * that they start leave in it; and one build of each config that tests only read, made at the first request.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { folderHashes } from '../../generator/platform/folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server that `sharedBuild` requests. */
    readonly builds: string
  }
}

interface Build {
  readonly out: string
  /** Hashes of its files. */
  readonly files: string
}

const stateOf = (folder: string): string => JSON.stringify([...folderHashes(folder)])

const build = async (config: string, out: string): Promise<Build> => {
  const child = spawn(process.execPath, ['generator/bin.mjs', 'build', '--config', config, '--out', out], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The same as in vitest.config.ts.
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(2031, 6, 1) / 1000) },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', part => (errors += part))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${config} cannot be built:\n${errors}`)
  return { out, files: stateOf(out) }
}

/** Starts a server that responds with the folder of a config’s build: `GET /<path of the config>`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // Tests load the compiled program, also in processes that they start without bin.mjs.
  execFileSync(process.execPath, ['generator/compile.mjs'], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'townsite-tests-'))
  // Writable for all users, because servers of hosts run as other users.
  chmodSync(folder, 0o1777)
  // The site root of all configs in temporary folders, so that they may name images of the sample, and share its cache.
  writeFileSync(join(folder, 'package.json'), '{}')
  for (const name of ['assets', 'node_modules']) symlinkSync(resolve(name), join(folder, name))
  // `os.tmpdir()` returns it in this process and its child processes.
  process.env.TMPDIR = folder
  const builds = new Map<string, Promise<Build>>()
  const built = (config: string): Promise<Build> => {
    const running = builds.get(config) ?? build(config, join(folder, 'shared', basename(config, '.config.yaml')))
    builds.set(config, running)
    return running
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
  // A server that listens on a port has an address of this type.
  project.provide('builds', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    const all = await Promise.allSettled(builds.values())
    const changed = all.flatMap(one => (one.status === 'fulfilled' && stateOf(one.value.out) !== one.value.files ? [one.value.out] : []))
    rmSync(folder, { recursive: true, force: true })
    if (changed.length > 0) throw new Error(`tests changed shared builds: ${changed.join(', ')}`)
  }
}
