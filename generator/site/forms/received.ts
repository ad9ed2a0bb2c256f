/** A message that the local receiver has received. */
export interface ReceivedMessage {
  /** The form: the last path segment of the URL. */
  readonly form: string
  /** The inbox of the location that the visitor chose, if any. */
  readonly inbox: string | null
  /** `script`: by fetch; `browser`: by a plain POST. */
  readonly by: 'script' | 'browser'
  /** Media type without parameters. */
  readonly type: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** The message as shown in the terminal: one line per field. */
export const summaryOf = ({ form, inbox, by, type, fields }: ReceivedMessage): string => {
  const width = Math.max(...fields.map(({ name }) => name.length))
  const how = by === 'script' ? 'by the script' : 'as a plain POST'
  return [
    `The form “${form}” would send this ${how}, as ${type}${inbox === null ? '' : `, to the inbox of ${inbox}`}:`,
    ...fields.map(({ name, value }) => `  ${name.padEnd(width)}  ${value.replace(/\r?\n/g, `\n${' '.repeat(width + 4)}`)}`.trimEnd()),
  ].join('\n')
}
