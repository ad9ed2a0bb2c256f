/** Work that goes on beside what asks for it: some of it at a time, what comes of it in the order in which it was asked for. */

export interface InTurn<Input> {
  /** Asks for one more; nobody waits for it. */
  readonly add: (input: Input) => void
  /** Returns when all that was asked for is done. @throws the first thing that went wrong */
  readonly done: () => Promise<void>
}

/**
 * @param take told of each output in its turn
 * @param atOnce of how many the outputs may be held
 */
export const inTurn = <Input, Output>(
  work: (input: Input) => Promise<Output>,
  take: (output: Output) => void,
  atOnce: number,
): InTurn<Input> => {
  const waiting: Input[] = []
  const begun: Promise<Output>[] = []
  let running: Promise<void> | undefined
  const begin = (): void => {
    for (const input of waiting.splice(0, atOnce - begun.length)) {
      const output = work(input)
      // What goes wrong is told in its turn.
      output.catch(() => undefined)
      begun.push(output)
    }
  }
  const run = async (): Promise<void> => {
    for (let first = begun[0]; first !== undefined; first = begun[0]) {
      take(await first)
      begun.shift()
      begin()
    }
    running = undefined
  }
  return {
    add: input => {
      waiting.push(input)
      begin()
      running ??= run()
      running.catch(() => undefined)
    },
    done: async () => running,
  }
}
