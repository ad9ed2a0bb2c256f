/** @returns what does a work, unless one is under way: then nothing is begun, and `undefined` given */
export const oneAtATime = (): (<Result>(work: () => Promise<Result>) => Promise<Result | undefined>) => {
  let isBusy = false
  return async work => {
    if (isBusy) return undefined
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }
}
