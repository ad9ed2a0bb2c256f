/**
 * Validates an SVG file that may come from someone else. Browsers run no script and load no file for an SVG in an `<img>`, but they do if it
 * is opened directly (https://www.w3.org/TR/SVG2/conform.html#processing-modes).
 */

/** An SVG file that can be published, with its proportions; otherwise the part that it must not contain, or `undefined` if it is invalid. */
export type SvgFile = { readonly width: number; readonly height: number } | { readonly unsafe: string | undefined }

interface Tag {
  /** Without its prefix, in lower case. */
  readonly element: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

const name = '[A-Za-z_][\\w:.-]*'
const attribute = `\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`
const token = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    '<!\\[CDATA\\[(?<data>[\\s\\S]*?)\\]\\]>',
    '<\\?(?<instruction>[\\s\\S]*?)\\?>',
    '<!DOCTYPE(?<doctype>[^>]*)>',
    `</(?<end>${name})\\s*>`,
    `<(?<start>${name})(?<attributes>(?:${attribute})*)\\s*(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with its character references replaced; `undefined` if it has an entity that XML does not define. */
const decoded = (text: string): string | undefined => {
  let isValid = true
  const result = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi, (_, decimal?: string, hex?: string, entity?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? 'x', 16) : Number(decimal)
    const character = entity === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : undefined) : entities[entity]
    isValid &&= character !== undefined
    return character ?? ''
  })
  return isValid ? result : undefined
}

/** The document type that drawing programs write: it loads nothing, and defines no entities. */
const plainDoctype = /^\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*$/

const unsafeElements = new Set(
  'script foreignobject iframe frame embed object applet audio video source track canvas link base meta html body form handler listener'.split(
    ' ',
  ),
)

const urlAttributes = new Set(['href', 'src', 'data', 'action', 'formaction', 'poster', 'srcset', 'srcdoc', 'background'])

/** Parts of the file itself, and embedded images and fonts. */
const ownTarget = /^\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)|$)/i

const shortened = (part: string): string => (part.length <= 60 ? part : `${part.slice(0, 60)}…`)

/** The part of a style that loads a file. Escapes are refused, since `\75rl(` is `url(`. */
const unsafeStyle = (style: string): string | undefined => {
  const [rule] =
    /\\|@import|@namespace|image-set\(|(?<![\w-])(?:src|image)\(|cross-fade\(|expression\(|-moz-binding|behavior\s*:/i.exec(style) ?? []
  if (rule !== undefined) return rule
  for (const [whole, target = ''] of style.matchAll(/url\(\s*["']?([^)]*)\)?/gi)) if (!ownTarget.test(target)) return shortened(whole)
  return undefined
}

const unsafeAttribute = ({ attributes }: Tag): string | undefined => {
  for (const [full, value] of attributes) {
    const [local = '', prefix] = full.toLowerCase().split(':').reverse()
    const shown = shortened(`${full}="${value}"`)
    // A browser treats elements of this namespace as HTML, whatever their prefix.
    if (prefix === 'xmlns' || full === 'xmlns') {
      if (/xhtml/i.test(value)) return shown
      continue
    }
    if (full.toLowerCase() === 'xml:base' || /^on/.test(local)) return shown
    // Attributes of drawing programs mean nothing to browsers.
    if (prefix !== undefined && prefix !== 'xlink') continue
    if (urlAttributes.has(local) && !ownTarget.test(value)) return shown
    if (local === 'attributename' && /href|^on/i.test(value)) return shown
    if ((local === 'style' || /[(@]/.test(value)) && unsafeStyle(value) !== undefined) return shown
  }
  return undefined
}

/** `0 0 24 24` → its width and height; `undefined` if one is not a positive number. */
export const viewBoxSize = (viewBox: string): { readonly width: number; readonly height: number } | undefined => {
  const [, , width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number)
  return width > 0 && height > 0 && width <= 1e6 && height <= 1e6 && more.length === 0 ? { width, height } : undefined
}

const sizeOf = ({ attributes }: Tag): { readonly width: number; readonly height: number } | undefined => {
  const value = (wanted: string): string | undefined => attributes.find(([name]) => name === wanted)?.[1]
  const viewBox = value('viewBox')
  const pixels = (length = ''): string => length.replace(/px$/, '')
  return viewBoxSize(viewBox ?? `0 0 ${pixels(value('width'))} ${pixels(value('height'))}`)
}

const tagOf = (start: string, attributes: string): Tag | undefined => {
  const pairs = [...attributes.matchAll(new RegExp(`(${name})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'))].map(
    ([, key = '', double, single]) => [key, decoded(double ?? single ?? '')] as const,
  )
  const valid = pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return valid.length < pairs.length ? undefined : { element: start.replace(/^.*:/, '').toLowerCase(), attributes: valid }
}

/** @returns its proportions, if it has only shapes, texts, styles and embedded images; otherwise the part that it must not contain */
export const svgFile = (text: string): SvgFile => {
  const svg = text.replace(/^\ufeff/, '').trim()
  const invalid = { unsafe: undefined }
  const open: string[] = []
  let size: ReturnType<typeof sizeOf>
  let style = ''
  token.lastIndex = 0
  while (token.lastIndex < svg.length) {
    const groups = token.exec(svg)?.groups
    if (groups === undefined) return invalid
    const { data, instruction, doctype, end, start, attributes = '', empty, text: plain } = groups
    if (instruction !== undefined && /^xml-stylesheet/i.test(instruction)) return { unsafe: '<?xml-stylesheet' }
    if (doctype !== undefined && !plainDoctype.test(doctype)) return { unsafe: shortened(`<!DOCTYPE${doctype}>`) }
    if (end !== undefined && open.pop() !== end) return invalid
    if (start !== undefined) {
      const tag = tagOf(start, attributes)
      if (tag === undefined) return invalid
      if (unsafeElements.has(tag.element)) return { unsafe: `<${start}>` }
      const unsafe = unsafeAttribute(tag)
      if (unsafe !== undefined) return { unsafe }
      if (open.length === 0) {
        if (size !== undefined || tag.element !== 'svg' || !attributes.includes('http://www.w3.org/2000/svg')) return invalid
        size = sizeOf(tag)
        if (size === undefined) return invalid
      }
      if (empty !== '/') open.push(start)
    }
    const content = data ?? (plain === undefined ? '' : decoded(plain))
    if (content === undefined) return invalid
    if (/(?:^|:)style$/i.test(open.at(-1) ?? '')) style += content
  }
  const unsafe = unsafeStyle(style)
  if (unsafe !== undefined) return { unsafe }
  return open.length === 0 && size !== undefined ? size : invalid
}
