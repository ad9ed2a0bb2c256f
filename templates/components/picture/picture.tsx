import type { Picture as PictureData } from '../../../generator/site/model/page.ts'
import { toneOf } from './tone.ts'

export interface Props {
  readonly picture: PictureData
  /** The displayed width, as a `sizes` attribute. */
  readonly sizes: string
  /** For the large picture of the first view: loaded with high priority. */
  readonly priority?: boolean
  readonly className?: string
}

/** Removes the spaces from a list in an attribute that are not required. */
const tight = (list: string): string => list.replace(/(?<=[,:]) /g, '')

/** A picture in the best format and width that the browser supports. */
export const Picture = ({ picture, sizes, priority = false, className }: Props) => {
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  // A format with a single width needs no `<source>`: every supported browser can decode it.
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
