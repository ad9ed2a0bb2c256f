/** The map: locations as points. The chosen one is dragged, or moved by the arrow keys. */
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import type { Place, Spot } from '../../../../../../templates/components/coverage-map/project.ts'
import type { LocationPoint } from '../../../server/widgets.ts'
import { useTexts } from '../../texts.ts'
import { isLabelBelow, isVisible, type MapView, shifted, size } from './map-view.ts'

/** Up to this many points have labels. */
const maxLabels = 24

/** More points than this are drawn smaller. */
const maxLargePoints = 400

interface Point extends LocationPoint {
  readonly spot: Spot
}

interface PointsProps {
  readonly points: readonly Point[]
  readonly onChoose: (index: number) => void
}

const Points = memo(({ points, onChoose }: PointsProps) => {
  const hasLabels = points.length <= maxLabels
  const radius = hasLabels ? 5 : points.length > maxLargePoints ? 2 : 3.5
  return (
    // The list above the map is the keyboard alternative.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g onClick={event => onChoose(Number((event.target as Element).closest('[data-index]')?.getAttribute('data-index')))}>
      {points.map(({ index, name, spot: { x, y } }) => {
        const isRight = x > size.width * 0.7
        return (
          <g key={index} data-index={index} className="map__dot">
            <circle cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r={12} className="map__hit" />
            {hasLabels && (
              <text x={x + (isRight ? -9 : 9)} y={y + 4} textAnchor={isRight ? 'end' : 'start'}>
                {name}
              </text>
            )}
            <title>{name}</title>
          </g>
        )
      })}
    </g>
  )
})

/** Units of the drawing by which a key moves a point. */
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

interface MovablePointProps {
  readonly place: Place
  readonly name: string
  readonly points: readonly Point[]
  readonly view: MapView
  readonly spotAt: (event: PointerEvent) => Spot
  /** @param isDone whether the point was released */
  readonly onMove: (place: Place, isDone: boolean) => void
}

const MovablePoint = ({ place, name, points, view, spotAt, onMove }: MovablePointProps) => {
  const t = useTexts()
  const spot = view.spotOf(place)
  const isBelow = isLabelBelow(
    spot,
    points.map(point => point.spot),
  )
  const press = (event: KeyboardEvent): void => {
    const [dx, dy] = keys[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    const factor = event.shiftKey ? 10 : 1
    onMove(shifted(view, place, dx * factor, dy * factor), true)
  }
  const drag = (event: PointerEvent<SVGGElement>, isDone: boolean): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(view.placeOf(spotAt(event)), isDone)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      className="map__chosen"
      role="button"
      tabIndex={0}
      aria-label={t('movePoint', { name, lat: place.lat, lng: place.lng })}
      onKeyDown={press}
      onPointerDown={event => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => drag(event, false)}
      onPointerUp={event => drag(event, true)}
    >
      <circle cx={spot.x} cy={spot.y} r={16} className="map__hit" />
      <circle cx={spot.x} cy={spot.y} r={8} />
      <text x={spot.x} y={isBelow ? spot.y + 24 : spot.y - 14} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

interface MapDrawingProps extends Pick<MovablePointProps, 'view' | 'onMove'>, Pick<PointsProps, 'onChoose'> {
  readonly locations: readonly LocationPoint[]
  /** Index of the location that can be moved. */
  readonly chosen: number | null
  /** The position to which it is being dragged. */
  readonly moving: Place | null
  /** The position of a new location that has no name yet. */
  readonly added: Place | null
  /** Whether a click sets the position of a new location. */
  readonly isAdding: boolean
  readonly onPan: (dx: number, dy: number) => void
  readonly onPlaceNew: (place: Place) => void
}

export const MapDrawing = (props: MapDrawingProps) => {
  const { locations, chosen, moving, added, view, isAdding, onChoose, onMove, onPan, onPlaceNew } = props
  const t = useTexts()
  const drawing = useRef<SVGSVGElement>(null)
  const panStart = useRef<Spot | null>(null)
  const spotAt = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Spot => {
    const { left = 0, top = 0, width = 1, height = 1 } = drawing.current?.getBoundingClientRect() ?? {}
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height }
  }
  const points = locations.flatMap((location): readonly Point[] => {
    const spot = location.geo && location.index !== chosen ? view.spotOf(location.geo) : null
    return spot !== null && isVisible(spot) ? [{ ...location, spot }] : []
  })
  const own = locations.find(({ index }) => index === chosen)
  const place = moving ?? own?.geo ?? null
  const pointProps = { points, view, spotAt }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with a point that can be moved
    <svg
      ref={drawing}
      role="group"
      aria-label={t('map')}
      className={isAdding ? 'map map--adding' : 'map'}
      viewBox={`0 0 ${size.width} ${size.height}`}
      onPointerDown={event => {
        panStart.current = spotAt(event)
      }}
      onPointerMove={event => {
        if (panStart.current === null || isAdding || event.buttons === 0) return
        const to = spotAt(event)
        onPan(panStart.current.x - to.x, panStart.current.y - to.y)
        panStart.current = to
      }}
      onPointerUp={event => {
        panStart.current = null
        if (isAdding) onPlaceNew(view.placeOf(spotAt(event)))
      }}
    >
      <rect width={size.width} height={size.height} className="map__ground" />
      <Points points={points} onChoose={onChoose} />
      {own !== undefined && place !== null && <MovablePoint place={place} name={own.name} onMove={onMove} {...pointProps} />}
      {added !== null && <MovablePoint place={added} name={t('newLocation')} onMove={onPlaceNew} {...pointProps} />}
    </svg>
  )
}
