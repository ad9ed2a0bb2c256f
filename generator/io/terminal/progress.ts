/** How far something has come, on one line of a terminal, once it takes over a second. Nothing where nobody watches. */
export interface Progress {
  readonly at: (done: number, all: number) => void
  readonly end: () => void
}

export const progress = (what: string, stream: NodeJS.WriteStream = process.stderr): Progress => {
  const begun = performance.now()
  let last = begun
  let shown = false
  return {
    at: (done, all) => {
      const now = performance.now()
      if (stream.isTTY !== true || now - begun < 1000 || now - last < 100) return
      last = now
      shown = true
      stream.write(`\r${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}\u001b[K`)
    },
    end: () => {
      if (shown) stream.write('\r\u001b[K')
    },
  }
}
