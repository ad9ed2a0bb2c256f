/** The events that readers receive, as lines. */
import { parseHtml } from '../../generator/html/parse.ts'

/** Collects events as lines; a text may come in pieces. */
export const notes = (): {
  readonly lines: readonly string[]
  readonly line: (line: string) => void
  readonly text: (of: string, text: string) => void
} => {
  const lines: string[] = []
  return {
    lines,
    line: line => void lines.push(line),
    text: (of, text) => {
      const start = `${of} “`
      if (lines.at(-1)?.startsWith(start) === true) lines.push(`${lines.pop()?.slice(0, -1)}${text}”`)
      else lines.push(`${start}${text}”`)
    },
  }
}

/** The events that a reader receives for a page. */
export const eventsOf = (html: string): readonly string[] => {
  const { lines, line, text } = notes()
  parseHtml(html, [
    {
      open: ({ name, attributes, parent }) => line(`${parent?.name ?? ''} <${name} ${JSON.stringify(attributes)}`),
      text: (part, { name }) => text(name, part),
      close: ({ name }) => line(`/${name}`),
      comment: text => line(`comment ${text}`),
      facts: () => undefined,
    },
  ])
  return lines
}
