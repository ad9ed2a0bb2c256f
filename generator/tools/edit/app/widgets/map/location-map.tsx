/** The widgets of `locations` and of the `geo` of a location: a map on which points are set and moved. */
import { useMemo, useState } from 'react'
import type { Place } from '../../../../../../templates/components/coverage-map/project.ts'
import type { LocationPoint } from '../../../server/widgets.ts'
import { useCall } from '../../client.ts'
import { ErrorText, IconButton } from '../../components.tsx'
import { useEditor } from '../../editor-state.ts'
import { useTexts } from '../../texts.ts'
import { isIncomplete, TextField, TextFields, useFirstFieldFocus } from '../text-field.tsx'
import { messagesAt, type WidgetProps } from '../widget.ts'
import { MapDrawing } from './map-drawing.tsx'
import { isVisible, rounded, size, type Viewport, viewOf } from './map-view.ts'

const degreesIn = (text: string): number | undefined => {
  const number = Number(text.replace(',', '.').replace('−', '-'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}

interface CoordinatesProps {
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

const Coordinates = ({ place, onPlace }: CoordinatesProps) => {
  const t = useTexts()
  return (
    <div className="row">
      {(['lat', 'lng'] as const).map(key => (
        <TextField
          key={key}
          label={t(key)}
          text={String(place[key])}
          onText={text => {
            const degrees = degreesIn(text)
            if (degrees !== undefined) onPlace({ ...place, [key]: degrees })
          }}
        />
      ))}
    </div>
  )
}

interface NewLocationProps extends CoordinatesProps {
  readonly onAdd: (name: unknown) => void
  readonly onCancel: () => void
}

const NewLocation = ({ place, onPlace, onAdd, onCancel }: NewLocationProps) => {
  const t = useTexts()
  const { languageNames } = useEditor()
  const [name, setName] = useState<unknown>()
  const element = useFirstFieldFocus()
  return (
    <div className="exception exception--new" ref={element}>
      <h4>{t('newLocation')}</h4>
      <TextFields label={t('locationName')} text={name} isLive onText={setName} />
      <Coordinates place={place} onPlace={onPlace} />
      <p className="help">{t('clickToMove')}</p>
      <p className="row">
        <button type="button" className="primary" disabled={isIncomplete(name, [...languageNames.keys()])} onClick={() => onAdd(name)}>
          {t('addThisLocation')}
        </button>
        <button type="button" onClick={onCancel}>
          {t('doNotAdd')}
        </button>
      </p>
    </div>
  )
}

interface ZoomProps {
  readonly viewport: Viewport
  readonly onViewport: (viewport: Viewport) => void
}

const Zoom = ({ viewport, onViewport }: ZoomProps) => {
  const t = useTexts()
  const zoomTo = (zoom: number): void => onViewport({ ...viewport, zoom })
  return (
    <p className="row">
      <IconButton className="sign" icon="+" label={t('zoomIn')} onClick={() => zoomTo(viewport.zoom * 1.6)} />
      <IconButton className="sign" icon="−" label={t('zoomOut')} onClick={() => zoomTo(Math.max(0.2, viewport.zoom / 1.6))} />
      <button type="button" onClick={() => onViewport({ zoom: 1, middle: null })}>
        {t('showAll')}
      </button>
    </p>
  )
}

interface LocationChoiceProps {
  readonly locations: readonly LocationPoint[]
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

/** All locations by name, grouped by whether they have a point. */
const LocationChoice = ({ locations, chosen, onChoose }: LocationChoiceProps) => {
  const t = useTexts()
  const option = ({ index, name }: LocationPoint) => (
    <option key={index} value={index}>
      {name}
    </option>
  )
  const [onMap, notOnMap] = [locations.filter(({ geo }) => geo !== null), locations.filter(({ geo }) => geo === null)]
  return (
    <label className="entry">
      <span className="entry__label">{t('location')}</span>
      <select value={chosen ?? ''} onChange={event => onChoose(Number(event.target.value))}>
        {chosen === null && <option value="">{t('chooseLocation')}</option>}
        {notOnMap.length > 0 ? <optgroup label={t('onMap')}>{onMap.map(option)}</optgroup> : onMap.map(option)}
        {notOnMap.length > 0 && <optgroup label={t('notOnMap')}>{notOnMap.map(option)}</optgroup>}
      </select>
    </label>
  )
}

const center = { x: size.width / 2, y: size.height / 2 }

interface LocationMapProps {
  /** Path of the list. */
  readonly path: WidgetProps['path']
  readonly locations: readonly LocationPoint[]
  /** Index of the only location that can be changed. */
  readonly only?: number
}

const LocationMap = ({ path, locations, only }: LocationMapProps) => {
  const t = useTexts()
  const { problems, change } = useEditor()
  const [chosen, setChosen] = useState<number | null>(only ?? null)
  const [moving, setMoving] = useState<Place | null>(null)
  const [adding, setAdding] = useState<'point' | Place | null>(null)
  const [viewport, setViewport] = useState<Viewport>({ zoom: 1, middle: null })
  const places = useMemo(() => locations.flatMap(({ geo }) => geo ?? []), [locations])
  const view = useMemo(() => viewOf(places, viewport), [places, viewport])
  const middle = rounded(viewport.middle ?? view.placeOf(center))
  const own = locations.find(({ index }) => index === chosen)
  const choose = (index: number): void => {
    setMoving(null)
    if (!Number.isInteger(index)) return
    setChosen(index)
    const geo = locations.find(location => location.index === index)?.geo
    if (geo && !isVisible(view.spotOf(geo))) setViewport({ ...viewport, middle: geo })
  }
  const move = async (place: Place, isDone: boolean): Promise<void> => {
    setMoving(rounded(place))
    if (!isDone || chosen === null) return
    await change({ kind: 'set', path: [...path, chosen, 'geo'], value: rounded(place) })
    setMoving(null)
  }
  const add = async (name: unknown, geo: Place): Promise<void> => {
    await change({ kind: 'insert', path: [...path, locations.length], value: { name, geo } })
    setAdding(null)
    setChosen(locations.length)
  }
  return (
    <section className="areas">
      {only === undefined && <LocationChoice locations={locations} chosen={chosen} onChoose={choose} />}
      <MapDrawing
        locations={locations}
        chosen={chosen}
        moving={moving}
        added={adding === 'point' ? null : adding}
        view={view}
        isAdding={adding !== null}
        onChoose={choose}
        onMove={(place, isDone) => void move(place, isDone)}
        onPan={(dx, dy) => setViewport({ ...viewport, middle: view.placeOf({ x: center.x + dx, y: center.y + dy }) })}
        onPlaceNew={place => setAdding(rounded(place))}
      />
      <Zoom viewport={viewport} onViewport={setViewport} />
      {own?.geo && <Coordinates place={moving ?? own.geo} onPlace={place => void move(place, true)} />}
      {own?.geo === null && (
        <button type="button" onClick={() => void move(middle, true)}>
          {t('placeInMiddle', { name: own.name })}
        </button>
      )}
      {chosen !== null && <ErrorText messages={messagesAt(problems, [...path, chosen, 'geo'])} />}
      {only === undefined && adding === null && (
        <button type="button" onClick={() => setAdding('point')}>
          + {t('addLocation')}
        </button>
      )}
      {adding === 'point' && (
        <p className="help" role="status">
          {t('clickOnMap')}{' '}
          <button type="button" className="link" onClick={() => setAdding(middle)}>
            {t('useMiddle')}
          </button>
        </p>
      )}
      {adding !== null && adding !== 'point' && (
        <NewLocation place={adding} onPlace={setAdding} onAdd={name => void add(name, adding)} onCancel={() => setAdding(null)} />
      )}
    </section>
  )
}

export const LocationMapWidget = ({ path }: WidgetProps) => {
  const { age } = useEditor()
  const locations = useCall('locations', {}, age)
  return locations && <LocationMap path={path} locations={locations} />
}

/** The point of one location, among the others. */
export const LocationPointWidget = ({ path }: WidgetProps) => {
  const { age } = useEditor()
  const locations = useCall('locations', {}, age)
  // The path is `locations[2].geo`.
  const [index, list] = [Number(path.at(-2)), path.slice(0, -2)]
  return locations && <LocationMap path={list} locations={locations} only={index} />
}
