import type { IconShape, Picture as PictureData } from '../../../generator/site/model/page.ts'
import { getOrCreate } from '../../../generator/site/util/memoize.ts'
import { memoizedMarkup } from '../../memo.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { beyondPhones, croppedOnPhones, croppedOnTablets } from '../picture/cropped.ts'
import { Picture } from '../picture/picture.tsx'

interface Props {
  readonly picture: PictureData | null
  readonly diameter: Diameter
  /** Lines of the style. */
  readonly motif: IconShape
}

/** Size of the shape. Objects are compared by identity. */
export interface Diameter {
  /** Width by height; by default as wide as high. */
  readonly ratio?: number
  /** Next to the text on a wide screen: in percent of its width, and a maximum in rem. */
  readonly wide: readonly [vw: number, rem: number]
  /** Below the text on a medium screen, in rem; by default as on a narrow one. */
  readonly middle?: number
  /** In percent of a narrow screen’s width. */
  readonly narrow: number
}

type Shown = Omit<Props, 'motif'> & { readonly picture: PictureData }

/** A picture that fills a circle is wider than it. */
const sizesOf = ({ picture, diameter: { ratio = 1, wide, middle, narrow } }: Shown): string => {
  const crop = Math.max(1, picture.width / picture.height / ratio)
  const scaled = (length: number): number => Math.ceil(length * crop)
  return [
    `(min-width: 62rem) min(${scaled(wide[0])}vw, ${scaled(wide[1])}rem)`,
    `${beyondPhones} ${middle === undefined ? croppedOnTablets(narrow, crop) : `${scaled(middle)}rem`}`,
    croppedOnPhones(narrow, crop),
  ].join(', ')
}

const View = (props: Shown) => <Picture picture={props.picture} sizes={sizesOf(props)} priority />

/** By size: the pages of a service share their picture, so it is rendered once for each. */
const views = new Map<Diameter, (props: Shown) => string>()

const viewOf = (props: Shown): string =>
  getOrCreate(views, props.diameter, () => memoizedMarkup<PictureData, Shown>(View, ({ picture }) => picture))(props)

/** A picture in a circle, with lines of air around it. Without a picture: a drawing. */
export const RoundPicture = ({ picture, diameter, motif }: Props) => (
  <div className="mouth">
    <AirLines motif={motif} />
    {picture === null ? (
      <div className="mouth__view" />
    ) : (
      // Rendered by React.
      <div className="mouth__view" dangerouslySetInnerHTML={{ __html: viewOf({ picture, diameter }) }} />
    )}
  </div>
)
