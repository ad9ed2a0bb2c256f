import type { Picture as PictureData } from '../../../generator/site/model/page.ts'
import { toneOf } from './tone.ts'

export interface Props {
  readonly picture: PictureData
  /** How wide the picture is shown, as the `sizes` attribute wants it. */
  readonly sizes: string
  /** For the one large picture of the first view: loaded at once and first. */
  readonly priority?: boolean
  readonly className?: string
}

/** A list in an attribute without blanks that its grammar does not ask for. */
const tight = (list: string): string => list.replace(/(?<=[,:]) /g, '')

/** A picture in the best format and width that the browser can use. */
export const Picture = ({ picture, sizes, priority = false, className }: Props) => {
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  // The one of a single width needs no element of its own: every browser that the styles are made for knows its kind.
  const plain = picture.sources.find(({ srcset }) => !srcset.endsWith('w'))
  const choices = picture.sources.filter(source => source !== plain)
  const tone = picture.sources.length > 0 ? toneOf(picture.colour) : undefined
  return (
    <picture className={className === undefined ? 'picture' : `picture ${className}`}>
      {choices.map(source => (
        <source key={source.type} type={source.type} srcSet={tight(source.srcset)} sizes={tight(sizes)} />
      ))}
      <img
        className={tone}
        {...loading}
        src={plain?.srcset ?? picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </picture>
  )
}
