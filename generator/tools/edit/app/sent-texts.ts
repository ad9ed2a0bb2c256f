/** Texts that a field sent. Each comes back when it is written, by then perhaps an older one than what stands in the field. */
export interface SentTexts {
  /** What the config says once all that was sent is written. */
  readonly last: (written: string) => string
  readonly send: (text: string) => void
  /** Whether what is written now came from this field, and not from elsewhere: an undo, or another file. */
  readonly cameBack: (written: string) => boolean
}

export const sentTexts = (): SentTexts => {
  let sent: readonly string[] = []
  return {
    last: written => sent.at(-1) ?? written,
    send: text => {
      sent = [...sent, text]
    },
    cameBack: written => {
      const place = sent.indexOf(written)
      sent = place < 0 ? [] : sent.slice(place + 1)
      return place >= 0
    },
  }
}
