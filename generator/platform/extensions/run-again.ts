/** Runs `dev` in a child process, and in a new one after each change in a folder: the tables of a process cannot change. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { watchFiles } from '../serve/watch.ts'
import type { Shell } from '../terminal/shell.ts'

/** Milliseconds. Editors write in several steps. */
const delay = 60

interface Child {
  readonly process: ChildProcess
  /** Resolves when the child has loaded the site's code, to the errors in it. */
  readonly loaded: Promise<{ readonly errors: readonly Diagnostic[] }>
  readonly exit: Promise<{ readonly code: number | null }>
}

const startChild = (argv: readonly string[], env: Shell['env']): Child => {
  const child = spawn(process.execPath, [process.argv[1] ?? '', ...argv], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  return {
    process: child,
    // Sent by `siteCodeLoaded`.
    loaded: once(child, 'message').then(([errors]) => ({ errors: errors as readonly Diagnostic[] })),
    exit: once(child, 'exit').then(([code]) => ({ code: code as number | null })),
  }
}

const endChild = async (child: Child | undefined): Promise<void> => {
  child?.process.kill('SIGTERM')
  await child?.exit
}

/**
 * The last child whose code is valid serves until a newer one has loaded valid code. Until then, it shows the errors of the newer one. The first
 * child serves in any case.
 * @param shell `env` is that of the child processes
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
  let serving: Child | undefined
  try {
    for (;;) {
      const change = new Promise<'change'>(done => {
        changed = () => done('change')
      })
      const next = startChild(argv, env)
      const first = await Promise.race([change, ended, next.loaded, next.exit])
      if (typeof first === 'number' || first === 'change') {
        await endChild(next)
        if (first === 'change') continue
        return first
      }
      const isValid = 'errors' in first && first.errors.length === 0
      if (serving === undefined || isValid) {
        await endChild(serving)
        serving = next
      } else await endChild(next)
      // A child that has ended does not get them.
      if ('errors' in first) serving.process.send(first.errors, () => undefined)
      const second = await Promise.race([change, ended, serving.exit])
      if (typeof second === 'number') return second
      if (second === 'change') continue
      serving = undefined
      if (second.code !== 1) return second.code ?? 1
      onWait()
      const third = await Promise.race([change, ended])
      if (typeof third === 'number') return third
    }
  } finally {
    clearTimeout(timer)
    await Promise.all([endChild(serving), watching.close()])
  }
}

let shown: readonly Diagnostic[] = []
let onErrors: () => void = () => undefined

/** The errors in the site's code: of this process, or of a newer one that does not serve because of them. */
export const siteCodeErrors = (): readonly Diagnostic[] => shown

/** @param listener called when `siteCodeErrors` changes */
export const onSiteCodeErrors = (listener: () => void): void => {
  onErrors = listener
}

/** Reports the errors to the parent process. @returns when this process may serve */
export const siteCodeLoaded = (errors: readonly Diagnostic[]): Promise<void> =>
  new Promise(done => {
    process.on('message', sent => {
      // Sent by `runAgain`.
      shown = sent as readonly Diagnostic[]
      onErrors()
      done()
    })
    process.once('disconnect', () => process.exit())
    process.send?.(errors)
  })
