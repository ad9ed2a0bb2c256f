import type { Picture as PictureData } from '../../../generator/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Picture } from '../picture/picture.tsx'

export interface Props {
  readonly picture: PictureData | null
  readonly sizes: string
}

const View = ({ picture, sizes }: Props) => picture !== null && <Picture picture={picture} sizes={sizes} priority />

/** By the widths it is shown in: the pages of a service share their picture, so it is rendered once for each. */
const views = new Map<string, (props: Props & { readonly picture: PictureData }) => string>()

const viewOf = (props: Props & { readonly picture: PictureData }): string => {
  const known = views.get(props.sizes)
  if (known !== undefined) return known(props)
  const markup = memoizedMarkup<PictureData, Props & { readonly picture: PictureData }>(View, ({ picture }) => picture)
  views.set(props.sizes, markup)
  return markup(props)
}

/** A picture seen through the round mouth of a duct, with air around it. Without a picture: the sky. */
export const Mouth = ({ picture, sizes }: Props) => (
  <div className="mouth">
    <AirLines />
    {picture === null ? (
      <div className="mouth__view" />
    ) : (
      // React wrote this markup
      <div className="mouth__view" dangerouslySetInnerHTML={{ __html: viewOf({ picture, sizes }) }} />
    )}
  </div>
)
