import type { Picture as PictureData } from '../../../generator/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Picture } from '../picture/picture.tsx'

export interface Props {
  readonly picture: PictureData | null
  readonly sizes: string
}

/** A picture seen through the round mouth of a duct, with air around it. Without a picture: the sky. */
export const Mouth = ({ picture, sizes }: Props) => (
  <div className="mouth">
    <AirLines />
    <div className="mouth__view">{picture !== null && <Picture picture={picture} sizes={sizes} priority />}</div>
  </div>
)
