/** Work that is shared out among threads. Each loads the compiled program and calls one of its functions with plain data. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { compiledProgram } from './program.ts'

/** As many as there are cores, and no more than help: each holds its own copy of the config. */
export const usefulThreads = (): number => Math.min(4, availableParallelism())

const code = `
const { parentPort, workerData } = require('node:worker_threads')
import(workerData.program).then(program => parentPort.postMessage(program[workerData.name](workerData.input)))
`

/** A thread at work: what it gives comes later, also while this thread is busy. */
export interface Running<Result> {
  readonly result: Promise<Result>
}

/** Starts the exported function of `commands/main.ts` by this name in a thread of its own. */
export const startThread = async <Result>(name: string, input: unknown): Promise<Running<Result>> => {
  const program = await compiledProgram()
  // Without the loaders of this thread: the compiled program needs none.
  const worker = new Worker(code, { eval: true, workerData: { program, name, input }, execArgv: [] })
  const result = new Promise<Result>((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
  })
  return { result }
}
