/**
 * Rendering by splicing: of pages that differ in their texts only, the first is rendered by React and its texts are replaced for the others.
 * React writes a text as it is, escaped, so the markup of a page follows from the first page's markup and the texts.
 */
import { instanceMaker } from './instances.ts'
import { type Shape, shapeOf, type Texts, withMarkers } from './shape.ts'
import { type Hyphenated, type MarkupTemplate, marker, templateOf } from './template.ts'

/** Fills the slots of a template. */
type Fill<Output> = (texts: Texts) => Output

const textFiller =
  ({ literals, slots }: MarkupTemplate): Fill<string> =>
  ({ texts }) => {
    let markup = literals[0] ?? ''
    slots.forEach(({ index, escapeText }, at) => {
      markup += escapeText(texts[index] ?? '') + (literals[at + 1] ?? '')
    })
    return markup
  }

/** Shapes that are cached, so that memory stays bounded if a fixed value differs on each page. */
const maxShapes = 64

const splicedBy =
  <Output>(fillerOf: (template: MarkupTemplate, first: readonly string[]) => Fill<Output>) =>
  <Input extends object>(
    render: (input: Input) => string,
    fixed: ReadonlySet<string>,
    hyphenatedFor?: (input: Input) => Hyphenated | undefined,
  ): ((input: Input) => Output) => {
    interface Entry {
      readonly shape: Shape
      readonly fill: Fill<Output>
    }
    /** The most recently used first. */
    const cached: Entry[] = []
    const entryOf = (input: Input): Entry => {
      const at = cached.findIndex(({ shape }) => shape.fits(input))
      const [known] = at < 0 ? [] : cached.splice(at, 1)
      if (known !== undefined) return known
      const shape = shapeOf(input, fixed)
      return { shape, fill: fillerOf(templateOf(render(withMarkers(input, fixed, marker)), hyphenatedFor?.(input)), shape.texts) }
    }
    return input => {
      const entry = entryOf(input)
      cached.unshift(entry)
      if (cached.length > maxShapes) cached.pop()
      return entry.fill(entry.shape)
    }
  }

/**
 * A renderer that calls `render` once for each shape of its input (see `shapeOf`).
 * @param render writes strings as they are and does not look into them; what it decides by is below `fixed` keys
 */
export const spliced: <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>) => (input: Input) => string =
  splicedBy(textFiller)

/** Like `spliced`, but returns template instances. */
export const splicedInstances = splicedBy(instanceMaker)
