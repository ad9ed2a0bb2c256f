/** Parts of the generated pages. */

/** The first line of a generated page. */
export const generatedFrom = (source: string): string => `<!-- Written by npm run docs from ${source}: change it there. -->`

/** Text in a cell: `|` separates cells, `<` begins an element, and bare braces and URLs are allowed. */
export const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\s*\n\s*/g, ' ')

export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``).replaceAll('|', '\\|')

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

export const page = (parts: readonly string[]): string => `${parts.filter(part => part !== '').join('\n\n')}\n`
