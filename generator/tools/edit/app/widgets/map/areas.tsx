/** `locations`: the areas on a map. One is chosen there or in the list, its point moved or given; a new one is put where a click says. */
import { useMemo, useState } from 'react'
import type { Place } from '../../../../../../templates/components/coverage-map/project.ts'
import type { AreaPoint } from '../../../server/widgets.ts'
import type { Say } from '../../words.ts'
import { Faults } from '../faults.tsx'
import { named, nameIn } from '../names.ts'
import { TypedText } from '../typed-text.tsx'
import { useFirstField } from '../use-first-field.ts'
import { problemsIn, useCall, type WidgetProps } from '../widget.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { isSeen, type Looking, rounded, viewOf } from './view.ts'

const degreesOf = (text: string): number | undefined => {
  const number = Number(text.replace(',', '.').replace('−', '-'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}

const Degrees = ({ place, say, onPlace }: { readonly place: Place; readonly say: Say; readonly onPlace: (place: Place) => void }) => (
  <div className="row">
    {(['lat', 'lng'] as const).map(key => (
      <TypedText
        key={key}
        label={say(key)}
        text={String(place[key])}
        onText={text => {
          const degrees = degreesOf(text)
          if (degrees !== undefined) onPlace({ ...place, [key]: degrees })
        }}
      />
    ))}
  </div>
)

const NewArea = ({
  place,
  say,
  languageNames,
  onPlace,
  onAdd,
  onLeave,
}: Pick<WidgetProps, 'say' | 'languageNames'> & {
  readonly place: Place
  readonly onPlace: (place: Place) => void
  readonly onAdd: (name: unknown) => void
  readonly onLeave: () => void
}) => {
  const [name, setName] = useState<unknown>()
  const first = useFirstField()
  const codes = [...languageNames.keys()]
  return (
    <div className="exception exception--new" ref={first}>
      <h4>{say('newArea')}</h4>
      {say
        .inOrder(codes, code => code)
        .map(code => (
          <TypedText
            key={code}
            label={codes.length > 1 ? `${say('areaName')} (${languageNames.get(code)})` : say('areaName')}
            language={code}
            text={nameIn(name, code)}
            isLive
            onText={text => setName(named(name, code, text, codes))}
          />
        ))}
      <Degrees place={place} say={say} onPlace={onPlace} />
      <p className="help">{say('clickOther')}</p>
      <p className="row">
        <button
          type="button"
          className="primary"
          disabled={codes.some(code => nameIn(name, code).trim() === '')}
          onClick={() => onAdd(name)}
        >
          {say('addArea')}
        </button>
        <button type="button" onClick={onLeave}>
          {say('leaveIt')}
        </button>
      </p>
    </div>
  )
}

const Zoom = ({
  say,
  looking,
  onLooking,
}: {
  readonly say: Say
  readonly looking: Looking
  readonly onLooking: (looking: Looking) => void
}) => (
  <p className="row">
    <button
      type="button"
      className="sign"
      aria-label={say('nearer')}
      title={say('nearer')}
      onClick={() => onLooking({ ...looking, zoom: looking.zoom * 1.6 })}
    >
      +
    </button>
    <button
      type="button"
      className="sign"
      aria-label={say('farther')}
      title={say('farther')}
      onClick={() => onLooking({ ...looking, zoom: Math.max(0.2, looking.zoom / 1.6) })}
    >
      −
    </button>
    <button type="button" onClick={() => onLooking({ zoom: 1, middle: null })}>
      {say('allAreas')}
    </button>
  </p>
)

interface PickProps {
  readonly areas: readonly AreaPoint[]
  readonly chosen: number | null
  readonly say: Say
  readonly onChoose: (index: number) => void
}

/** All areas by name; those without a point apart. */
const Pick = ({ areas, chosen, say, onChoose }: PickProps) => {
  const option = ({ index, name }: AreaPoint) => (
    <option key={index} value={index}>
      {name}
    </option>
  )
  const [placed, bare] = [areas.filter(({ geo }) => geo !== null), areas.filter(({ geo }) => geo === null)]
  return (
    <label className="entry">
      <span className="entry__label">{say('area')}</span>
      <select value={chosen ?? ''} onChange={event => onChoose(Number(event.target.value))}>
        {chosen === null && <option value="">{say('chooseArea')}</option>}
        {bare.length > 0 ? <optgroup label={say('onMap')}>{placed.map(option)}</optgroup> : placed.map(option)}
        {bare.length > 0 && <optgroup label={say('notOnMap')}>{bare.map(option)}</optgroup>}
      </select>
    </label>
  )
}

interface MapProps extends WidgetProps {
  readonly areas: readonly AreaPoint[]
  /** The area that alone is changed. */
  readonly only?: number
}

const AreaMap = ({ path, areas, only, say, languageNames, problems, onChange }: MapProps) => {
  const [chosen, setChosen] = useState<number | null>(only ?? null)
  const [moving, setMoving] = useState<Place | null>(null)
  const [adding, setAdding] = useState<'point' | Place | null>(null)
  const [looking, setLooking] = useState<Looking>({ zoom: 1, middle: null })
  const places = useMemo(() => areas.flatMap(({ geo }) => geo ?? []), [areas])
  const view = useMemo(() => viewOf(places, looking), [places, looking])
  const middle = rounded(looking.middle ?? view.placeOf({ x: 180, y: 150 }))
  const own = areas.find(({ index }) => index === chosen)
  const choose = (index: number): void => {
    setMoving(null)
    if (!Number.isInteger(index)) return
    setChosen(index)
    const geo = areas.find(area => area.index === index)?.geo
    if (geo && !isSeen(view.spotOf(geo))) setLooking({ ...looking, middle: geo })
  }
  const put = async (place: Place, isDone: boolean): Promise<void> => {
    setMoving(rounded(place))
    if (!isDone || chosen === null) return
    await onChange({ kind: 'set', path: [...path, chosen, 'geo'], value: rounded(place) })
    setMoving(null)
  }
  const add = async (name: unknown, geo: Place): Promise<void> => {
    await onChange({ kind: 'insert', path: [...path, areas.length], value: { name, geo } })
    setAdding(null)
    setChosen(areas.length)
  }
  return (
    <section className="areas">
      {only === undefined && <Pick areas={areas} chosen={chosen} say={say} onChoose={choose} />}
      <AreaDrawing
        areas={areas}
        chosen={chosen}
        moving={moving}
        added={adding === 'point' ? null : adding}
        view={view}
        isAdding={adding !== null}
        say={say}
        onChoose={choose}
        onMove={(place, isDone) => void put(place, isDone)}
        onPan={(dx, dy) => setLooking({ ...looking, middle: view.placeOf({ x: 180 + dx, y: 150 + dy }) })}
        onPoint={place => setAdding(rounded(place))}
      />
      <Zoom say={say} looking={looking} onLooking={setLooking} />
      {own?.geo && <Degrees place={moving ?? own.geo} say={say} onPlace={place => void put(place, true)} />}
      {own?.geo === null && (
        <button type="button" onClick={() => void put(middle, true)}>
          {say('putInMiddle', { name: own.name })}
        </button>
      )}
      {chosen !== null && <Faults faults={problemsIn(problems, [...path, chosen, 'geo']).map(({ message }) => message)} />}
      {only === undefined && adding === null && (
        <button type="button" onClick={() => setAdding('point')}>
          + {say('addOnMap')}
        </button>
      )}
      {adding === 'point' && (
        <p className="help" role="status">
          {say('clickWhere')}{' '}
          <button type="button" className="link" onClick={() => setAdding(middle)}>
            {say('inMiddle')}
          </button>
        </p>
      )}
      {adding !== null && adding !== 'point' && (
        <NewArea
          place={adding}
          say={say}
          languageNames={languageNames}
          onPlace={setAdding}
          onAdd={name => void add(name, adding)}
          onLeave={() => setAdding(null)}
        />
      )}
    </section>
  )
}

export const AreasWidget = (props: WidgetProps) => {
  const areas = useCall('areas', {}, props.age)
  return areas === undefined ? null : <AreaMap {...props} areas={areas} />
}

/** The point of one area, among the others. */
export const AreaPointWidget = (props: WidgetProps) => {
  const areas = useCall('areas', {}, props.age)
  return areas === undefined ? null : <AreaMap {...props} path={props.path.slice(0, -2)} areas={areas} only={Number(props.path.at(-2))} />
}
