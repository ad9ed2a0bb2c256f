/**
 * Pages as a build publishes them. Names of classes and custom properties stand hundreds of times on each, and were a twentieth of what
 * it weighs: a build calls them by letters, in the order in which the styles first speak of them. One table takes the styles and the
 * markup through it. In the templates, in `dev` and in tests of templates they have the names that people gave them.
 */

/** From `.header__menu` to `.tc`, from `--font-text` to `--p`. */
export type ShortNames = ReadonlyMap<string, string>

/** A class, or a custom property. */
const names = /\.[a-z][\w-]*|--[a-z][\w-]*/g

/** Of those that pages have most, which weigh least, in the order that was tried best on the samples. Not `a`: blockers of advertisements hide what is called `ad`. */
const letters = 'entspiorhugmdvflc'

const nth = (index: number): string =>
  `${index < letters.length ? '' : nth(Math.floor(index / letters.length) - 1)}${letters[index % letters.length]}`

/** A table for every class that these styles speak of and every property that they set, but for `.is-open` and its like: scripts set them. */
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

/** From the short names back to those of the templates. */
export const longNames = (short: ShortNames): ShortNames => new Map([...short].map(([name, letters]) => [letters, name]))

/** Styles in the names of a table. */
export const shortStyles = (css: string, short: ShortNames): string => css.replace(names, name => short.get(name) ?? name)

/** Markup in short names, without classes that nothing speaks of. */
const withShortClasses = (html: string, short: ShortNames): string =>
  html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').flatMap(name => short.get(`.${name}`)?.slice(1) ?? [])
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`
  })

/** A page as a build published it, with the classes and properties that people named. */
export const inLongNames = (html: string, long: ShortNames): string =>
  html
    .replace(/(<style>)([^<]*)/g, (_, tag: string, css: string) => tag + shortStyles(css, long))
    .replace(/(<[a-z][^<>]*? class=)(?:"([^"]*)"|([\w-]+))/g, (_, before: string, quoted: string | undefined, alone = '') => {
      const classes = (quoted ?? String(alone)).split(' ').map(name => long.get(`.${name}`)?.slice(1) ?? name)
      return `${before}"${classes.join(' ')}"`
    })

/** Letters of a piece of markup, at least. */
const pieceLength = 2 ** 15

/**
 * Markup rewritten in pieces, which end with an item of a list: of a page of megabytes each step would leave a text of megabytes behind.
 * @param rewrite does not look beyond the end of an item
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
 * Markup that React wrote: in short names, and without what HTML lets be left out, which are end tags of items and of shapes, and quotes
 * around plain values. In texts there are no quotes: React writes `&quot;`.
 */
export const compactMarkup = (html: string, short: ShortNames): string =>
  withShortClasses(html, short)
    .replace(/<\/(?:li|option|dt|dd)>|<\/p>(?=<\/(?:div|li|section|form|template)>|<(?:div|p|ul|h\d)\b)/g, '')
    .replace(/><\/(?:path|circle|rect)>/g, '/>')
    .replace(/(<(?:input|source|img|br)\b[^>]*)\/>/g, '$1>')
    .replace(/=""(?=[ >])/g, '')
    .replaceAll(' />', '/>')
    .replace(/="([\w#/.:-]*[\w#.:-])"(?=[ >])/g, '=$1')
