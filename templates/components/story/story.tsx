import type { Picture as PictureData } from '../../../generator/site/model/page.ts'
import { Picture } from '../picture/picture.tsx'
import { Prose } from '../prose/prose.tsx'

interface Props {
  readonly text: readonly string[]
  readonly picture: PictureData | null
}

/** A long text with a larger first paragraph. */
export const Story = ({ text, picture }: Props) => (
  <div className="story">
    <Prose text={text} />
    {picture !== null && <Picture picture={picture} sizes="(min-width: 62rem) 54vw, 96vw" className="story__picture" />}
  </div>
)
