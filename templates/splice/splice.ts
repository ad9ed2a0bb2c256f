/**
 * Rendering by splicing: of pages that differ in their texts only, the first is rendered and the others are filled in. React writes a
 * text as it stands, escaped, so a page's markup is known from the first page's and from the texts.
 */

import { bytesFiller } from './bytes.ts'
import { marked, type Shape, shapeOf, type Texts } from './shape.ts'
import { mark, type Template, templateOf } from './template.ts'

/** Gives what was rendered before of an input that is the same in all its values, or has it rendered. */
export type Rendered = (input: object, render: () => string) => string

const renderNow: Rendered = (_, render) => render()

/** What fills a template in. */
type Fill<Output> = (texts: Texts) => Output

const textFiller =
  ({ literals, fillings }: Template): Fill<string> =>
  ({ texts }) => {
    let markup = literals[0] ?? ''
    fillings.forEach(({ index, written }, place) => {
      markup += written(texts[index] ?? '') + (literals[place + 1] ?? '')
    })
    return markup
  }

/** Shapes beyond which the one asked for longest ago is forgotten: memory stays bounded when something fixed differs on each page. */
const limit = 64

const splicedBy =
  <Output>(filler: (template: Template, first: readonly string[]) => Fill<Output>) =>
  <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>): ((input: Input, rendered?: Rendered) => Output) => {
    /** Those asked for lately come first. */
    const known: { readonly shape: Shape; readonly fill: Fill<Output> }[] = []
    const newOne = (input: Input, rendered: Rendered): (typeof known)[number] => {
      const shape = shapeOf(input, fixed)
      const first = marked(input, fixed, mark)
      return { shape, fill: filler(templateOf(rendered(first, () => render(first))), shape.texts) }
    }
    return (input, rendered = renderNow) => {
      const place = known.findIndex(({ shape }) => shape.fits(input))
      const one = known[place] ?? newOne(input, rendered)
      // Those before it make room by hand, since pages in two languages change places each time.
      for (let at = place < 0 ? Math.min(known.length, limit - 1) : place; at > 0; at--) known[at] = known[at - 1] ?? one
      known[0] = one
      return one.fill(one.shape)
    }
  }

/**
 * `render`, called once for each shape of its input: see `shapeOf`.
 *
 * @param render writes strings down and does not look into them; what it decides by lies below `fixed` keys
 */
export const spliced = <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>): ((input: Input) => string) => {
  const splice = splicedBy(textFiller)(render, fixed)
  return input => splice(input)
}

/** As `spliced`, in UTF-8; the first of a shape may have been rendered before. The bytes hold until the next call. */
export const splicedBytes = splicedBy(bytesFiller)
