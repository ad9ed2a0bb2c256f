/** Parts of the config that have a widget, which replaces their form or is shown above it. */
import type { ComponentType } from 'react'
import type { Path } from '../../protocol.ts'
import { HoursWidget } from './hours/hours.tsx'
import { WeekWidget } from './hours/week.tsx'
import { ImageWidget, LogoWidget } from './image-widget.tsx'
import { LocationMapWidget, LocationPointWidget } from './map/location-map.tsx'
import { RedirectsWidget } from './redirects.tsx'
import { ThemeWidget } from './theme/theme.tsx'
import type { WidgetProps } from './widget.ts'

interface Entry {
  /** Keys from the root; `*` is an index of a list. */
  readonly at: readonly string[]
  readonly component: ComponentType<WidgetProps>
  /** Keys that the widget shows, which the form leaves out; without it, all keys. */
  readonly covers?: readonly string[]
}

const images: readonly (readonly string[])[] = [
  ['services', '*', 'image'],
  ['pages', 'home', 'image'],
  ['pages', 'home', 'gallery', 'pairs', '*', 'before'],
  ['pages', 'home', 'gallery', 'pairs', '*', 'after'],
  ['pages', 'about', 'image'],
  ['pages', 'about', 'story', 'image'],
  ['site', 'image'],
]

const entries: readonly Entry[] = [
  { at: ['hours'], component: HoursWidget, covers: ['weekly', 'exceptions'] },
  { at: ['theme', 'logo'], component: LogoWidget },
  { at: ['theme'], component: ThemeWidget, covers: ['colours', 'style', 'font', 'radius'] },
  { at: ['redirects'], component: RedirectsWidget },
  { at: ['locations'], component: LocationMapWidget, covers: [] },
  { at: ['locations', '*', 'geo'], component: LocationPointWidget },
  { at: ['locations', '*', 'hours'], component: WeekWidget },
  ...images.map((at): Entry => ({ at, component: ImageWidget, covers: ['file'] })),
]

const matches = ({ at }: Entry, path: Path): boolean =>
  at.length === path.length && at.every((step, index) => (step === '*' ? typeof path[index] === 'number' : step === path[index]))

/** The widget of a part of the config, and which keys below it the widget shows. */
export const widgetFor = (path: Path, opened: Path = path) => {
  const entry = entries.find(other => matches(other, path))
  if (entry === undefined) return null
  const { component: Widget, covers } = entry
  return {
    isImage: Widget === ImageWidget || Widget === LogoWidget,
    element: <Widget key={JSON.stringify(path)} path={path} opened={opened} />,
    covers: (key: string | number | undefined): boolean => covers === undefined || covers.includes(String(key)),
  }
}

/** The widget of an image that the config does not have yet. */
export const newImageFor = (path: Path) => (widgetFor(path)?.isImage === true ? widgetFor(path)?.element : null)

/** The widget of the part that contains a value, if there is one. */
export const WidgetAround = ({ path }: { readonly path: Path }) => {
  const own = widgetFor(path)
  if (own?.isImage === true) return own.element
  const part = path.map((_, length) => path.slice(0, length)).find(start => entries.some(entry => matches(entry, start)))
  return widgetFor(part ?? [], path)?.element ?? null
}
