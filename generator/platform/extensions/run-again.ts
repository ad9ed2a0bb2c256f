/** Runs a command line in a child process, and again after each change in a folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watchFiles } from '../serve/watch.ts'
import type { Shell } from '../terminal/shell.ts'

/** Milliseconds. Editors write in several steps. */
const delay = 60

/**
 * A command that fails is run again after the next change, for example after a syntax error.
 * @param shell `env` is that of the child process
 * @param onWait called when the command has failed
 * @returns the exit code: that of the signal, or of the command if it was called wrongly
 */
export const runAgain = async (argv: readonly string[], folder: string, { env, stopped }: Shell, onWait: () => void): Promise<number> => {
  let changed: () => void = () => undefined
  let timer: NodeJS.Timeout | undefined
  const watching = watchFiles({
    folders: [folder],
    ignored: () => false,
    onChange: () => {
      clearTimeout(timer)
      timer = setTimeout(() => changed(), delay)
    },
    onFile: () => undefined,
  })
  const ended = stopped()
  try {
    for (;;) {
      const change = new Promise<'change'>(done => {
        changed = () => done('change')
      })
      const child = spawn(process.execPath, [process.argv[1] ?? '', ...argv], { stdio: 'inherit', env })
      const exit = once(child, 'exit').then(([code]): number | null => code as number | null)
      const first = await Promise.race([change, ended, exit.then(code => ({ code }))])
      if (typeof first === 'number' || first === 'change') {
        child.kill('SIGTERM')
        await exit
        if (typeof first === 'number') return first
        continue
      }
      if (first.code !== 1) return first.code ?? 1
      onWait()
      const next = await Promise.race([change, ended])
      if (typeof next === 'number') return next
    }
  } finally {
    clearTimeout(timer)
    await watching.close()
  }
}
