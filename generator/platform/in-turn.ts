/** A queue of asynchronous work: a few items at a time, with results in the order of the items. */

export interface OrderedQueue<Input> {
  /** Adds an item without waiting for it. */
  readonly add: (input: Input) => void
  /** Waits for all items. @throws the first error */
  readonly done: () => Promise<void>
}

/**
 * @param take called with each output, in order
 * @param atOnce number of items that are in progress or wait for their turn
 */
export const inOrder = <Input, Output>(
  work: (input: Input) => Promise<Output>,
  take: (output: Output) => void,
  atOnce: number,
): OrderedQueue<Input> => {
  const waiting: Input[] = []
  const started: Promise<Output>[] = []
  let running: Promise<void> | undefined
  const startNext = (): void => {
    for (const input of waiting.splice(0, atOnce - started.length)) {
      const output = work(input)
      // The error is thrown in its turn.
      output.catch(() => undefined)
      started.push(output)
    }
  }
  const run = async (): Promise<void> => {
    for (let first = started[0]; first !== undefined; first = started[0]) {
      take(await first)
      started.shift()
      startNext()
    }
    running = undefined
  }
  return {
    add: input => {
      waiting.push(input)
      startNext()
      running ??= run()
      running.catch(() => undefined)
    },
    done: async () => running,
  }
}
