/** Which parts of the config are shown by a widget, in place of a form or above it. A further one is a further line. */
import { type ComponentType, createContext, useContext } from 'react'
import type { Path } from '../../protocol.ts'
import { HoursWidget, WeekWidget } from './hours/hours.tsx'
import { AreaPointWidget, AreasWidget } from './map/areas.tsx'
import { PictureWidget } from './picture/picture.tsx'
import { RedirectsWidget } from './redirects/redirects.tsx'
import { ThemeWidget } from './theme/theme.tsx'
import type { WidgetProps } from './widget.ts'

interface Entry {
  /** Keys from the root; `*` is a place in a list. */
  readonly at: readonly string[]
  readonly component: ComponentType<WidgetProps>
  /** Keys that it shows itself: the form below leaves them out. Without, it leaves out all. */
  readonly covers?: readonly string[]
}

/** Where pictures stand. */
const pictures: readonly (readonly string[])[] = [
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
  { at: ['theme'], component: ThemeWidget, covers: ['colours', 'style', 'font', 'radius'] },
  { at: ['redirects'], component: RedirectsWidget },
  { at: ['locations'], component: AreasWidget, covers: [] },
  { at: ['locations', '*', 'geo'], component: AreaPointWidget },
  { at: ['locations', '*', 'hours'], component: WeekWidget },
  ...pictures.map((at): Entry => ({ at, component: PictureWidget, covers: ['file'] })),
]

const matches = ({ at }: Entry, path: Path): boolean =>
  at.length === path.length && at.every((step, index) => (step === '*' ? typeof path[index] === 'number' : step === path[index]))

/** What widgets are given wherever they stand; none before the editor has come. */
type WidgetScene = Omit<WidgetProps, 'path' | 'opened'>

const Scene = createContext<WidgetScene | null>(null)

export const WidgetSceneProvider = Scene.Provider

/** The widget of exactly this part, and the keys below that it shows. */
export const useWidget = (path: Path, opened: Path = path) => {
  const scene = useContext(Scene)
  const entry = entries.find(one => matches(one, path))
  if (entry === undefined || scene === null) return null
  const { component: Widget, covers } = entry
  return {
    element: <Widget key={JSON.stringify(path)} {...scene} path={path} opened={opened} />,
    covers: (key: string | number | undefined): boolean => covers === undefined || covers.includes(String(key)),
  }
}

/** The widget of the part that a value stands in, where there is one. */
export const WidgetAround = ({ path }: { readonly path: Path }) => {
  const around = path.map((_, length) => path.slice(0, length)).find(start => entries.some(entry => matches(entry, start)))
  return useWidget(around ?? [], path)?.element ?? null
}
