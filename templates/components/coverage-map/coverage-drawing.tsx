import type { CoverageMap } from '../../../generator/site/model/page.ts'
import { airLines, pair } from './air.ts'
import { compass, dotRadius, layOut, type PlacedLabel } from './layout.ts'
import type { Spot } from './project.ts'

type Area = CoverageMap['areas'][number]

export interface Props {
  readonly areas: readonly Area[]
  /** Accessible name of the drawing. */
  readonly label: string
  /** Whether locations without a label are listed below. */
  readonly listsOthers: boolean
  /** How far from a single location the business works: `30 km`. */
  readonly reach: string | null
}

/** In ems: line height of a label, and the offset from its middle to the first baseline. */
const leading = 1.1
const middleToFoot = { one: 0.35, two: -0.2 } as const

interface Labelled {
  readonly dot: Spot
  readonly label: PlacedLabel
}

/** The label, relative to its dot. */
const LabelText = ({ label: { lines, anchor, x, y }, dot }: Labelled) => (
  <text
    textAnchor={anchor === 'start' ? undefined : anchor}
    x={x - dot.x}
    y={y === dot.y ? undefined : y - dot.y}
    dy={`${lines.length === 1 ? middleToFoot.one : middleToFoot.two}em`}
  >
    {lines.length === 1
      ? lines[0]
      : lines.map((line, index) => (
          <tspan key={line} x={x - dot.x} dy={index === 0 ? undefined : `${leading}em`}>
            {line}
          </tspan>
        ))}
  </text>
)

interface Drawn {
  readonly area: Area
  readonly dot: Spot
  readonly label: PlacedLabel | null
}

/** Coordinates are relative to the dot: most numbers are then the same for all locations and compress well. */
const LabelledArea = ({ area, label, dot }: Drawn & Labelled) => {
  const { left, top, right, bottom } = label.target
  // React’s types know only HTML links.
  const place = { transform: `translate(${dot.x} ${dot.y})` }
  return (
    <a href={area.href} {...place} aria-label={label.lines.length > 1 ? area.label : undefined}>
      <rect x={left - dot.x} y={top - dot.y} width={right - left} height={bottom - top} rx="4" />
      <circle r={dotRadius} />
      <LabelText label={label} dot={dot} />
    </a>
  )
}

/** The area around a dot and its label that has no lines. */
const clearing = ({ dot, label }: Drawn): string => {
  const to = label === null ? dot : { x: (label.target.left + label.target.right) / 2, y: label.y }
  const [across, down] = [Math.round(to.x - dot.x), Math.round(to.y - dot.y)]
  return `M${dot.x} ${dot.y}${down === 0 ? `h${across}` : `l${pair(across, down)}`}`
}

/** North arrow. */
const Compass = () => <path className="coverage__compass" d={`M${compass.x} ${compass.y - 10}l5 18-5-3-5 3z`} />

/** A single location: a circle around it, and its radius. */
const Reach = ({ area, label, reach }: { readonly area: Area; readonly label: string; readonly reach: string | null }) => (
  <div className="coverage">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this is a link */}
    <svg role="group" aria-label={label} viewBox="0 0 360 260" direction="ltr">
      <path className="coverage__air" d={airLines(360, 260, [{ x: 180, y: 130 }])} />
      <circle className="coverage__reach" cx="180" cy="130" r="112" />
      <Compass />
      <a href={area.href} {...{ transform: 'translate(180 130)' }}>
        <rect x="-100" y="-18" width="200" height="54" rx="4" />
        <circle r={dotRadius} />
        <text textAnchor="middle" y="28">
          {area.label}
        </text>
      </a>
      {reach !== null && (
        <>
          <path className="coverage__radius" d="M180 118V18" />
          <text className="coverage__distance" x="188" y="72">
            {reach}
          </text>
        </>
      )}
    </svg>
  </div>
)

/**
 * The locations at their coordinates, with lines of air between them. Each location is a link: at its dot if its label fits, otherwise in
 * the list below the drawing. Of very many locations only some are drawn; the parent component links to all.
 */
export const CoverageDrawing = ({ areas, label, listsOthers, reach }: Props) => {
  const [only] = areas
  if (areas.length === 1 && only !== undefined) return <Reach area={only} label={label} reach={reach} />
  const drawing = layOut(areas)
  const drawn = drawing.areas.filter((placed): placed is Drawn => placed.dot !== null)
  const unlabelled = !listsOthers ? [] : drawing.areas.filter(placed => placed.label === null)
  return (
    <div className="coverage">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are links */}
      <svg role="group" aria-label={label} viewBox={`0 0 ${drawing.width} ${drawing.height}`} direction="ltr">
        <path
          className="coverage__air"
          d={airLines(
            drawing.width,
            drawing.height,
            drawn.map(({ dot }) => dot),
          )}
        />
        <path className="coverage__clear" d={drawn.map(clearing).join('')} />
        {drawing.others.length > 0 && <path className="coverage__others" d={drawing.others.map(({ x, y }) => `M${x} ${y}h0`).join('')} />}
        <Compass />
        {drawn.map(({ area, dot, label: name }) => name === null && <circle key={area.href} cx={dot.x} cy={dot.y} r={dotRadius - 2} />)}
        {drawn.map(placed => placed.label !== null && <LabelledArea key={placed.area.href} {...placed} label={placed.label} />)}
      </svg>
      {unlabelled.length > 0 && (
        <ul className="coverage__list">
          {unlabelled.map(({ area }) => (
            <li key={area.href}>
              <a href={area.href}>{area.label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
