/** Prints the report as a pull request comment. Texts of the site are escaped, so that they cannot create markup, mentions or links. */
import type { Piece } from '../compare-words.ts'
import type { Report, ReportedChange, ReportItem } from './report.ts'

/** GitHub accepts 65,536 characters; the rest is left for text that a workflow adds. */
const maxCharacters = 60_000

const maxItems = 30

/** Longer sections are collapsed. */
const openItems = 8

const entity = (character: string): string => `&#${character.charCodeAt(0)};`

/**
 * Entities are never markup (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references). GitHub finds mentions and
 * issues after decoding them, so these get a zero-width space. Characters that start a list or link in some positions only are escaped there.
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

/** Short replacements are printed on one line. */
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
  ...lines.slice(0, maxItems),
  ...(lines.length > maxItems ? [`- … and ${(lines.length - maxItems).toLocaleString('en')} more`] : []),
]

const fenced = (lines: readonly string[]): readonly string[] => {
  const longest = Math.max(2, ...lines.flatMap(line => [...line.matchAll(/`+/g)].map(([ticks]) => ticks.length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}yaml`, ...lines, fence, '']
}

const itemLines = (item: ReportItem): readonly string[] => {
  switch (item.kind) {
    case 'text':
      return [escaped(item.text), '']
    case 'warn':
      return ['> [!WARNING]', `> ${escaped(item.text)}`, '']
    case 'list': {
      const lines = cut(item.items.map(([name, about]) => `- ${code(name)}${about === '' ? '' : ` ${escaped(about)}`}`))
      return lines.length <= openItems ? [...lines, ''] : folded(`${item.items.length} URLs`, lines)
    }
    case 'lines':
      return fenced(item.lines.slice(0, maxItems))
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

/** Prints as many changes as fit, and the number of omitted ones. */
export const reportMarkdown = ({ before, after, headline, sections }: Report): string => {
  const lines = [`### ${escaped(headline)}`, '', `${code(before)} → ${code(after)}`, '']
  let length = lines.join('\n').length
  let leftOut = 0
  for (const { title, items } of sections) {
    const block: string[] = []
    for (const item of items) {
      const next = itemLines(item)
      const size = next.join('\n').length + 1
      if (length + size > maxCharacters) leftOut++
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
  if (leftOut > 0) lines.push(`_${leftOut.toLocaleString('en')} more changes are omitted; the HTML report contains all of them._`, '')
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
}
