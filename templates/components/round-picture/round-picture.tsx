import { getOrCreate } from '../../../generator/site/model/memoize.ts'
import type { Picture as PictureData } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Picture } from '../picture/picture.tsx'

export interface Props {
  readonly picture: PictureData | null
  /** Diameter: in rem beside the text of a wide screen, in hundredths of a narrow one's width. */
  readonly wide: number
  readonly narrow: number
}

type Shown = Props & { readonly picture: PictureData }

/** A picture that fills a circle is wider than it. Not so on narrow screens: their pixels are small, and their bytes are dear. */
const View = ({ picture, wide, narrow }: Shown) => (
  <Picture
    picture={picture}
    sizes={`(min-width: 62rem) ${Math.ceil(wide * Math.max(1, picture.width / picture.height))}rem, ${narrow}vw`}
    priority
  />
)

/** By the widths it is shown in: the pages of a service share their picture, so it is rendered once for each. */
const views = new Map<string, (props: Shown) => string>()

const viewOf = (props: Shown): string =>
  getOrCreate(views, `${props.wide} ${props.narrow}`, () => memoizedMarkup<PictureData, Shown>(View, ({ picture }) => picture))(props)

/** A picture seen through the round mouth of a duct, with air around it. Without a picture: the sky. */
export const RoundPicture = ({ picture, wide, narrow }: Props) => (
  <div className="mouth">
    <AirLines />
    {picture === null ? (
      <div className="mouth__view" />
    ) : (
      // React wrote this markup
      <div className="mouth__view" dangerouslySetInnerHTML={{ __html: viewOf({ picture, wide, narrow }) }} />
    )}
  </div>
)
