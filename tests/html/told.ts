/** What readers are told of a page, as lines. */
import { parseHtml } from '../../generator/html/parse.ts'

/** Lines of what is told; a text may come in pieces. */
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
      const begun = `${of} “`
      if (lines.at(-1)?.startsWith(begun) === true) lines.push(`${lines.pop()?.slice(0, -1)}${text}”`)
      else lines.push(`${begun}${text}”`)
    },
  }
}

/** What a reader is told of a page. */
export const told = (html: string): readonly string[] => {
  const { lines, line, text } = notes()
  parseHtml(html, [
    {
      open: ({ name, attributes, parent }) => line(`${parent?.name ?? ''} <${name} ${JSON.stringify(attributes)}`),
      text: (part, { name }) => text(name, part),
      close: ({ name }) => line(`/${name}`),
      comment: words => line(`comment ${words}`),
      facts: () => undefined,
    },
  ])
  return lines
}
