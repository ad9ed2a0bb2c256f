/**
 * Short names for classes and custom properties, which otherwise are a twentieth of a page’s size. One table is applied to the styles and
 * the markup. Templates, `dev` and the tests of templates use the original names.
 */

/** From `.header__menu` to `.tc`, from `--font-text` to `--p`. */
export type ShortNames = ReadonlyMap<string, string>

/** A class, or a custom property. */
const names = /\.[a-z][\w-]*|--[a-z][\w-]*/g

/** Letters that are frequent in pages, in the order that compressed the samples best. Not `a`: ad blockers hide the class `ad`. */
const letters = 'entspiorhugmdvflc'

const nth = (index: number): string =>
  `${index < letters.length ? '' : nth(Math.floor(index / letters.length) - 1)}${letters[index % letters.length]}`

/** A short name for every class and custom property of these styles, except `.is-open` and the like, which scripts set. */
export const shortNames = (css: string): ShortNames => {
  const source = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
  const classes = new Set<string>()
  const properties = new Set<string>()
  for (const { 0: name, index } of source.matchAll(names)) {
    if (name.startsWith('.')) {
      if (!name.startsWith('.is-')) classes.add(name)
    } else if (source[index + name.length] === ':') properties.add(name)
  }
  return new Map([
    ...[...classes].map((name, index) => [name, `.${nth(index)}`] as const),
    ...[...properties].map((name, index) => [name, `--${nth(index)}`] as const),
  ])
}

/** Maps short names back to the original ones. */
export const longNames = (short: ShortNames): ShortNames => new Map([...short].map(([name, letters]) => [letters, name]))

/** Styles with the names of a table. */
export const shortStyles = (css: string, short: ShortNames): string => css.replace(names, name => short.get(name) ?? name)

/** Markup with short names, without classes that no stylesheet uses. */
const withShortClasses = (html: string, short: ShortNames): string =>
  html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const used = classes.split(' ').flatMap(name => short.get(`.${name}`)?.slice(1) ?? [])
    return used.length === 0 ? '' : ` class="${used.join(' ')}"`
  })

/** A published page with the original names of classes and properties. */
export const inLongNames = (html: string, long: ShortNames): string =>
  html
    .replace(/(<style>)([^<]*)/g, (_, tag: string, css: string) => tag + shortStyles(css, long))
    .replace(/(<[a-z][^<>]*? class=)(?:"([^"]*)"|([\w-]+))/g, (_, before: string, quoted: string | undefined, alone = '') => {
      const classes = (quoted ?? String(alone)).split(' ').map(name => long.get(`.${name}`)?.slice(1) ?? name)
      return `${before}"${classes.join(' ')}"`
    })

/** Minimum length of a piece of markup. */
const pieceLength = 2 ** 15

/**
 * Rewrites markup in pieces that end with a list item, since each step of a large page would otherwise copy megabytes.
 * @param rewrite must not depend on text beyond the end of an item
 */
export const rewritten = (html: string, rewrite: (piece: string) => string): string => {
  const pieces: string[] = []
  for (let start = 0; start < html.length; ) {
    const item = html.indexOf('</li>', start + pieceLength)
    const end = item < 0 ? html.length : item + '</li>'.length
    pieces.push(rewrite(html.slice(start, end)))
    start = end
  }
  return pieces.join('')
}

/**
 * Minifies markup of React: short names, no optional end tags of items and shapes, no quotes around plain values. Texts contain no quotes:
 * React escapes them.
 */
export const compactMarkup = (html: string, short: ShortNames): string =>
  withShortClasses(html, short)
    .replace(/<\/(?:li|option|dt|dd)>|<\/p>(?=<\/(?:div|li|section|form|template)>|<(?:div|p|ul|h\d)\b)/g, '')
    .replace(/><\/(?:path|circle|rect)>/g, '/>')
    .replace(/(<(?:input|source|img|br)\b[^>]*)\/>/g, '$1>')
    .replace(/=""(?=[ >])/g, '')
    .replaceAll(' />', '/>')
    .replace(/="([\w#/.:-]*[\w#.:-])"(?=[ >])/g, '=$1')
