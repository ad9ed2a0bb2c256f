import type { IconShape } from '../model/page.ts'

const elements = new Set(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'])

/** Only tags, with no text between them. */
const plainShapes = /^(?:<\/?[a-z]+(?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*\s*\/?>)*$/

/** Extracts the drawing from an SVG file, or reports what must not be in a page: anything but shapes (scripts, styles, links, images). */
export const iconShape = (svg: string): IconShape | { readonly fault: string } => {
  const clean = svg.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '').trim()
  const outer = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(clean)
  const viewBox = /\bviewBox="([\d\s.-]+)"/.exec(outer?.[1] ?? '')?.[1]
  const markup = (outer?.[2] ?? '').replace(/>\s+</g, '><').trim()
  if (outer === null || viewBox === undefined || markup === '') return { fault: 'is no SVG with a viewBox and shapes' }
  for (const tag of markup.matchAll(/<\/?([a-zA-Z][\w:-]*)([^>]*)/g)) {
    const [, name = '', attributes = ''] = tag
    if (!elements.has(name)) return { fault: `holds <${name}>; only shapes may stand in an icon` }
    const unsafe = /\b(on\w+|style|href|xlink:href|class|id)\s*=/i.exec(attributes)?.[1]
    if (unsafe !== undefined) return { fault: `holds the attribute ${unsafe}; only geometry and paint may stand in an icon` }
  }
  // Content that a browser might parse differently: text, a `>` in a value, an unclosed tag.
  if (!plainShapes.test(markup)) return { fault: 'holds something else than shapes, each with its attributes in quotes' }
  return { viewBox, markup }
}
