import { problem } from '../messages/index.ts'
import type { Problem } from '../model/diagnostic.ts'
import type { IconShape } from '../model/page.ts'
import { viewBoxSize } from './svg-file.ts'

const elements = new Set(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'])

/** Geometry and paint: no `url()`, which could load a file, and no escapes. */
const plainValue = /^(?!.*url)[\w\s.,#%()+-]*$/is

/** Only tags, with no text between them. */
const plainShapes = /^(?:<\/?[a-z]+(?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*\s*\/?>)*$/

/** Extracts the drawing from an SVG file, or reports what must not be in a page: anything but shapes (scripts, styles, links, images). */
export const iconShape = (name: string, svg: string): IconShape | { readonly fault: Problem } => {
  const clean = svg.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '').trim()
  const outer = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(clean)
  const viewBox = /\bviewBox="([\d\s.-]+)"/.exec(outer?.[1] ?? '')?.[1]
  const size = viewBoxSize(viewBox ?? '')
  const markup = (outer?.[2] ?? '').replace(/>\s+</g, '><').trim()
  if (outer === null || viewBox === undefined || size === undefined || markup === '')
    return { fault: problem('ICON_UNSAFE', 'noShapes', { name }) }
  for (const tag of markup.matchAll(/<\/?([a-zA-Z][\w:-]*)([^>]*)/g)) {
    const [, element = '', attributes = ''] = tag
    if (!elements.has(element)) return { fault: problem('ICON_UNSAFE', 'element', { name, element }) }
    const attribute = /\b(on\w+|style|href|xlink:href|class|id)\s*=/i.exec(attributes)?.[1]
    if (attribute !== undefined) return { fault: problem('ICON_UNSAFE', 'attribute', { name, attribute }) }
    for (const [whole, double, single] of attributes.matchAll(/[\w:-]+\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      if (!plainValue.test(double ?? single ?? ''))
        return { fault: problem('ICON_UNSAFE', 'attribute', { name, attribute: whole.slice(0, 80) }) }
  }
  // Content that a browser might parse differently: text, a `>` in a value, an unclosed tag.
  if (!plainShapes.test(markup)) return { fault: problem('ICON_UNSAFE', 'other', { name }) }
  return { viewBox, markup }
}
