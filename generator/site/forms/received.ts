/** What a form has sent to the local receiver. */
export interface ReceivedMessage {
  /** Which form: last part of the address it was sent to. */
  readonly form: string
  /** The inbox that the visitor's location chose, if any. */
  readonly inbox: string | null
  /** By the script, without leaving the page, or as a plain POST. */
  readonly by: 'script' | 'browser'
  /** Content type, less its parameters. */
  readonly type: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** The message as an operator reads it in the terminal: one line a field. */
export const summaryOf = ({ form, inbox, by, type, fields }: ReceivedMessage): string => {
  const width = Math.max(...fields.map(({ name }) => name.length))
  const how = by === 'script' ? 'by the script' : 'as a plain POST'
  return [
    `The form “${form}” would send this ${how}, as ${type}${inbox === null ? '' : `, to the inbox of ${inbox}`}:`,
    ...fields.map(({ name, value }) => `  ${name.padEnd(width)}  ${value.replace(/\r?\n/g, `\n${' '.repeat(width + 4)}`)}`.trimEnd()),
  ].join('\n')
}
