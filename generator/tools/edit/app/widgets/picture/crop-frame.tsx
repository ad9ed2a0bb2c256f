/** A part of a picture, chosen by dragging or by the arrow keys. */
import { type SyntheticEvent, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
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
