/** Follows the steps of a page of the documentation. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { changed, type Step } from './recipe.ts'

/** The environment of a developer’s shell, without the variables of the test runner and npm. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name)),
)

/** Runs a command that serves until it prints its URL, requests the URL, and sends Ctrl-C. */
const serve = async (command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> => {
  // As from a terminal, Ctrl-C reaches npx and the command that it runs.
  const child = spawn(`${command} --port ${await freePort()}`, { cwd, shell: true, env, detached: true })
  const exited = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/http:\S+/)
  // The editor exchanges the secret in its URL for a cookie, and redirects.
  const { status } = await fetch(/http:\S+/.exec(printed)?.[0] ?? '', { redirect: 'manual' })
  const interrupt = (): boolean => process.kill(-(child.pid ?? 0), 'SIGINT')
  interrupt()
  // Node drops a signal that arrives while a script in `vm` ends. A person presses the keys again.
  const again = setInterval(interrupt, 10_000)
  await exited.finally(() => clearInterval(again))
  expect({ command, failed: status >= 400 }).toEqual({ command, failed: false })
}

/**
 * Follows steps in a folder, and compares the output with what they promise.
 * @returns the folder that the last step was in, which `cd` changes
 */
export const follow = async (folder: string, steps: readonly Step[], variables: NodeJS.ProcessEnv = {}): Promise<string> => {
  let copy = folder
  const env = { ...environment, NO_COLOR: '1', ...variables }
  let printed = ''
  let last: Step['kind'] | undefined
  for (const step of steps) {
    switch (step.kind) {
      case 'write':
        mkdirSync(dirname(join(copy, step.file)), { recursive: true })
        writeFileSync(join(copy, step.file), step.text)
        break
      case 'append':
        appendFileSync(join(copy, step.file), step.text)
        break
      case 'change':
        writeFileSync(join(copy, step.file), changed(readFileSync(join(copy, step.file), 'utf8'), step))
        break
      case 'serve':
        await serve(step.command, copy, env)
        break
      case 'run': {
        if (step.command.startsWith('cd ')) {
          copy = join(copy, step.command.slice(3))
          break
        }
        if (last !== 'run') printed = ''
        const { status, stdout, stderr } = spawnSync(step.command, {
          cwd: copy,
          shell: true,
          encoding: 'utf8',
          env,
        })
        printed += `${stdout}${stderr}`
        expect({ command: step.command, exit: status, printed: status === step.exit ? '' : printed }).toEqual({
          command: step.command,
          exit: step.exit,
          printed: '',
        })
        break
      }
      case 'expect': {
        const lines = printed.split('\n').map(line => line.trimEnd())
        expect({ missing: step.lines.filter(line => !lines.includes(line)), printed }).toEqual({ missing: [], printed })
        break
      }
    }
    last = step.kind
  }
  return copy
}
