/** A part of a picture, chosen by dragging or by the arrow keys. */

import { type SyntheticEvent, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import type { StyleName } from '../../../../../../templates/styles/styles.ts'
import type { Path } from '../../../protocol.ts'
import type { Say } from '../../words.ts'

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** The largest part of this shape, from the middle. */
const largest = (aspect: number, width: number, height: number): PercentCrop =>
  centerCrop(
    makeAspectCrop({ unit: '%', ...(width / height > aspect ? { height: 100 } : { width: 100 }) }, aspect, width, height),
    width,
    height,
  )

export const CropFrame = ({
  file,
  aspect,
  say,
  onCrop,
}: {
  readonly file: string
  /** Width over height; none for any shape. */
  readonly aspect: number | undefined
  readonly say: Say
  readonly onCrop: (crop: PercentCrop) => void
}) => {
  const [crop, setCrop] = useState<PercentCrop>(whole)
  const take = (next: PercentCrop): void => {
    setCrop(next)
    onCrop(next)
  }
  const start = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void =>
    take(aspect === undefined ? whole : largest(aspect, naturalWidth, naturalHeight))
  return (
    <ReactCrop
      crop={crop}
      {...(aspect === undefined ? {} : { aspect })}
      keepSelection
      minWidth={24}
      ruleOfThirds
      ariaLabels={{
        cropArea: say('cropArea'),
        nwDragHandle: say('cropEdge'),
        nDragHandle: say('cropEdge'),
        neDragHandle: say('cropEdge'),
        eDragHandle: say('cropEdge'),
        seDragHandle: say('cropEdge'),
        sDragHandle: say('cropEdge'),
        swDragHandle: say('cropEdge'),
        wDragHandle: say('cropEdge'),
      }}
      onChange={(_, percent) => take(percent)}
    >
      <img src={`picture/${encodeURI(file)}`} alt="" onLoad={start} />
    </ReactCrop>
  )
}

/** The shape that a picture is shown in, by where it stands: width over height, as the styles of the components cut it. */

/** The round view of a first page is a door in this style. */
const viewOf = (style: StyleName): number => (style === 'arches' ? 4 / 5 : 1)

/** @returns nothing where a picture is shown as it is */
export const shapeOf = (path: Path, style: StyleName): number | undefined => {
  const [section, page, key] = path
  // Share pictures of social networks.
  if (section === 'site') return 1200 / 630
  if (section === 'services') return viewOf(style)
  return section === 'pages' && (page === 'home' || page === 'about') && key === 'image' ? viewOf(style) : undefined
}
