import type { Picture as PictureData } from '../../../generator/site/model/page.ts'

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

/** The number of greys in `picture.css`, from `tone-0` (darkest) to `tone-4`. */
const steps = 5

/**
 * The class of the grey that is closest in lightness to a picture’s colour. The security policy forbids style attributes, so a placeholder
 * cannot have an arbitrary colour. Only `#rrggbb` is supported; for anything else there is no placeholder.
 */
export const toneOf = (colour: string): string | undefined => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (match === null) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1).map(pair => Number.parseInt(pair, 16))
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return `tone-${Math.min(steps - 1, Math.floor(luma * steps))}`
}

/** An image in the best format and width that the browser supports. */
export const Picture = ({ picture, sizes, priority = false, className }: Props) => {
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  // A format with a single width needs no `<source>`: every supported browser can decode it.
  const plain = picture.sources.find(({ srcset, media }) => media === undefined && !srcset.endsWith('w'))
  const choices = picture.sources.filter(source => source !== plain)
  const tone = picture.sources.length > 0 ? toneOf(picture.colour) : undefined
  const look = picture.isScene === true ? 'picture__scene' : tone
  return (
    <picture className={className === undefined ? 'picture' : `picture ${className}`}>
      {choices.map(source => (
        <source
          key={source.type}
          media={source.media}
          type={source.media === undefined ? source.type : undefined}
          srcSet={tight(source.srcset)}
          sizes={source.media === undefined ? tight(sizes) : undefined}
        />
      ))}
      <img
        className={look}
        {...loading}
        src={plain?.srcset ?? picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </picture>
  )
}
