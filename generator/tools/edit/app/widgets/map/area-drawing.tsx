/** The areas as points. The chosen one is dragged, or moved by the arrow keys. */
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import type { Place, Spot } from '../../../../../../templates/components/coverage-map/project.ts'
import type { AreaPoint } from '../../../server/widgets.ts'
import type { Say } from '../../words.ts'
import { isNamedBelow, isSeen, type MapView, shifted, size } from './view.ts'

interface DrawingProps {
  readonly areas: readonly AreaPoint[]
  readonly chosen: number | null
  /** Where the chosen one is being dragged to. */
  readonly moving: Place | null
  /** Where a new area is to be, before it has a name. */
  readonly added: Place | null
  readonly view: MapView
  /** Whether the next click is the place of a new area. */
  readonly isAdding: boolean
  readonly say: Say
  readonly onChoose: (index: number) => void
  /** @param isDone whether the person has let go */
  readonly onMove: (place: Place, isDone: boolean) => void
  readonly onPan: (dx: number, dy: number) => void
  /** Where a new area is put, and moved to. */
  readonly onPoint: (place: Place) => void
}

/** Names are written beside the points of so few. */
const mostNamed = 24

/** More than so many points run into each other, unless they are small. */
const mostApart = 400

interface Dot extends AreaPoint {
  readonly spot: Spot
}

const Dots = memo(
  ({
    dots,
    isNamed,
    onChoose,
  }: {
    readonly dots: readonly Dot[]
    readonly isNamed: boolean
    readonly onChoose: (index: number) => void
  }) => (
    // Whoever has no mouse chooses in the list above.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g onClick={event => onChoose(Number((event.target as Element).closest('[data-index]')?.getAttribute('data-index')))}>
      {dots.map(({ index, name, spot }) => (
        <g key={index} data-index={index} className="map__dot">
          <circle cx={spot.x} cy={spot.y} r={isNamed ? 5 : dots.length > mostApart ? 2 : 3.5} />
          <circle cx={spot.x} cy={spot.y} r={12} className="map__hit" />
          {isNamed && (
            <text x={spot.x + (spot.x > size.width * 0.7 ? -9 : 9)} y={spot.y + 4} textAnchor={spot.x > size.width * 0.7 ? 'end' : 'start'}>
              {name}
            </text>
          )}
          <title>{name}</title>
        </g>
      ))}
    </g>
  ),
)

/** Units of the drawing that each key moves by. */
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

const MovedPoint = ({
  place,
  name,
  dots,
  view,
  say,
  onMove,
  spotAt,
}: { readonly place: Place; readonly name: string; readonly dots: readonly Dot[]; readonly spotAt: (event: PointerEvent) => Spot } & Pick<
  DrawingProps,
  'view' | 'say' | 'onMove'
>) => {
  const spot = view.spotOf(place)
  const { x, y } = spot
  const isBelow = isNamedBelow(
    spot,
    dots.map(dot => dot.spot),
  )
  const press = (event: KeyboardEvent): void => {
    const [dx, dy] = keys[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    onMove(shifted(view, place, dx * times, dy * times), true)
  }
  const drag = (event: PointerEvent<SVGGElement>, isDone: boolean): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(view.placeOf(spotAt(event)), isDone)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing
    <g
      className="map__chosen"
      role="button"
      tabIndex={0}
      aria-label={say('movePoint', { name, lat: place.lat, lng: place.lng })}
      onKeyDown={press}
      onPointerDown={event => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => drag(event, false)}
      onPointerUp={event => drag(event, true)}
    >
      <circle cx={x} cy={y} r={16} className="map__hit" />
      <circle cx={x} cy={y} r={8} />
      <text x={x} y={isBelow ? y + 24 : y - 14} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

export const AreaDrawing = (props: DrawingProps) => {
  const { areas, chosen, moving, added, view, isAdding, say, onChoose, onMove, onPan, onPoint } = props
  const drawing = useRef<SVGSVGElement>(null)
  const from = useRef<Spot | null>(null)
  const spotAt = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Spot => {
    const { left = 0, top = 0, width = 1, height = 1 } = drawing.current?.getBoundingClientRect() ?? {}
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height }
  }
  const dots = areas.flatMap((area): readonly Dot[] => {
    const spot = area.geo && area.index !== chosen ? view.spotOf(area.geo) : null
    return spot !== null && isSeen(spot) ? [{ ...area, spot }] : []
  })
  const own = areas.find(({ index }) => index === chosen)
  const place = moving ?? own?.geo ?? null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with a point that is moved
    <svg
      ref={drawing}
      role="group"
      aria-label={say('mapOfAreas')}
      className={isAdding ? 'map map--adding' : 'map'}
      viewBox={`0 0 ${size.width} ${size.height}`}
      onPointerDown={event => {
        from.current = spotAt(event)
      }}
      onPointerMove={event => {
        if (from.current === null || isAdding || event.buttons === 0) return
        const to = spotAt(event)
        onPan(from.current.x - to.x, from.current.y - to.y)
        from.current = to
      }}
      onPointerUp={event => {
        from.current = null
        if (isAdding) onPoint(view.placeOf(spotAt(event)))
      }}
    >
      <rect width={size.width} height={size.height} className="map__ground" />
      <Dots dots={dots} isNamed={dots.length <= mostNamed} onChoose={onChoose} />
      {own !== undefined && place !== null && (
        <MovedPoint place={place} name={own.name} dots={dots} view={view} say={say} onMove={onMove} spotAt={spotAt} />
      )}
      {added !== null && (
        <MovedPoint place={added} name={say('newArea')} dots={dots} view={view} say={say} onMove={onPoint} spotAt={spotAt} />
      )}
    </svg>
  )
}
