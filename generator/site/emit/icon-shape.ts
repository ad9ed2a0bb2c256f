import type { IconShape } from '../model/page.ts'

const elements = new Set(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'])

/** Tags and nothing between them. */
const plainShapes = /^(?:<\/?[a-z]+(?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*\s*\/?>)*$/

/**
 * Takes the drawing out of an SVG file, or says what in it has no place in a page: anything but shapes (scripts, styles, links, pictures).
 */
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
  // What a browser might read otherwise than this does: texts, a > in a value, a tag without its end.
  if (!plainShapes.test(markup)) return { fault: 'holds something else than shapes, each with its attributes in quotes' }
  return { viewBox, markup }
}
