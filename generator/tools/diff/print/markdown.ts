/** The report as a comment of a pull request. Texts of the site are data: nothing in them becomes markup, a mention or a link. */
import type { Piece } from '../compare-words.ts'
import type { Report, ReportedChange, ReportItem } from './report.ts'

/** GitHub takes 65,536 characters; the rest is room for who puts a line above. */
const mostCharacters = 60_000

const mostItems = 30

/** Items of a section that are shown at once; a longer one is folded. */
const openItems = 8

const entity = (character: string): string => `&#${character.charCodeAt(0)};`

/**
 * Entities stand for themselves, never for markup (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references). GitHub
 * looks for mentions and issues after that, so an invisible blank goes into them. What begins a list or a link only in its place is
 * escaped only there.
 */
const escaped = (text: string): string =>
  text
    .replace(/\s*\r?\n\s*/g, ' ')
    .replace(/[\\`*_{}[\]<>|~&$]|:(?=\/\/)|(?<=\bwww)\./gi, entity)
    .replace(
      /^(\s*)([-+=])|^(\s*\d+)([.)])/,
      (_, blank = '', sign = '', number = '', dot = '') => `${blank}${number}${entity(`${sign}${dot}`)}`,
    )
    .replace(/[@#](?!\d+;)/g, '$&&#8203;')

const code = (text: string): string => `<code>${escaped(text)}</code>`

const pieces = (list: readonly Piece[]): string =>
  list
    .map(({ kind, text }) =>
      kind === 'same' ? escaped(text) : kind === 'before' ? `<del>${escaped(text)}</del>` : `<ins>${escaped(text)}</ins>`,
    )
    .join('')

/** Both sides as one text, what went and what came marked in it, when they are versions of one text. */
const sides = ({ before, after }: ReportedChange): readonly string[] => {
  if (before === null || after === null) return [before, after].flatMap(side => (side === null ? [] : [pieces(side)]))
  return before.length === 1 && after.length === 1 ? [`${pieces(before)} → ${pieces(after)}`] : [pieces(before), pieces(after)]
}

const folded = (title: string, lines: readonly string[]): readonly string[] => [
  '<details>',
  `<summary>${title}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
]

const cut = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, mostItems),
  ...(lines.length > mostItems ? [`- … and ${(lines.length - mostItems).toLocaleString('en')} more`] : []),
]

const fenced = (lines: readonly string[]): readonly string[] => {
  const longest = Math.max(2, ...lines.flatMap(line => [...line.matchAll(/`+/g)].map(([ticks]) => ticks.length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}yaml`, ...lines, fence, '']
}

const itemLines = (item: ReportItem): readonly string[] => {
  switch (item.kind) {
    case 'say':
      return [escaped(item.text), '']
    case 'warn':
      return ['> [!WARNING]', `> ${escaped(item.text)}`, '']
    case 'list': {
      const lines = cut(item.items.map(([name, about]) => `- ${code(name)}${about === '' ? '' : ` ${escaped(about)}`}`))
      return lines.length <= openItems ? [...lines, ''] : folded(`${item.items.length} addresses`, lines)
    }
    case 'lines':
      return fenced(item.lines.slice(0, mostItems))
    case 'change': {
      const place = [`**${escaped(item.what)}**`, escaped(item.where)].filter(Boolean).join(' ')
      const lines = sides(item).map(line => `  ${line}`)
      return [
        `- ${place}${item.pages === '' ? '' : ` · ${escaped(item.pages)}`}${lines.length === 0 ? '' : '<br>'}`,
        ...(lines.length === 0 ? [] : [lines.join('<br>\n')]),
        ...(item.note === null ? [] : [`  <br><sub>${escaped(item.note)}</sub>`]),
      ]
    }
  }
}

/** One block after the other, as long as there is room; what is left out is said. */
export const reportMarkdown = ({ before, after, headline, sections }: Report): string => {
  const lines = [`### ${escaped(headline)}`, '', `${code(before)} → ${code(after)}`, '']
  let length = lines.join('\n').length
  let leftOut = 0
  for (const { title, items } of sections) {
    const block: string[] = []
    for (const item of items) {
      const next = itemLines(item)
      const size = next.join('\n').length + 1
      if (length + size > mostCharacters) leftOut++
      else {
        block.push(...next)
        length += size
      }
    }
    if (block.length === 0) continue
    const isLong = items.filter(({ kind }) => kind === 'change').length > openItems
    const set = isLong ? folded(`<b>${escaped(title)}</b> (${items.length})`, block) : [`#### ${escaped(title)}`, '', ...block, '']
    lines.push(...set)
    length += set.join('\n').length - block.join('\n').length + 1
  }
  if (leftOut > 0) lines.push(`_${leftOut.toLocaleString('en')} more changes are left out here; the HTML report has all of them._`, '')
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
}
