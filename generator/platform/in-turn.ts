/** A queue of asynchronous work: a few items at a time, with results in the order of the items. */

export interface InTurn<Input> {
  /** Adds an item without waiting for it. */
  readonly add: (input: Input) => void
  /** Waits for all items. @throws the first error */
  readonly done: () => Promise<void>
}

/**
 * @param take called with each output, in order
 * @param atOnce number of items that are in progress or wait for their turn
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
      // The error is thrown in its turn.
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
